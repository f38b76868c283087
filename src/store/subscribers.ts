import { sql } from 'kysely';
import { subscriber } from '#kinds/subscriber.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from './db.ts';
import type { Change } from './rows.ts';
import { KNOWN_ADDRESS } from './rules/subscriber.ts';
import { createRecord, type WriteOptions } from './write.ts';
import { writing } from './writing.ts';

/**
 * What a visitor's subscribing does: a known address is no error and changes nothing but that an earlier goodbye is taken back, so that the
 * answer tells nobody who is subscribed (AMB-052).
 */
export async function subscribe(db: Db, change: Change, options: WriteOptions): Promise<void> {
  try {
    await createRecord(VISITOR, db, subscriber, change, options);
  } catch (error) {
    if (!(error instanceof Refusal && error.message === KNOWN_ADDRESS)) throw error;
    await writing(db, (tx) =>
      sql`update subscriber set unsubscribed_at = null
        where lower(email) = lower(${String(change.email)}) and deleted_at is null and unsubscribed_at is not null`.execute(
        tx,
      ),
    );
  }
}

/** How many subscribers there are. The number is public, the subscribers are not (AMB-049). */
export async function countSubscribers(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from tally where kind = ${subscriber.name}`.execute(db);
  return found.rows[0]?.n ?? 0;
}
