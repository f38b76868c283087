import { sql } from 'kysely';
import { type SubscriberState, subscriber } from '#kinds/subscriber.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { type ConsentFrom, noteConsent } from '../consent/consent.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { mayMailAnonymous } from '../mailQueue/anonymousRecipients.ts';
import { languageOfMail, queueMail } from '../mailQueue/mail.ts';
import { createRecord, type WriteOptions } from '../records/write.ts';
import type { Change } from '../rows/rows.ts';
import { KNOWN_ADDRESS } from './subscriberRules.ts';

/**
 * Handles a visitor's subscription. New subscribers, and those who left or never answered, have to confirm by mail (unless the church turns that off:
 * `confirm`), at most once a day; nobody gets a newsletter before. A known address is no error and changes nothing, so that the response does not reveal who is
 * subscribed (AMB-052).
 */
export async function subscribe(
  db: Db,
  change: Change,
  options: WriteOptions & { readonly confirm: boolean; readonly from: ConsentFrom },
): Promise<void> {
  const asked = { ...options, mail: languageOfMail(change) };
  const also = (tx: Tx, id: string): Promise<void> => askOrTake(tx, sql`id = ${id}`, asked);
  try {
    await createRecord(VISITOR, db, subscriber, change, { ...options, also });
  } catch (error) {
    if (!(error instanceof Refusal && error.message === KNOWN_ADDRESS)) throw error;
    const waits = sql`lower(email) = lower(${String(change.email)}) and deleted_at is null and state <> 'subscribed'`;
    await writing(db, (tx) => askOrTake(tx, waits, asked));
  }
}

/**
 * Sends the one matching subscriber a confirmation mail, if there is one, or accepts it directly. A suppressed address stays suppressed until it confirms, and
 * somebody who left has left until then, also where others need no confirmation: a stranger may have typed the address.
 */
async function askOrTake(
  tx: Tx,
  who: ReturnType<typeof sql>,
  {
    confirm,
    from,
    mail,
    now,
  }: {
    readonly confirm: boolean;
    readonly from: ConsentFrom;
    readonly mail: { readonly language?: string };
    readonly now: Date;
  },
): Promise<void> {
  const found = await sql<{ id: string; email: string; hasLeft: boolean }>`
    select id, email, unsubscribed_at is not null as "hasLeft" from subscriber where ${who} for no key update`.execute(
    tx,
  );
  const [one] = found.rows;
  if (!one) return;
  const asks = confirm || one.hasLeft;
  const change = asks ? sql`confirmed = false` : sql`confirmed = true, parked_at = null, parked_reason = ''`;
  if (!one.hasLeft) await sql`update subscriber set ${change} where id = ${one.id}`.execute(tx);
  // A repeated click sends no second mail, and is no new consent.
  if (asks && !(await mayMailAnonymous(tx, one.email, 'confirm', now))) return;
  await noteConsent(tx, one.id, 'asked', from, now);
  if (!asks) return;
  await queueMail(
    tx,
    { template: 'confirm', to: { address: one.email, name: '' }, data: mail, subscriberId: one.id },
    now,
  );
}

/** How many subscribers there are. The number is public, the subscribers are not (AMB-049). */
export async function countSubscribers(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from tally where kind = ${subscriber.name}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** Who asked for the day's prayer alone: by their state they have not confirmed the newsletter, which they never asked for. */
const PRAYER_ALONE = sql`state = 'unconfirmed' and deleted_at is null
  and exists (select from consent c where c.subscriber_id = s.id and c.list = 'prayer')
  and not exists (select from consent c where c.subscriber_id = s.id and c.list = 'newsletter')`;

/** The number of subscribers of the newsletter in each state, from the tally. The caller's role was checked by the call. */
export async function countByState(db: Db): Promise<Record<SubscriberState, number>> {
  const found = await sql<{ state: SubscriberState; n: number }>`
    select type as state, sum(n)::int as n from tally where kind = ${subscriber.name} group by type
    union all select 'unconfirmed', -count(*)::int from subscriber s where ${PRAYER_ALONE}`.execute(db);
  const counts = new Map<SubscriberState, number>();
  for (const { state, n } of found.rows) counts.set(state, (counts.get(state) ?? 0) + n);
  const of = (state: SubscriberState): number => counts.get(state) ?? 0;
  return {
    subscribed: of('subscribed'),
    unconfirmed: of('unconfirmed'),
    parked: of('parked'),
    unsubscribed: of('unsubscribed'),
  };
}
