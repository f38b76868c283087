import type pg from 'pg';

/** A table as stored in a backup. */
export interface TableShape {
  readonly name: string;
  /** The stored columns, by name; generated columns are left out. */
  readonly columns: readonly string[];
  /** All columns, for comparing tables. */
  readonly compared: readonly string[];
}

/** The number of rows in a table, and a checksum that does not depend on their order. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

/** Settings that write each value as the same text on every server; by a single process, so that others are not slowed down. */
export const SAME_TEXT = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set xmloption = 'content'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set row_security = off;
  set max_parallel_workers_per_gather = 0`;

/** Quotes the name of a table or column. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** The tables of the program's schema, without those of extensions. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attname) as columns,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attname) as compared
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return rows;
}

/** Counts and checksums a table, using PostgreSQL's own hash, which is the same in all of its versions. */
export async function sumOf(client: pg.ClientBase, { name, compared }: TableShape): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(row(${listed(compared)})::text, 0)), 0)::text as sum from ${quoted(name)}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), sum: rows[0]?.sum ?? '0' };
}
