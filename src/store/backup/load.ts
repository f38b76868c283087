import type { Writable } from 'node:stream';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { sidePool } from '../database/connect.ts';
import { listed, quoted, SAME_TEXT, sumOf, type TableShape, type TableSum, tablesOf } from './tables.ts';

/** An installation's database while it is restored. */
export interface Loading {
  readonly tables: ReadonlyMap<string, TableShape>;
  /** Takes the rows of a table in PostgreSQL's text form. */
  copy(table: string, columns: readonly string[]): Writable;
  sum(table: TableShape): Promise<TableSum>;
  /** Restores indexes, references and triggers, and sets the sequences. */
  complete(sequences: readonly { readonly name: string; readonly value: string }[]): Promise<void>;
  /** The PostgreSQL process that does it. */
  readonly process: number;
  /** The connection whose transaction covers all of it. */
  readonly client: pg.PoolClient;
}

/**
 * Passes `work` a database with empty tables, to be filled in one transaction: complete when this returns, and unchanged when anything fails, or the power.
 * References are dropped meanwhile and restored (disabling them takes a superuser), and so are indexes, which are faster to build over existing rows.
 */
export async function withLoading<T>(url: string, work: (loading: Loading) => Promise<T>): Promise<T> {
  const pool = sidePool(url, 'lectern restore', 1, () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query(SAME_TEXT);
      await client.query(
        `set maintenance_work_mem = '128MB'; set max_parallel_maintenance_workers = 0; set synchronous_commit = on`,
      );
      await client.query('begin');
      const result = await work(await loadingOn(client));
      await client.query('commit');
      await client.query('analyze');
      return result;
    } finally {
      // Closed: that rolls back whatever was not committed.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function loadingOn(client: pg.PoolClient): Promise<Loading> {
  const tables = await tablesOf(client);
  const putBack = await takeOff(client, tables);
  const about = await client.query<{ process: number }>('select pg_backend_pid() as process');
  await client.query(`truncate ${listed(tables.map(({ name }) => name))}`);
  return {
    client,
    process: about.rows[0]?.process ?? 0,
    tables: new Map(tables.map((table) => [table.name, table])),
    copy: (table, columns) =>
      client.query(from(`copy ${quoted(table)} (${listed(columns)}) from stdin (freeze true)`)),
    sum: (table) => sumOf(client, table),
    async complete(sequences) {
      for (const statement of putBack) await client.query(statement);
      for (const { name, value } of sequences)
        await client.query(
          'select setval(to_regclass($1), greatest($2::bigint, 1), $2::bigint > 0) where to_regclass($1) is not null',
          [quoted(name), value],
        );
    },
  };
}

/** Drops triggers, references and indexes, and returns the statements that restore them. */
async function takeOff(client: pg.PoolClient, tables: readonly TableShape[]): Promise<string[]> {
  const names = tables.map(({ name }) => name);
  const OURS = 'relnamespace = current_schema()::regnamespace and relname = any($1)';
  const references = await client.query<{ of: string; name: string; text: string }>(
    `select r.relname as of, c.conname as name, pg_get_constraintdef(c.oid) as text
      from pg_constraint c join pg_class r on r.oid = c.conrelid where c.contype = 'f' and ${OURS} order by r.relname, c.conname`,
    [names],
  );
  const indexes = await client.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
      from pg_index i join pg_class r on r.oid = i.indrelid
      where ${OURS} and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by i.indexrelid`,
    [names],
  );
  for (const { of, name } of references.rows)
    await client.query(`alter table ${quoted(of)} drop constraint ${quoted(name)}`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
  return [
    ...indexes.rows.map(({ text }) => text),
    ...references.rows.map(
      ({ of, name, text }) => `alter table ${quoted(of)} add constraint ${quoted(name)} ${text}`,
    ),
    ...names.map((name) => `alter table ${quoted(name)} enable trigger user`),
  ];
}
