import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import { contentGenerations } from './generation.ts';
import { recordReads } from './reads.ts';

/** What is read through a recording database is told apart from what may have changed since. */
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

const texts = sql<{ description: string }>`select description from description where type = ${'vision'}`;
const then = { description: 1, news: 1 };
const write = async (text: string) => {
  await sql`delete from description`.execute(database.db);
  await sql`insert into description (id, type, description) values (gen_random_uuid(), 'vision', ${text})`.execute(
    database.db,
  );
};

it('reads again only what a topic that has moved may have changed, and knows whether it is the same', async () => {
  const { db, reads } = recordReads(database.db);
  await texts.execute(db);
  expect(reads.untouched(then, { ...then, news: 2 })).toBe(true);
  expect(reads.untouched(then, { ...then, '*': 1 })).toBe(false);
  const now = { ...then, description: 2 };
  expect(reads.untouched(then, now)).toBe(false);
  expect((await reads.again(database.db, then, now)).same).toBe(true);
  await write('To see');
  // Nobody has said that it has moved.
  expect((await reads.again(database.db, then, { ...then, news: 2 })).same).toBe(true);
  const { same, found } = await reads.again(database.db, then, now);
  expect([same, found.size]).toEqual([false, 1]);
});

it('spares who makes it anew from asking for what has been found just now', async () => {
  const first = recordReads(database.db);
  await texts.execute(first.db);
  await write('Found once');
  const { found } = await first.reads.again(database.db, then, { ...then, description: 2 });
  await write('Later');
  const { db, reads } = recordReads(database.db, found);
  const { rows } = await texts.execute(db);
  expect(rows.map(({ description }) => description)).toEqual(['Found once']);
  expect((await reads.again(database.db, then, { ...then, description: 3 })).same).toBe(false);
});

it('takes a transaction, or a statement that it does not see, for something new each time', async () => {
  const { db, reads } = recordReads(database.db);
  await db.transaction().execute((tx) => texts.execute(tx));
  expect(reads.untouched(then, { ...then, news: 2 })).toBe(false);
  expect((await reads.again(database.db, then, { ...then, news: 2 })).same).toBe(false);
});

it('knows no generations in a database in which nothing was written, but the one that stands for all', async () => {
  expect(await contentGenerations(database.db)).toEqual({ '*': 1 });
});
