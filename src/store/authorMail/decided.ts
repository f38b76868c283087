import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { REVIEWED, type ReviewedKind } from '#kinds/reviewed.ts';
import { isStaff, type Staff } from '#kinds/viewer.ts';
import { type Colleague, colleague } from '../accounts/staff.ts';
import type { Db, Tx } from '../database/db.ts';
import { LANES } from '../mailQueue/mail.ts';
import { readRecords } from '../records/records.ts';
import type { AuditAction, Audited, Write } from '../records/writePath.ts';
import { wantsMail } from './mailChoice.ts';

const MINUTE = 60_000;
/** Decisions within this time share one mail per author: the office works through its list. */
const TOGETHER = 5 * MINUTE;
/** A mail is not changed in this last time before it is sent, so that nothing is added while it is being sent. */
const MARGIN = MINUTE / 2;

/** The end of the period whose decisions share a mail, and when that is due. */
export function roundOf(now: Date): { ends: Date; due: Date } {
  const ends = (Math.floor(now.getTime() / TOGETHER) + 1) * TOGETHER;
  return { ends: new Date(ends), due: new Date(ends + MARGIN) };
}

/** The actions that may be a decision of the office. */
const DECIDE: readonly AuditAction[] = ['change', 'switch', 'send_back'];

/**
 * Queues a mail to the authors of records that were just published or sent back (AMB-014), in the same transaction. Several decisions within a
 * few minutes share one mail per author. Nobody is mailed about their own decisions, nor about what the office wrote, which never waits.
 */
export async function mailAuthors(
  tx: Tx,
  { viewer, kind, action, written, now, authorKnows }: Write,
): Promise<void> {
  if (!kind.reviewed || !DECIDE.includes(action) || authorKnows || !isStaff(viewer)) return;
  const decided = written.filter((one) => isDecision(one) && one.after.created_by !== viewer.accountId);
  await queueDecided(
    tx,
    kind,
    decided.map(({ after }) => ({ author: after.created_by, record: after.id })),
    now,
  );
}

/** The same for the person whose waiting change the office has published. */
export async function notifyAuthors(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  { id, record }: { readonly id: string; readonly record: string },
  now: Date,
): Promise<void> {
  const found = await sql<{
    author: string;
  }>`select by as author from planned where id = ${id} and by <> ${viewer.accountId}`.execute(tx);
  await queueDecided(
    tx,
    kind,
    found.rows.map(({ author }) => ({ author, record })),
    now,
  );
}

async function queueDecided(
  tx: Tx,
  kind: Kind,
  decisions: readonly { readonly author: unknown; readonly record: string }[],
  now: Date,
): Promise<void> {
  if (decisions.length === 0) return;
  const { ends, due } = roundOf(now);
  await sql`insert into mail (template, lane, to_address, to_name, data, due_at, created_at, once)
    select 'decided', ${LANES.work}, a.email, a.user_name, jsonb_build_object('account', a.id, 'records', string_agg(r.record, ' ')), ${due}, ${now},
      concat_ws(' ', 'decided', a.id, ${ends.toISOString()}::text)
    from unnest(${decisions.map(({ author }) => author)}::uuid[], ${decisions.map(({ record }) => `${kind.name}:${record}`)}::text[]) as r (author, record)
    join account a on a.id = r.author and a.role <> 'full_administrator' and a.deleted_at is null and ${wantsMail('decided')}
    group by a.id order by a.id
    on conflict (once) where once is not null do update
      set data = jsonb_set(mail.data, '{records}', to_jsonb(concat(mail.data ->> 'records', ' ', excluded.data ->> 'records')))
      where mail.state = 'waiting'`.execute(tx);
}

/** Whether the office has decided with this: what waited, or was sent back, is public now, or is sent back now. */
function isDecision({ before, after }: Audited): boolean {
  if (!before) return false;
  const published = after.activated && !before.activated && (before.waiting_since || before.sent_back);
  const returned = after.sent_back && String(after.sent_back_at) !== String(before.sent_back_at);
  return Boolean(published || returned);
}

/** The office's decisions for an author. Each record's review says whether it was sent back; else it is public. */
export interface Decisions {
  readonly author: Colleague;
  readonly records: readonly { readonly kind: ReviewedKind; readonly record: AnyRecord }[];
}

/**
 * The decisions still to be mailed to an author: the records' current state, without those that wait again or that the author may no longer see. null when
 * there are none, or the author wants no such mail. `records`: as the mail names them.
 */
export async function decisionsFor(db: Db, accountId: string, records: string): Promise<Decisions | null> {
  const author = await colleague(db, accountId);
  if (!author || !(await wantsNow(db, accountId))) return null;
  const names = [...new Set(records.split(' '))];
  const found = new Map<string, Decisions['records'][number]>();
  for (const kind of REVIEWED) {
    const ids = names.flatMap((name) =>
      name.startsWith(`${kind.name}:`) ? name.slice(kind.name.length + 1) : [],
    );
    for (const record of await readRecords(author.viewer, db, kind, ids))
      if (record.activated || record.review?.state === 'sent_back')
        found.set(`${kind.name}:${record.id}`, { kind, record });
  }
  const left = names.flatMap((name) => found.get(name) ?? []);
  return left.length > 0 ? { author, records: left } : null;
}

const wantsNow = async (db: Db, accountId: string): Promise<boolean> =>
  (await sql`select from account a where a.id = ${accountId} and ${wantsMail('decided')}`.execute(db)).rows
    .length > 0;
