import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';

export type Action = 'read' | 'create' | 'change' | 'switch' | 'remove';

const NEVER = sql<boolean>`false`;
const ALWAYS = sql<boolean>`true`;

/** The units in the trash: their content is out of public lists while they are there (AMB-074). Evaluated once a query. */
const TRASHED_UNITS = sql`array(
  select id from department where deleted_at is not null union all select id from diocese where deleted_at is not null
)`;

/** The unit that a row of a kind belongs to, as SQL on the alias `t`. */
export function unitColumn(kind: Kind): RawBuilder<string> {
  return kind.belongsTo?.length === 2
    ? sql`coalesce(t.department_id, t.diocese_id)`
    : sql.ref(`t.${kind.belongsTo?.[0]}_id`);
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
  if (!kind.belongsTo?.includes(viewer.unit.kind)) return NEVER;
  return sql<boolean>`${sql.ref(`t.${viewer.unit.kind}_id`)} = ${viewer.unit.id}`;
}

/** What visitors see of a kind: switched on, and its unit not in the trash (AMB-016, AMB-074). */
function isPublic(kind: Kind): RawBuilder<boolean> {
  const on = kind.switchable ? sql`t.activated` : sql`true`;
  return kind.belongsTo
    ? sql<boolean>`(${on} and ${unitColumn(kind)} <> all(${TRASHED_UNITS}))`
    : sql<boolean>`${on}`;
}

/** The same for the tally of a kind, whose rows stand for a unit and a state. */
export function permittedTally(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.role === 'full_administrator') return ALWAYS;
  if (viewer.role === 'visitor') return sql<boolean>`(t.activated and t.unit_id <> all(${TRASHED_UNITS}))`;
  return viewer.unit ? sql<boolean>`t.unit_id = ${viewer.unit.id}` : NEVER;
}
