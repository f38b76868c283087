import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { LEADER_CHANNEL } from '#store/database/pulse.ts';
import { type Running, startServer } from '../../src/main.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type Line, lineToPort } from '../support/rawConnection.ts';

/** What copies ask a database by the clock while nothing happens, and that one of them does the work of all. Each has a line of its own to it. */
const EMAIL = 'admin@example.org';
let database: FreshDatabase;
let dataDir: string;
let watching: pg.Client;
const leaders: string[] = [];
const copies: { readonly line: Line; readonly running: Running }[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-idle-'));
  for (let i = 0; i < 3; i++) {
    const url = new URL(database.url);
    const line = await lineToPort(Number(url.port));
    // As of two hosts, which are asked for the one that takes writes.
    const through = `127.0.0.1:${line.port}`;
    const both = database.url.replace(url.host, `${through},${through}`);
    const running = await startServer(
      readSettings({
        ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: both, DATA_DIR: dataDir },
        ...{ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: 'correct horse battery staple', SAMPLE_CONTENT: 'none' },
      }),
    );
    copies.push({ line, running });
  }
  watching = new pg.Client({ connectionString: database.url });
  await watching.connect();
  watching.on('notification', ({ payload = '' }) => leaders.push(payload));
  await watching.query(`listen ${LEADER_CHANNEL}`);
});
afterAll(async () => {
  for (const { line } of copies) line.mend();
  for (const { running } of copies) await running.close();
  for (const { line } of copies) await line.close();
  await watching.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const pulses = async (more: number): Promise<void> => {
  const enough = leaders.length + more;
  await expect.poll(() => leaders.length).toBeGreaterThanOrEqual(enough);
};
const said = (): number[] => copies.map(({ line }) => line.said());

/** Somebody has forgotten the password: the copy queues a mail. */
async function askForMail(of: Running): Promise<void> {
  const answer = await fetch(`${of.url}/api/v1/auth/forgot_password`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: EMAIL }),
  });
  expect(answer.status).toBe(200);
}
const sent = async (): Promise<number> =>
  (await watching.query(`select count(*)::int as n from mail where state = 'sent'`)).rows[0].n;

it('a copy that does not lead says to the database a third at most of what the one says that leads', async () => {
  let [before, from] = [said(), 0];
  // The younger ones have given way; on a busy machine one may begin once more, when the first one is late.
  for (let tries = 0; tries < 6 && new Set(leaders.slice(from)).size !== 1; tries++) {
    await pulses(5);
    [before, from] = [said(), leaders.length - 5];
    await pulses(15);
  }
  expect(new Set(leaders.slice(from)).size).toBe(1);
  const [first = 0, ...others] = said().map((now, i) => now - (before[i] ?? 0));
  expect(first).toBeGreaterThan(45);
  // It is a fifteenth on a machine with time to spare; where notices come late a copy looks for what they would have said.
  for (const n of others) expect(n).toBeLessThan(first / 3);
});

it('a mail queued by another copy goes out, also when the one that led has lost the database', async () => {
  const [first, , third] = copies;
  if (!first || !third) throw new Error('They have not started.');
  const before = await sent();
  await askForMail(third.running);
  await expect.poll(sent).toBe(before + 1);
  const led = leaders.at(-1);
  first.line.cut();
  await askForMail(third.running);
  await expect.poll(sent).toBe(before + 2);
  await pulses(3);
  expect(leaders.at(-1)).not.toBe(led);
});
