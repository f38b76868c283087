import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from '../database/connect.ts';
import { contentGenerations, type Generations } from './generation.ts';
import { createReader } from './reads.ts';

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
  const { db, reads } = createReader(database.db).record(then);
  await texts.execute(db);
  expect(reads.untouched(then, { ...then, news: 2 })).toBe(true);
  expect(reads.untouched(then, { ...then, '*': 1 })).toBe(false);
  expect(reads.untouched(then, { ...then, description: 2 })).toBe(false);
  expect(await reads.same(then, { ...then, description: 2 })).toBe(true);
  await write('To see');
  // Nobody has said that it has moved.
  expect(await reads.same(then, { ...then, news: 2 })).toBe(true);
  expect(await reads.same(then, { ...then, description: 3 })).toBe(false);
  expect(await reads.same(then, { ...then, '*': 1 })).toBe(false);
});

it('asks once for what several read, until a topic of it has moved', async () => {
  const reader = createReader(database.db);
  const read = async (version: Generations) => {
    const { rows } = await texts.execute(reader.record(version).db);
    return rows.map(({ description }) => description);
  };
  await write('First');
  expect(await read(then)).toEqual(['First']);
  await write('Second');
  expect(await Promise.all([read(then), read({ ...then, news: 2 })])).toEqual([['First'], ['First']]);
  expect(await read({ ...then, description: 2 })).toEqual(['Second']);
  // Who began before the change is not given what was read before it, but now.
  await write('Third');
  expect(await read(then)).toEqual(['Third']);
});

it('keeps no more than it may, and nothing that failed', async () => {
  const small = createReader(database.db, 1600);
  await write('A text that is longer than the sixteenth part');
  expect((await texts.execute(small.record(then).db)).rows).toHaveLength(1);
  await write('Another one');
  const { rows } = await texts.execute(small.record(then).db);
  expect(rows[0]?.description).toBe('Another one');
  const reader = createReader(database.db);
  const broken = sql`select 1 / (select count(*) from description where type = ${'mission'})`;
  await expect(broken.execute(reader.record(then).db)).rejects.toThrow('division by zero');
  await sql`insert into description (id, type, description) values (gen_random_uuid(), 'mission', '')`.execute(
    database.db,
  );
  expect((await broken.execute(reader.record(then).db)).rows).toHaveLength(1);
});

it('gives results that nobody can change for the others', async () => {
  const { rows } = await texts.execute(createReader(database.db).record(then).db);
  expect(() => Object.assign(rows[0] ?? {}, { description: '' })).toThrow();
});

it('takes a transaction, or a statement that it does not see, for something new each time', async () => {
  const { db, reads } = createReader(database.db).record(then);
  await db.transaction().execute((tx) => texts.execute(tx));
  expect(reads.untouched(then, { ...then, news: 2 })).toBe(false);
  expect(await reads.same(then, { ...then, news: 2 })).toBe(false);
});

it('knows no generations in a database in which nothing was written, but the one that stands for all', async () => {
  expect(await contentGenerations(database.db)).toEqual({ '*': 1 });
});
