import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { sidePool } from '../database/connect.ts';
import { listed, quoted, SAME_TEXT, sumOf, type TableShape, type TableSum, tablesOf } from './tables.ts';

/** A file that the database names: an original with its checksum from the upload, or a smaller copy of one. */
export interface NamedFile {
  readonly name: string;
  /** In hexadecimal; undefined for files that the program has created itself. */
  readonly sha256: string | undefined;
  /** If it is not in the store, it is created on request. */
  readonly onDemand: boolean;
}

/** The database at one moment, regardless of later writes. */
export interface Snapshot {
  readonly made: Date;
  /** The PostgreSQL process that reads it. */
  readonly process: number;
  /** PostgreSQL's major version. */
  readonly major: number;
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
  /** The next value of each sequence, or a higher one. */
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  /** The rows of a table in PostgreSQL's own text form. */
  copy(table: TableShape): Readable;
  sum(table: TableShape): Promise<TableSum>;
  files(): Promise<NamedFile[]>;
  end(): Promise<void>;
}

const FILES_AT_ONCE = 2000;
/** In no backup: who has a form open, the keys that count today's readers, and the pictures of pages, which are drawn again. */
const FORGOTTEN = ['reader_salt', 'reader_sketch', 'presence', 'page_picture'];

/**
 * Reads the database as it is now, in one read-only transaction that sees no later writes and blocks nobody. `end()` it. The files that it names exist for as
 * long as `withFilesKept` runs around it.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const pool = sidePool(url, 'lectern backup', 1, () => {});
  try {
    const client = await pool.connect();
    let ending: Promise<void> | undefined;
    const end = (): Promise<void> => {
      if (!ending) client.release(true);
      ending ??= pool.end();
      return ending;
    };
    try {
      await client.query(SAME_TEXT);
      await client.query('begin isolation level repeatable read read only');
      return await snapshotOn(client, end);
    } catch (error) {
      client.release(true);
      throw error;
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function snapshotOn(client: pg.PoolClient, end: () => Promise<void>): Promise<Snapshot> {
  const about = await client.query<{ now: Date; process: number; major: number }>(
    `select now(), pg_backend_pid() as process, current_setting('server_version_num')::int / 10000 as major`,
  );
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  const sequences = await client.query<{ name: string; value: string }>(`
    select sequencename as name, coalesce(last_value, start_value - increment_by)::text as value
    from pg_sequences where schemaname = current_schema() order by 1`);
  return {
    made: about.rows[0]?.now ?? new Date(),
    process: about.rows[0]?.process ?? 0,
    major: about.rows[0]?.major ?? 0,
    migrations: migrations.rows.map(({ name }) => name),
    tables: (await tablesOf(client)).filter(({ name }) => !FORGOTTEN.includes(name)),
    sequences: sequences.rows,
    copy: ({ name, columns }) => client.query(to(`copy ${quoted(name)} (${listed(columns)}) to stdout`)),
    sum: (table) => sumOf(client, table),
    files: () => filesOn(client),
    end,
  };
}

async function filesOn(client: pg.PoolClient): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (let last = ''; ; ) {
    const { rows } = await client.query<{
      name: string;
      sha256: string;
      onDemand: boolean;
      variants: string[];
    }>(
      `select file_name as name, encode(sha256, 'hex') as sha256, made_from is not null as "onDemand", array(select v ->> 'name' from jsonb_array_elements(variants) v) as variants
        from media where file_name > $1 order by file_name limit ${FILES_AT_ONCE}`,
      [last],
    );
    for (const { name, sha256, onDemand, variants } of rows)
      files.push(
        { name, sha256, onDemand },
        ...variants.map((variant) => ({ name: variant, sha256: undefined, onDemand: true })),
      );
    const next = rows.at(-1)?.name;
    if (next === undefined) return files;
    last = next;
  }
}

/** The checksums of the uploads among these files, taken at the upload. */
export async function sumsOfFiles(url: string, names: readonly string[]): Promise<Map<string, string>> {
  const pool = sidePool(url, 'lectern backup', 1, () => {});
  try {
    const { rows } = await pool.query<{ name: string; sha256: string }>(
      `select file_name as name, encode(sha256, 'hex') as sha256 from media where file_name = any($1)`,
      [names],
    );
    return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  } finally {
    await pool.end();
  }
}

const FILES_LOCK = `hashtext('lectern files')`;

/**
 * Does `work` while no copy of the program sweeps files: what a snapshot names exists until it is copied. Waits for a running sweep; `lost` fires when the
 * database can't guarantee it any more.
 */
export async function withFilesKept<T>(url: string, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
  const pool = sidePool(url, 'lectern backup', 1, () => {});
  try {
    const client = await pool.connect();
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    client.once('error', () => lost.abort());
    try {
      await client.query(`select pg_advisory_lock_shared(${FILES_LOCK})`);
      return await work(lost.signal);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Does `sweep` unless a backup copies files just now; then it is left for the next time. */
export async function unlessFilesKept(pool: pg.Pool, sweep: () => Promise<unknown>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_lock(${FILES_LOCK}) as free`,
    );
    if (!rows[0]?.free) return false;
    await sweep();
    return true;
  } finally {
    client.release(true);
  }
}
