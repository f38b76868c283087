import type { Installation } from './installation.ts';
import { load, type Question } from './load.ts';
import { bareNode, nginx, pageAt } from './plainServers.ts';
import { childNamed, processorTime, processorTimeBelow } from './processes.ts';

/** Processor time as the operating system counts it, in microseconds an answer. */

const ROUNDS = 7;
const SECONDS = 3;

/** One of those that are compared: what is asked, and how much time its process has had. */
interface Runner {
  readonly name: string;
  readonly question: Question;
  seconds(): number;
}

/** Microseconds an answer, by round. Taken in turns, since a machine that has other things to do has them for all. */
async function costsOf(runners: readonly Runner[]): Promise<Map<string, number[]>> {
  const costs = new Map<string, number[]>(runners.map(({ name }) => [name, []]));
  for (const { question } of runners) await load(question, SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, question, seconds } of runners) {
      const before = seconds();
      const answers = await load(question, SECONDS);
      costs.get(name)?.push(((seconds() - before) * 1_000_000) / answers);
    }
  }
  return costs;
}

export const middle = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

export interface PageCosts {
  /** What each answer costs whom, in microseconds. */
  readonly costs: ReadonlyMap<string, number>;
  /** A bare Node server's time by ours: the middle one of all rounds. */
  readonly ofBareNode: number;
}

const OURS = 'Lectern';

/** A cached page against servers that send the very same bytes. */
export async function costOfPage(installation: Installation, folder: string): Promise<PageCosts> {
  const url = `${installation.url}/home`;
  const page = await pageAt(url, 'br');
  const plain = [await bareNode(page, folder), await nginx(page, folder)].filter((one) => one !== undefined);
  const headers = { 'Accept-Encoding': 'br' };
  try {
    const costs = await costsOf([
      { name: OURS, question: { url, headers }, seconds: () => processorTime(installation.pid) },
      ...plain.map((server) => ({
        name: server.name,
        question: { url: server.url, headers },
        seconds: () => processorTime(server.pid) + processorTimeBelow(server.pid),
      })),
    ]);
    const ours = costs.get(OURS) ?? [];
    const bare = costs.get(plain[0]?.name ?? '') ?? [];
    return {
      costs: new Map([...costs].map(([name, all]) => [name, middle(all)])),
      ofBareNode: middle(ours.map((cost, round) => (bare[round] ?? Number.NaN) / cost)),
    };
  } finally {
    for (const server of plain) await server.stop();
  }
}

export interface ListCosts {
  readonly server: number;
  readonly database: number;
  readonly bytes: number;
}

/** A page of twenty full news for the console: the server's own time, and that of its PostgreSQL. */
export async function costOfList(installation: Installation, encoding?: string): Promise<ListCosts> {
  const postgres = childNamed(installation.pid, 'postgres');
  if (postgres === undefined) throw new Error('The database of the server was not found.');
  const question: Question = {
    url: `${installation.url}/api/v1/news/get`,
    method: 'POST',
    headers: {
      Authorization: installation.token,
      'Content-Type': 'application/json',
      ...(encoding ? { 'Accept-Encoding': encoding } : {}),
    },
    body: '{"limit":20}',
  };
  const answer = JSON.stringify(await installation.call('news/get', { limit: 20 }));
  const database = (): number => processorTime(postgres) + processorTimeBelow(postgres);
  const costs: { server: number; database: number }[] = [];
  await load(question, 2 * SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    const before = { server: processorTime(installation.pid), database: database() };
    const answers = await load(question, SECONDS);
    const each = (now: number, then: number): number => ((now - then) * 1_000_000) / answers;
    costs.push({
      server: each(processorTime(installation.pid), before.server),
      database: each(database(), before.database),
    });
  }
  return {
    server: middle(costs.map(({ server }) => server)),
    database: middle(costs.map((one) => one.database)),
    bytes: Buffer.byteLength(answer),
  };
}

const PARAGRAPH =
  '<p>They walked from parish to parish along the old post road, slept on the verandas of schools and sang in four languages. In each village somebody wrote one sentence into the register: who had come before, who was waiting still, and what the rain had left of the harvest.</p>';

/** Publishes twenty news items of today with everything that one may have: twelve pictures, two documents and a long text. The files are the sample's. */
export async function publishFullNews(installation: Installation): Promise<void> {
  const { docs } = (
    (await installation.call('news/get', { limit: 1000 })) as {
      data: { docs: { thumbnail: string; gallery: string[]; pdf: string[]; department: string | null }[] };
    }
  ).data;
  const pictures = [...new Set(docs.flatMap(({ thumbnail, gallery }) => [thumbnail, ...gallery]))].filter(
    (address) => address.startsWith('http'),
  );
  const papers = [...new Set(docs.flatMap(({ pdf }) => pdf))];
  const departments = docs.flatMap(({ department }) => department ?? []);
  const some = (all: readonly string[], from: number, count: number): (string | undefined)[] =>
    Array.from({ length: count }, (_, i) => all[(from * count + i) % all.length]);
  for (let i = 0; i < 20; i++) {
    const [thumbnail, ...gallery] = some(pictures, i, 13);
    await installation.call('news/create', {
      title: `Four hundred young people walk the old road, day ${i}`,
      heading: 'What was planned as a conference became a pilgrimage.',
      description: `<h2>Nine days</h2>${PARAGRAPH.repeat(8)}`,
      type: 'departments',
      department: departments[i % departments.length],
      thumbnail,
      gallery,
      pdf: some(papers, i, 2),
      date: '2099-01-01',
    });
  }
}
