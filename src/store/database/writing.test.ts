import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import { contentChanges, contentVersions, contentVersionsIn } from './contentVersions.ts';
import type { Tx } from './db.ts';
import { writing } from './writing.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
  await database.pool.query('create table counted (id int primary key, n int not null)');
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const failure = (code: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError('could not serialize access', 0, 'error'), { code });
const counts = async () => (await database.pool.query('select id, n from counted order by id')).rows;
const reset = () => database.pool.query('truncate counted; insert into counted values (1, 0), (2, 0)');
const add = (tx: Tx, id: number) => sql`update counted set n = n + 1 where id = ${id}`.execute(tx);

it.each(['40P01', '40001'])(
  'does the work again after %s, and nothing of the failed attempt stays',
  async (code) => {
    await reset();
    let attempts = 0;
    const answer = await writing(database.db, async (tx) => {
      await add(tx, 1);
      if (++attempts < 4) throw failure(code);
      return 'done';
    });
    expect([answer, attempts, await counts()]).toEqual([
      'done',
      4,
      [
        { id: 1, n: 1 },
        { id: 2, n: 0 },
      ],
    ]);
  },
);

it('gives up after six attempts with the failure itself', async () => {
  let attempts = 0;
  const never = writing(database.db, async () => {
    attempts++;
    throw failure('40P01');
  });
  await expect(never).rejects.toMatchObject({ code: '40P01' });
  expect(attempts).toBe(6);
});

it('does not repeat what failed for another reason', async () => {
  let attempts = 0;
  const refused = writing(database.db, async () => {
    attempts++;
    throw failure('23505');
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

it('brings two through that really lock each other out', async () => {
  await reset();
  let first = 0;
  let here = () => {};
  const bothHere = new Promise<void>((done) => {
    here = () => ++first === 2 && done();
  });
  const both = [
    [1, 2],
    [2, 1],
  ].map(([one = 0, other = 0]) =>
    writing(database.db, async (tx) => {
      await add(tx, one);
      here();
      await bothHere;
      await add(tx, other);
    }),
  );
  await Promise.all(both);
  expect(await counts()).toEqual([
    { id: 1, n: 2 },
    { id: 2, n: 2 },
  ]);
});

it('reads what the one before has committed, also where the server is set to a stricter isolation', async () => {
  await database.pool.query(
    `alter database ${new URL(fresh.url).pathname.slice(1)} set default_transaction_isolation = 'serializable'`,
  );
  const strict = await connect(fresh.url);
  await reset();
  const once = () =>
    writing(
      strict.db,
      async (tx) => {
        const { rows } = await sql<{ n: number }>`select n from counted where id = 1`.execute(tx);
        await sql`update counted set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx);
      },
      ['counting'],
    );
  await Promise.all(Array.from({ length: 12 }, once));
  expect((await counts())[0]).toEqual({ id: 1, n: 12 });
  await strict.close();
});

it('moves the generation of each topic that changes once, after everything else, and tells it', async () => {
  const before = await contentVersions(database.db);
  const after = { ...before, '*': (before['*'] ?? 0) + 1, news: 1, event: 1 };
  const heard: (string | null)[] = [];
  const end = await database.listen('content', (payload) => heard.push(payload));
  await writing(database.db, async (tx) => {
    contentChanges(tx, 'news');
    await add(tx, 1);
    contentChanges(tx, 'event', 'news');
    contentChanges(tx);
    expect(await contentVersions(tx)).toEqual(before);
  });
  await writing(database.db, (tx) => add(tx, 1));
  expect(await contentVersions(database.db)).toEqual(after);
  await expect.poll(() => heard.map(contentVersionsIn)).toEqual([after]);
  await end();
});
