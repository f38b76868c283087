import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { reopenThreads } from '../inbox/incomingReplies.ts';
import { noteConsent } from '../newsletter/consent.ts';
import { countUndelivered, suppress } from './suppression.ts';

/** How a mail is known in the folder of the mailbox. */
export interface InFolder {
  readonly uidValidity: bigint;
  readonly uid: number;
}

/** Of these, how each has been dealt with: true, or left for somebody to look at. Those that are not here have not been read. */
export async function readBefore(db: Db, uidValidity: bigint): Promise<ReadonlyMap<number, boolean>> {
  const found = await sql<{ uid: string; done: boolean }>`
    select uid, done from mail_read where uid_validity = ${String(uidValidity)}`.execute(db);
  return new Map(found.rows.map(({ uid, done }) => [Number(uid), done]));
}

/** Forgets what is no longer in the folder, or was in one that has been made anew since. */
export async function forgetRead(db: Db, uidValidity: bigint, present: readonly number[]): Promise<void> {
  await writing(db, (tx) =>
    sql`delete from mail_read where uid_validity <> ${String(uidValidity)} or uid <> all(${[...present]}::bigint[])`.execute(
      tx,
    ),
  );
}

/**
 * Does what follows from a mail in the mailbox and notes that it has been read, in one transaction: whatever is killed, nothing is done twice
 * and nothing is lost. `work` says whether it has dealt with the mail; another copy that was faster makes it do nothing.
 */
export async function dealWith(
  db: Db,
  { uidValidity, uid }: InFolder,
  now: Date,
  work: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  return writing(db, async (tx) => {
    const mine =
      await sql`insert into mail_read (uid_validity, uid, done, at) values (${String(uidValidity)}, ${uid}, true, ${now})
        on conflict do nothing returning 1`.execute(tx);
    if (mine.rows.length === 0) return true;
    const done = await work(tx);
    if (!done)
      await sql`update mail_read set done = false where uid_validity = ${String(uidValidity)} and uid = ${uid}`.execute(
        tx,
      );
    return done;
  });
}

/**
 * A mail of ours came back: it did not arrive, which its newsletter or thread tells from now on. For good: its subscriber is suppressed. For now:
 * only after many in a row. Returns false when the mail is not known any more.
 */
export async function noteBounce(
  tx: Tx,
  mailId: string,
  { hard, words }: { readonly hard: boolean; readonly words: string },
  now: Date,
): Promise<boolean> {
  const found = await sql<{ subscriberId: string | null; isFirst: boolean }>`
    select subscriber_id as "subscriberId", returned_at is null as "isFirst" from mail where id = ${mailId} for update`.execute(
    tx,
  );
  const [mail] = found.rows;
  if (!mail) return false;
  await sql`update mail set returned_at = coalesce(returned_at, ${now}), state = 'refused', answer = ${words},
    done_at = coalesce(done_at, ${now}) where id = ${mailId} and state <> 'cancelled'`.execute(tx);
  if (mail.isFirst) await reopenThreads(tx, [mailId], now);
  if (mail.subscriberId === null) return true;
  if (hard) await suppress(tx, [{ subscriberId: mail.subscriberId, words }], now);
  else if (mail.isFirst) await countUndelivered(tx, mail.subscriberId, words, now);
  return true;
}

const COMPLAINED = 'The reader has marked our mail as spam.';

/** A reader has marked a mail of ours as spam: that ends the subscription. Returns false when the mail is not known any more. */
export async function noteComplaint(tx: Tx, mailId: string, now: Date): Promise<boolean> {
  const found = await sql<{ subscriberId: string | null }>`
    select subscriber_id as "subscriberId" from mail where id = ${mailId}`.execute(tx);
  const [mail] = found.rows;
  if (!mail) return false;
  if (mail.subscriberId === null) return true;
  const left = await sql`update subscriber set unsubscribed_at = ${now}, goodbye = ${COMPLAINED}
    where id = ${mail.subscriberId} and unsubscribed_at is null returning 1`.execute(tx);
  if (left.rows.length > 0)
    await noteConsent(tx, mail.subscriberId, 'left', { page: '', networkHash: null }, now);
  return true;
}
