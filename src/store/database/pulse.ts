import { sql } from 'kysely';
import { CONTENT_CHANNEL } from './contentVersions.ts';
import type { Db } from './db.ts';

/** The channel on which the leading copy says that it is there: its id. */
export const LEADER_CHANNEL = 'leader';
/** The channel on which the other copies ask the leading one for a job, by its name. */
export const JOBS_CHANNEL = 'jobs';

/**
 * Says to all copies that the one of this id leads, and which content generations are committed. Notices arrive in the order of their transactions, so a copy
 * that hears this has missed none before it and need not ask by itself. Waits for no disk and no standby, since nothing is stored.
 */
export async function pulse(db: Db, id: string): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${LEADER_CHANNEL}, ${id}),
    pg_notify(${CONTENT_CHANNEL}, (select coalesce(json_object_agg(topic, n), '{}')::text from content_generation))`.execute(
    db,
  );
}

/** Asks the leading copy for a job. A notice that is lost costs time only: rows say what is left to do. */
export async function askLeader(db: Db, job: string): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, ${job})`.execute(db);
}
