import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { renewAlphabets } from './alphabets.ts';
import { DatabaseError } from './connect.ts';

type Migration = {
  name: string;
  text: string;
  sha256: string;
  /** The hashes of earlier texts that did the same: `formerly <sha256>` in a comment. A database that has applied one of them skips this migration. */
  formerly: readonly string[];
  /** The oldest migration that a program must know to keep running alongside this one; '': none, any older program may. */
  needs: string;
};

/** An applied migration. `needs` is null where it was applied by a program that did not store it. */
type Applied = { name: string; sha256: string; needs: string | null };

const FORMERLY = /^--.*\bformerly ([0-9a-f]{64})\b/gm;
const NEEDS = /^--.*\bneeds (\d{4}_[a-z0-9_]+\.sql)\b/m;
/** One statement that takes some rows at a time, and those that it has changed no more. */
const IN_PIECES = /^-- In pieces\b/m;
const CONCURRENTLY = /^create (?:unique )?index concurrently if not exists (\w+)/gim;
/**
 * How long a migration waits for a table that is in use. Later queries wait behind it, so it steps back and tries again, instead of blocking all pages and
 * writers of the other copies until a backup ends.
 */
const LOCK_TIMEOUT = '2s';
/** A lock that did not come in time, and a deadlock with somebody who writes. */
const LOCKED: readonly unknown[] = ['55P03', '40P01'];
const STEP_BACK_MS = 1000;
/** How often to check whether the migrating copy is done. Polled: an open statement would keep CREATE INDEX CONCURRENTLY waiting for it. */
const TURN_MS = 250;
/** After this time somebody may wonder whether it is still running. */
const AGAIN_MS = 10_000;

/**
 * Brings the database up to the newest of the plain SQL files in `folder` (`0001_name.sql`, in order): each in one transaction (but for indexes that are built
 * concurrently and rows that are changed in pieces), all under one lock, so that
 * several nodes may start at the same time. Returns the names applied now. `applying` takes each name at its start, and every ten seconds while it runs, with
 * the seconds passed. `only` names those that a backup was made with: its rows fit into what these make. Forward only; throws `DatabaseError` when an applied
 * file was changed, is missing, or a new one comes before an applied one. Beside unknown newer migrations a program keeps running when they need no newer
 * program (copies are replaced one by one; decision 84).
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  applying: (name: string, seconds: number) => void = () => {},
  only?: readonly string[],
) {
  const all = await readMigrations(folder);
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all;
  const client = await pool.connect();
  try {
    await turn(client);
    // What a power cut undoes is applied again at the next start: no migration need wait for the disk, and the next ordinary write flushes all of them.
    await client.query('set synchronous_commit = off');
    await keepBooks(client);
    const { rows } = await client.query<Applied>('select name, sha256, needs from migration order by name');
    const pending = compare(migrations, rows);
    for (const migration of pending) {
      const began = performance.now();
      const report = (): void => applying(migration.name, Math.round((performance.now() - began) / 1000));
      report();
      const reporting = setInterval(report, AGAIN_MS);
      await apply(client, migration).finally(() => clearInterval(reporting));
    }
    await renewAlphabets(client);
    return pending.map((migration) => migration.name);
  } finally {
    // Closed rather than released: that also ends the lock and any session settings of a migration.
    client.release(true);
  }
}

/** The names of all migrations that this copy of the program knows, in their order. */
export const knownMigrations = async (folder: string): Promise<string[]> =>
  (await readMigrations(folder)).map(({ name }) => name);

/** Waits until no other copy migrates. */
async function turn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('lectern migrations')) as mine`,
    );
    if (rows[0]?.mine) return;
    await new Promise((done) => setTimeout(done, TURN_MS));
  }
}

/** The table of applied migrations. It is altered only when necessary, since that waits for its readers, such as a backup. */
async function keepBooks(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = to_regclass('migration') and attnum > 0`,
  );
  if (rows.length === 0)
    await client.query(`create table migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now(), needs text)`);
  else if (!rows.some(({ column }) => column === 'needs'))
    await client.query('alter table migration add column needs text');
}

/** Whether the database has all migrations that this copy of the program knows. Newer ones are there after going back to an older program. */
export async function isUpToDate(pool: pg.Pool, folder: string): Promise<boolean> {
  const there = await pool.query<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
  if (!there.rows[0]?.made) return false;
  const { rows } = await pool.query<{ name: string }>('select name from migration order by name');
  const applied = new Set(rows.map(({ name }) => name));
  return (await knownMigrations(folder)).every((name) => applied.has(name));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (wrong) throw new DatabaseError(`The migration ${wrong} must be named like 0001_what_it_does.sql.`);
  const twice = names.find((name, i) => names[i - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twice)
    throw new DatabaseError(
      `The migration ${twice} has a number that another one has. Give it the next free number.`,
    );
  return Promise.all(
    names.map(async (name) => {
      // Git may check files out with different line endings on another machine; that is no change.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const formerly = [...text.matchAll(FORMERLY)].map(([, sha256 = '']) => sha256);
      const needs = NEEDS.exec(text)?.[1] ?? '';
      return { name, text, sha256: createHash('sha256').update(text).digest('hex'), formerly, needs };
    }),
  );
}

function compare(migrations: Migration[], applied: Applied[]): Migration[] {
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256, needs } of applied) {
    const file = files.get(name);
    if (!file) {
      const isNewer = name > (migrations.at(-1)?.name ?? '');
      if (isNewer && needs !== null && (needs === '' || files.has(needs))) continue;
      throw new DatabaseError(
        `The database has the migration ${name}, which this copy of Lectern does not know. Start a newer copy of Lectern.`,
      );
    }
    if (file.sha256 !== sha256 && !file.formerly.includes(sha256)) {
      throw new DatabaseError(
        `The migration ${name} was changed after it had been applied. Put its old text back, and write the change as a new migration.`,
      );
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const done = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new DatabaseError(
      `The migration ${late.name} comes before ${last}, which is applied. Give it the next free number.`,
    );
  }
  return pending;
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await steppingBack(client, () => applyOnce(client, migration));
  } catch (error) {
    throw new DatabaseError(`The migration ${migration.name} failed: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Retries while a table or a row is locked by somebody else. */
async function steppingBack<T>(client: pg.PoolClient, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (!LOCKED.includes((error as { code?: string }).code)) throw error;
      await new Promise((done) => setTimeout(done, STEP_BACK_MS));
    }
  }
}

async function applyOnce(client: pg.PoolClient, { name, text, sha256, needs }: Migration): Promise<void> {
  const indexes = [...text.matchAll(CONCURRENTLY)].map(([, index = '']) => index);
  const inPieces = IN_PIECES.test(text);
  if (indexes.length > 0) await buildBeside(client, text, indexes);
  if (inPieces) await changeInPieces(client, text);
  await begin(client);
  if (indexes.length === 0 && !inPieces) await client.query(text);
  await client.query('insert into migration (name, sha256, needs) values ($1, $2, $3)', [
    name,
    sha256,
    needs,
  ]);
  await client.query('commit');
}

async function begin(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
}

/** Repeats the statement, each time in a transaction of its own, until it changes nothing: no row is locked for long, and an interrupted attempt is continued. */
async function changeInPieces(client: pg.PoolClient, text: string): Promise<void> {
  for (let changed = true; changed; ) {
    await begin(client);
    changed = Boolean((await client.query(text)).rowCount);
    await client.query('commit');
  }
}

/** Indexes of a large table, built without blocking writers. They are built outside of a transaction: leftovers of an interrupted attempt are rebuilt. */
async function buildBeside(client: pg.PoolClient, text: string, indexes: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select c.relname as name from pg_index x join pg_class c on c.oid = x.indexrelid where not x.indisvalid and c.relname = any($1)',
    [indexes],
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
  for (const statement of text.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
}
