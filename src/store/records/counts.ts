import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { filters, type ListQuery, wantedUnits } from './listQuery.ts';
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
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Promise<Counts> {
  const rows = await sql<Counts>`
    select coalesce(sum(n) filter (where activated), 0)::int as active, coalesce(sum(n) filter (where not activated), 0)::int as inactive
    from tally t where ${sql.join(tallied(viewer, kind, query), sql` and `)}`.execute(db);
  return rows.rows[0] ?? { active: 0, inactive: 0 };
}

/**
 * SQL for how many records a list has in all. `where` is the list's whole condition, used where the tally does not know: filters by day or
 * name, the trash.
 */
export function totalOf(
  viewer: Viewer,
  kind: Kind,
  query: ListQuery,
  where: RawBuilder<unknown>,
): RawBuilder<number> {
  const asked = Object.entries(query.where ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const group = asked.find(([name]) => kind.filters?.[name]?.column === kind.countedBy);
  if (kind.countedBy === undefined || query.trashed || asked.length > (group ? 1 : 0))
    return sql`select count(*)::int from ${sql.table(kind.name)} t where ${where}`;
  const counted = tallied(viewer, kind, query);
  if (group) counted.push(sql`t.type = ${group[1]}`);
  if (kind.switchable && query.activated !== undefined) counted.push(sql`t.activated = ${query.activated}`);
  const all = sql<number>`select coalesce(sum(n), 0)::int from tally t where ${sql.join(counted, sql` and `)}`;
  if (!isId(query.without)) return all;
  // The one left out is among those counted only when it is itself to be seen here.
  const itself = sql.join(filters(viewer, kind, { ...query, without: undefined }), sql` and `);
  return sql`select (${all}) - (select count(*)::int from ${sql.table(kind.name)} t where t.id = ${query.without} and ${itself})`;
}

/** The conditions on the tally, as `t`, for what of a kind the viewer may see of a family and units. */
function tallied(
  viewer: Viewer,
  kind: Kind,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): RawBuilder<unknown>[] {
  const units = wantedUnits(query);
  return [
    // Written out, so that the statement itself says of which kind it reads (topics.ts).
    sql`t.kind = ${sql.lit(kind.name)}`,
    permittedTally(viewer, kind),
    ...(query.type ? [sql`t.type = ${query.type}`] : []),
    ...(units ? [sql`t.unit_id = any(${[...units.department, ...units.diocese]}::uuid[])`] : []),
  ];
}
