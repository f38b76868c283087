import { type RawBuilder, sql } from 'kysely';
import { KINDS } from '#kinds/kinds.ts';
import type { Retention } from '#lib/retention.ts';
import type { Db } from '../database/db.ts';
import { noteAct } from '../rows/acts.ts';
import { noteFact, readFacts } from '../status/facts.ts';
import { removeForGood } from './removeForGood.ts';

/** The fact that stores since when letters expire: an installation that gets this by an upgrade has time to turn it off. */
const LETTERS_END = 'letters_end';
const FIRST_DAYS = 30;
const DAY = 24 * 3_600_000;

/**
 * Deletes expired messages of visitors, as after their days in the trash: letters and orders that are handled and unchanged since, and subscriptions that
 * nobody confirmed. New and unanswered ones stay, however old. Returns how many.
 */
export async function endLetters(db: Db, now: Date, kept: Retention): Promise<number> {
  const startedAt = (await readFacts(db)).get(LETTERS_END)?.at;
  if (!startedAt) await noteFact(db, LETTERS_END, null, now);
  if (!startedAt || now.getTime() - startedAt.getTime() < FIRST_DAYS * DAY) return 0;
  return (
    (await end(db, 'enquiry', kept.enquiries, letterRested('enquiry'), now)) +
    (await end(db, 'order', kept.orders, letterRested('order'), now)) +
    (await end(db, 'subscriber', kept.unconfirmed, neverConfirmed, now))
  );
}

type Since = RawBuilder<Date>;

const letterRested =
  (kind: 'enquiry' | 'order') =>
  (since: Since): RawBuilder<unknown> =>
    sql`handled and last_at < ${since}
    and not exists (select from letter_message m where ${sql.ref(`m.${kind}_id`)} = r.id and m.created_at >= ${since})`;

/** A repeated request for the confirmation mail restarts the time. */
const neverConfirmed = (
  since: Since,
): RawBuilder<unknown> => sql`state = 'unconfirmed' and prayer_hour is null
  and not exists (select from consent c where c.subscriber_id = r.id and c.at >= ${since})`;

async function end(
  db: Db,
  kind: 'enquiry' | 'order' | 'subscriber',
  months: number | 'never',
  rested: (since: Since) => RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  if (months === 'never') return 0;
  const since = sql<Date>`(${now}::timestamptz - make_interval(months => ${months}))`;
  const where = sql`deleted_at is null and created_at < ${since} and updated_at < ${since} and ${rested(since)}`;
  return removeForGood(db, KINDS[kind], where, now, (tx, count) =>
    noteAct(tx, { act: 'letters_ended', by: null, details: { kind, count }, now }),
  );
}
