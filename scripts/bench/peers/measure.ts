import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { fontsIn } from '#test/support/machineFonts.ts';
import { findBrowser } from '../../setup-browser.ts';
import { middle } from '../compared.ts';
import type { Question } from '../load.ts';
import { memoryOf, processorTime, processorTimeBelow } from '../processes.ts';
import type { Place, Site } from './peer.ts';
import type { Figures } from './report.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 3;
const EDITS = 5;
/** After a start and after a load; longer while smaller pictures are still made, but no longer than that. */
const SETTLE_MS = 10_000;
const MOST_SETTLE_MS = 120_000;
/** As browsers ask. */
const PACKED = { 'Accept-Encoding': 'gzip, deflate, br' };
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The process that the embedded PostgreSQL of a folder runs in. */
export const postmasterIn = (folder: string): number =>
  Number(readFileSync(join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** Asks over kept connections for some seconds, whatever way the answers are cut in; the number of answers. */
async function ask({ url, method = 'GET', headers = {}, body }: Question, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  const once = (): Promise<void> =>
    new Promise((done, failed) => {
      const asked = request(url, { method, headers, agent }, (answer) => {
        if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}.`));
        answer.resume().once('end', done).once('error', failed);
      });
      asked.once('error', failed).end(body);
    });
  let answers = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await once();
        answers++;
      }
    }),
  ).finally(() => agent.destroy());
  return answers;
}

/** Seconds of processor time of these processes and all below them, those that have ended included. */
export const timeOf = (roots: readonly number[]): number =>
  roots.reduce((sum, pid) => sum + processorTime(pid) + processorTimeBelow(pid), 0);

const memory = (roots: readonly number[]): number =>
  roots.map((pid) => memoryOf(pid) ?? Number.NaN).reduce((sum, megabytes) => sum + megabytes, 0);

/** Waits until these have hardly anything to do. */
async function untilQuiet(roots: readonly number[]): Promise<void> {
  const until = performance.now() + MOST_SETTLE_MS;
  for (let before = 0, now = timeOf(roots); performance.now() < until && now - before > 0.3; ) {
    await pause(SETTLE_MS);
    before = now;
    now = timeOf(roots);
  }
}

/**
 * Everything about one program that runs and was filled. What cannot be measured is passed to `failed` as a sentence, and the rest goes on.
 *
 * @param roots the server's process, and the database's where it is not below that
 */
export async function measure(
  { url }: Place,
  site: Site,
  roots: readonly number[],
  failed: (sentence: string) => void,
): Promise<Figures> {
  const figures: { -readonly [one in keyof Figures]: number } = {};
  const attempt = (what: string, work: () => Promise<void>): Promise<void> =>
    work().catch((error: Error) => failed(`${what}: ${error.message.split('\n')[0]}`));
  await untilQuiet(roots);
  figures.idle = memory(roots);

  const { home, story, list } = site;
  const packedList = { ...list, headers: { ...list.headers, ...PACKED } };
  const questions: (readonly ['home' | 'story' | 'packedList' | 'plainList', Question])[] = [
    ...(home ? [['home', { url: url + home, headers: PACKED }] as const] : []),
    ...(story ? [['story', { url: url + story, headers: PACKED }] as const] : []),
    ['packedList', packedList],
    ['plainList', { ...list, headers: { ...list.headers, 'Accept-Encoding': 'identity' } }],
  ];
  const costs = new Map(questions.map(([name]) => [name, [] as number[]]));
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, question] of questions)
      await attempt(name, async () => {
        const before = timeOf(roots);
        const answers = await ask(question, SECONDS);
        if (round >= 0) costs.get(name)?.push(((timeOf(roots) - before) * 1_000_000) / answers);
      });
  for (const [name, all] of costs) if (all.length > 0) figures[name] = middle(all);
  await untilQuiet(roots);
  figures.loaded = memory(roots);

  await attempt('edit', async () => {
    const shown = home ? { url: url + home, headers: PACKED } : packedList;
    const took = { ms: [] as number[], processor: [] as number[] };
    for (let n = 0; n < EDITS; n++) {
      const before = timeOf(roots);
      const began = performance.now();
      const title = `Lanterns at crossing ${n} of ${Date.now()}`;
      await site.edit(title);
      await untilShown(shown, title);
      took.ms.push(performance.now() - began);
      await pause(1000);
      took.processor.push((timeOf(roots) - before) * 1000);
    }
    figures.edit = middle(took.ms);
    figures.editProcessor = middle(took.processor);
  });
  if (home) await attempt('first view', async () => void Object.assign(figures, await firstView(url + home)));
  return figures;
}

async function untilShown({ url, method, headers, body }: Question, title: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const answer = await fetch(url, { method, headers, body });
    if ((await answer.text()).includes(title)) return;
    await pause(20);
  }
  throw new Error('It did not show within a minute.');
}

/**
 * What a phone fetches at the first view of a page from this machine alone; the second phone that comes, when smaller pictures are made.
 * It has the letters of the Indian scripts, as phones have and some servers don't, whose browser would fetch them.
 */
async function firstView(url: string): Promise<Pick<Figures, 'bytes' | 'requests' | 'scripts'>> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('There is no browser.');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-phone-'));
  const env = { ...process.env, ...(await fontsIn(folder, 'its own and all letters')) };
  const browser = await chromium.launch({
    ...{
      executablePath,
      env,
      args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  try {
    await viewBy(browser, url);
    return await viewBy(browser, url);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

async function viewBy(
  browser: Browser,
  url: string,
): Promise<Pick<Figures, 'bytes' | 'requests' | 'scripts'>> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sum = { bytes: 0, requests: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.requests++;
    sum.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') sum.scripts += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return sum;
}
