import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { LANES, queueMail } from '../mailQueue/mail.ts';
import type { ThreadKind } from './threadKinds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** At most this many threads per recipient and period are forwarded separately at once. */
const MOST_EACH = 3;
/** Further ones are collected and sent at the end of this period; if that has just happened, of an hour. */
const WHILE = 10 * MINUTE;
/** A mail is not changed in this last time before it is sent, so that nothing is added while it is being sent. */
const MARGIN = MINUTE / 2;
/** At most this many are listed; of more only the number. */
const MOST_TOLD = 20;

/**
 * Queues the mail of a thread to its recipients, in the transaction that stores it. A flood of them, which forms can't tell from real ones, makes a few mails
 * and then one, not hundreds: all of them are in the Inbox.
 */
export async function forwardThread(tx: Tx, kind: ThreadKind, id: string, now: Date): Promise<void> {
  const asked = await sql<{
    diocese: string | null;
  }>`select diocese_id as diocese from enquiry where id = ${id}`.execute(tx);
  const diocese = asked.rows[0]?.diocese ?? null;
  const place = diocese ?? 'office';
  await sql`select pg_advisory_xact_lock(hashtext('lectern letters'), hashtext(${place}))`.execute(tx);
  if ((await countRecent(tx, diocese, now)) > MOST_EACH && (await addToOthers(tx, place, diocese, id, now)))
    return;
  await queueMail(tx, { template: kind, to: null, data: { id } }, now);
}

/** How many arrived at a place within the last period, this one included. */
async function countRecent(tx: Tx, diocese: string | null, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WHILE);
  const late = sql`last_at > ${since} and created_at > ${since} and deleted_at is null`;
  const orders = diocese === null ? sql`(select count(*) from "order" where ${late})` : sql`0`;
  const found = await sql<{ n: number }>`
    select ((select count(*) from enquiry where ${late} and diocese_id is not distinct from ${diocese}) + ${orders})::int as n`.execute(
    tx,
  );
  return found.rows[0]?.n ?? 0;
}

/** Adds a thread to the collected mail; false: that mail is already being sent. */
async function addToOthers(
  tx: Tx,
  place: string,
  diocese: string | null,
  id: string,
  now: Date,
): Promise<boolean> {
  const found = await sql<{ justNow: boolean }>`select exists (select from mail where template = 'letters'
    and once like ${`letters ${place} %`} and due_at between ${new Date(now.getTime() - HOUR)} and ${now}) as "justNow"`.execute(
    tx,
  );
  const long = found.rows[0]?.justNow ? HOUR : WHILE;
  const ends = (Math.floor(now.getTime() / long) + 1) * long;
  const once = `letters ${place} ${new Date(ends).toISOString()}`;
  const data = JSON.stringify({ id, diocese: diocese ?? '', more: '0' });
  const ids = sql`string_to_array(mail.data ->> 'id', ' ')`;
  const added = await sql`insert into mail (template, lane, data, due_at, created_at, once)
    values ('letters', ${LANES.work}, ${data}, ${new Date(ends + MARGIN)}, ${now}, ${once})
    on conflict (once) where once is not null do update set data = mail.data || case
      when cardinality(${ids}) < ${MOST_TOLD} then jsonb_build_object('id', concat(mail.data ->> 'id', ' ', ${id}::text))
      else jsonb_build_object('more', ((mail.data ->> 'more')::int + 1)::text) end
    where mail.state = 'waiting' returning id`.execute(tx);
  return added.rows.length > 0;
}

/** Threads that are forwarded together. `diocese`: the address of the diocese they are for; '' when it has none, or they are for the office. */
export interface ThreadDigest {
  readonly diocese: string;
  readonly isDiocese: boolean;
  readonly told: readonly {
    readonly kind: ThreadKind;
    readonly id: string;
    readonly name: string;
    readonly subject: string;
    readonly message: string;
    readonly createdAt: Date;
  }[];
  /** How many more there are. */
  readonly more: number;
}

/** The current content of a mail about several threads, oldest first; null when all of them have been deleted since. */
export async function threadDigest(
  db: Db,
  { id = '', diocese = '', more = '0' }: Readonly<Record<string, string>>,
): Promise<ThreadDigest | null> {
  const ids = id.split(' ');
  const there = sql`l.id = any(${ids}::uuid[]) and l.deleted_at is null`;
  const found = await sql<ThreadDigest['told'][number]>`
    select 'enquiry' as kind, l.id, l.name, l.subject, l.message, l.created_at as "createdAt" from enquiry l where ${there}
    union all select 'order', l.id, l.name, l.product_title, l.message, l.created_at from "order" l where ${there}
    order by "createdAt", id`.execute(db);
  if (found.rows.length === 0) return null;
  const address = await sql<{ email: string }>`
    select coalesce(email, '') as email from diocese where id::text = ${diocese}`.execute(db);
  return {
    diocese: address.rows[0]?.email ?? '',
    isDiocese: diocese !== '',
    told: found.rows,
    more: Number(more),
  };
}
