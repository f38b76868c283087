import { sql } from 'kysely';
import type { SubscriberState } from '#kinds/subscriber.ts';
import type { Language } from '#lib/language.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import { type ConsentFrom, noteConsent } from '../consent/consent.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** A subscription as its owner sees it, who followed a link in a mail. */
export interface Subscription {
  readonly email: string;
  readonly state: 'subscribed' | 'unconfirmed' | 'left';
  /** The chosen language of the newsletter; '' where none was chosen. */
  readonly language: Language | '';
}

/** The subscription of a key, or the one it was merged into when both were found to be the same person's (migration 0043). */
export const ofKey = (mailKey: string) =>
  sql`(select coalesce(merged_into, id) from subscriber where mail_key = ${mailKey})`;

/** The subscription whose mails carry this key; null for an unknown key. A subscriber deleted by the office counts as left. */
export async function subscriptionOf(db: Db, mailKey: string): Promise<Subscription | null> {
  if (!isId(mailKey)) return null;
  const found = await sql<Subscription>`
    select email, language, case when unsubscribed_at is not null or deleted_at is not null then 'left' when confirmed then 'subscribed' else 'unconfirmed' end as state
    from subscriber where id = ${ofKey(mailKey)}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Ends or resumes a subscription, or sets its language, for its owner: a person with the key has received our mail, so the address is confirmed. Mails still
 * waiting for a person who leaves are cancelled when due. Throws Refusal (404) for an unknown key.
 */
export async function setSubscription(
  db: Db,
  mailKey: string,
  want: {
    /** When not given, only the language changes. */
    readonly subscribed?: boolean | undefined;
    readonly reason?: string | undefined;
    /** Chosen by the subscriber; not set when leaving. */
    readonly language?: Language | '' | undefined;
  },
  { from, now }: { readonly from: ConsentFrom; readonly now: Date },
): Promise<void> {
  const { subscribed, reason = '', language = '' } = want;
  if (subscribed === undefined && language === '')
    throw refusedField('subscribed', 'Please say whether the newsletter is to come.');
  const known =
    isId(mailKey) &&
    (await writing(db, async (tx) => {
      const found = await sql<{ id: string; state: SubscriberState }>`select id, state from subscriber
        where id = ${ofKey(mailKey)} and (deleted_at is null or ${subscribed === false}) for no key update`.execute(
        tx,
      );
      const [one] = found.rows;
      if (!one) return false;
      if (subscribed !== false && language !== '')
        await sql`update subscriber set language = ${language} where id = ${one.id}`.execute(tx);
      if (subscribed === undefined) return true;
      const change = subscribed
        ? sql`unsubscribed_at = null, confirmed = true, goodbye = '', parked_at = null, parked_reason = ''`
        : sql`unsubscribed_at = coalesce(unsubscribed_at, ${now}), goodbye = coalesce(nullif(${reason}, ''), goodbye)`;
      await sql`update subscriber set ${change} where id = ${one.id}`.execute(tx);
      const [before, act] = subscribed
        ? (['subscribed', 'confirmed'] as const)
        : (['unsubscribed', 'left'] as const);
      if (one.state !== before) await noteConsent(tx, one.id, act, from, now);
      return true;
    }));
  if (!known)
    throw new Refusal(404, 'This link is not known (any more). Write to the office, which will help you.');
}

/**
 * Gives an imported subscriber their state from elsewhere, in the transaction that creates them: those who had unsubscribed, had not confirmed or could not be
 * reached get no newsletter here either. `words`: why.
 */
export async function setImportedState(
  tx: Tx,
  id: string,
  state: Exclude<SubscriberState, 'subscribed'>,
  words: string,
  now: Date,
): Promise<void> {
  const change = {
    unsubscribed: sql`unsubscribed_at = ${now}, goodbye = ${words}`,
    unconfirmed: sql`confirmed = false`,
    parked: sql`parked_at = ${now}, parked_reason = ${words}`,
  }[state];
  await sql`update subscriber set ${change} where id = ${id}`.execute(tx);
}
