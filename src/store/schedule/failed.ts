import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { type PlannedAct, SWITCHED, switchedKind } from '#kinds/schedule.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import { type Colleague, colleague } from '../accounts/staff.ts';
import { type Thing, thingOf } from '../dashboard/things.ts';
import type { Db, Tx } from '../database/db.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { permitted } from '../rows/may.ts';

/** A failed plan `p` that nobody has handled: by a newer one, by discarding it, or by doing it by hand. */
export const UNANSWERED: RawBuilder<boolean> = sql<boolean>`(p.state = 'failed' and not exists (select from planned l where l.record_id = p.record_id and l.kind = p.kind and l.act = p.act
    and l.planned_at > p.planned_at))`;

const SENT_BACK_BY = sql`(select s.user_name from account s where s.id = p.sent_back_by) as "sentBackBy"`;

/** A failed plan, and why. */
export interface FailedPlan extends Thing {
  readonly plan: string;
  readonly act: PlannedAct;
  readonly at: Date;
  readonly note: string;
  /** For a waiting change that was sent back: by whom; null for all else. */
  readonly sentBackBy: string | null;
}

/** Failed plans that the viewer can handle, the latest first. */
export async function failedPlans(viewer: Staff, db: Db, most: number): Promise<readonly FailedPlan[]> {
  const parts = SWITCHED.map(
    (kind) => sql`select ${thingOf(kind)}, p.id as plan, p.act, p.at, p.note, ${SENT_BACK_BY} from planned p
      join ${sql.table(kind.name)} t on t.id = p.record_id and t.deleted_at is null
      where p.kind = ${kind.name} and ${UNANSWERED} and ${permitted(viewer, kind, 'change')}`,
  );
  const found = await sql<FailedPlan>`select * from (${sql.join(parts, sql` union all `)}) f
    order by at desc, plan desc limit ${sql.lit(most)}`.execute(db);
  return found.rows;
}

/**
 * Queues the mail about a failed plan, in the transaction that stores the failure. It goes to the person who planned it; to the office where that person is
 * gone, or may no longer do it.
 */
export async function notifyOfFailed(
  tx: Tx,
  { id, by }: { readonly id: string; readonly by: string },
  forbidden: boolean,
  now: Date,
): Promise<void> {
  const person = forbidden ? null : await colleague(tx, by);
  const to = person && { address: person.email, name: person.viewer.name };
  await queueMail(tx, { template: 'plan_failed', to, data: { id, account: person ? by : '' } }, now);
}

/** The content of a failed plan's mail. `person`: the recipient; null for the office. */
export interface FailureNotice {
  readonly person: Colleague | null;
  readonly kind: KindName;
  readonly record: string;
  readonly ofDiocese: boolean;
  readonly title: string;
  readonly act: PlannedAct;
  readonly at: Date;
  readonly note: string;
  /** Who planned it. */
  readonly by: string;
  /** The member of the office who sent it back; null: it could not be done. */
  readonly sentBackBy: string | null;
}

/** The content of the mail; null when the failure was handled, or when its person may no longer see the record. */
export async function failureToReport(db: Db, id: string, account: string): Promise<FailureNotice | null> {
  if (!isId(id)) return null;
  const person = account ? await colleague(db, account) : null;
  const plan = await sql<{ kind: string }>`select kind from planned where id = ${id}`.execute(db);
  const kind: Kind | undefined = switchedKind(plan.rows[0]?.kind);
  if (!kind || (account && !person)) return null;
  const seen = person ? permitted(person.viewer, kind, 'change') : sql`true`;
  const found = await sql<
    Thing & Pick<FailureNotice, 'act' | 'at' | 'note' | 'by' | 'sentBackBy'>
  >`select ${thingOf(kind)}, p.act, p.at, p.note, ${SENT_BACK_BY}, coalesce((select a.user_name from account a where a.id = p.by), '') as by
    from planned p join ${sql.table(kind.name)} t on t.id = p.record_id and t.deleted_at is null
    where p.id = ${id} and ${UNANSWERED} and ${seen}`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { id: record, unit, title, act, at, note, by, sentBackBy } = row;
  return {
    ...{ person, kind: kind.name as KindName, record, ofDiocese: unit?.kind === 'diocese' },
    ...{ title, act, at, note, by, sentBackBy },
  };
}
