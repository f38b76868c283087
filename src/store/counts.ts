import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { unitOfType } from '#kinds/news.ts';
import type { UnitRef } from '#kinds/records.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Db } from './db.ts';
import { type ListQuery, unitFilters, wantedUnits } from './listQuery.ts';
import { permittedTally } from './may.ts';

/** How many records there are, switched on and off. */
export interface Counts {
  readonly active: number;
  readonly inactive: number;
}

/**
 * How many records of a kind the viewer may see, of the given family, units and value of the column that the kind is counted by. Read from
 * the tally, which every write keeps, so that it is as quick at a million rows as at one. Records of kinds without a switch are all active.
 */
export async function countRecords(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'> & { readonly group?: unknown },
): Promise<Counts> {
  const where = [
    sql`t.kind = ${kind.name}`,
    permittedTally(viewer, kind),
    ...unitFilters(query, sql`t.unit_id`),
    ...(query.group === undefined || query.group === null ? [] : [sql`t.type = ${query.group}`]),
  ];
  const rows = await sql<Counts>`
    select coalesce(sum(n) filter (where activated), 0)::int as active, coalesce(sum(n) filter (where not activated), 0)::int as inactive
    from tally t where ${sql.join(where, sql` and `)}`.execute(db);
  return rows.rows[0] ?? { active: 0, inactive: 0 };
}

/**
 * How many records a list has in all. `where` is the list's whole condition, used where the tally does not know: filters by day or name,
 * the trash. `leftOut`: the record that the list leaves out, when the viewer may see it.
 */
export async function countList(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  query: ListQuery,
  where: RawBuilder<unknown>,
  leftOut: { department: UnitRef | null; diocese: UnitRef | null } | undefined,
): Promise<number> {
  const asked = Object.entries(query.where ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const group = asked.find(([name]) => kind.filters?.[name]?.column === kind.countedBy);
  if (kind.countedBy === undefined || query.trashed || asked.length > (group ? 1 : 0)) {
    const rows = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(kind.name)} t where ${where}`.execute(db);
    return rows.rows[0]?.n ?? 0;
  }
  const { active, inactive } = await countRecords(viewer, db, kind, { ...query, group: group?.[1] });
  const all = (query.activated === false ? 0 : active) + (query.activated === true ? 0 : inactive);
  // The one left out is among those counted only when it is itself to be seen here.
  return all - (leftOut && fitsUnits(leftOut, query) ? 1 : 0);
}

function fitsUnits(
  record: { department: UnitRef | null; diocese: UnitRef | null },
  query: ListQuery,
): boolean {
  if (query.type && !record[unitOfType(query.type)]) return false;
  const wanted = wantedUnits(query);
  return wanted.length === 0 || wanted.includes(record.department?.id ?? record.diocese?.id ?? '');
}
