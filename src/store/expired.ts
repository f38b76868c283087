import { sql } from 'kysely';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { Db } from './db.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a record waits in the trash (ADD-4). */
export const TRASH_DAYS = 30;

/** Whether records of a kind go for good: units and accounts stay, since other records name them. */
const GOES: Record<KindName, boolean> = {
  account: false,
  department: false,
  diocese: false,
  news: true,
  event: true,
  publication: true,
  campaign: true,
  person: true,
  description: true,
  video: true,
  statement: true,
  prayer: true,
  promotion: true,
  partner: true,
  subscriber: true,
  enquiry: true,
  order: true,
};

/**
 * Removes what has run its time: sessions, old failed sign-ins, request keys, and records that have been in the trash for 30 days
 * with their history and their hold on files. Answers how many records are gone for good.
 */
export async function removeExpired(db: Db, now: Date): Promise<number> {
  await sql`delete from session where ends_at < ${now}`.execute(db);
  await sql`delete from failed_login where at < ${new Date(now.getTime() - DAY)}`.execute(db);
  await sql`delete from repeated_request where at < ${new Date(now.getTime() - DAY)}`.execute(db);
  await sql`delete from form_sent where at < ${new Date(now.getTime() - HOUR)}`.execute(db);
  const before = new Date(now.getTime() - TRASH_DAYS * DAY);
  let gone = 0;
  for (const kind of Object.values(KINDS)) {
    if (!GOES[kind.name]) continue;
    gone += await db.transaction().execute(async (tx) => {
      const found = await sql<{
        id: string;
      }>`delete from ${sql.table(kind.name)} where deleted_at < ${before} returning id`.execute(tx);
      const ids = found.rows.map((row) => row.id);
      await sql`delete from revision where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await sql`delete from media_use where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      return ids.length;
    });
  }
  return gone;
}
