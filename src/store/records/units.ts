import { sql } from 'kysely';
import type { UnitKind } from '#kinds/define.ts';
import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import { type NamedUnit, UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { alphabetical } from './alphabetical.ts';

/** A unit as menus, filters and hosts need it, with its names in all languages. `state` only for dioceses; `accent`: one of the twelve named hues, or null. */
export interface UnitName extends NamedUnit {
  readonly id: string;
  readonly subDomain: string;
  readonly state: string | null;
  readonly accent: string | null;
}

/** All departments by name, or all dioceses by name; those in the trash are left out. Public (ADD-7). */
export function allUnits(_viewer: Viewer, db: ReadDb, unit: UnitKind): Promise<readonly UnitName[]> {
  const units = sql<UnitName>`
    select id, name, ${sql.join(UNIT_NAME_FIELDS.map((one) => sql.ref(one)))}, sub_domain as "subDomain", accent, ${unit === 'diocese' ? sql`state` : sql`null as state`}
    from ${sql.table(unit)} where deleted_at is null order by ${alphabetical(sql.ref('name'))}, id`;
  return rowsOf(db, [unit], units);
}

/**
 * The unit of a host's first label (AMB-033): a diocese when the label is one of the fixed slugs or some diocese's label, else a department; undefined when
 * there is none.
 */
export async function unitAtLabel(
  _viewer: Viewer,
  db: Db,
  label: string,
): Promise<{ kind: UnitKind; id: string } | undefined> {
  const slug = label.toLowerCase();
  const find = async (unit: UnitKind): Promise<string | undefined> => {
    const found = await sql<{
      id: string;
    }>`select id from ${sql.table(unit)} where sub_domain = ${slug} and deleted_at is null`.execute(db);
    return found.rows[0]?.id;
  };
  const dioceseId = await find('diocese');
  if (dioceseId) return { kind: 'diocese', id: dioceseId };
  if ((DIOCESE_SLUGS as readonly string[]).includes(slug)) return undefined;
  const departmentId = await find('department');
  return departmentId ? { kind: 'department', id: departmentId } : undefined;
}

/** Whether there is no unit at all, trash included: then the database counts as new, and sample content may be added. */
export async function isEmpty(db: Db): Promise<boolean> {
  const some = await sql`select 1 from department union all select 1 from diocese limit 1`.execute(db);
  return some.rows.length === 0;
}
