import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from './db.ts';
import { writing } from './writing.ts';

const MINUTE = 60_000;
const MOST_A_MINUTE = 5;

/** Notes that a public form was sent from a network, and refuses the sixth within a minute with the seconds to wait (429, ADD-3). */
export const rateLimitForms = (db: Db, network: string, now: Date): Promise<void> =>
  limit(db, network, 'These are too many forms at once.', now);

/** The same for test mails, which go out while the person waits, by whoever asks for them. */
export const rateLimitTestMails = (db: Db, accountId: string, now: Date): Promise<void> =>
  limit(db, `test mails of ${accountId}`, 'These are too many test mails at once.', now);

/** One network, or one person, at a time, so that a burst cannot slip through together. */
async function limit(db: Db, network: string, tooMany: string, now: Date): Promise<void> {
  const count = async (tx: Tx): Promise<void> => {
    const since = new Date(now.getTime() - MINUTE);
    const sent = await sql<{ n: number; oldest: Date | null }>`
      select count(*)::int as n, min(at) as oldest from form_sent where network = ${network} and at > ${since}`.execute(
      tx,
    );
    const { n = 0, oldest = null } = sent.rows[0] ?? {};
    if (n >= MOST_A_MINUTE) {
      const wait = Math.max(1, Math.ceil(((oldest ?? now).getTime() + MINUTE - now.getTime()) / 1000));
      throw new Refusal(429, `${tooMany} Please wait ${wait} seconds and send it again.`, {
        retryAfterSeconds: wait,
      });
    }
    await sql`insert into form_sent (at, network) values (${now}, ${network})`.execute(tx);
  };
  await writing(db, count, ['form', network]);
}
