import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import type { Staff, Viewer } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf, VERSIONS_TOPIC } from '../database/topics.ts';
import { comparedStates } from '../records/history.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';
import { changedSource, languageOfRow, titled } from './parts.ts';

/** One version of an item, as the console shows it. */
export interface VersionOf {
  readonly id: string;
  readonly version: number;
  readonly language: Language;
  readonly title: string;
  /** Whether visitors see it; null for kinds without a switch, which they always see. */
  readonly activated: boolean | null;
  readonly author: string;
  readonly updatedAt: Date;
  /** The record it was made from; null: it is the first one. */
  readonly madeFrom: string | null;
  /** Since when the source differs, and in which version; null: it is up to date. */
  readonly since: Date | null;
  readonly sourceVersion: number | null;
}

/**
 * The versions of a record that the viewer may change, in the order of the languages; a record without others is the only one. Throws Refusal (404) when
 * the viewer may not change the record.
 */
export async function listVersions(
  viewer: Staff,
  db: Db,
  kind: Kind,
  record: string,
): Promise<readonly VersionOf[]> {
  if (!isId(record)) throw notFound();
  const found = await sql<VersionOf>`
    select t.id, t.version, ${languageOfRow(kind)} as language, ${titled(kind)} as title,
      ${kind.switchable ? sql`t.activated` : sql`null::boolean`} as activated,
      coalesce((select a.user_name from account a where a.id = t.created_by), '') as author, t.updated_at as "updatedAt",
      v.made_from as "madeFrom", s.since, s.version as "sourceVersion"
    from ${sql.table(kind.name)} t
      left join item_version v on v.kind = ${kind.name} and v.record_id = t.id
      left join lateral (${changedSource(viewer, kind)}) s on true
    where (t.id = ${record} or t.id in (select o.record_id from item_version m join item_version o on o.kind = m.kind and o.group_id = m.group_id
        where m.kind = ${kind.name} and m.record_id = ${record}))
      and t.deleted_at is null and ${permitted(viewer, kind, 'change')}
    order by array_position(${[...LANGUAGES]}::text[], ${languageOfRow(kind)}), t.id`.execute(db);
  if (!found.rows.some(({ id }) => id === record.toLowerCase())) throw notFound();
  return found.rows;
}

/** The changes in a version's source record since: its two states, and the names of the fields. */
export interface SourceChange {
  readonly before: AnyRecord;
  readonly after: AnyRecord;
  readonly changed: readonly string[];
  readonly sourceVersion: number;
  readonly since: Date;
}

/**
 * The changes in a version's source record since then; null when there are none, or the earlier state is unknown. Throws Refusal (404) when the viewer may not
 * change the version.
 */
export async function sourceChange(
  viewer: Staff,
  db: Db,
  kind: Kind,
  record: string,
): Promise<SourceChange | null> {
  if (!isId(record)) throw notFound();
  const found = await sql<{ id: string | null; then: number; version: number; since: Date }>`
    select s.id, v.made_from_version as then, s.version, s.since
    from ${sql.table(kind.name)} t
      left join item_version v on v.kind = ${kind.name} and v.record_id = t.id
      left join lateral (${changedSource(viewer, kind)}) s on true
    where t.id = ${record} and t.deleted_at is null and ${permitted(viewer, kind, 'change')}`.execute(db);
  const [row] = found.rows;
  if (!row) throw notFound();
  if (row.id === null) return null;
  const states = await comparedStates(db, kind, row.id, row.then);
  return states && { ...states, sourceVersion: row.version, since: row.since };
}

/** A version of an item that a visitor may read, with the parts of its address. */
export interface PublicVersion {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  /** Whether it belongs to a diocese, which changes the addresses of news. */
  readonly ofDiocese: boolean;
}

/**
 * The versions of a record that the viewer may read, by language, itself included; for a visitor the public ones. Empty when the record has no others, or the
 * viewer may not read it: then there is nothing to choose from.
 */
export async function versionsOf(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  record: string,
): Promise<ReadonlyMap<Language, PublicVersion>> {
  if (!kind.versions || !isId(record)) return new Map();
  const all = await versionsOfMany(viewer, db, kind, [record]);
  const found = all.get(record.toLowerCase()) ?? [];
  return found.length < 2 ? new Map() : new Map(found.map((one) => [one.language, one]));
}

/** The same for many records at once, by the id of each, in the order of the languages; those without versions are left out. */
export async function versionsOfMany(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  records: readonly string[],
): Promise<ReadonlyMap<string, readonly PublicVersion[]>> {
  if (!kind.versions || records.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    [VERSIONS_TOPIC, ...topicsOf(kind)],
    sql<PublicVersion & { readonly of: string }>`
      select m.record_id as of, t.id, v.language, ${titled(kind)} as title, ${isOfDiocese(kind)} as "ofDiocese"
      from item_version m join item_version v on v.kind = m.kind and v.group_id = m.group_id
        join ${sql.table(kind.name)} t on t.id = v.record_id
      where m.kind = ${kind.name} and m.record_id = any(${records.filter(isId)}::uuid[])
        and t.deleted_at is null and ${permitted(viewer, kind, 'read')}
        and exists (select from ${sql.table(kind.name)} t where t.id = m.record_id and t.deleted_at is null and ${permitted(viewer, kind, 'read')})
      order by m.record_id, array_position(${[...LANGUAGES]}::text[], v.language)`,
  );
  const all = new Map<string, PublicVersion[]>();
  for (const { of, ...one } of rows) all.set(of, [...(all.get(of) ?? []), one]);
  return all;
}

const isOfDiocese = (kind: Kind) =>
  kind.belongsTo?.includes('diocese') ? sql`t.diocese_id is not null` : sql`false`;
