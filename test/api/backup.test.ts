import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#store/connect.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { backupOf, bringBack, newFolder, urlOf } from '../support/backups.ts';
import { emptyDatabase } from '../support/database.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** A backup holds an installation, and it comes back as it was. */
let api: TestApi;
let who: People;
let folder: string;
/** Texts that mean something to whoever takes rows apart. */
const TEXTS = ['a\tb\\c', '\\.', '\\N', 'ஞாயிறு பள்ளி 🕊', '"quoted", NULL', "'; drop table news; --"];

beforeAll(async () => {
  [api, folder] = await Promise.all([startApi(), newFolder()]);
  who = await people(api);
  const given = await files(api, who);
  for (const title of TEXTS)
    await api.call('POST', 'news/create', who.office, {
      ...SAMPLES.news('One', given, { diocese: who.madras.id }),
      title,
    });
  await api.call('POST', 'publications/create', who.office, SAMPLES.publication('Hymns', given));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** All tables with how many rows they have and what they hold, and how the schema looks, as text. */
async function stateOf(url: string) {
  const database = await openStore(url);
  try {
    const tables = await database.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const rows: Record<string, unknown> = {};
    for (const { name } of tables.rows) {
      const all = await database.pool.query(`select t::text as row from "${name}" t order by 1`);
      rows[name] = all.rows.map(({ row }) => row);
    }
    const schema = await database.pool.query(`
      select indexdef as text from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences where schemaname = 'public'
      order by 1`);
    return { rows, schema: schema.rows.map(({ text }) => text) };
  } finally {
    await database.close();
  }
}

it('comes back with every row, index, reference, trigger, sequence and file as it was', async () => {
  const made = await backupOf(api, folder);
  const [database, dataDir] = await Promise.all([emptyDatabase(), newFolder()]);
  const restored = await bringBack(made.path, database.url, dataDir);
  expect(await stateOf(database.url)).toEqual(await stateOf(urlOf(api.database)));
  expect(restored.files).toBeGreaterThan(0);
  expect(restored.missing).toBe(0);
  const original = (await readdir(api.mediaDir)).filter(
    (name) => name !== 'secret.key' && !name.startsWith('.'),
  );
  for (const name of original)
    expect(await readFile(join(dataDir, 'media', name))).toEqual(await readFile(join(api.mediaDir, name)));
  expect(restored.files).toBe(original.length);
  expect(await readFile(join(dataDir, 'secret.key'))).toEqual(
    await readFile(join(api.mediaDir, 'secret.key')),
  );
  await rm(dataDir, { recursive: true });
  await database.drop();
});
