import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Installation } from './installation.ts';
import { load, type Question } from './load.ts';
import { memoryOf } from './processes.ts';

/** Megabytes of the server and its database together, as PSS. */
export interface Memory {
  readonly idle: number;
  /** The most that was seen while everything was asked for at once. */
  readonly most: number;
  /** A minute after that. */
  readonly after: number;
}

const MINUTE = 60_000;
const SECONDS = 20;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A minute after the last work, during, and a minute after a load of pages, lists, searches, addresses that nobody has, and large pictures. undefined where it can't be told. */
export async function memoryUnderLoad(installation: Installation): Promise<Memory | undefined> {
  const now = (): number | undefined => memoryOf(installation.pid);
  if (now() === undefined) return undefined;
  // The programs that make pictures and PDFs end a while after their work.
  await pause(MINUTE);
  const idle = now() ?? Number.NaN;
  let most = idle;
  const watching = setInterval(() => {
    most = Math.max(most, now() ?? 0);
  }, 1000);
  await Promise.all([
    ...questions(installation).map((question) => load(question, SECONDS)),
    uploads(installation),
  ]);
  clearInterval(watching);
  await pause(MINUTE);
  return { idle, most, after: now() ?? Number.NaN };
}

/** As many lines as one call takes. */
const LINES = 500;

/** While so many subscribers, who have agreed already, are imported one call after the other, and a minute after that. undefined where it can't be told. */
export async function memoryAfterImport(
  installation: Installation,
  subscribers: number,
): Promise<Omit<Memory, 'idle'> | undefined> {
  const now = (): number | undefined => memoryOf(installation.pid);
  if (now() === undefined) return undefined;
  let most = 0;
  const name = { import: randomUUID(), file_name: 'subscribers.csv', agreed: true };
  for (let from = 0; from < subscribers; from += LINES) {
    const lines = Array.from({ length: Math.min(LINES, subscribers - from) }, (_, i) => {
      const line = from + i + 1;
      return { line, name: `Subscriber ${line}`, email: `subscriber.${line}@example.org` };
    });
    await installation.call('news_letter/import/carry_out', { ...name, lines });
    most = Math.max(most, now() ?? 0);
  }
  await pause(MINUTE);
  return { most, after: now() ?? Number.NaN };
}

function questions({ url, token }: Installation): Question[] {
  const headers = { 'Accept-Encoding': 'br' };
  const json = { 'Content-Type': 'application/json' };
  return [
    { url: `${url}/home`, headers },
    { url: `${url}/news_list_screen/departments?page=2`, headers },
    {
      url: `${url}/api/v1/news/get`,
      method: 'POST',
      headers: { ...json, Authorization: token },
      body: '{"limit":20}',
    },
    {
      url: `${url}/api/v1/news/get`,
      method: 'POST',
      headers: { ...json, Authorization: token },
      body: '{"limit":20,"search":{"all":"wat"}}',
    },
  ];
}

/** Pictures as phones take them, twelve of them, one after the other. */
async function uploads(installation: Installation): Promise<void> {
  const made = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({
    create: { width: 4000, height: 3000, channels: 3, noise: made, background: '#888' },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  for (let i = 0; i < 12; i++) await installation.upload(`phone ${i}.jpg`, picture);
}
