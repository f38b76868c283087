import { sql } from 'kysely';
import { subscriber } from '#kinds/subscriber.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { UNSUPPRESSED } from '../newsletter/subscriberRules.ts';
import { update } from '../records/columns.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { stamps } from '../records/write.ts';
import { runEffects } from '../records/writePath.ts';
import { notFound } from '../rows/rows.ts';

/** Many mails in a row that could not be delivered, each within this time of the one before. */
const MANY_SOFT = 5;
const A_ROW_DAYS = 60;
const DAY = 24 * 3_600_000;

/** A refused recipient, by our server or one behind it, and its response. */
export interface Refused {
  readonly subscriberId: string | null;
  readonly words: string;
}

/** Suppresses subscribers whose addresses will never accept mail: they get none until they, or the office, change that. */
export async function suppress(tx: Tx, refused: readonly Refused[], now: Date): Promise<void> {
  const column = (of: (one: Refused) => string | null) => refused.map(of);
  await sql`update subscriber s set parked_at = ${now}, parked_reason = r.words
    from unnest(${column((one) => one.subscriberId)}::uuid[], ${column((one) => one.words)}::text[]) r (id, words)
    where s.id = r.id and s.parked_at is null`.execute(tx);
}

/** Counts a mail that could not be delivered for now: after many in a row its subscriber is suppressed. */
export async function countUndelivered(
  tx: Tx,
  subscriberId: string,
  words: string,
  now: Date,
): Promise<void> {
  const rowBegan = new Date(now.getTime() - A_ROW_DAYS * DAY);
  const counted = await sql<{ n: number }>`update subscriber set
      soft_bounces = case when soft_bounced_at > ${rowBegan} then soft_bounces + 1 else 1 end, soft_bounced_at = ${now}
    where id = ${subscriberId} returning soft_bounces as n`.execute(tx);
  if ((counted.rows[0]?.n ?? 0) < MANY_SOFT) return;
  const reason = `${MANY_SOFT} mails in a row could not be delivered. ${words}`;
  await suppress(tx, [{ subscriberId, words: reason }], now);
  await sql`update subscriber set soft_bounces = 0 where id = ${subscriberId}`.execute(tx);
}

/**
 * Lifts a suppression on the office's word: the subscriber gets newsletters again, until one is refused. Returns after COMMIT. Subscribers who are not
 * suppressed stay as they are. Throws Refusal (404).
 */
export async function unsuppress(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const [before] = await lockRecords(tx, viewer, subscriber, [id], 'change');
    if (!before) throw notFound();
    if (before.parked_at === null) return;
    const [after] = await update(tx, subscriber, [id], { ...UNSUPPRESSED, ...stamps(viewer, now, false) });
    if (after)
      await runEffects(tx, { viewer, kind: subscriber, action: 'change', written: [{ before, after }], now });
  });
}
