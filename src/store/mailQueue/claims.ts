import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { DueMail } from './mail.ts';

/**
 * How long other copies of the program skip a mail that is being handed to the mail server. A running copy that lost the database has reconnected within this
 * time and stored the outcome; for a killed one it stays unknown.
 */
export const CLAIM_MS = 60_000;

/**
 * Claims these mails for handing over: they are not due again before the claim expires, unless an outcome is stored. Returns the ids of those still to be sent
 * that no other copy has claimed, and whose newsletter is not paused or cancelled.
 */
export async function claimMails(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const claimed = await sql<{ id: string }>`
    update mail set due_at = ${until(now)}
    where id = any(${ids}::uuid[]) and state = 'waiting' and due_at <= ${now}
      and not exists (select from newsletter n where n.id = newsletter_id and n.state <> 'sending') returning id`.execute(
    db,
  );
  return new Set(claimed.rows.map(({ id }) => id));
}

/**
 * Releases a claimed mail that was certainly not handed over: it is due again, in its old place, or `later` with the mail server's response. Its number of
 * tries stays.
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
