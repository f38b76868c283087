import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import { type ContentVersions, contentVersions } from './contentVersions.ts';
import { createReader, rowsOf, untracked } from './reads.ts';

/** Detects whether what was read for a page may have changed since. */
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

const TOPICS = ['description'];
const texts = sql<{ description: string }>`select description from description where type = ${'vision'}`;
const then = { description: 1, news: 1 };
const write = async (text: string) => {
  await sql`delete from description`.execute(database.db);
  await sql`insert into description (id, type, description) values (gen_random_uuid(), 'vision', ${text})`.execute(
    database.db,
  );
};

it('reads again only what a topic that has moved may have changed, and knows whether it is the same', async () => {
  const reads = createReader(database.db).at(then);
  await rowsOf(reads, TOPICS, texts);
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
  const read = async (version: ContentVersions) => {
    const rows = await rowsOf(reader.at(version), TOPICS, texts);
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
  expect(await rowsOf(small.at(then), TOPICS, texts)).toHaveLength(1);
  await write('Another one');
  const rows = await rowsOf(small.at(then), TOPICS, texts);
  expect(rows[0]?.description).toBe('Another one');
  const reader = createReader(database.db);
  const broken = sql`select 1 / (select count(*) from description where type = ${'mission'})`;
  await expect(rowsOf(reader.at(then), TOPICS, broken)).rejects.toThrow('division by zero');
  await sql`insert into description (id, type, description) values (gen_random_uuid(), 'mission', '')`.execute(
    database.db,
  );
  expect(await rowsOf(reader.at(then), TOPICS, broken)).toHaveLength(1);
});

it('gives results that nobody can change for the others', async () => {
  const rows = await rowsOf(createReader(database.db).at(then), TOPICS, texts);
  expect(() => Object.assign(rows[0] ?? {}, { description: '' })).toThrow();
});

it('takes what is read from the database itself for something new each time, and as something shared', async () => {
  const [page, shared] = [createReader(database.db).at(then), createReader(database.db).at(then)];
  await texts.execute(untracked(shared));
  expect(page.untouched(then, { ...then, news: 2 })).toBe(true);
  expect(page.topics()).toEqual(['*']);
  page.alsoRead(shared);
  for (const reads of [shared, page]) {
    expect(reads.topics()).toBeUndefined();
    expect(reads.untouched(then, { ...then, news: 2 })).toBe(false);
    expect(await reads.same(then, { ...then, news: 2 })).toBe(false);
  }
});

it('hangs on what was read for something shared from the moment at which that is shown', async () => {
  const [page, shared] = [createReader(database.db).at(then), createReader(database.db).at(then)];
  await rowsOf(shared, TOPICS, texts);
  expect(page.untouched(then, { ...then, description: 2 })).toBe(true);
  page.alsoRead(shared);
  expect(page.topics()).toEqual(['*', ...TOPICS]);
  expect(page.untouched(then, { ...then, description: 2 })).toBe(false);
  await write('Shared');
  expect(await page.same(then, { ...then, description: 2 })).toBe(false);
});

it('takes no statement without its topics', async () => {
  const reads = createReader(database.db).at(then);
  // @ts-expect-error It is no database to execute a statement on.
  await expect(texts.execute(reads)).rejects.toThrow();
});

it('refuses a topic of which no write tells that it has changed', async () => {
  const reads = createReader(database.db).at(then);
  await expect(rowsOf(reads, ['subscriber'], texts)).rejects.toThrow('“subscriber”');
});

it('knows no generations in a database in which nothing was written, but the one that stands for all', async () => {
  expect(await contentVersions(database.db)).toEqual({ '*': 1 });
});
