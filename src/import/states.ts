import { z } from 'zod';
import type { Kind } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { setOldHash } from '#store/accounts/oldHashes.ts';
import { setImportedState } from '#store/newsletter/subscriptions.ts';
import type { WriteOptions } from '#store/records/write.ts';
import type { Incoming } from './incoming.ts';
import { oldHashIn } from './oldStates.ts';

const REVIEW = z.object({
  state: z.enum(['waiting', 'sent_back', 'none']),
  sentence: z.string().trim().max(2000).default(''),
});

/** A record's review state at the source; nothing if the dump does not have it. */
export function reviewOf({ fields }: Pick<Incoming, 'fields'>): { state: string; sentence: string } {
  const { data } = REVIEW.safeParse(fields.review);
  return data?.state === 'sent_back' ? data : { state: data?.state ?? 'none', sentence: '' };
}

/** Whether a record still awaits the office, or its author after being sent back: only an inactive one can. */
export function waitsFor(kind: Kind, incoming: Pick<Incoming, 'fields'>): boolean {
  const { activated } = incoming.fields;
  const inactive = activated === false || activated === 'false' || activated === 0;
  return kind.reviewed === true && inactive && reviewOf(incoming).state !== 'none';
}

type Along = (fields: Incoming['fields'], now: Date) => WriteOptions['also'];

/** What runs in the transaction that imports a record. */
export const ALONG_WITH: Partial<Record<KindName, Along>> = {
  subscriber: asSubscribed,
  account: withPassword,
};

/** A user goes on with the password of the old system, if that kept a hash which can be checked here, and let the user sign in. */
function withPassword(fields: Incoming['fields']): WriteOptions['also'] {
  const hash = oldHashIn(fields);
  return hash === undefined ? undefined : (tx, id) => setOldHash(tx, id, hash);
}

/**
 * A subscriber who had left, had not confirmed or could not be reached stays without the newsletter: nobody starts to receive it because the church has
 * migrated.
 */
function asSubscribed({ state, reason }: Incoming['fields'], now: Date): WriteOptions['also'] {
  const other = NOT_SUBSCRIBED.find((one) => one === state);
  if (!other) return undefined;
  return (tx, id) => setImportedState(tx, id, other, String(reason ?? '').slice(0, LONGEST_REASON), now);
}

const NOT_SUBSCRIBED = ['unsubscribed', 'unconfirmed', 'parked'] as const;
const LONGEST_REASON = 1000;
