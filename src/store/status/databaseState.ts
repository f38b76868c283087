import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The health of PostgreSQL. */
export interface DatabaseState {
  readonly version: string;
  readonly bytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  /** The age in seconds of the longest transaction that is no backup's; 0: none is open. */
  readonly longestTransaction: number;
  /** Standbys that follow this server, as far as its role may see them. */
  readonly standbys: readonly Standby[];
  /** Milliseconds that the program's clock is ahead of the database's. */
  readonly clockAhead: number;
}

/** A standby. `lag`: seconds by which it is behind; null while nothing is written. */
export interface Standby {
  readonly name: string;
  readonly lag: number | null;
}

/** Checks the server behind `db`. A backup and its drill may read for hours; they are recognised by their connection's name. */
export async function databaseState(db: Db, now: () => Date): Promise<DatabaseState> {
  const found = await sql<Omit<DatabaseState, 'clockAhead' | 'standbys'>>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "mostConnections",
      coalesce((select max(extract(epoch from clock_timestamp() - xact_start)) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
          and application_name !~ '(backup|drill)'), 0)::float8 as "longestTransaction"`.execute(db);
  const [state] = found.rows;
  if (!state) throw new Error('The database says nothing of itself.');
  return { ...state, clockAhead: await clockAhead(db, now), standbys: await standbysOf(db) };
}

/** Milliseconds that the program's clock is ahead of the database's. */
export async function clockAhead(db: Db, now: () => Date): Promise<number> {
  const began = now().getTime();
  const { rows } = await sql<{ clock: Date }>`select clock_timestamp() as clock`.execute(db);
  // Compensates for half of the round trip.
  const meant = (began + now().getTime()) / 2;
  return Math.round(meant - (rows[0]?.clock.getTime() ?? meant));
}

async function standbysOf(db: Db): Promise<Standby[]> {
  const found = await sql<Standby>`
    select coalesce(application_name, '') as name, extract(epoch from replay_lag)::float8 as lag from pg_stat_replication
    where pid is not null order by application_name`.execute(db);
  return found.rows;
}
