import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';

export type Action = 'read' | 'create' | 'change' | 'switch' | 'remove';

const NEVER = sql<boolean>`false`;
const ALWAYS = sql<boolean>`true`;

/** The units in the trash: their content is out of public lists while they are there (AMB-074). Evaluated once a query. */
const TRASHED_UNITS = sql`array(
  select id from department where deleted_at is not null union all select id from diocese where deleted_at is not null
)`;

/** The unit that a row of a kind belongs to, as SQL on the alias `t`; null for kinds that name no unit. */
export function unitColumn(kind: Kind): RawBuilder<string> | null {
  const [unit, other] = unitsOf(kind);
  if (unit === undefined) return null;
  return other === undefined ? sql.ref(`t.${unit}_id`) : sql`coalesce(t.department_id, t.diocese_id)`;
}

/**
 * The permission of a viewer on the rows of a kind, as a condition on the alias `t`. It stands in the query itself, so that a row that
 * the viewer may not touch is the same as a row that isn't there.
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

/** What visitors see of a kind: switched on, and its unit not in the trash (AMB-016, AMB-074). */
function isPublic(kind: Kind): RawBuilder<boolean> {
  const on = kind.switchable ? sql`t.activated` : sql`true`;
  const unit = unitColumn(kind);
  if (unit === null) return sql<boolean>`${on}`;
  const open = sql`${unit} <> all(${TRASHED_UNITS})`;
  return kind.belongsTo
    ? sql<boolean>`(${on} and ${open})`
    : sql<boolean>`(${on} and (${unit} is null or ${open}))`;
}

/** The same for the tally of a kind, whose rows stand for a unit and a state. */
export function permittedTally(viewer: Viewer, kind: Kind): RawBuilder<boolean> {
  if (kind.may.read === 'nobody') return NEVER;
  if (viewer.role === 'full_administrator') return ALWAYS;
  if (viewer.role === 'visitor')
    return kind.may.read === 'everyone'
      ? sql<boolean>`(t.activated and t.unit_id <> all(${TRASHED_UNITS}))`
      : NEVER;
  if (kind.may.read === 'fullAdministrator' || viewer.unit === null) return NEVER;
  return unitsOf(kind).includes(viewer.unit.kind) ? sql<boolean>`t.unit_id = ${viewer.unit.id}` : NEVER;
}
