import type { TestApi } from './api.ts';

/** In which tables of the database a text stands, in whatever column. */
export async function keptAnywhere({ database: { pool } }: TestApi, text: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select table_schema, table_name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table_schema: schema, table_name: table } of rows) {
    const hits = await pool.query(`select 1 from "${schema}"."${table}" t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hits.rows.length > 0) found.push(table);
  }
  return found;
}
