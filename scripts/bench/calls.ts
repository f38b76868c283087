import { sql } from 'kysely';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { growNews, type KnownWords } from '#store/records/manyNews.ts';
import { growEvents, growSubscribers } from '../lib/manyOthers.ts';
import { middle, percentile } from './compared.ts';
import { type Installation, post, startInstallation } from './installation.ts';
import { ITEMS, listsWithVersions } from './listsWithVersions.ts';
import { costOfRecreation } from './madeAnew.ts';
import { untilShownElsewhere } from './otherCopy.ts';
import { parentOf, processesBelow, processorSince, untilRest } from './processes.ts';
import { type Measure, most, row } from './rows.ts';

/** So many news, events and subscribers at once. */
const STAGES = [
  { news: 1_000, events: 1_000, subscribers: 1_000 },
  { news: 20_000, events: 5_000, subscribers: 50_000 },
] as const;

export interface Stage {
  readonly news: number;
  readonly events: number;
  readonly subscribers: number;
}

/** What a call takes at a stage, in milliseconds. */
export interface Taken {
  readonly p95: number;
  /** Of the server and its database together: it says the same whatever else the machine has to do. */
  readonly processor: number;
}

/** Calls, the front page made anew, and how soon another copy shows what was written, at many records. */
export const measure: Measure = async (folder, say) => {
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, progress: say });
  const database = await openStore(embedded.url);
  const settings = { DATABASE_URL: embedded.url, SAMPLE_CONTENT: 'structure', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(folder, settings);
  try {
    const other = await startInstallation(folder, settings);
    const until = await untilShownElsewhere(installation, other);
    await other.stop();
    const ratios = await callsAsDataGrows(database, installation, say);
    say('The front page, made anew …');
    await untilRest(installation);
    const again = await costOfRecreation(installation, database);
    say('Lists and the front page, with versions …');
    const lists = await listsWithVersions(database);
    const versions = await costOfRecreation(installation, database, ['all that it reads']);
    return [
      row(
        'All calls: p95 at many records',
        middle([...ratios.values()].map(({ p95 }) => p95)),
        'times',
        most(2),
      ),
      ...[...ratios].map(([name, { processor }]) =>
        row(`${name}: processor at many records`, processor, 'times', most(2)),
      ),
      ...[...again].map(([name, { server, database: rest }]) =>
        row(`Front page made anew after ${name}: processor`, server + rest, 'ms', most(15)),
      ),
      ...lists,
      ...[...versions].map(([name, { server, database: rest }]) =>
        row(
          `Front page made anew after ${name}, among ${ITEMS} items with versions: processor`,
          server + rest,
          'ms',
          most(15),
        ),
      ),
      row('Until another copy shows a story: p95', percentile(until), 'ms', most(300)),
    ];
  } finally {
    await installation.stop();
    await database.close();
    await embedded.stop();
  }
};

/** What each call takes at the last stage, as ratios to the first one. */
async function callsAsDataGrows(
  database: Database,
  installation: Installation,
  say: (sentence: string) => void,
): Promise<Map<string, Taken>> {
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  const postgres = parentOf(rows[0].pid);
  const pids = (): number[] => [installation.pid, ...processesBelow(postgres)];
  const first = new Map<string, Taken>();
  const ratios = new Map<string, Taken>();
  for (const stage of STAGES) {
    say(`Growing to ${stage.news} news, ${stage.events} events and ${stage.subscribers} subscribers …`);
    const words = await grow(database, stage);
    await untilRest(installation);
    for (const [name, taken] of await allCalls(installation, words, stage, pids)) {
      const base = first.get(name) ?? taken;
      first.set(name, base);
      ratios.set(name, { p95: taken.p95 / base.p95, processor: taken.processor / base.processor });
      say(`${name}: p95 ${taken.p95.toFixed(2)} ms, ${taken.processor.toFixed(2)} ms of the processor`);
    }
  }
  return ratios;
}

/** What each call takes, one after the other, so often each. `pids`: of the server and its database. */
export async function allCalls(
  installation: Installation,
  words: KnownWords,
  { news }: Stage,
  pids: () => readonly number[],
  times = TIMES,
): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  for (const [name, request] of requests(words, await unitId(installation.url), news))
    taken.set(name, await takenBy(installation, request, pids, times));
  return taken;
}

/** Adds records until there are so many of each, and leaves the database as it is after some quiet days. */
export async function grow({ db }: Pick<Database, 'db'>, stage: Stage): Promise<KnownWords> {
  const words = await growNews(db, stage.news);
  await growEvents(db, stage.events);
  await growSubscribers(db, stage.subscribers);
  // As autovacuum would have done by the time that a church has written so much.
  for (const table of ['news', 'event', 'subscriber', 'search_word'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  // And without the disk still busy with what was just written.
  await sql`checkpoint`.execute(db);
  await sql`update content_generation set n = n + 1`.execute(db);
  return words;
}

async function unitId(url: string): Promise<string> {
  const answer = (await (await fetch(`${url}/api/v1/public/get_departments_list`)).json()) as {
    data: { docs: { _id: string }[] };
  };
  return answer.data.docs[0]?._id ?? '';
}

type Request = readonly [path: string, body: unknown];

/** One letter left out in the middle: a slip that the word's trigrams still find. */
function slip(word: string): string {
  return word.slice(0, 4) + word.slice(5);
}

/** Of the console's list of all news. */
const LIMIT = 25;

function requests(words: KnownWords, unit: string, news: number): readonly (readonly [string, Request])[] {
  const page = (n: number): Request => ['news/get', { type: 'all', page: n, limit: LIMIT }];
  return [
    ['List, first page', ['public/get_news_list', { type: 'departments', page: 1, limit: 21 }]],
    ['List, page 20', ['public/get_news_list', { type: 'departments', page: 20, limit: 21 }]],
    ['List of one unit', ['public/get_news_list', { type: 'departments', department: [unit], limit: 21 }]],
    ['Console list, both families', page(1)],
    ['Console list, the page in the middle', page(Math.ceil(news / LIMIT / 2))],
    ['Console list, the last page but one', page(Math.ceil(news / LIMIT) - 1)],
    ['Console list, inactive', ['news/get', { type: 'dioceses', activated: false, limit: 25 }]],
    ['Console list, by title', ['news/get', { type: 'dioceses', order_by: 'title', limit: 25 }]],
    ['Counts', ['news/get_news_details', { type: 'departments' }]],
    ['Search, common word', ['public/global_search_news', { search: words.common, limit: 4 }]],
    ['Search, middling word', ['public/global_search_news', { search: words.middling, limit: 4 }]],
    ['Search, rare word', ['public/global_search_news', { search: words.rare, limit: 4 }]],
    [
      'Search, part of a word',
      ['public/global_search_news', { search: words.middling.slice(0, 5), limit: 4 }],
    ],
    ['Search, a slip', ['public/global_search_news', { search: slip(words.middling), limit: 4 }]],
    ['Events of the site', ['public/get_events_list', { type: 'departments', limit: 20 }]],
    ['Events of the console', ['events/get', { type: 'dioceses', admin: true, limit: 20 }]],
    ['Events, search', ['events/get', { admin: true, search: { department: 'place 77' }, limit: 20 }]],
    ['Subscribers, first page', ['news_letter/get_subscriber', { limit: 20 }]],
    ['Subscribers, page 40', ['news_letter/get_subscriber', { page: 40, limit: 20 }]],
    ['Subscribers, by name', ['news_letter/get_subscriber', { order_by: 'name', limit: 20 }]],
    ['Subscribers, search by name', ['news_letter/get_subscriber', { search: 'first77 last88', limit: 20 }]],
    ['Subscribers, search by address', ['news_letter/get_subscriber', { search: 'first77.', limit: 20 }]],
    ['Subscribers, count for visitors', ['public/get_subscribers_list', {}]],
    ['Search, two words', ['news/get', { search: { all: `${words.common} ${words.middling}` }, limit: 25 }]],
  ];
}

const WARM_UP = 20;
const TIMES = 100;

/**
 * p95 of requests, one after the other, after some to warm up, and the processor time of each, in ms. Each from another network, since strangers'
 * searches are limited by network.
 */
async function takenBy(
  { url, token }: Installation,
  [path, body]: Request,
  pids: () => readonly number[],
  count: number,
): Promise<Taken> {
  const times: number[] = [];
  let used = (): number => Number.NaN;
  for (let i = 0; i < WARM_UP + count; i++) {
    if (i === WARM_UP) used = processorSince(pids);
    const from = { 'x-forwarded-for': `10.${i}.0.1` };
    const started = performance.now();
    await post(url, token, path, body, from);
    if (i >= WARM_UP) times.push(performance.now() - started);
  }
  return {
    p95: percentile(times),
    processor: (used() * 1000) / count,
  };
}
