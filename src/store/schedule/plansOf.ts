import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { type PlannedAct, type PlanState, switchedKind } from '#kinds/schedule.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';
import { UNANSWERED } from './failed.ts';
import type { PlanRef } from './plan.ts';

/** An open or failed plan of a record, in a line. */
export interface RowPlan {
  readonly record: string;
  readonly act: PlannedAct;
  readonly at: Date;
  readonly state: PlanState;
}

/** The same with everything its form shows. */
export interface Plan extends RowPlan {
  readonly id: string;
  readonly note: string;
  /** For a waiting change: the member of the office who sent it back. */
  readonly sentBackBy: string | null;
  readonly by: string;
  readonly plannedAt: Date;
  /** For a change. */
  readonly change: Readonly<Record<string, unknown>> | null;
}

/** The open plans of these records, and the latest failed ones; of those that the viewer may change. */
export const plansOf = (viewer: Staff, db: Db, kind: Kind, records: readonly string[]): Promise<Plan[]> =>
  readPlans(
    viewer,
    db,
    kind,
    records,
    sql`p.id, p.note, (select s.user_name from account s where s.id = p.sent_back_by) as "sentBackBy", coalesce((select a.user_name from account a where a.id = p.by), '') as by, p.planned_at as "plannedAt", p.change, `,
  );

/** The same for a list's lines: without the content of planned changes, which may be long. */
export const rowPlansOf = (
  viewer: Staff,
  db: Db,
  kind: Kind,
  records: readonly string[],
): Promise<RowPlan[]> => readPlans(viewer, db, kind, records, sql``);

async function readPlans<P extends RowPlan>(
  viewer: Staff,
  db: Db,
  kind: Kind,
  records: readonly string[],
  more: RawBuilder<unknown>,
): Promise<P[]> {
  const found = await sql<P>`
    select ${more}p.record_id as record, p.act, p.at, p.state
    from planned p join ${sql.table(kind.name)} t on t.id = p.record_id and ${permitted(viewer, kind, 'change')}
    where p.kind = ${kind.name} and p.record_id = any(${records.filter(isId)}::uuid[])
      and (p.state in ('wished', 'planned') or ${UNANSWERED})
    order by p.at, p.id`.execute(db);
  return found.rows;
}

/** The kind and record of a plan; the caller checks the viewer's rights. Throws Refusal (404). */
export async function planRef(db: Db, id: string): Promise<{ kind: Kind; ref: PlanRef }> {
  if (!isId(id)) throw notFound();
  const found = await sql<{ kind: string; record: string }>`
    select kind, record_id as record from planned where id = ${id}`.execute(db);
  const [row] = found.rows;
  const kind = switchedKind(row?.kind);
  if (!row || !kind) throw notFound();
  return { kind, ref: { id, record: row.record } };
}
