import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';

interface Most {
  readonly aMinute: number;
  readonly aDay: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Many households may share a network; nobody needs as many as this. */
const FORMS: Most = { aMinute: 5, aDay: 200 };
/** Each one sends a mail to others. */
const COMMENTS: Most = { aMinute: 30, aDay: 1000 };

/** Counts a public form sent from a network, and refuses the sixth within a minute, and the 201st within a day, with the seconds to wait (429, ADD-3). */
export const rateLimitForms = (db: Db, network: string, now: Date): Promise<void> =>
  limit(db, network, 'These are too many forms at once.', now);

/** The same for test mails, which are sent while the person waits, by the requesting account. */
export const rateLimitTestMails = (db: Db, accountId: string, now: Date): Promise<void> =>
  limit(db, `test mails of ${accountId}`, 'These are too many test mails at once.', now);

/** The same for mails to an address that a staff member is about to take. */
export const rateLimitNewAddresses = (db: Db, accountId: string, now: Date): Promise<void> =>
  limit(db, `new addresses of ${accountId}`, 'These are too many mails at once.', now);

/** Counts a comment of an account, and refuses the 31st within a minute, and the 1001st within a day. */
export const rateLimitComments = (db: Db, accountId: string, now: Date): Promise<void> =>
  limit(db, `comments of ${accountId}`, 'That is much at once.', now, COMMENTS);

/** One network, or one person, at a time, so that a burst cannot slip through together. */
async function limit(db: Db, network: string, tooMany: string, now: Date, most: Most = FORMS): Promise<void> {
  const count = async (tx: Tx): Promise<void> => {
    const [minute, day] = [MINUTE, DAY].map((ms) => new Date(now.getTime() - ms));
    const sent = await sql<{ n: number; oldest: Date | null; today: number; first: Date | null }>`
      select count(*) filter (where at > ${minute})::int as n, min(at) filter (where at > ${minute}) as oldest,
        count(*)::int as today, min(at) as first
      from form_sent where network = ${network} and at > ${day}`.execute(tx);
    const { n = 0, oldest = null, today = 0, first = null } = sent.rows[0] ?? {};
    const secondsAfter = (since: Date | null, ms: number): number =>
      Math.max(1, Math.ceil(((since ?? now).getTime() + ms - now.getTime()) / 1000));
    const tooManyToday = today >= most.aDay;
    if (tooManyToday || n >= most.aMinute) {
      const wait = tooManyToday ? secondsAfter(first, DAY) : secondsAfter(oldest, MINUTE);
      const until = tooManyToday ? 'until tomorrow' : `${wait} seconds`;
      throw new Refusal(429, `${tooMany} Please wait ${until} and send it again.`, {
        retryAfterSeconds: wait,
      });
    }
    await sql`insert into form_sent (at, network) values (${now}, ${network})`.execute(tx);
  };
  await writing(db, count, ['form', network]);
}
