import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The PostgreSQL version, and the size of the database in bytes. */
export async function databaseServer(db: Db): Promise<{ readonly version: string; readonly bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  return rows[0] ?? { version: '', bytes: 0 };
}
