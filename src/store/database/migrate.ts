import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { DatabaseError } from './connect.ts';

type Migration = {
  name: string;
  text: string;
  sha256: string;
  /** Those of earlier texts that did the same: `formerly <sha256>` in a comment. Who has applied one of them need not do it again. */
  formerly: readonly string[];
};

const FORMERLY = /^--.*\bformerly ([0-9a-f]{64})\b/gm;
/** Long enough to make somebody wonder whether it still goes on. */
const AGAIN_MS = 10_000;

/**
 * Brings the database up to the newest of the plain SQL files in `folder` (`0001_name.sql`, in order): each in one
 * transaction, all under one lock, so that several nodes may start at the same time. Answers the names that were applied now.
 * `applying` takes each name when it is begun, and every ten seconds for as long as it lasts, with the seconds that have passed. `only` names
 * those that a backup was made with: its rows fit into what these make.
 * Forward only; throws `DatabaseError` when an applied file was changed, is missing, or a new one comes before an applied one.
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
    await client.query(`select pg_advisory_lock(hashtext('lectern migrations'))`);
    await client.query(`create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migration order by name',
    );
    const pending = compare(migrations, rows);
    for (const migration of pending) {
      const began = performance.now();
      const tell = (): void => applying(migration.name, Math.round((performance.now() - began) / 1000));
      tell();
      const telling = setInterval(tell, AGAIN_MS);
      await apply(client, migration).finally(() => clearInterval(telling));
    }
    return pending.map((migration) => migration.name);
  } finally {
    // Closed rather than given back: that also ends the lock and whatever a migration has set for its session.
    client.release(true);
  }
}

/** The names of all migrations that this copy of the program knows, in their order. */
export const knownMigrations = async (folder: string): Promise<string[]> =>
  (await readMigrations(folder)).map(({ name }) => name);

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
      // Git may check files out with other line ends on another machine; that is no change.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const formerly = [...text.matchAll(FORMERLY)].map(([, sha256 = '']) => sha256);
      return { name, text, sha256: createHash('sha256').update(text).digest('hex'), formerly };
    }),
  );
}

function compare(migrations: Migration[], applied: { name: string; sha256: string }[]): Migration[] {
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of applied) {
    const file = files.get(name);
    if (!file) {
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
    await client.query('begin');
    await client.query(migration.text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new DatabaseError(`The migration ${migration.name} failed: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
