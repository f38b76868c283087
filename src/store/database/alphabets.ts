import type pg from 'pg';

/**
 * Rebuilds the indexes in alphabet order (migration 0137) when the database's ICU version differs from the one they were built with, whose order may differ:
 * after an upgrade of the system, or of the embedded PostgreSQL. Returns the names of the rebuilt indexes. `lockTimeout`: in PostgreSQL's notation. On a lock
 * timeout, as on other database failures, it throws node-postgres's error and leaves the rollback to the caller.
 */
export async function renewAlphabets(client: pg.ClientBase, lockTimeout: string): Promise<string[]> {
  const { rows } = await client.query<{ collation: string; indexes: string[] }>(`
    select c.oid::regcollation::text as collation, array(select distinct d.objid::regclass::text from pg_depend d
        where d.refclassid = 'pg_collation'::regclass and d.refobjid = c.oid and d.classid = 'pg_class'::regclass) as indexes
    from pg_collation c where c.collnamespace = current_schema()::regnamespace and starts_with(c.collname, 'alphabet_')
      and c.collversion <> pg_collation_actual_version(c.oid)`);
  if (rows.length === 0) return [];
  const indexes = [...new Set(rows.flatMap((row) => row.indexes))].sort();
  await client.query('begin');
  await client.query(`set local lock_timeout = '${lockTimeout}'`);
  for (const index of indexes) await client.query(`reindex index ${index}`);
  for (const { collation } of rows) await client.query(`alter collation ${collation} refresh version`);
  await client.query('commit');
  return indexes;
}
