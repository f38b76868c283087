import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { isStaff, type Staff, type Viewer } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';

/** A record that uses files; its id is '' before it exists. */
export interface FileUser {
  readonly kind: string;
  readonly id: string;
}

/**
 * The files that somebody may describe, keep and release (AMB-044), as a condition on the alias `m`. The office: all. A unit's user: files that their unit
 * uploaded, and files of the office or of unknown origin that only their unit's records use. Records that use another unit's file don't count, or anyone could
 * own a file by using it; nor do uses of a file that the office shares with all, since its description is the same for everybody.
 */
export function ownFile({ unit }: Staff): RawBuilder<boolean> {
  if (!unit) return sql<boolean>`true`;
  const ours = ofUnit(unit);
  return sql<boolean>`((m.unit_kind = ${unit.kind} and m.unit_id = ${unit.id}) or (m.unit_id is null and not m.for_all
    and exists (select from media_use u where u.media_id = m.id)
    and not exists (select from media_use u where u.media_id = m.id and not ${ours}))) is true`;
}

/**
 * The files that somebody may put into a record (AMB-044), as a condition on the alias `m`: a unit's user no file of another unit, unless it is shared with all
 * or already in that record. Visitors none.
 */
export function mayBeUsedIn(viewer: Viewer, record: FileUser): RawBuilder<boolean> {
  if (!isStaff(viewer)) return sql<boolean>`false`;
  const { unit } = viewer;
  if (!unit) return sql<boolean>`true`;
  return sql<boolean>`(m.unit_id is null or (m.unit_kind = ${unit.kind} and m.unit_id = ${unit.id})
    or (m.for_all and m.trashed_at is null)
    or exists (select from media_use u where u.media_id = m.id and u.kind = ${record.kind} and u.record_id::text = ${record.id}))`;
}

/**
 * The files that somebody may share, replace and move to the trash, as a condition on the alias `m`: the office all of them, a unit's user those that their
 * unit uploaded. The office's files in the unit's records stay the office's.
 */
export function strictlyOwn({ unit }: Staff): RawBuilder<boolean> {
  return unit
    ? sql<boolean>`(m.unit_kind = ${unit.kind} and m.unit_id = ${unit.id}) is true`
    : sql<boolean>`true`;
}

/** The files used in a record of the viewer's unit, regardless of the uploader, as a condition on the alias `m`. The office has no unit. */
export const isUsedInOwn = ({ unit }: Staff): RawBuilder<boolean> =>
  unit
    ? sql<boolean>`exists (select from media_use u where u.media_id = m.id and ${ofUnit(unit)})`
    : sql<boolean>`true`;

/** The files that somebody finds in the library, as a condition on the alias `m`: their own, and those shared with all. */
export const mayFind = (viewer: Staff): RawBuilder<boolean> =>
  sql<boolean>`(${strictlyOwn(viewer)} or (m.for_all and m.trashed_at is null))`;

/** The files of these names that the viewer may put into this record, each with the name of its current replacement. */
export async function filesFor(
  viewer: Viewer,
  db: Db,
  names: readonly string[],
  record: FileUser,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const found = await sql<{ file_name: string; now: string }>`
    select m.file_name, coalesce((select n.file_name from media n where n.id = m.replaced_in), m.file_name) as now from media m where m.file_name = any(${names}::text[]) and ${mayBeUsedIn(viewer, record)}`.execute(
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
