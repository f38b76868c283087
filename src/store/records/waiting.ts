import { sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { AnyRecord, Page } from '#kinds/records.ts';
import { REVIEWED, type ReviewedKind, reviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { readRecords } from './records.ts';

/** Whether somebody may approve or send back waiting records of any kind. */
export const mayDecide = (viewer: Staff): boolean => REVIEWED.some((kind) => maySwitch(viewer, kind));

/** Whether somebody may approve waiting records of this kind. */
export function maySwitch({ role, unit }: Staff, kind: Kind): boolean {
  if (kind.may.switch === 'nobody') return false;
  if (role === 'full_administrator') return true;
  return kind.may.switch === 'staffOfItsUnit' && unit !== null && unitsOf(kind).includes(unit.kind);
}

/** A record that waits for the office, of whatever kind. */
export interface Waiting {
  readonly kind: ReviewedKind;
  readonly record: AnyRecord;
}

/** What waits for the office: by family of units, and what visitors sent that nobody has handled; for a unit's user, only their unit's share. */
export interface WaitingCounts {
  readonly departments: number;
  readonly dioceses: number;
  readonly enquiries: number;
  readonly orders: number;
  /** For a unit's user: what the office has sent back. */
  readonly sentBack: number;
}

/** Units' records that the office has not decided on, longest waiting first. Empty for viewers who may not decide. */
export async function listWaiting(
  viewer: Staff,
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<Page<Waiting>> {
  const waiting = sql.join(
    REVIEWED.map(
      (kind) => sql`select ${kind.name} as kind, t.id, t.waiting_since from ${sql.table(kind.name)} t
        where t.waiting_since is not null and t.deleted_at is null and ${permitted(viewer, kind, 'switch')}`,
    ),
    sql` union all `,
  );
  const total = await sql<{ n: number }>`select count(*)::int as n from (${waiting}) w`.execute(db);
  const found = await sql<{ kind: string; id: string }>`
    select kind, id from (${waiting}) w order by waiting_since, id limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  );
  const records = new Map<string, AnyRecord>();
  for (const kind of REVIEWED) {
    const ids = found.rows.filter((row) => row.kind === kind.name).map((row) => row.id);
    for (const record of await readRecords(viewer, db, kind, ids)) records.set(record.id, record);
  }
  const docs = found.rows.flatMap((row) => {
    const [kind, record] = [reviewedKind(row.kind), records.get(row.id)];
    return kind && record ? [{ kind, record }] : [];
  });
  const totalDocs = total.rows[0]?.n ?? 0;
  return { docs, hasNextPage: page * limit < totalDocs, totalDocs, page, limit };
}

/** How much waits for the viewer. */
export async function countWaiting(viewer: Staff, db: Db): Promise<WaitingCounts> {
  const reviewed = REVIEWED.map(
    (
      kind,
    ) => sql`select t.department_id, t.diocese_id, t.waiting_since is not null as waits from ${sql.table(kind.name)} t
      where (t.waiting_since is not null or t.sent_back <> '') and t.deleted_at is null and ${permitted(viewer, kind, 'change')}
      union all select t.department_id, t.diocese_id, true from planned p join ${sql.table(kind.name)} t on t.id = p.record_id
      where p.kind = ${kind.name} and p.act = 'change' and p.state = 'wished' and t.deleted_at is null and ${permitted(viewer, kind, 'switch')}`,
  );
  const toDo = (kind: Kind) =>
    sql`(select count(*)::int from ${sql.table(kind.name)} t where not t.handled and t.deleted_at is null and ${permitted(viewer, kind, 'change')})`;
  const found = await sql<WaitingCounts>`
    select count(*) filter (where waits and department_id is not null)::int as departments,
      count(*) filter (where waits and diocese_id is not null)::int as dioceses,
      count(*) filter (where not waits)::int as "sentBack",
      ${toDo(KINDS.enquiry)} as enquiries, ${toDo(KINDS.order)} as orders
    from (${sql.join(reviewed, sql` union all `)}) r`.execute(db);
  return found.rows[0] ?? { departments: 0, dioceses: 0, enquiries: 0, orders: 0, sentBack: 0 };
}
