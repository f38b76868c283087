import { Agent, get } from 'node:http';
import { middle, percentile } from './compared.ts';
import type { Installation } from './installation.ts';
import { childNamed, processorTime, processorTimeBelow } from './processes.ts';

/** What a write costs the readers: the pages of all hosts, asked for at an even pace, alone and while somebody writes once a second. */

const ROUNDS = 3;
const SECONDS = 8;
const PACE = 40;
/** So many pages of each sub-site, and of the main site. */
const OF_UNIT = 4;
const OF_MAIN = 60;

interface Address {
  readonly host: string;
  readonly path: string;
}

export interface CrawlFigures {
  /** Milliseconds until the whole answer was there. */
  readonly p95: number;
  /** Milliseconds of processor time an answer, of the server and its database together; what the writes cost is part of it. */
  readonly processor: number;
}

type Writing = (n: number) => Promise<unknown>;

/** The figures by what was written meanwhile. Taken in turns, since a machine that has other things to do has them for all. */
export async function crawlDuringWrites(
  installation: Installation,
): Promise<ReadonlyMap<string, CrawlFigures>> {
  const addresses = await addressesOf(installation);
  const writings: readonly (readonly [string, Writing | undefined])[] = [
    ['nothing is written', undefined],
    ['an older story is edited once a second', await editing(installation)],
    ['a new story is published once a second', await publishing(installation)],
  ];
  const times = new Map<string, number[]>(writings.map(([name]) => [name, []]));
  const costs = new Map<string, number[]>(writings.map(([name]) => [name, []]));
  for (const address of addresses) await ask(installation, address);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, write] of writings) {
      const before = processor(installation);
      const some = await crawl(installation, addresses, write);
      times.get(name)?.push(...some);
      costs.get(name)?.push(((processor(installation) - before) * 1000) / some.length);
    }
  }
  return new Map(
    [...times].map(([name, all]) => [
      name,
      { p95: percentile(all), processor: middle(costs.get(name) ?? []) },
    ]),
  );
}

/** Seconds of processor time of the server and its database. */
function processor({ pid }: Installation): number {
  const postgres = childNamed(pid, 'postgres');
  if (postgres === undefined) throw new Error('The database of the server was not found.');
  return processorTime(pid) + processorTime(postgres) + processorTimeBelow(postgres);
}

/** Asks for the pages in an order of chance, each when its time has come, whether those before have been answered or not. */
async function crawl(
  installation: Installation,
  addresses: readonly Address[],
  write: Writing | undefined,
): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const writes: Promise<unknown>[] = [];
  const start = performance.now();
  for (let n = 0; n < SECONDS * PACE; n++) {
    const wait = start + (n * 1000) / PACE - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    if (write && n % PACE === 0) writes.push(write(n));
    const address = addresses[Math.floor(Math.random() * addresses.length)];
    if (address) answers.push(ask(installation, address));
  }
  await Promise.all(writes);
  return Promise.all(answers);
}

const agent = new Agent({ keepAlive: true });

/** Milliseconds until the whole page is there; throws for anything but a page. */
function ask({ url }: Installation, { host, path }: Address): Promise<number> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  return new Promise((done, failed) => {
    const headers = { host, 'accept-encoding': 'br' };
    get({ hostname, port, path, headers, agent }, (answer) => {
      if (answer.statusCode !== 200)
        failed(new Error(`${host}${path} answered ${answer.statusCode ?? 'nothing'}.`));
      answer.resume();
      answer.on('end', () => done(performance.now() - start));
    }).on('error', failed);
  });
}

/** Pages of the main site and of every sub-site, as their site maps name them, evenly out of all. */
async function addressesOf({ url }: Installation): Promise<Address[]> {
  const { port } = new URL(url);
  const main = `localhost:${port}`;
  const placesIn = async (host: string, path: string): Promise<URL[]> => {
    const xml = await textAt(url, host, path);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place));
  };
  const some = (places: readonly URL[], count: number): Address[] =>
    Array.from({ length: Math.min(count, places.length) }, (_, i) => {
      const place = places[Math.floor((i * places.length) / Math.min(count, places.length))] as URL;
      return { host: place.host, path: place.pathname + place.search };
    });
  const maps = await placesIn(main, '/sitemap.xml');
  const addresses = some(await placesIn(main, '/sitemaps/pages.xml'), OF_MAIN);
  addresses.push({ host: main, path: '/home' });
  for (const host of new Set(maps.map((map) => map.host))) {
    if (host === main) continue;
    const places = (await placesIn(host, '/sitemap.xml')).filter((place) => place.host === host);
    addresses.push(...some(places, OF_UNIT));
  }
  return addresses;
}

function textAt(url: string, host: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done, failed) => {
    get({ hostname, port, path, headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => done(text));
    }).on('error', failed);
  });
}

interface Listed {
  readonly data: {
    readonly docs: readonly {
      readonly _id: string;
      readonly department: string | null;
      readonly thumbnail: string;
    }[];
  };
}

/** Edits a story that is no longer among the newest. */
async function editing(installation: Installation): Promise<Writing> {
  const { data } = (await installation.call('news/get', {
    type: 'departments',
    page: 4,
    limit: 25,
  })) as Listed;
  const id = data.docs[0]?._id ?? '';
  return (n) => installation.call(`news/edit/${id}`, { heading: `Edited, ${n} of ${Date.now()}` }, 'PUT');
}

async function publishing(installation: Installation): Promise<Writing> {
  const { data } = (await installation.call('news/get', { type: 'departments', limit: 25 })) as Listed;
  const { department, thumbnail } = data.docs.find((one) => one.department && one.thumbnail) ?? {};
  return (n) =>
    installation.call('news/create', {
      title: `Published while others read, ${n}`,
      description: '<p>They walked from parish to parish along the old post road.</p>',
      type: 'departments',
      department,
      thumbnail,
      date: '2026-11-22',
    });
}
