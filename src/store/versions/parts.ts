import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { titleField } from '#kinds/versions.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { comparedFields } from '../records/history.ts';
import { permitted } from '../rows/may.ts';

/** The title of a record of a kind, as SQL on the alias `t`. */
export const titled = (kind: Kind): RawBuilder<string> => sql<string>`${sql.ref(`t.${titleField(kind)}`)}`;

/** The language of a record, as `t`: as set in its row `v`, or as its letters suggest. */
export const languageOfRow = (kind: Kind): RawBuilder<Language> =>
  sql<Language>`coalesce(v.language, ${
    kind.filters?.language ? sql.ref(`t.${kind.filters.language.column}`) : sql`language_of(${titled(kind)})`
  })`;

/** The fields whose change makes a version outdated: all in the history except the unit and the switch. */
const FIELDS = (kind: Kind): string[] =>
  comparedFields(kind).filter((name) => name !== 'activated' && !/^(department|diocese)_id$/.test(name));

/**
 * The source record of a version, whose row is `v`, as a row with `id`, `version` and `since` where its content differs today; none otherwise. A change that
 * was reverted does not count; neither do switching, moving and restoring. `v.made_from` must be one that the viewer may read.
 */
export const changedSource = (viewer: Viewer, kind: Kind): RawBuilder<unknown> => sql`
  select t.id, t.version, (select max(r.at) from revision r
      where r.kind = ${kind.name} and r.record_id = t.id and r.version > v.made_from_version and r.action = 'change') as since
  from ${sql.table(kind.name)} t
  where t.id = v.made_from and t.version > v.made_from_version and t.deleted_at is null and ${permitted(viewer, kind, 'read')}
    and not exists (
      select from revision a, lateral (select n.after from revision n
          where n.kind = ${kind.name} and n.record_id = t.id order by n.id desc limit 1) b
      where a.kind = ${kind.name} and a.record_id = t.id and a.version = v.made_from_version
        and not exists (select from unnest(${FIELDS(kind)}::text[]) f (name)
          where a.after -> f.name is distinct from b.after -> f.name))`;
