import { type RawBuilder, sql } from 'kysely';
import { type ReviewedKind, reviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import { type Colleague, colleague } from '../accounts/staff.ts';
import { type Thing, thingOf } from '../dashboard/things.ts';
import type { Db, Tx } from '../database/db.ts';
import { LANES } from '../mailQueue/mail.ts';
import { permitted } from '../rows/may.ts';
import { roundOf } from './decided.ts';
import { wantsMail } from './mailChoice.ts';

/**
 * The accounts `a` notified of the viewer's comments on the record `t`: its author, the person who sent it back, and earlier commenters; only those who may
 * still change it, and want the mails about reviews and decisions.
 */
const hears = (viewer: Staff, kind: ReviewedKind): RawBuilder<boolean> =>
  sql<boolean>`(a.id <> ${viewer.accountId} and a.deleted_at is null
    and (a.id in (t.created_by, t.sent_back_by) or exists (select from comment c where c.kind = ${kind.name} and c.record_id = t.id and c.account_id = a.id))
    and case when a.role = 'full_administrator' then ${wantsMail('waiting')}
      else (a.department_id = t.department_id or a.diocese_id = t.diocese_id) and ${wantsMail('decided')} end)`;

/** The names of those who get a mail when the viewer comments on a record. */
export async function hearersOf(
  viewer: Staff,
  db: Db,
  kind: ReviewedKind,
  record: string,
): Promise<string[]> {
  const found = await sql<{ name: string }>`select a.user_name as name from ${sql.table(kind.name)} t
    join account a on ${hears(viewer, kind)} where t.id = ${record} order by a.user_name, a.id limit 20`.execute(
    db,
  );
  return found.rows.map(({ name }) => name);
}

/** Queues the mails about the viewer's comment, in the transaction that stores it. Comments within some minutes share one mail per person. */
export async function notifyCommenters(
  tx: Tx,
  viewer: Staff,
  kind: ReviewedKind,
  record: string,
  now: Date,
): Promise<void> {
  const { ends, due } = roundOf(now);
  await sql`insert into mail (template, lane, to_address, to_name, data, due_at, created_at, once)
    select 'commented', ${LANES.work}, a.email, a.user_name,
      jsonb_build_object('account', a.id, 'kind', ${kind.name}::text, 'record', t.id, 'since', ${now.toISOString()}::text), ${due}, ${now},
      concat_ws(' ', 'commented', a.id, t.id, ${ends.toISOString()}::text)
    from ${sql.table(kind.name)} t join account a on ${hears(viewer, kind)}
    where t.id = ${record} order by a.id limit 20
    on conflict (once) where once is not null do nothing`.execute(tx);
}

/** The content of a mail about a record: others' comments since it was queued that are not done. */
export interface CommentsToSend extends Pick<Thing, 'title'> {
  readonly person: Colleague;
  readonly kind: ReviewedKind;
  readonly record: string;
  readonly ofDiocese: boolean;
  readonly said: readonly { readonly by: string; readonly quoted: string; readonly text: string }[];
}

/** The comments still to be mailed; null when there are none, or the person may no longer see the record. */
export async function commentsToSend(
  db: Db,
  { account = '', kind: name = '', record = '', since = '' }: Readonly<Record<string, string>>,
): Promise<CommentsToSend | null> {
  const person = await colleague(db, account);
  const kind = reviewedKind(name);
  if (!person || !kind || !isId(record)) return null;
  const found = await sql<Thing & { toTell: CommentsToSend['said'] | null }>`select ${thingOf(kind)},
      (select jsonb_agg(jsonb_build_object('by', b.user_name, 'quoted', c.quoted, 'text', c.text) order by c.at, c.id)
        from comment c join account b on b.id = c.account_id join comment f on f.id = coalesce(c.answers, c.id)
        where c.kind = ${kind.name} and c.record_id = t.id and c.at >= ${since}::timestamptz and c.account_id <> ${account} and f.done_at is null) as "toTell"
    from ${sql.table(kind.name)} t where t.id = ${record} and t.deleted_at is null and ${permitted(person.viewer, kind, 'change')}`.execute(
    db,
  );
  const [row] = found.rows;
  if (!row?.toTell) return null;
  return {
    person,
    kind,
    record,
    title: row.title,
    ofDiocese: row.unit?.kind === 'diocese',
    said: row.toTell,
  };
}
