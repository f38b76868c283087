import { sql } from 'kysely';
import type { Page } from '#kinds/records.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from './db.ts';
import { GETS_IT } from './newsletters.ts';
import { writing } from './writing.ts';

/** Whether a newsletter goes out: 'paused' can be taken up again, 'cancelled' not. */
const NEWSLETTER_STATES = ['sending', 'paused', 'cancelled'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** A newsletter that was sent off, and how far it has come. `waiting`: not sent yet, those that are tried again among them. */
export interface SentNewsletter {
  readonly id: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly by: string;
  readonly state: NewsletterState;
  readonly recipients: number;
  readonly sent: number;
  readonly waiting: number;
  readonly tried: number;
  readonly refused: number;
  readonly refusals: readonly { readonly address: string; readonly answer: string }[];
}

/** Refusals that are told one by one. */
const MOST_TOLD = 50;

/** The newsletters, the newest first. The caller's role was checked by the call. */
export async function listSent(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<Page<SentNewsletter>> {
  const found = await sql<SentNewsletter>`
    select n.id, n.subject, n.created_at as "createdAt", coalesce(a.user_name, '') as by, n.state, n.recipients, c.*,
      coalesce((select jsonb_agg(r) from (select to_address as address, answer from mail
        where newsletter_id = n.id and state = 'refused' order by done_at desc limit ${MOST_TOLD}) r), '[]') as refusals
    from newsletter n left join account a on a.id = n.created_by,
      lateral (select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'waiting' and tries > 0)::int as tried, count(*) filter (where state = 'refused')::int as refused
        from mail where newsletter_id = n.id) c
    order by n.created_at desc, n.id desc limit ${limit + 1} offset ${(page - 1) * limit}`.execute(db);
  const all = await sql<{ n: number }>`select count(*)::int as n from newsletter`.execute(db);
  const docs = found.rows.slice(0, limit);
  return { docs, hasNextPage: found.rows.length > limit, totalDocs: all.rows[0]?.n ?? 0, page, limit };
}

/**
 * Pauses a newsletter, takes it up again or cancels the rest of it. What is in flight just then arrives. Throws Refusal: 404 when there is none,
 * 422 when it was cancelled.
 */
export async function switchNewsletter(db: Db, id: string, to: NewsletterState, now: Date): Promise<void> {
  if (!isId(id)) throw noNewsletter();
  await writing(db, async (tx: Tx) => {
    const found = await sql<{ state: NewsletterState }>`
      select state from newsletter where id = ${id} for no key update`.execute(tx);
    const [before] = found.rows;
    if (!before) throw noNewsletter();
    if (before.state === to) return;
    if (before.state === 'cancelled')
      throw refusedField('state', 'This newsletter was cancelled. Send a new one to go on.');
    await sql`update newsletter set state = ${to} where id = ${id}`.execute(tx);
    const waiting = sql`newsletter_id = ${id} and state = 'waiting'`;
    if (to === 'paused') await sql`update mail set due_at = 'infinity' where ${waiting}`.execute(tx);
    else if (to === 'sending') await sql`update mail set due_at = ${now} where ${waiting}`.execute(tx);
    else await sql`update mail set state = 'cancelled', done_at = ${now} where ${waiting}`.execute(tx);
  });
}

const noNewsletter = (): Refusal => new Refusal(404, 'There is no such newsletter.');

/** How many would get a newsletter now. */
export async function countRecipients(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from subscriber where ${GETS_IT}`.execute(
    db,
  );
  return found.rows[0]?.n ?? 0;
}
