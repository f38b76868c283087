import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** The identity of a mail in its mailbox folder. */
export interface InFolder {
  readonly uidValidity: bigint;
  readonly uid: number;
}

/** Which mails of the folder were read: true when handled, false when left for somebody to look at. Missing ones are unread. */
export async function readBefore(db: Db, uidValidity: bigint): Promise<ReadonlyMap<number, boolean>> {
  const found = await sql<{ uid: string; done: boolean }>`
    select uid, done from mail_read where uid_validity = ${String(uidValidity)}`.execute(db);
  return new Map(found.rows.map(({ uid, done }) => [Number(uid), done]));
}

/** Removes mails that are no longer in the folder, or were in one that has been recreated since. */
export async function forgetRead(db: Db, uidValidity: bigint, present: readonly number[]): Promise<void> {
  const gone = sql`uid_validity <> ${String(uidValidity)} or uid <> all(${[...present]}::bigint[])`;
  await writing(db, async (tx) => {
    await sql`delete from mail_read where ${gone}`.execute(tx);
    await sql`delete from mail_reading where ${gone}`.execute(tx);
  });
}

/** Records that a mail is about to be read; returns the number of tries, this one included. */
export async function noteReading(db: Db, { uidValidity, uid }: InFolder, now: Date): Promise<number> {
  const noted = await writing(db, (tx) =>
    sql<{ tries: number }>`insert into mail_reading as r (uid_validity, uid, tries, at)
        values (${String(uidValidity)}, ${uid}, 1, ${now})
        on conflict (uid_validity, uid) do update set tries = r.tries + 1, at = excluded.at returning tries`.execute(
      tx,
    ),
  );
  return noted.rows[0]?.tries ?? 1;
}

/** Reverts noteReading: reading was interrupted, and not by the mail. */
export const withdrawReading = (db: Db, place: InFolder): Promise<unknown> =>
  writing(db, (tx) => forgetReading(tx, place));

const forgetReading = (tx: Tx, { uidValidity, uid }: InFolder): Promise<unknown> =>
  sql`delete from mail_reading where uid_validity = ${String(uidValidity)} and uid = ${uid}`.execute(tx);

/**
 * Handles a mail of the mailbox and marks it as read, in one transaction: after a crash nothing is done twice and nothing is lost. `work` returns whether it
 * has handled the mail; it does nothing when another copy was faster. `setAside`: the mail could not be read, which the status page shows for as long as it is
 * in the folder.
 */
export async function dealWith(
  db: Db,
  place: InFolder,
  now: Date,
  setAside: boolean,
  work: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const { uidValidity, uid } = place;
  return writing(db, async (tx) => {
    const mine =
      await sql`insert into mail_read (uid_validity, uid, done, at) values (${String(uidValidity)}, ${uid}, true, ${now})
        on conflict do nothing returning 1`.execute(tx);
    if (mine.rows.length === 0) return true;
    const done = await work(tx);
    if (!setAside) await forgetReading(tx, place);
    if (!done)
      await sql`update mail_read set done = false where uid_validity = ${String(uidValidity)} and uid = ${uid}`.execute(
        tx,
      );
    return done;
  });
}
