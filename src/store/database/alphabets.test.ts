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
    expect(await renewAlphabets(client, '2s')).toEqual([]);
    await client.query(`create collation alphabet_old (provider = icu, locale = 'ta', version = '1');
      create table words (word text); create index words_in_alphabet on words (word collate alphabet_old)`);
    const before = await index();
    expect(await renewAlphabets(client, '2s')).toEqual(['words_in_alphabet']);
    expect(await index()).not.toEqual(before);
    expect(await renewAlphabets(client, '2s')).toEqual([]);
    const kept = await client.query("select to_regclass('news_in_alphabet') is not null as there");
    expect(kept.rows).toEqual([{ there: true }]);
  } finally {
    client.release();
  }
});
