import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { lineToPort } from '#test/support/rawConnection.ts';
import { connect, type Database } from './connect.ts';
import { withLeaderLock } from './leaderLock.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it('is free for the next one as soon as the work of the one before has ended, or failed', async () => {
  for (let nth = 0; nth < 10; nth++) {
    expect(await withLeaderLock(database.pool, 'work', async () => {})).toBe(true);
    const failing = withLeaderLock(database.pool, 'work', () => Promise.reject(new Error('It is torn.')));
    await expect(failing).rejects.toThrow('It is torn.');
  }
});

it('keeps others out while the work goes on', async () => {
  let other: boolean | undefined;
  await withLeaderLock(database.pool, 'work', async () => {
    other = await withLeaderLock(database.pool, 'work', async () => {});
  });
  expect(other).toBe(false);
});

it('does not wait for a database that says nothing any more', async () => {
  const line = await lineToPort(Number(new URL(fresh.url).port));
  const url = new URL(fresh.url);
  url.port = String(line.port);
  const past = await connect(url.href);
  const done = withLeaderLock(past.pool, 'work', async () => line.hold());
  expect(await done).toBe(true);
  line.mend();
  await past.close();
  await line.close();
  await expect.poll(() => withLeaderLock(database.pool, 'work', async () => {})).toBe(true);
});
