import type pg from 'pg';

/**
 * Renews what stands in the order of an alphabet (migration 0137) when the database's ICU is another version than the one that it was made with, whose order
 * may differ: after an upgrade of the system, or of the embedded PostgreSQL. Answers the names of the indexes that were built anew. `lockTimeout`: as PostgreSQL
 * writes it; after that, as after other failures of the database, it throws what node-postgres does, and leaves its transaction to the caller to roll back.
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
