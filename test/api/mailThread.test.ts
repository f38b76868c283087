import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailJob } from '#jobs/mailJob.ts';
import { createMailThread } from '#jobs/mailThread.ts';
import { readSettings } from '#settings/settings.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { writing } from '#store/database/writing.ts';
import { queueMail } from '#store/mailQueue/mail.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

/** The thread that sends, with programs that do something else; what it sends is shown by the tests of the built program. */
let fresh: FreshDatabase;
let database: Database;
let folder: string;

beforeAll(async () => {
  [fresh, folder] = await Promise.all([freshDatabase(), mkdtemp(join(tmpdir(), 'lectern-thread-'))]);
  database = await openStore(fresh.url);
  await writing(database.db, (tx) => queueMail(tx, { template: 'test', to: null }, new Date()));
});
afterAll(async () => {
  await database?.close();
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A thread whose program, given as text, is handed `port`, what it is `told`, and `deaths`: how many of it have died before. */
async function threadOf(program: string, ending: AbortSignal, log: string[] = []) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(
    file,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
    import { parentPort as port } from 'node:worker_threads';
    const deaths = existsSync('${file}.deaths') ? readFileSync('${file}.deaths').length : 0;
    const die = () => { appendFileSync('${file}.deaths', 'x'); throw new Error('it hurts'); };
    port.on('message', (told) => { ${program} });`,
  );
  const data = { settings: readSettings({}), databaseUrl: fresh.url };
  return createMailThread(file, data, (sentence) => log.push(sentence), ending);
}

it('is started again when it dies, without a hand, and the log says why', async () => {
  const ending = new AbortController();
  const log: string[] = [];
  const { sendOnce } = await threadOf(
    `if (told === 'end') process.exit(); if (deaths < 2) die(); port.postMessage({ log: 'It sends.' }); port.postMessage({ sent: 'done' });`,
    ending.signal,
    log,
  );
  const job = createMailJob(
    { db: database.db, sendOnce, leads: () => true, now: () => new Date(), log: (line) => log.push(line) },
    ending.signal,
  );
  await job.send();
  expect(log).toEqual([
    'Mails wait: the thread that sends them has died and is started again (it hurts).',
    'It sends.',
  ]);
  ending.abort();
  await job.ended();
});

it('rejects when it cannot send just now, and is the same thread the next time', async () => {
  const ending = new AbortController();
  const thread = await threadOf(
    `globalThis.asked = (globalThis.asked ?? 0) + 1; port.postMessage(globalThis.asked === 1 ? { failed: 'No database.' } : { sent: 'elsewhere' });`,
    ending.signal,
  );
  await expect(thread.sendOnce()).rejects.toThrow('No database.');
  expect(await thread.sendOnce()).toBe('elsewhere');
  await thread.kill();
});

it('is told to end when the program ends, and what it still says is heard', async () => {
  const ending = new AbortController();
  const thread = await threadOf(
    `if (told === 'end') { port.postMessage({ sent: 'done' }); port.close(); }`,
    ending.signal,
  );
  const sending = thread.sendOnce();
  ending.abort();
  expect(await sending).toBe('done');
});
