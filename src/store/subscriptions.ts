import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from './db.ts';
import { writing } from './writing.ts';

/** A subscription as its owner sees it, who has come by a link in a mail. */
export interface Subscription {
  readonly email: string;
  readonly state: 'subscribed' | 'unconfirmed' | 'left';
}

/** The subscription whose mails carry this key; null for a key that nobody has (any more). Whom the office has deleted has left. */
export async function subscriptionOf(db: Db, mailKey: string): Promise<Subscription | null> {
  if (!isId(mailKey)) return null;
  const found = await sql<Subscription>`
    select email, case when unsubscribed_at is not null or deleted_at is not null then 'left' when confirmed then 'subscribed' else 'unconfirmed' end as state
    from subscriber where mail_key = ${mailKey}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Ends a subscription or takes it up, as its owner wants it: whoever has the key has got our mail, so that the address is confirmed by it.
 * What still waits for somebody who leaves is let go when its turn comes. Throws Refusal (404) for an unknown key.
 */
export async function setSubscription(
  db: Db,
  mailKey: string,
  want: { readonly subscribed: boolean; readonly reason?: string | undefined },
  now: Date,
): Promise<void> {
  const changed =
    isId(mailKey) &&
    (await writing(db, (tx) =>
      (want.subscribed
        ? sql`update subscriber set unsubscribed_at = null, confirmed = true, goodbye = ''
            where mail_key = ${mailKey} and deleted_at is null returning 1`
        : sql`update subscriber set unsubscribed_at = coalesce(unsubscribed_at, ${now}), goodbye = coalesce(nullif(${want.reason ?? ''}, ''), goodbye)
            where mail_key = ${mailKey} returning 1`
      ).execute(tx),
    ));
  if (!changed || changed.rows.length === 0)
    throw new Refusal(404, 'This link is not known (any more). Write to the office, which will help you.');
}
