import { sql } from 'kysely';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { TEMPLATE } from '#kinds/templates.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Place } from '../files/place.ts';
import { fieldsWith, type Held } from './held.ts';
import { mayUse } from './whose.ts';

type Row = Pick<Place, 'record' | 'title' | 'unit' | 'readable'> & {
  readonly file: string;
  readonly of: KindName;
  readonly held: Held;
  readonly names: readonly string[];
};

/**
 * The templates that use these files now, by file id. A template stores the file names of its time: a replaced file shows its replacement. A template that the
 * viewer may not use is counted, but not named.
 */
export async function templatePlaces(
  viewer: Viewer,
  db: Db | Tx,
  files: readonly string[],
): Promise<(Place & { readonly file: string })[]> {
  if (!isStaff(viewer)) return [];
  const found =
    await sql<Row>`select f.media_id as file, p.id as record, p.kind as of, p.held, ${mayUse(viewer)} as readable,
      case when ${mayUse(viewer)} then p.name else '' end as title,
      case when p.department_id is not null then json_build_object('kind', 'department', 'id', p.department_id)
        when p.diocese_id is not null then json_build_object('kind', 'diocese', 'id', p.diocese_id) end as unit,
      array(select m.file_name from media m where m.id = f.media_id or m.replaced_in = f.media_id) as names
    from template_file f join template p on p.id = f.template_id
    where f.media_id = any(${files}::uuid[]) and p.deleted_at is null order by p.id desc`.execute(db);
  return found.rows.flatMap(({ of, held, names, ...place }) => {
    const fields = fieldsWith(KINDS[of], held, names);
    return fields.length > 0
      ? [{ ...place, kind: TEMPLATE, fields, trashed: false, activated: true, planned: false }]
      : [];
  });
}
