import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

const DAY = 24 * 3_600_000;
/** Mails a day to one mailbox that anybody can cause by typing an address into a form. */
const MOST_A_DAY = 3;

/** Mails that the website's forms send to an address typed by a stranger. Nothing else that was typed is included, not even the name. */
export type AnonymousMail = 'confirm' | 'received' | 'daily_prayer_confirm';

/**
 * Whether such a mail may be sent to this address now. Any address can be typed into a form: nobody gets the same mail twice in a day that way, and no mailbox
 * more than three, however its address is written. One form at a time for each mailbox, so that a burst can't slip through together.
 */
export async function mayMailAnonymous(
  tx: Tx,
  address: string,
  template: AnonymousMail,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('lectern mailbox'), hashtext(mailbox(${address})))`.execute(
    tx,
  );
  const found = await sql<{ same: number; all: number }>`
    select count(*) filter (where template = ${template} and lower(to_address) = lower(${address}))::int as same, count(*)::int as all
    from mail where template in ('confirm', 'received', 'daily_prayer_confirm') and mailbox(to_address) = mailbox(${address})
      and created_at > ${new Date(now.getTime() - DAY)}`.execute(tx);
  const { same = 0, all = 0 } = found.rows[0] ?? {};
  return same === 0 && all < MOST_A_DAY;
}
