import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { isStaff, type Staff, type Viewer } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';

/** A record in which files stand; '' as its id while it is not there yet. */
export interface StandsIn {
  readonly kind: string;
  readonly id: string;
}

/**
 * The files that somebody may describe, keep and let go of (AMB-044), as a condition on the alias `m`: the office all of them; a unit's user
 * those that the own unit uploaded, and of the office's and those of unknown origin the ones that stand in records of the own unit and nowhere
 * else. Where a file of another unit stands makes no difference, or whoever puts it into an own record would own it; nor where one stands that the
 * office shares with all, which says the same to everybody who uses it later.
 */
export function ownFile({ unit }: Staff): RawBuilder<boolean> {
  if (!unit) return sql<boolean>`true`;
  const ours = ofUnit(unit);
  return sql<boolean>`((m.unit_kind = ${unit.kind} and m.unit_id = ${unit.id}) or (m.unit_id is null and not m.for_all
    and exists (select from media_use u where u.media_id = m.id)
    and not exists (select from media_use u where u.media_id = m.id and not ${ours}))) is true`;
}

/**
 * The files that somebody may put into a record (AMB-044), as a condition on the alias `m`: a unit's user no file of another unit, but for those
 * that it shares with all, or that stand in that record already. Visitors none.
 */
export function mayStandIn(viewer: Viewer, record: StandsIn): RawBuilder<boolean> {
  if (!isStaff(viewer)) return sql<boolean>`false`;
  const { unit } = viewer;
  if (!unit) return sql<boolean>`true`;
  return sql<boolean>`(m.unit_id is null or (m.unit_kind = ${unit.kind} and m.unit_id = ${unit.id})
    or (m.for_all and m.trashed_at is null)
    or exists (select from media_use u where u.media_id = m.id and u.kind = ${record.kind} and u.record_id::text = ${record.id}))`;
}

/**
 * The files that somebody may share, replace and throw away, as a condition on the alias `m`: the office all of them, a unit's user those that the
 * own unit uploaded. Those of the office that merely stand in the unit's records stay the office's.
 */
export function strictlyOwn({ unit }: Staff): RawBuilder<boolean> {
  return unit
    ? sql<boolean>`(m.unit_kind = ${unit.kind} and m.unit_id = ${unit.id}) is true`
    : sql<boolean>`true`;
}

/** The files that stand in a record of the own unit, whoever uploaded them, as a condition on the alias `m`. The office has no unit. */
export const standsInOwn = ({ unit }: Staff): RawBuilder<boolean> =>
  unit
    ? sql<boolean>`exists (select from media_use u where u.media_id = m.id and ${ofUnit(unit)})`
    : sql<boolean>`true`;

/** The files that somebody finds in the library, as a condition on the alias `m`: the own ones, and what others share with all. */
export const mayFind = (viewer: Staff): RawBuilder<boolean> =>
  sql<boolean>`(${strictlyOwn(viewer)} or (m.for_all and m.trashed_at is null))`;

/** Those of these names that belong to files that the viewer may put into this record, each with the name of what stands in its place by now. */
export async function filesFor(
  viewer: Viewer,
  db: Db,
  names: readonly string[],
  record: StandsIn,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const found = await sql<{ file_name: string; now: string }>`
    select m.file_name, coalesce((select n.file_name from media n where n.id = m.replaced_in), m.file_name) as now from media m where m.file_name = any(${names}::text[]) and ${mayStandIn(viewer, record)}`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.file_name, row.now]));
}

/** Whether a use `u` of a file is by a record of the unit. */
function ofUnit({ kind: own, id }: { kind: 'department' | 'diocese'; id: string }): RawBuilder<boolean> {
  const kinds: Kind[] = Object.values(KINDS);
  const ways = kinds.flatMap((kind) => {
    if (kind.name === own) return [sql`(u.kind = ${kind.name} and u.record_id = ${id})`];
    if (!unitsOf(kind).includes(own)) return [];
    const column = sql.ref(`r.${own}_id`);
    return [
      sql`(u.kind = ${kind.name} and exists (select from ${sql.table(kind.name)} r where r.id = u.record_id and ${column} = ${id}))`,
    ];
  });
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
