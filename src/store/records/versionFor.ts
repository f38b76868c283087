import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { isId } from '#lib/uuid.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf, VERSIONS_TOPIC } from '../database/topics.ts';
import { permitted } from '../rows/may.ts';

/** Whether the viewer may read the record of a version, whose row is `o`. */
const isSeen = (viewer: Viewer, kind: Kind): RawBuilder<unknown> =>
  sql`exists (select from ${sql.table(kind.name)} t where t.id = o.record_id and t.deleted_at is null and ${permitted(viewer, kind, 'read')})`;

/**
 * Versions that visitors who read in a language do not see, since they see another one of the item: the one in that language or, where visitors may read none,
 * the English one, or else the first of all. Triggers keep them, and how many they are (migration 0144).
 */
const hidden = (kind: Kind, language: Language): RawBuilder<unknown> =>
  sql`h.kind = ${kind.name} and h.language = ${language}`;

/** Whether a record, as `t`, is the version of its item that visitors see. It checks each row separately, which suits a plan with few rows (`isShownOfMany`). */
export const isShown = (kind: Kind, language: Language): RawBuilder<boolean> =>
  // A value and not a condition, so that no plan starts with the versions; and not a null check, which PostgreSQL assumes to be rare: then it would read all
  // rows instead of the first ones.
  sql<boolean>`coalesce((select false from hidden_version h where ${hidden(kind, language)} and h.record_id = t.id), true)`;

/**
 * The same for a list that is walked far or counted: all hidden versions are found at once. As a number that is compared, since PostgreSQL takes a condition
 * for one that half of all rows meet, and then reads and sorts them all instead of walking the index.
 */
export const isShownOfMany = (kind: Kind, language: Language): RawBuilder<boolean> =>
  sql<boolean>`(t.id in (select h.record_id from hidden_version h where ${hidden(kind, language)}))::int <> 1`;

/** The hidden versions as rows to subtract from the tally, with its columns. */
export const hiddenInTally = (kind: Kind, language: Language): RawBuilder<unknown> =>
  sql`select h.kind, h.unit_id, h.type, true as activated, -h.n as n from hidden_version_tally h where ${hidden(kind, language)}`;

/** The languages, by id, of those records of a kind that are non-English versions of an item of which the viewer may read others. */
export async function languagesOfVersions(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
): Promise<ReadonlyMap<string, Language>> {
  if (!kind.versions) return new Map();
  const rows = await rowsOf(
    db,
    [VERSIONS_TOPIC, ...topicsOf(kind)],
    sql<{ id: string; language: Language }>`
      select v.record_id as id, v.language from item_version v
      where v.kind = ${kind.name} and v.language <> 'en' and exists (select from item_version o
        where o.kind = v.kind and o.group_id = v.group_id and o.record_id <> v.record_id and ${isSeen(viewer, kind)})`,
  );
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** The version that readers of a language see of each of these records' items, by the requested id; records without versions are left out. */
export async function versionsFor(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const asked = ids.filter(isId);
  if (!kind.versions || asked.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    [VERSIONS_TOPIC, ...topicsOf(kind)],
    sql<{ of: string; id: string | null }>`
      select m.record_id as of, (select o.record_id from item_version o
          where o.kind = m.kind and o.group_id = m.group_id and ${isSeen(viewer, kind)}
          order by o.language <> ${language}, o.language <> 'en', o.made_from is not null, o.record_id limit 1) as id
      from item_version m where m.kind = ${kind.name} and m.record_id = any(${asked}::uuid[])`,
  );
  return new Map(rows.flatMap(({ of, id }) => (id === null ? [] : [[of, id] as const])));
}
