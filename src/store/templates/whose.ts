import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { TEMPLATE_KINDS } from '#kinds/templateKinds.ts';
import type { Staff } from '#kinds/viewer.ts';

/** Whether a template, as `p`, belongs to the viewer's unit, or, for the office, to the office. */
export function isOwn({ unit }: Staff): RawBuilder<boolean> {
  if (!unit) return sql<boolean>`(p.department_id is null and p.diocese_id is null)`;
  return sql<boolean>`(${sql.ref(`p.${unit.kind}_id`)} = ${unit.id}) is true`;
}

/** Whether somebody may use a template, as `p`: their own or one for all, of a kind that they may add, and not deleted. */
export const mayUse = (viewer: Staff): RawBuilder<boolean> =>
  sql<boolean>`((${isOwn(viewer)} or p.for_all) and p.kind = any(${kindsOf(viewer)}::text[]) and p.deleted_at is null)`;

/** The kinds with templates whose records the viewer may add. */
export const kindsOf = ({ unit }: Staff): KindName[] =>
  TEMPLATE_KINDS.filter((name) => {
    const kind: Kind = KINDS[name];
    return !unit || (kind.may.create === 'staffOfItsUnit' && unitsOf(kind).includes(unit.kind));
  });
