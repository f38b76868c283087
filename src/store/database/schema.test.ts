import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CatalogEntry, catalogOf } from '#test/support/catalog.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { reasonsIn, removals, tightenings, unexplained } from '#test/support/expandOnly.ts';
import { LARGE, longLocks, type Moment } from '#test/support/longLocks.ts';
import { PROJECT } from '#test/support/projectFiles.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';

/** The schema: whichever way an installation came to it, it is the same; and what a new version changes, the one before lives with. */
const ALL = join(PROJECT, 'migrations');
/** Texts that migrations had before, under their names. */
const FORMERLY = join(PROJECT, 'test', 'support', 'formerly');
/** The newest migration of the first version that is replaced copy by copy. */
const FIRST_ROLLED = '0054';
/** The newest migration that may lock a large table for as long as it takes: docs/scale.md says which do. */
const LAST_WITH_PAUSES = '0155';

let fresh: FreshDatabase;
let database: Database;
let folder: string;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const query = async (text: string) => (await database.pool.query(text)).rows;
const emptied = () =>
  query('drop schema public cascade; create schema public; create extension if not exists pg_trgm');
const names = async (): Promise<string[]> => (await readdir(ALL)).sort();

/** Applies the migrations up to this one, from their former texts where they have had one and `formerly` says so. */
async function upTo(last: string, formerly = false): Promise<void> {
  const older = formerly ? await readdir(FORMERLY) : [];
  for (const name of await names())
    if (name <= last) await cp(join(older.includes(name) ? FORMERLY : ALL, name), join(folder, name));
  await migrate(database.pool, folder);
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
}

/** The schema as it is now. */
async function moment(): Promise<Moment> {
  const rows = await query(`select relname, relfilenode::int as file from pg_class where relkind = 'r'`);
  return {
    catalog: await catalogOf(database.pool),
    files: new Map(rows.map(({ relname, file }) => [relname, file])),
  };
}

/** Rows that an installation of the first days has: each migration after it meets them. */
async function used(): Promise<void> {
  const id = (n: number): string => `0198c0de-0000-7000-8000-0000000000${n}`;
  await query(`
    insert into department (id, name, sub_domain) values ('${id(10)}', 'Youth', 'youth');
    insert into diocese (id, name, state, sub_domain) values ('${id(11)}', 'Madras', 'Tamil Nadu', 'madras');
    insert into account (id, user_name, email, password, role) values ('${id(12)}', 'A', 'a@test.invalid', '', 'full_administrator');
    insert into news (id, department_id, title, heading, description, activated) values ('${id(13)}', '${id(10)}', 'வணக்கம்', 'H', '<p>W</p>', true);
    insert into person (id, user_type, user_name, email, mobile) values ('${id(14)}', 'officers', 'B', 'b@test.invalid', '1');
    insert into subscriber (id, name, email) values ('${id(15)}', 'C', 'c@test.invalid');
    insert into enquiry (id, name, email, subject, message) values ('${id(16)}', 'D', 'd@test.invalid', 'S', 'M');
    insert into event (id, department_id, name, from_date, to_date) values ('${id(17)}', '${id(10)}', 'E', '2026-03-08', '2026-03-09')`);
}

describe('the schema of an installation that was brought up is that of a fresh one', () => {
  let expected: CatalogEntry[];
  beforeEach(async () => {
    expected = await catalogOf(database.pool);
    expect(expected.length).toBeGreaterThan(500);
    await emptied();
  });

  it('with rows in it since the first days; by the former texts of migrations too, with the same rows at the end', async () => {
    // Moments, and what is drawn by lot.
    const differs = expected.flatMap(({ what, name, says }) =>
      what === 'column' && /^(timestamp|bytea)|default gen_random_uuid/.test(says) ? [name] : [],
    );
    const tables = expected.filter(
      ({ what, name }) => what === 'table' && !['migration', 'secret'].includes(name),
    );
    const rows = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async ({ name }) => [
            name,
            await query(`select to_jsonb(t) - '{${differs}}'::text[] as row from "${name}" t order by 1`),
          ]),
        ),
      );
    await upTo('0005_visitors.sql');
    await used();
    await migrate(database.pool, ALL);
    expect(await catalogOf(database.pool)).toEqual(expected);
    expect(await query('select title from news')).toEqual([{ title: 'வணக்கம்' }]);
    const straight = await rows();
    await emptied();
    await upTo('0005_visitors.sql', true);
    await used();
    await upTo((await names()).at(-1) ?? '', true);
    expect(await migrate(database.pool, ALL)).toEqual([]);
    expect(await catalogOf(database.pool)).toEqual(expected);
    expect(await rows()).toEqual(straight);
  });
});

it('each former text that a migration names is kept, so that it is tried', async () => {
  const named = (await Promise.all((await names()).map((name) => readFile(join(ALL, name), 'utf8')))).flatMap(
    (text) => [...text.matchAll(/^--.*\bformerly ([0-9a-f]{64})\b/gm)].map(([, sum]) => sum),
  );
  const kept = await Promise.all((await readdir(FORMERLY)).map((name) => readFile(join(FORMERLY, name))));
  expect(kept.map((text) => createHash('sha256').update(text).digest('hex')).sort()).toEqual(named.sort());
});

describe('the version before goes on beside the new one', () => {
  it('with every migration, but for what says why it may', async () => {
    await emptied();
    const all = await names();
    await upTo(all.filter((name) => name < FIRST_ROLLED || name.startsWith(FIRST_ROLLED)).at(-1) ?? '');
    const wrong: string[] = [];
    let before = await moment();
    for (const name of all.filter((one) => one.slice(0, 4) > FIRST_ROLLED)) {
      await upTo(name);
      const sql = await readFile(join(ALL, name), 'utf8');
      const after = await moment();
      const found = [...tightenings(before.catalog, after.catalog), ...removals(sql, before.catalog)];
      const long = name.slice(0, 4) > LAST_WITH_PAUSES ? longLocks(sql, before, after) : [];
      before = after;
      const statements = sql.split(/;\s*$/m).filter((one) => one.trim()).length;
      const beside = sql.match(/^create (?:unique )?index concurrently if not exists/gim)?.length ?? 0;
      // Outside of a transaction each statement is committed or not separately.
      if (beside > 0) expect([name, statements]).toEqual([name, beside]);
      // The one that is repeated.
      if (/^-- In pieces\b/m.test(sql)) expect([name, statements]).toEqual([name, 1]);
      const faults = [...unexplained(sql, found), ...unexplained(sql, long, 'A pause')];
      wrong.push(...faults.map((says) => `${name}: ${says}`));
    }
    expect(wrong).toEqual([]);
  });

  const TIGHTER: readonly (readonly [sql: string, sentence: string])[] = [
    ['drop table consent', 'the table consent is dropped'],
    ['alter table news rename to story', 'the table news is dropped'],
    ['alter table news drop column heading', 'the column news.heading is dropped'],
    ['alter table news rename column heading to head', 'the column news.heading is dropped'],
    ['alter table media alter column bytes type numeric', 'the column media.bytes is “numeric not null” now'],
    ['alter table mail alter column once set not null', 'the column mail.once is “text not null” now'],
    ['alter table media alter column kept_until set default now()', 'the column media.kept_until is'],
    ['alter table news add column short text not null', 'who adds a row of news has to name short'],
    [
      "alter table news add column long text generated always as (title || '!') stored",
      'news is written anew for long',
    ],
    ["alter table news add check (title <> '')", 'rows of news are refused that were taken before'],
    ['create unique index once_only on news (title)', 'rows of news are refused that are not unique'],
    ['drop index subscriber_address', 'the index subscriber.subscriber_address is dropped'],
    [
      'alter table search_word drop constraint search_word_pkey',
      'the constraint search_word.search_word_pkey is dropped',
    ],
    [
      'create table unheard_of (news_id uuid references news)',
      'a row of news to which unheard_of refers can no longer be deleted',
    ],
    [
      "create function no() returns trigger language plpgsql as 'begin return null; end'; create trigger no before insert on news for each row execute function no()",
      'something happens to each row of news',
    ],
    [
      "create or replace function language_of(said text) returns text language sql immutable as $$ select 'en' $$",
      'the function language_of',
    ],
    ["delete from consent where act = 'asked'", 'rows of consent are deleted'],
  ];
  it.each(TIGHTER)('%s is refused, and allowed where a comment says why', async (sql, sentence) => {
    const before = await catalogOf(database.pool);
    await query(sql);
    const found = [...tightenings(before, await catalogOf(database.pool)), ...removals(sql, before)];
    expect(unexplained(sql, found)).toContainEqual(expect.stringContaining(sentence));
    const reason = `-- The version before does not mind: ${found.map(({ thing }) => thing).join(', ')}.\n`;
    expect(unexplained(reason + sql, found)).toEqual([]);
  });

  it.each([
    'create table unheard_of (id bigint generated always as identity primary key, news_id uuid references news on delete cascade, day date not null)',
    "alter table news add column reading_minutes integer, add column short text not null default ''",
    'create index news_by_heading on news (heading)',
    "create function greeting() returns text language sql as $$ select 'hi' $$",
    'alter table news alter column title drop not null',
    'alter table revision drop constraint revision_action_check',
    "-- delete from consent\nupdate consent set act = 'asked'",
  ])('%s is nothing that it would notice', async (sql) => {
    const before = await catalogOf(database.pool);
    await query(sql);
    expect([...tightenings(before, await catalogOf(database.pool)), ...removals(sql, before)]).toEqual([]);
    expect(reasonsIn(sql)).toBe('');
  });
});

describe('nobody waits for a migration of a large table', () => {
  const LONG: readonly (readonly [sql: string, sentence: string])[] = [
    ['create index slow on news (heading)', 'the index slow is not built concurrently'],
    ["alter table mail add column long text generated always as (template || '!') stored", 'written anew'],
    ['alter table media add column drawn uuid not null default gen_random_uuid()', 'written anew'],
    ['alter table revision alter column version type bigint', 'written anew'],
    ['alter table consent alter column network_hash set not null', 'all rows are read for network_hash'],
    ["alter table subscriber add constraint named check (name <> '')", 'not added as “not valid”'],
    ['alter table news add column said integer check (said > 0)', 'not added as “not valid”'],
    ['alter table media_use add foreign key (record_id) references news on delete cascade', 'not added as'],
    ['alter table media_use add unique (media_id)', 'the index media_use_media_id_key is not built'],
    ["update news set heading = ''", 'rows of news are changed, but not in pieces'],
    ["do $$ begin delete from mail where state = 'sent'; end $$", 'rows of mail are changed'],
  ];
  it.each(LONG)('%s is refused, and allowed where a comment says why', async (sql, sentence) => {
    const before = await moment();
    await query(sql);
    const found = longLocks(sql, before, await moment());
    expect(unexplained(sql, found, 'A pause')).toContainEqual(expect.stringContaining(sentence));
    const reason = `-- A pause of seconds: ${found.map(({ thing }) => thing).join(', ')}.\n`;
    expect(unexplained(reason + sql, found, 'A pause')).toEqual([]);
  });

  it.each([
    "alter table news add column reading_minutes integer, add column short text not null default ''",
    'alter table news add column approved_by uuid references account on delete set null',
    'alter table news add constraint named check (heading <> title) not valid',
    'alter table news alter column sent_back drop not null',
    'create index concurrently if not exists quick on news (heading)',
    'create index event_again on event (name)',
    "-- In pieces: 5,000 rows at a time.\nupdate news set heading = '' where id in (select id from news where heading is null limit 5000)",
    'create table unheard_of (id uuid primary key, news_id uuid references news on delete cascade)',
    'create function touched() returns trigger language plpgsql as $$ begin return null; end $$; create trigger touched after update on news for each statement execute function touched()',
  ])('%s is short', async (sql) => {
    const before = await moment();
    await query(sql);
    expect(longLocks(sql, before, await moment())).toEqual([]);
  });

  it('a constraint is made valid later, beside writers', async () => {
    await query("alter table news add constraint named check (title <> '') not valid");
    const before = await moment();
    await query('alter table news validate constraint named');
    expect(longLocks('alter table news validate constraint named', before, await moment())).toEqual([]);
    expect([...LARGE].filter((table) => !before.files.has(table))).toEqual([]);
  });
});
