import type pg from 'pg';

/**
 * Rebuilds the indexes in alphabet order (migration 0137) when the database's ICU version differs from the one they were built with, whose order may differ:
 * after an upgrade of the system, or of the embedded PostgreSQL. Beside readers and writers, so not in a transaction; what an interrupted attempt has left is
 * removed first. Returns the names of the rebuilt indexes; on a failure of the database it throws node-postgres's error.
 */
export async function renewAlphabets(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ collation: string; indexes: string[]; left: string[] }>(`
    select c.oid::regcollation::text as collation, coalesce(array_agg(d.index) filter (where d.indisvalid), '{}') as indexes,
      coalesce(array_agg(d.index) filter (where not d.indisvalid), '{}') as left
    from pg_collation c left join (select distinct refobjid, objid::regclass::text as index, i.indisvalid from pg_depend join pg_index i on i.indexrelid = objid
        where refclassid = 'pg_collation'::regclass and classid = 'pg_class'::regclass) d on d.refobjid = c.oid
    where c.collnamespace = current_schema()::regnamespace and starts_with(c.collname, 'alphabet_')
      and c.collversion <> pg_collation_actual_version(c.oid) group by c.oid`);
  if (rows.length === 0) return [];
  const left = new Set(rows.flatMap((row) => row.left));
  for (const index of left) await client.query(`drop index concurrently ${index}`);
  const indexes = [...new Set(rows.flatMap((row) => row.indexes))].sort();
  for (const index of indexes) await client.query(`reindex index concurrently ${index}`);
  for (const { collation } of rows) await client.query(`alter collation ${collation} refresh version`);
  return indexes;
}
