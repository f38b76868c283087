import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Page } from '#kinds/records.ts';
import type { VersionedName, VersionState } from '#kinds/versions.ts';
import { VERSIONED } from '#kinds/versions.ts';
import type { Staff } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { changedSource, languageOfRow, titled } from './parts.ts';

/** Translation lists are counted up to 1000 of a kind. */
const MOST_COUNTED = 1000;

/** A public item without a version in a language, or with an outdated one. */
export interface ToTranslate {
  readonly kind: VersionedName;
  /** The record to be translated; for an outdated version, the version itself. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly state: VersionState;
  /** The name of its unit; '' for the office's. */
  readonly unit: string;
  readonly ofDiocese: boolean;
  /** A version that somebody has started and visitors don't see, and by whom; null: none. */
  readonly begun: string | null;
  readonly begunBy: string;
  /** When it was first published or, for an outdated version, since when it is outdated. */
  readonly at: Date;
}

export interface WhatToTranslate {
  readonly language: Language;
  readonly kind?: VersionedName | undefined;
  readonly state?: VersionState | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The kinds whose records the viewer may change and add. */
export const kindsToTranslate = ({ unit }: Staff): VersionedName[] =>
  VERSIONED.filter((name) => {
    const kind: Kind = KINDS[name];
    return !unit || (kind.may.create === 'staffOfItsUnit' && unitsOf(kind).includes(unit.kind));
  });

/**
 * A page of what is to be translated into a language: public records that the viewer may change and that have no public version in it, and outdated versions in
 * it; newest first. `totalDocs` is exact up to 1,000 of a kind.
 */
export async function toTranslate(viewer: Staff, db: Db, asked: WhatToTranslate): Promise<Page<ToTranslate>> {
  const { page, limit } = asked;
  const names = kindsToTranslate(viewer).filter((name) => asked.kind === undefined || name === asked.kind);
  const parts = names.flatMap((name) => partsOf(viewer, KINDS[name], asked.language, asked.state));
  if (parts.length === 0) return { docs: [], hasNextPage: false, totalDocs: 0, page, limit };
  const first = (page - 1) * limit;
  const some = parts.map((rows) => sql`(${rows} order by t.id desc limit ${first + limit + 1})`);
  const found = await sql<ToTranslate>`select * from (${sql.join(some, sql` union all `)}) r
    order by r.id desc offset ${first} limit ${limit + 1}`.execute(db);
  const counted = await Promise.all(parts.map((rows) => countOf(db, rows)));
  return {
    docs: found.rows.slice(0, limit),
    hasNextPage: found.rows.length > limit,
    totalDocs: counted.reduce((sum, n) => sum + n, 0),
    page,
    limit,
  };
}

/** How much there is to be translated into each language, exact up to 1,000 of a kind. */
export async function countsToTranslate(viewer: Staff, db: Db): Promise<Readonly<Record<Language, number>>> {
  const counts = LANGUAGES.map(async (language) => {
    const parts = kindsToTranslate(viewer).flatMap((name) =>
      partsOf(viewer, KINDS[name], language, undefined),
    );
    const each: number[] = [];
    for (const rows of parts) each.push(await countOf(db, rows));
    return [language, each.reduce((sum, n) => sum + n, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<Language, number>;
}

async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{
    n: number;
  }>`select count(*)::int as n from (${rows} limit ${MOST_COUNTED}) r`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** The queries that together return the requested rows of a kind. */
function partsOf(
  viewer: Staff,
  kind: Kind,
  language: Language,
  state: VersionState | undefined,
): RawBuilder<ToTranslate>[] {
  const stale = outOfDate(viewer, kind, language);
  if (state === 'out_of_date') return [stale];
  const missing = missingIn(viewer, kind, language, state);
  return state === undefined ? [missing, stale] : [missing];
}

const shown = (kind: Kind): RawBuilder<boolean> =>
  kind.switchable ? sql<boolean>`t.activated` : sql<boolean>`true`;

function unitOf(kind: Kind): RawBuilder<string> {
  const names = unitsOf(kind).map(
    (unit) => sql`(select u.name from ${sql.table(unit)} u where u.id = ${sql.ref(`t.${unit}_id`)})`,
  );
  return names.length === 0 ? sql<string>`''` : sql<string>`coalesce(${sql.join([...names, sql`''`])})`;
}

const ofDiocese = (kind: Kind): RawBuilder<boolean> =>
  unitsOf(kind).includes('diocese') ? sql<boolean>`t.diocese_id is not null` : sql<boolean>`false`;

/** Public records of which no version in this language is public, each item once, by the first of its public records. */
function missingIn(
  viewer: Staff,
  kind: Kind,
  language: Language,
  state: VersionState | undefined,
): RawBuilder<ToTranslate> {
  const others = (
    what: RawBuilder<boolean>,
  ) => sql`from item_version o join ${sql.table(kind.name)} t on t.id = o.record_id
    where o.kind = ${kind.name} and o.group_id = v.group_id and t.deleted_at is null and ${what}`;
  const narrowed =
    state === undefined ? sql`` : state === 'begun' ? sql` and b.id is not null` : sql` and b.id is null`;
  return sql<ToTranslate>`
    select ${sql.lit(kind.name)}::text as kind, t.id, ${titled(kind)} as title, ${languageOfRow(kind)} as language,
      case when b.id is null then 'missing' else 'begun' end as state, ${unitOf(kind)} as unit, ${ofDiocese(kind)} as "ofDiocese",
      b.id as begun, coalesce(b.author, '') as "begunBy", t.created_at as at
    from ${sql.table(kind.name)} t
      left join item_version v on v.kind = ${kind.name} and v.record_id = t.id
      left join lateral (select t.id, (select a.user_name from account a where a.id = t.created_by) as author
        ${others(sql<boolean>`o.language = ${language}`)} limit 1) b on true
    where t.deleted_at is null and ${permitted(viewer, kind, 'change')} and ${shown(kind)}
      and ${languageOfRow(kind)} <> ${language}
      and not exists (select ${others(sql<boolean>`${shown(kind)} and (o.language = ${language} or o.record_id < v.record_id)`)})${narrowed}`;
}

/** Versions in this language whose source has changed since. */
const outOfDate = (
  viewer: Staff,
  kind: Kind,
  language: Language,
): RawBuilder<ToTranslate> => sql<ToTranslate>`
  select ${sql.lit(kind.name)}::text as kind, t.id, ${titled(kind)} as title, v.language, 'out_of_date' as state,
    ${unitOf(kind)} as unit, ${ofDiocese(kind)} as "ofDiocese", null::uuid as begun, '' as "begunBy", coalesce(s.since, t.updated_at) as at
  from item_version v join ${sql.table(kind.name)} t on t.id = v.record_id
    join lateral (${changedSource(viewer, kind)}) s on true
  where v.kind = ${kind.name} and v.language = ${language} and t.deleted_at is null and ${permitted(viewer, kind, 'change')}`;
