import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { reopenThreads } from '../inbox/incomingReplies.ts';
import { startTrials } from '../newsletter/newsletterTrials.ts';
import { noteAct } from '../rows/acts.ts';
import { type Refused, suppress } from './suppression.ts';

/** The outcome of one try of a mail: 'waiting' is tried again at `due`. */
export type Settled =
  | { readonly state: 'sent' | 'cancelled'; readonly response: string }
  /** `nobodyThere`: its subscriber is suppressed. */
  | { readonly state: 'refused'; readonly response: string; readonly nobodyThere?: boolean }
  | { readonly state: 'waiting'; readonly response: string; readonly due: Date };

/** A try of a mail, and its outcome. */
export interface Tried {
  readonly id: string;
  readonly settled: Settled;
}

/**
 * Records the outcomes of tries, one per mail; also while the disk is full, since an unrecorded mail would be sent again. A newsletter that was
 * paused or cancelled meanwhile stays so: of its mails only those really sent are recorded. A finished mail's data is reduced to its id, which
 * links it to its thread. Subscribers whose mailbox does not exist are suppressed in the same transaction, and a thread whose reply was refused
 * is new again.
 */
export async function settleMails(db: Db, tries: readonly Tried[], now: Date): Promise<void> {
  const refused = tries.filter(({ settled }) => settled.state === 'refused');
  // A single statement is its own transaction, at a third of the cost; callers retry until it succeeds.
  if (refused.length === 0) await settle(db, tries, now);
  else
    await writingLittle(db, async (tx) => {
      const noted = new Map((await settle(tx, tries, now)).map((one) => [one.id, one]));
      const really = refused.filter(({ id }) => noted.has(id));
      await reopenThreads(
        tx,
        really.map(({ id }) => id),
        now,
      );
      const gone = really.flatMap(({ id, settled }) =>
        settled.state === 'refused' && settled.nobodyThere ? (noted.get(id) ?? []) : [],
      );
      // A failing server may report every recipient as unknown.
      if (gone.length > 0 && !(await mailTrouble(tx))) await suppress(tx, gone, now);
    });
}

async function settle(
  db: Db,
  tries: readonly Tried[],
  now: Date,
): Promise<(Refused & { readonly id: string })[]> {
  const column = <T>(of: (settled: Settled) => T): T[] => tries.map(({ settled }) => of(settled));
  const dues = column((settled) => (settled.state === 'waiting' ? settled.due : null));
  const noted = await sql<
    Refused & { id: string }
  >`update mail m set tries = m.tries + 1, answer = t.answer, state = t.state,
      due_at = greatest(m.due_at, t.due), done_at = case when t.state = 'waiting' then m.done_at else ${now} end,
      data = case when t.state = 'waiting' then m.data else jsonb_strip_nulls(jsonb_build_object('id', m.data -> 'id')) end
    from unnest(${tries.map(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[],
      ${column(({ response }) => response)}::text[], ${dues}::timestamptz[]) t (id, state, answer, due)
    where m.id = t.id and (m.state = 'waiting' or m.state = 'cancelled' and t.state <> 'waiting')
    returning m.id, m.subscriber_id as "subscriberId", m.answer as words`.execute(db);
  return noted.rows;
}

/** Why no mail is sent, for people; null when mails are sent. */
export async function mailTrouble(db: Db): Promise<{ since: Date; sentence: string } | null> {
  const found = await sql<{
    since: Date;
    sentence: string;
  }>`select since, sentence from mail_trouble`.execute(db);
  return found.rows[0] ?? null;
}

/** Addresses known to exist, since the mail server accepted their mails and none bounced: the readers of the newest newsletters first. */
export async function addressesReached(db: Db, most: number): Promise<string[]> {
  const reached = sql`state = 'sent' and returned_at is null and to_address <> '' and answer not like 'Kept as %'`;
  const found = await sql<{ address: string }>`
    select to_address as address from (select id from newsletter where started_at is not null order by started_at desc limit 3) n
      cross join lateral (select to_address from mail where newsletter_id = n.id and ${reached} limit ${most}) m
    union all select * from (select to_address from mail where newsletter_id is null and ${reached} and done_at is not null
      order by done_at desc limit ${most}) single limit ${most}`.execute(db);
  return found.rows.map(({ address }) => address);
}

/** Requests an immediate try: of the paused server, delayed mails, and newsletters that it refused for everybody. */
export async function askMailTry(viewer: Staff, db: Db, now: Date): Promise<void> {
  await writingLittle(db, async (tx) => {
    await noteAct(tx, { act: 'mails_tried', by: viewer.accountId, now });
    await startTrials(tx, now, true);
    await sql`update mail set due_at = ${now}
      where state = 'waiting' and (tries > 0 or answer <> '') and due_at > ${now} and due_at < 'infinity'`.execute(
      tx,
    );
    await sql`update mail_trouble set asked_at = ${now}`.execute(tx);
  });
}

/** When somebody last requested an immediate try. */
export async function mailTryAsked(db: Db): Promise<Date | null> {
  const found = await sql<{ at: Date | null }>`select asked_at as at from mail_trouble`.execute(db);
  return found.rows[0]?.at ?? null;
}

/** Stores why no mail is sent; null: mails are sent again. */
export async function noteMailTrouble(db: Db, sentence: string | null, now: Date): Promise<void> {
  await writingLittle(db, async (tx) => {
    if (sentence === null) await sql`delete from mail_trouble`.execute(tx);
    else
      await sql`insert into mail_trouble (since, sentence) values (${now}, ${sentence})
        on conflict (one) do update set sentence = excluded.sentence`.execute(tx);
  });
}
