import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, languageOf } from '#lib/language.ts';
import { createFirstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { growNews } from './manyNews.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openStore(fresh.url);
  const who = { email: 'admin@example.org', password: 'correct horse', name: 'Administrator' };
  await createFirstAdministrator(database.db, who, new Date('2020-01-01'));
  await sql`insert into department (id, name, sub_domain) values (gen_random_uuid(), 'Youth', 'youth')`.execute(
    database.db,
  );
});
afterAll(async () => {
  await database?.close();
  await fresh?.drop();
});

it('a fifth of the stories is in each language, and the words for a search are as rare as they are called', async () => {
  const { common, middling, rare } = await growNews(database.db, 1000);
  const { rows } = await sql<{ title: string; words: string }>`
    select title, search_words::text as words from news`.execute(database.db);
  for (const language of LANGUAGES)
    expect(rows.filter(({ title }) => languageOf(title) === language)).toHaveLength(200);
  const holding = (word: string): number => rows.filter(({ words }) => words.includes(`'${word}'`)).length;
  expect(holding(common)).toBeGreaterThan(300);
  expect(holding(middling)).toBeLessThan(20);
  expect(holding(rare)).toBeLessThan(5);
});
