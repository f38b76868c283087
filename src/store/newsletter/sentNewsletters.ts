import { sql } from 'kysely';
import type { Page } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { type NewsletterAct, noteAct } from './newsletterActs.ts';
import { VERSION } from './newsletterDrafts.ts';
import { alignMails } from './newsletterMails.ts';
import { startNewsletter } from './newsletterStart.ts';
import { refuseTime } from './newsletters.ts';
import { IS_RECIPIENT } from './recipients.ts';

/** The states that somebody can set: 'paused' can be resumed, 'cancelled' not. */
export type NewsletterState = 'scheduled' | 'sending' | 'paused' | 'cancelled';

/** A newsletter with its progress. */
export interface SentNewsletter {
  readonly id: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly by: string;
  /** 'done' once no mail waits any more. */
  readonly state: NewsletterState | 'draft' | 'done';
  /** When it is scheduled to start, or when it did. */
  readonly sendAt: Date | null;
  readonly startedAt: Date | null;
  /** The number of recipients; before the start, of those who would get it now. */
  readonly recipients: number;
  readonly sent: number;
  /** Not sent yet, including retries. */
  readonly waiting: number;
  readonly tried: number;
  readonly refused: number;
  readonly unsubscribed: number;
  /** The program's own actions on it, in a sentence. */
  readonly note: string;
}

/** The same with details: its version, its stories, the first refusals with the mail server's responses, and its history. */
export interface ReadNewsletter extends SentNewsletter {
  readonly version: number;
  /** The text above its stories, as cleaned HTML. */
  readonly greeting: string;
  readonly stories: readonly { readonly id: string | null; readonly title: string; readonly of: string }[];
  readonly refusals: readonly { readonly address: string; readonly answer: string }[];
  readonly acts: readonly { readonly act: NewsletterAct; readonly at: string; readonly by: string }[];
}

/** At most this many refusals are listed. */
const MOST_TOLD = 200;

const COLUMNS = sql`n.id, n.subject, n.created_at as "createdAt", coalesce(a.user_name, '') as by,
  n.send_at as "sendAt", n.started_at as "startedAt", concat_ws(' ', nullif(n.note, ''), nullif(n.paused_because, '')) as note,
  case when n.state in ('sending', 'paused') and n.started_at is not null and c.waiting = 0 then 'done' else n.state end as state,
  case when n.started_at is null then (select count(*)::int from subscriber where ${IS_RECIPIENT}) else n.recipients + c.unexpected end as recipients,
  c.sent + n.gone_sent as sent, c.waiting, c.refused + n.gone_refused as refused, c.unsubscribed + n.gone_cancelled as unsubscribed,
  (select count(*)::int from mail where newsletter_id = n.id and state = 'waiting' and tries > 0 and n.state <> 'cancelled') as tried`;
/** What is not noted yet waits, or was cancelled, like mails. */
const TABLES = sql`newsletter n left join account a on a.id = n.created_by,
  lateral (select coalesce(sum(n) filter (where state = 'sent'), 0)::int as sent, coalesce(sum(n) filter (where state = 'waiting'), 0)::int as waiting,
    coalesce(sum(n) filter (where state = 'refused'), 0)::int as refused,
    coalesce(sum(n) filter (where state = 'cancelled'), 0)::int as cancelled
    from (select state, count(*) as n from mail where newsletter_id = n.id group by state) by_state) m,
  lateral (select case when n.noted_to is null then 0 else n.recipients - n.noted end as left) r,
  lateral (select m.sent, m.refused, greatest(-r.left, 0) as unexpected,
    case when n.state = 'cancelled' then 0 else m.waiting + greatest(r.left, 0) end as waiting,
    m.cancelled + case when n.state = 'cancelled' then m.waiting + greatest(r.left, 0) else 0 end as unsubscribed) c`;

/** The newsletters, newest first. The caller's role was checked by the call. */
export async function listSent(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<Page<SentNewsletter>> {
  const found = await sql<SentNewsletter>`select ${COLUMNS} from ${TABLES}
    order by n.created_at desc, n.id desc limit ${limit + 1} offset ${(page - 1) * limit}`.execute(db);
  const all = await sql<{ n: number }>`select count(*)::int as n from newsletter`.execute(db);
  const docs = found.rows.slice(0, limit);
  return { docs, hasNextPage: found.rows.length > limit, totalDocs: all.rows[0]?.n ?? 0, page, limit };
}

/** One newsletter. Throws Refusal (404) when there is none. */
export async function readSent(db: Db, id: string): Promise<ReadNewsletter> {
  if (!isId(id)) throw noNewsletter();
  const found = await sql<ReadNewsletter>`select ${COLUMNS}, ${VERSION} as version, n.greeting,
      coalesce((select jsonb_agg(jsonb_build_object('id', news_id, 'title', title, 'of', unit_name) order by place)
        from newsletter_item where newsletter_id = n.id), '[]') as stories,
      coalesce((select jsonb_agg(r) from (select to_address as address, answer from mail
        where newsletter_id = n.id and state = 'refused' order by done_at desc limit ${MOST_TOLD}) r), '[]') as refusals,
      coalesce((select jsonb_agg(jsonb_build_object('act', r.action, 'at', r.at, 'by', coalesce(b.user_name, '')) order by r.id)
        from revision r left join account b on b.id = r.by where r.kind = 'newsletter' and r.record_id = n.id), '[]') as acts
    from ${TABLES} where n.id = ${id}`.execute(db);
  const [newsletter] = found.rows;
  if (!newsletter) throw noNewsletter();
  return newsletter;
}

/** A mail of a newsletter that was not delivered. */
export interface Refused {
  readonly id: string;
  readonly address: string;
  readonly name: string;
  /** The mail server's response. */
  readonly answer: string;
  readonly at: Date;
}

/** All undelivered mails of a newsletter, as far as they are still stored. Throws Refusal (404) when there is no such newsletter. */
export async function listRefusals(
  db: Db,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<Refused>> {
  if (!isId(id)) throw noNewsletter();
  const refused = sql`from mail m where m.newsletter_id = ${id} and m.state = 'refused'`;
  const all = await sql<{
    n: number;
  }>`select (select count(*)::int ${refused}) as n from newsletter where id = ${id}`.execute(db);
  const [counted] = all.rows;
  if (!counted) throw noNewsletter();
  const found = await sql<Refused>`
    select m.id, m.to_address as address, m.to_name as name, m.answer, coalesce(m.done_at, m.created_at) as at ${refused}
    order by m.to_address, m.id limit ${limit + 1} offset ${(page - 1) * limit}`.execute(db);
  const docs = found.rows.slice(0, limit);
  return { docs, hasNextPage: found.rows.length > limit, totalDocs: counted.n, page, limit };
}

/**
 * Starts a scheduled newsletter now, reschedules, pauses or resumes it, or cancels what has not been sent of it; records who did. Mails being handed over just
 * then arrive. Throws Refusal: 404 when there is none, 422 when it is too late for that.
 */
export async function switchNewsletter(
  viewer: Staff,
  db: Db,
  id: string,
  { state: to, at }: { state: NewsletterState; at?: Date | undefined },
  now: Date,
): Promise<void> {
  if (!isId(id)) throw noNewsletter();
  const by = viewer.accountId;
  await writing(db, async (tx: Tx) => {
    const found = await sql<{ state: NewsletterState | 'draft'; started: boolean; waits: boolean }>`
      select state, started_at is not null as started,
        noted_to is not null or exists (select from mail where newsletter_id = n.id and state = 'waiting') as waits
      from newsletter n where id = ${id} for no key update`.execute(tx);
    const [before] = found.rows;
    if (!before) throw noNewsletter();
    if (before.state === to && to !== 'scheduled') return;
    if (before.state === 'draft' && to !== 'cancelled')
      throw refusedField('state', 'This newsletter is a draft. Go on with it, and send it from there.');
    refuseTooLate(before, to);
    if (to === 'scheduled') {
      if (!at) throw refusedField('at', 'Please choose a day and a time.');
      refuseTime(at, now);
      await sql`update newsletter set send_at = ${at} where id = ${id}`.execute(tx);
      return noteAct(tx, id, 'schedule', by, now, { at });
    }
    if (!before.started && to === 'sending') return startNewsletter(tx, id, by, now);
    await sql`update newsletter set state = ${to}, paused_because = '', retry_at = null, retries = 0 where id = ${id}`.execute(
      tx,
    );
    await alignMails(tx, id, now);
    await noteAct(
      tx,
      id,
      ({ paused: 'pause', sending: 'resume', cancelled: 'cancel' } as const)[to],
      by,
      now,
      {},
    );
  });
}

/** Throws Refusal (422) for an action that is no longer possible. */
function refuseTooLate(
  { state, started, waits }: { state: NewsletterState | 'draft'; started: boolean; waits: boolean },
  to: NewsletterState,
): void {
  const sentence =
    state === 'cancelled'
      ? 'This newsletter was cancelled. Send a new one to go on.'
      : started && !waits
        ? 'This newsletter has gone out to everybody already.'
        : started && to === 'scheduled'
          ? 'This newsletter is on its way already. Pause it, or cancel the rest.'
          : !started && to === 'paused'
            ? 'This newsletter is not on its way yet. Give it another time, or cancel it.'
            : undefined;
  if (sentence) throw refusedField('state', sentence);
}

const noNewsletter = (): Refusal => new Refusal(404, 'There is no such newsletter.');
