import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { connect, type Database } from './connect.ts';
import type { Tables } from './db.ts';

/** Repeated statements stay prepared; whatever happens to them there, the result is the same as without. */
let fresh: FreshDatabase;
let database: Database;
/** One connection, so that what is prepared on it can be seen through it. */
let db: Kysely<Tables>;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
beforeEach(async () => {
  await database.pool.query('drop table if exists word; create table word (id int primary key, text text)');
  await database.pool.query("insert into word values (1, 'one'), (2, 'two')");
  db = database.limited({ name: 'prepared', max: 1, seconds: 5, prepared: 3 });
});

const read = async (id: number) =>
  (await sql<{ id: number }>`select * from word where id = ${id}`.execute(db)).rows;
const prepared = async (): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
    .map(({ statement }) => statement)
    .filter((statement) => statement.includes('word'));

it('what comes for the second time is prepared, and read right by all values', async () => {
  expect([await read(1), await prepared()]).toEqual([[{ id: 1, text: 'one' }], []]);
  for (let n = 0; n < 12; n++)
    expect(await read(1 + (n % 2))).toEqual([{ id: 1 + (n % 2), text: n % 2 ? 'two' : 'one' }]);
  expect(await prepared()).toEqual(['select * from word where id = $1']);
});

it('writes, searches and what stands in a transaction are not', async () => {
  for (let n = 3; n < 6; n++) {
    await sql`insert into word values (${n}, 'more')`.execute(db);
    await sql`select word from search_word where starts_with(word, ${`${n}`})`.execute(db);
    await db.transaction().execute((tx) => sql`select text from word where id = ${n}`.execute(tx));
  }
  expect(await prepared()).toEqual([]);
});

it('a table that has changed is read as it is now', async () => {
  for (let n = 0; n < 3; n++) await read(1);
  await database.pool.query("alter table word add column told text default 'since then'");
  for (let n = 0; n < 3; n++) expect(await read(2)).toEqual([{ id: 2, text: 'two', told: 'since then' }]);
});

it('where prepared statements get lost, as with some poolers, nothing is prepared any more', async () => {
  for (let n = 0; n < 3; n++) await read(1);
  await sql`deallocate all`.execute(db);
  for (let n = 0; n < 3; n++) expect(await read(2)).toEqual([{ id: 2, text: 'two' }]);
  expect(await prepared()).toEqual([]);
});

it('another failure is told as it is', async () => {
  const divide = (by: number) => sql`select 1 / ${by}::int as word`.execute(db);
  for (let n = 0; n < 3; n++) await divide(1);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
});

it('no more than said stay prepared, and the others are answered as well', async () => {
  for (let n = 0; n < 3; n++)
    for (const column of ['id', 'text', 'id, text', 'text, id', 'max(text)'])
      await sql`select ${sql.raw(column)} from word where id = ${1} group by id`.execute(db);
  expect((await prepared()).length).toBe(3);
});
