import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { LANES } from '../mailQueue/mail.ts';
import { IS_RECIPIENT } from './recipients.ts';

/**
 * The mails of a newsletter, whose number is not bounded: noted, and brought in line with its state, in pieces. Each piece is one transaction that holds the
 * newsletter's row, so that a kill leaves whole pieces, two copies take turns, and nobody pauses or cancels in the middle of one.
 */

/** How many mails one transaction writes: a newsletter to fewer is complete when its sender is answered. */
export const PIECE = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Row {
  readonly state: string;
  readonly isTrial: boolean;
  readonly startedAt: Date;
  readonly notedTo: string | null;
}

/**
 * Notes the next recipients of a started newsletter, in the order of their ids, each in their chosen language. Returns whether more are left. The caller holds
 * its row.
 */
async function notePiece(tx: Tx, id: string, { state, isTrial, startedAt, notedTo }: Row): Promise<boolean> {
  const due = state === 'sending' && !isTrial ? sql`${startedAt}::timestamptz` : sql`'infinity'`;
  const noted = await sql<{ n: number; last: string | null }>`
    with piece as (select id, email, name, language from subscriber where id > ${notedTo ?? FIRST} and ${IS_RECIPIENT}
        order by id limit ${PIECE} for key share),
      noted as (insert into mail (template, lane, to_address, to_name, newsletter_id, subscriber_id, data, due_at, created_at)
        select 'newsletter', ${LANES.many}, email, name, ${id}, id,
          case when language = '' then '{}'::jsonb else jsonb_build_object('language', language) end, ${due}, ${startedAt} from piece)
    select count(*)::int as n, (select id from piece order by id desc limit 1) as last from piece`.execute(
    tx,
  );
  const { n = 0, last = null } = noted.rows[0] ?? {};
  const isMore = n === PIECE;
  await sql`update newsletter set noted = noted + ${n}, noted_to = ${isMore ? last : null},
    recipients = case when ${isMore} then recipients else noted + ${n} end where id = ${id}`.execute(tx);
  return isMore;
}

/**
 * Notes the first recipients of a newsletter that its caller has just started; the job notes the rest. `expected`: how many there are in all, by what is counted
 * without reading them. Returns how many it has, or is expected to have.
 */
export async function noteFirst(tx: Tx, id: string, startedAt: Date, expected: number): Promise<number> {
  await sql`update newsletter set recipients = ${expected} where id = ${id}`.execute(tx);
  await notePiece(tx, id, { state: 'sending', isTrial: false, startedAt, notedTo: null });
  const found = await sql<{ n: number }>`select recipients as n from newsletter where id = ${id}`.execute(tx);
  return found.rows[0]?.n ?? 0;
}

/**
 * Brings the next waiting mails in line with their newsletter's state, which has changed: a paused one's are due at infinity, a cancelled one's are cancelled.
 * That holds from the change on, since who takes mails asks for the state (mailQueue/mail.ts); this is for counts, and for the version before. The caller holds
 * its row.
 */
export async function alignMails(tx: Tx, id: string, now: Date): Promise<void> {
  const found = await sql<Pick<Row, 'state' | 'isTrial'>>`
    select state, paused_because <> '' as "isTrial" from newsletter where id = ${id}`.execute(tx);
  const work = alignment(found.rows[0], now);
  const changed = work
    ? await sql`update mail set ${work.change} where id in (
        select id from mail where newsletter_id = ${id} and lane = ${LANES.many} and state = 'waiting' and ${work.which}
        limit ${PIECE} for no key update)`.execute(tx)
    : undefined;
  const isBehind = Number(changed?.numAffectedRows ?? 0) === PIECE;
  await sql`update newsletter set behind = ${isBehind} where id = ${id}`.execute(tx);
}

function alignment(
  row: Pick<Row, 'state' | 'isTrial'> | undefined,
  now: Date,
): { which: RawBuilder<unknown>; change: RawBuilder<unknown> } | undefined {
  if (row?.state === 'paused') return { which: sql`due_at < 'infinity'`, change: sql`due_at = 'infinity'` };
  if (row?.state === 'cancelled')
    return { which: sql`true`, change: sql`state = 'cancelled', done_at = ${now}` };
  // On trial the few are due, and all others wait for what becomes of them.
  if (row?.state === 'sending' && !row.isTrial)
    return { which: sql`due_at = 'infinity'`, change: sql`due_at = ${now}` };
  return undefined;
}

/** Takes one newsletter a piece further; false when none needs it. A second copy waits for the first one's piece. */
export const nextPiece = (db: Db, now: Date): Promise<boolean> =>
  writing(db, async (tx) => {
    const unfinished = sql`behind or noted_to is not null and state <> 'cancelled'`;
    const found = await sql<Row & { id: string; isBehind: boolean }>`
      select id, state, paused_because <> '' as "isTrial", started_at as "startedAt", noted_to as "notedTo", behind as "isBehind"
      from newsletter where ${unfinished} order by started_at, id limit 1 for no key update`.execute(tx);
    const [one] = found.rows;
    if (!one) return false;
    if (one.isBehind) await alignMails(tx, one.id, now);
    else await notePiece(tx, one.id, one);
    return true;
  });

/** Takes all newsletters to their end, unless the program ends before: then the next one goes on. */
export async function finishNewsletters(db: Db, now: () => Date, ending: AbortSignal): Promise<void> {
  while (!ending.aborted && (await nextPiece(db, now())));
}
