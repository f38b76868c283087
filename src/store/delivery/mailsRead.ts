import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';

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
  const gone = sql`uid_validity <> ${String(uidValidity)} or uid <> all(${[...present]}::bigint[])`;
  await writing(db, async (tx) => {
    await sql`delete from mail_read where ${gone}`.execute(tx);
    await sql`delete from mail_reading where ${gone}`.execute(tx);
  });
}

/** Notes that a mail is going to be read; returns how often it was begun, this time included. */
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

/** Takes back what noteReading has noted: the reading was broken off, and not by the mail. */
export const withdrawReading = (db: Db, place: InFolder): Promise<unknown> =>
  writing(db, (tx) => forgetReading(tx, place));

const forgetReading = (tx: Tx, { uidValidity, uid }: InFolder): Promise<unknown> =>
  sql`delete from mail_reading where uid_validity = ${String(uidValidity)} and uid = ${uid}`.execute(tx);

/**
 * Does what follows from a mail in the mailbox and notes that it has been read, in one transaction: whatever is killed, nothing is done twice
 * and nothing is lost. `work` says whether it has dealt with the mail; another copy that was faster makes it do nothing.
 * `setAside`: nobody could read it, which the status page says for as long as it is in the folder.
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
