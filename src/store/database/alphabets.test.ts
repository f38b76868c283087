import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { renewAlphabets } from './alphabets.ts';
import { connect, type Database } from './connect.ts';

let fresh: FreshDatabase;
let database: Database;
beforeEach(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
});

it('builds indexes anew, and those alone, whose order another version of ICU has made', async () => {
  const { pool } = database;
  const index = async () =>
    (await pool.query("select relfilenode as file from pg_class where relname = 'words_in_alphabet'"))
      .rows[0];
  const client = await pool.connect();
  try {
    expect(await renewAlphabets(client)).toEqual([]);
    await client.query(`create collation alphabet_old (provider = icu, locale = 'ta', version = '1');
      create table words (word text); create index words_in_alphabet on words (word collate alphabet_old);
      -- What an interrupted attempt has left.
      create index words_in_alphabet_ccnew on words (word collate alphabet_old);
      update pg_index set indisvalid = false where indexrelid = 'words_in_alphabet_ccnew'::regclass`);
    const before = await index();
    expect(await renewAlphabets(client)).toEqual(['words_in_alphabet']);
    expect(await index()).not.toEqual(before);
    const left = await client.query("select to_regclass('words_in_alphabet_ccnew') is not null as there");
    expect(left.rows).toEqual([{ there: false }]);
    expect(await renewAlphabets(client)).toEqual([]);
    const kept = await client.query("select to_regclass('news_in_alphabet') is not null as there");
    expect(kept.rows).toEqual([{ there: true }]);
  } finally {
    client.release();
  }
});

it('builds them beside writers', async () => {
  const { pool } = database;
  await pool.query(`create collation alphabet_old (provider = icu, locale = 'ta', version = '1');
    create table words (word text); create index words_in_alphabet on words (word collate alphabet_old)`);
  const [client, writer] = [await pool.connect(), await pool.connect()];
  try {
    await writer.query("begin; insert into words values ('a')");
    const renewed = renewAlphabets(client);
    const building = `select from pg_stat_activity where query like 'reindex%' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(building)).rows).toHaveLength(1);
    await pool.query("insert into words values ('b')");
    await writer.query('commit');
    expect(await renewed).toEqual(['words_in_alphabet']);
  } finally {
    client.release();
    writer.release();
  }
});
