import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from './newsletterActs.ts';
import { alignMails } from './newsletterMails.ts';

/**
 * Newsletters that the mail server refuses for everybody, because of the sender or the content. Such a newsletter is paused, and sent to a few readers now and
 * then: once one of those mails is accepted, it is sent to all (decision 0055).
 */

const MINUTE = 60_000;
/** The pause after the n-th refusal. */
const PAUSES = [2, 4, 8, 15].map((minutes) => minutes * MINUTE);
/** How many readers get a trial. */
const FEW = 5;

/**
 * Pauses a newsletter that the mail server refuses for everybody: nobody loses it, and the office reads why. `sentence`: the server's response. Does nothing
 * when it is no longer being sent.
 */
export async function pauseByItself(db: Db, id: string, sentence: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const found = await sql<{ retries: number; isTrial: boolean }>`
      select retries, paused_because <> '' as "isTrial" from newsletter
      where id = ${id} and state = 'sending' for no key update`.execute(tx);
    const [before] = found.rows;
    if (!before) return;
    const why = `It was paused by itself, since the mail server turns it away from everybody, and is tried again every few minutes. ${sentence}`;
    const pause = PAUSES[before.retries] ?? PAUSES.at(-1) ?? 0;
    await sql`update newsletter set state = 'paused', paused_because = ${why}, retries = retries + 1,
      retry_at = ${new Date(now.getTime() + pause)} where id = ${id}`.execute(tx);
    await alignMails(tx, id, now);
    // Its history has the pause, but not each try.
    if (!before.isTrial) await noteAct(tx, id, 'pause', null, now, { why });
  });
}

/**
 * Starts due trials of newsletters paused this way, or `all` of them at once. Returns how many. One whose mails are not all paused yet would be tried with all of
 * them, so it waits until they are.
 */
export async function startTrials(tx: Tx, now: Date, all = false): Promise<number> {
  // Until the outcome of the few mails is known; they may all have unsubscribed.
  const again = new Date(now.getTime() + (PAUSES.at(-1) ?? 0));
  if (all) await sql`update newsletter set retry_at = ${now} where retry_at > ${now}`.execute(tx);
  const tried = await sql<{ id: string }>`update newsletter set state = 'sending', retry_at = ${again}
    where id in (select id from newsletter where retry_at <= ${now} and not behind and state in ('paused', 'sending') and paused_because <> '' order by id for no key update)
    returning id`.execute(tx);
  for (const { id } of tried.rows)
    await sql`update mail set due_at = ${now} where id in (
      select id from mail where newsletter_id = ${id} and state = 'waiting' and due_at = 'infinity' limit ${FEW})`.execute(
      tx,
    );
  return tried.rows.length;
}

/** Starts due trials; returns how many. */
export const startDueTrials = (db: Db, now: Date): Promise<number> =>
  writing(db, (tx) => startTrials(tx, now));

/** One of the few was accepted: the newsletter is sent to all. Does nothing when it is no longer on trial. */
export async function endTrial(db: Db, id: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const ended = await sql`update newsletter set paused_because = '', retry_at = null, retries = 0
      where id = ${id} and state = 'sending' and paused_because <> '' returning 1`.execute(tx);
    if (ended.rows.length === 0) return;
    await alignMails(tx, id, now);
    await noteAct(tx, id, 'resume', null, now, {});
  });
}
