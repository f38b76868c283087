import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { DueMail } from './mail.ts';

/**
 * For how long a mail that is being handed to the mail server is left alone by every other copy of the program. Within that a copy that has lost the
 * database, and lives, has found it again and noted what became of the mail; of one that was killed nobody will ever know.
 */
export const CLAIM_MS = 60_000;

/**
 * Notes that these mails are being handed over: they are not due again before that time is over, unless it is noted what became of them. Returns the ids of
 * those that are still to be sent and that nobody else is handing over.
 */
export async function claimMails(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const claimed = await sql<{ id: string }>`update mail set due_at = ${until(now)}
    where id = any(${ids}::uuid[]) and state = 'waiting' and due_at <= ${now} returning id`.execute(db);
  return new Set(claimed.rows.map(({ id }) => id));
}

/**
 * Gives back a mail that was claimed then and certainly not handed over: it is due again, in its old place, or `later` with what the mail server has
 * said. Its number of tries stays.
 */
export async function giveBackMail(
  db: Db,
  { id, dueAt }: DueMail,
  claimedAt: Date,
  later?: { readonly due: Date; readonly response: string },
): Promise<void> {
  await sql`update mail set due_at = ${later?.due ?? dueAt}, answer = ${later ? later.response : sql`answer`}
    where id = ${id} and state = 'waiting' and due_at = ${until(claimedAt)}`.execute(db);
}

const until = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);
