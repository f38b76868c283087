import { type RawBuilder, sql } from 'kysely';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';

export type Action = 'read' | 'create' | 'change' | 'switch' | 'remove';

const NEVER = sql<boolean>`false`;
const ALWAYS = sql<boolean>`true`;

/** The units of a kind in the trash: their content is out of public lists while they are there (AMB-074). Evaluated once a query. */
const trashed = (unit: UnitKind) =>
  sql`array(select id from ${sql.table(unit)} where deleted_at is not null)`;

/** The sections in which somebody practises: to everybody else they are not there, the office included (decision 0121). */
const PRACTICE = sql`array(select unit_id from practice_unit)`;

/**
 * Whether a row `t` is there, and not in the trash. A section for practising lies there always, and is there for whoever practises in it, whom
 * `permitted` lets read no other unit.
 */
export const isHere = (viewer: Viewer, kind: Kind): RawBuilder<boolean> =>
  isStaff(viewer) && viewer.practises && viewer.unit?.kind === kind.name
    ? ALWAYS
    : sql<boolean>`t.deleted_at is null`;

/**
 * Whether a row of a kind, as SQL on the alias `t`, belongs to one of these units. Each column is asked by itself: of an expression over both
 * PostgreSQL would know neither an index nor how many rows it leaves.
 */
export function inUnits(kind: Kind, ids: Readonly<Record<UnitKind, readonly string[]>>): RawBuilder<boolean> {
  const ways = unitsOf(kind).flatMap((unit) => {
    const column = sql.ref(`t.${unit}_id`);
    const [first, ...others] = ids[unit];
    if (first === undefined) return [];
    // Of one unit the index gives the rows in the list's order.
    return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${ids[unit]}::uuid[])`;
  });
  if (ways.length === 0) return NEVER;
  return ways.length === 1 ? (ways[0] as RawBuilder<boolean>) : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/**
 * The permission of a viewer on the rows of a kind, as a condition on the alias `t`. It stands in the query itself, so that a row that
 * the viewer may not touch is the same as a row that isn't there.
 */
export function permitted(viewer: Viewer, kind: Kind, action: Action): RawBuilder<boolean> {
  const rule = kind.may[action];
  if (rule === 'nobody') return NEVER;
  if (viewer.role === 'full_administrator') return isNoPractice(kind);
  if (viewer.role === 'visitor') return rule === 'everyone' && action === 'read' ? isPublic(kind) : NEVER;
  if (rule === 'fullAdministrator' || viewer.unit === null) return NEVER;
  if (kind.name === viewer.unit.kind) return sql<boolean>`t.id = ${viewer.unit.id}`;
  if (!unitsOf(kind).includes(viewer.unit.kind)) return NEVER;
  return sql<boolean>`${sql.ref(`t.${viewer.unit.kind}_id`)} = ${viewer.unit.id}`;
}

/** What the office has to do with: everything but what people practise. */
function isNoPractice(kind: Kind): RawBuilder<boolean> {
  if (kind.name === 'department' || kind.name === 'diocese') return sql<boolean>`t.id <> all(${PRACTICE})`;
  const ways = unitsOf(kind).map((unit) => sql`(${sql.ref(`t.${unit}_id`)} = any(${PRACTICE})) is not true`);
  return ways.length === 0 ? ALWAYS : sql<boolean>`(${sql.join(ways, sql` and `)})`;
}

/** What visitors see of a kind: switched on, and its unit not in the trash (AMB-016, AMB-074). */
function isPublic(kind: Kind): RawBuilder<boolean> {
  const on = kind.switchable ? sql`t.activated` : sql`true`;
  const open = unitsOf(kind).map(
    (unit) => sql` and (${sql.ref(`t.${unit}_id`)} = any(${trashed(unit)})) is not true`,
  );
  return sql<boolean>`(${on}${sql.join([...open, sql``], sql``)})`;
}

/** The same for the tally of a kind, whose rows stand for a unit and a state. */
export function permittedTally(viewer: Viewer, kind: Kind): RawBuilder<boolean> {
  if (kind.may.read === 'nobody') return NEVER;
  if (viewer.role === 'full_administrator') return sql<boolean>`t.unit_id <> all(${PRACTICE})`;
  if (viewer.role === 'visitor')
    return kind.may.read === 'everyone'
      ? sql<boolean>`(t.activated and t.unit_id <> all(${trashed('department')}) and t.unit_id <> all(${trashed('diocese')}))`
      : NEVER;
  if (kind.may.read === 'fullAdministrator' || viewer.unit === null) return NEVER;
  return unitsOf(kind).includes(viewer.unit.kind) ? sql<boolean>`t.unit_id = ${viewer.unit.id}` : NEVER;
}
