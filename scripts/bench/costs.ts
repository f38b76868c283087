import { type Compared, compared, middle } from './compared.ts';
import type { Installation } from './installation.ts';
import { load, type Question } from './load.ts';
import { childNamed, processorTime, processorTimeBelow } from './processes.ts';

/** Processor time as the operating system counts it, in microseconds an answer. */

const ROUNDS = 5;
const SECONDS = 2;

/** A cached page against servers that send the very same bytes. */
export const costOfPage = (installation: Installation, folder: string): Promise<Compared> =>
  compared(installation, '/home', { 'accept-encoding': 'br' }, folder, { rounds: ROUNDS, seconds: SECONDS });

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
  const documents = [...new Set(docs.flatMap(({ pdf }) => pdf))];
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
      pdf: some(documents, i, 2),
      date: '2099-01-01',
    });
  }
}
