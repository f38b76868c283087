import { type RawBuilder, sql } from 'kysely';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';

export type Action = 'read' | 'create' | 'change' | 'switch' | 'remove';

const NEVER = sql<boolean>`false`;
const ALWAYS = sql<boolean>`true`;

/** The units of a kind in the trash: their content is hidden from public lists while they are there (AMB-074). Evaluated once per query. */
const trashed = (unit: UnitKind) =>
  sql`array(select id from ${sql.table(unit)} where deleted_at is not null)`;

/**
 * Whether a row of a kind, as SQL on the alias `t`, belongs to one of these units. Each column is compared separately: for an expression over both, PostgreSQL
 * could use neither an index nor statistics.
 */
export function inUnits(kind: Kind, ids: Readonly<Record<UnitKind, readonly string[]>>): RawBuilder<boolean> {
  const ways = unitsOf(kind).flatMap((unit) => {
    const column = sql.ref(`t.${unit}_id`);
    const [first, ...others] = ids[unit];
    if (first === undefined) return [];
    // For a single unit, the index returns the rows in the list's order.
    return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${ids[unit]}::uuid[])`;
  });
  if (ways.length === 0) return NEVER;
  return ways.length === 1 ? (ways[0] as RawBuilder<boolean>) : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/**
 * The permission of a viewer on the rows of a kind, as a condition on the alias `t`. It is part of the query itself, so that a row that the viewer may not
 * touch looks like a missing one.
 */
export function permitted(viewer: Viewer, kind: Kind, action: Action): RawBuilder<boolean> {
  const rule = kind.may[action];
  if (rule === 'nobody') return NEVER;
  if (viewer.role === 'full_administrator') return ALWAYS;
  if (viewer.role === 'visitor') return rule === 'everyone' && action === 'read' ? isPublic(kind) : NEVER;
  if (rule === 'fullAdministrator' || viewer.unit === null) return NEVER;
  if (kind.name === viewer.unit.kind) return sql<boolean>`t.id = ${viewer.unit.id}`;
  if (!unitsOf(kind).includes(viewer.unit.kind)) return NEVER;
  return sql<boolean>`${sql.ref(`t.${viewer.unit.kind}_id`)} = ${viewer.unit.id}`;
}

/**
 * What visitors see of a kind: switched on, and its unit not in the trash (AMB-016, AMB-074). As a number that is compared: of the condition itself PostgreSQL
 * thinks that hardly a row meets it where a church has one unit or few, and then reads and sorts them all instead of walking an index.
 */
function isPublic(kind: Kind): RawBuilder<boolean> {
  const on = kind.switchable ? sql`t.activated` : sql`true`;
  const open = unitsOf(kind).map(
    (unit) => sql` and (${sql.ref(`t.${unit}_id`)} = any(${trashed(unit)}))::int is distinct from 1`,
  );
  return sql<boolean>`(${on}${sql.join([...open, sql``], sql``)})`;
}

/** The same for the tally of a kind, whose rows are per unit and state. */
export function permittedTally(viewer: Viewer, kind: Kind): RawBuilder<boolean> {
  if (kind.may.read === 'nobody') return NEVER;
  if (viewer.role === 'full_administrator') return ALWAYS;
  if (viewer.role === 'visitor')
    return kind.may.read === 'everyone'
      ? sql<boolean>`(t.activated and t.unit_id <> all(${trashed('department')}) and t.unit_id <> all(${trashed('diocese')}))`
      : NEVER;
  if (kind.may.read === 'fullAdministrator' || viewer.unit === null) return NEVER;
  return unitsOf(kind).includes(viewer.unit.kind) ? sql<boolean>`t.unit_id = ${viewer.unit.id}` : NEVER;
}
