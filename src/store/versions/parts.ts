import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { titleField } from '#kinds/versions.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { comparedFields } from '../records/history.ts';
import { isHere, permitted } from '../rows/may.ts';

/** What a record of a kind is called, as SQL on the alias `t`. */
export const titled = (kind: Kind): RawBuilder<string> => sql<string>`${sql.ref(`t.${titleField(kind)}`)}`;

/** In which language a record, as `t`, is written: as somebody has said in its row `v`, or as its letters tell. */
export const languageOfRow = (kind: Kind): RawBuilder<Language> =>
  sql<Language>`coalesce(v.language, ${
    kind.filters?.language ? sql.ref(`t.${kind.filters.language.column}`) : sql`language_of(${titled(kind)})`
  })`;

/** Of what a change makes a version old: all that history tells of a record but its unit and its switch. */
const FIELDS = (kind: Kind): string[] =>
  comparedFields(kind).filter((name) => name !== 'activated' && !/^(department|diocese)_id$/.test(name));

/**
 * The record from which a version, whose row is `v`, was made, as a row with `id`, `version` and `since` where it says something else today; none
 * otherwise. What was changed and put back again is no change; switching, moving and bringing back are none either. `v.made_from` must be one
 * that the viewer may read.
 */
export const changedSource = (viewer: Viewer, kind: Kind): RawBuilder<unknown> => sql`
  select t.id, t.version, (select max(r.at) from revision r
      where r.kind = ${kind.name} and r.record_id = t.id and r.version > v.made_from_version and r.action = 'change') as since
  from ${sql.table(kind.name)} t
  where t.id = v.made_from and t.version > v.made_from_version and ${isHere(viewer, kind)} and ${permitted(viewer, kind, 'read')}
    and not exists (
      select from revision a, lateral (select n.after from revision n
          where n.kind = ${kind.name} and n.record_id = t.id order by n.id desc limit 1) b
      where a.kind = ${kind.name} and a.record_id = t.id and a.version = v.made_from_version
        and not exists (select from unnest(${FIELDS(kind)}::text[]) f (name)
          where a.after -> f.name is distinct from b.after -> f.name))`;
