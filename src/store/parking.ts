import { sql } from 'kysely';
import { subscriber } from '#kinds/subscriber.ts';
import type { Staff } from '#kinds/viewer.ts';
import { audit } from './audit.ts';
import { update } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { lockRecords } from './lockRecords.ts';
import { notFound } from './rows.ts';
import { UNPARKED } from './rules/subscriber.ts';
import { stamps } from './write.ts';
import { writing } from './writing.ts';

/** Whose mail was refused, by the server that we spoke to or by one behind it, and its words. */
export interface Refused {
  readonly subscriberId: string | null;
  readonly words: string;
}

/** Parks those to whose addresses no mail will ever be delivered: they get none until they, or the office, say otherwise. */
export async function park(tx: Tx, refused: readonly Refused[], now: Date): Promise<void> {
  const column = (of: (one: Refused) => string | null) => refused.map(of);
  await sql`update subscriber s set parked_at = ${now}, parked_reason = r.words
    from unnest(${column((one) => one.subscriberId)}::uuid[], ${column((one) => one.words)}::text[]) r (id, words)
    where s.id = r.id and s.parked_at is null`.execute(tx);
}

/**
 * The office knows better than the server that refused the address: its subscriber gets newsletters again, until one is refused. Answers after
 * COMMIT. Whoever is not parked (any more) stays as they are. Throws Refusal (404).
 */
export async function unpark(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const [before] = await lockRecords(tx, viewer, subscriber, [id], 'change');
    if (!before) throw notFound();
    if (before.parked_at === null) return;
    const [after] = await update(tx, subscriber, [id], { ...UNPARKED, ...stamps(viewer, now, false) });
    if (after) await audit(tx, viewer, subscriber, 'change', [{ before, after }], now);
  });
}
