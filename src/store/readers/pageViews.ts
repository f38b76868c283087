import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import type { Mark } from '#lib/sketch.ts';
import type { ViewSource } from '#lib/viewSources.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { permitted } from '../rows/may.ts';
import { addToSketches } from './readerDays.ts';

/** The place of a reading. `unit`: the unit whose site it was on, null on the church's own. `record`: the record with its own page there. */
export interface ReadPlace {
  readonly day: string;
  readonly unit: string | null;
  /** The pattern of the page's address. */
  readonly page: string;
  readonly record: { readonly kind: string; readonly id: string } | null;
  /** The language of the page's frame, which is that of a list; a record has its own. */
  readonly language: Language;
  readonly source: ViewSource;
}

/** A number of readings of one place, and a reader's mark (`sketch.ts`) for each. */
export interface PageViews extends ReadPlace {
  readonly marks: readonly Mark[];
}

/** The scope of readers on the church's own pages. */
const CHURCH = '';

/**
 * Adds readings to the counts, in one transaction. Readings of hidden records are ignored: anybody can send them. A record's readings count for its unit,
 * wherever it was read.
 */
export async function addPageViews(db: Db, all: readonly PageViews[]): Promise<void> {
  if (all.length === 0) return;
  await writing(db, async (tx) => {
    const unitOf = new Map<string, string | null>();
    for (const kind of kindsOf(all))
      for (const [id, unit] of await addOfKind(tx, kind, all)) unitOf.set(id, unit);
    const lists = all.filter(({ record }) => record === null);
    if (lists.length > 0)
      await sql`insert into reading (day, unit_id, page, lang, source, times)
        select i.day, i.unit, i.page, i.language, i.source, sum(i.times) from ${given(lists)}
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 ${ADDED}`.execute(tx);
    const marks = new Map<string, Mark[]>();
    for (const { day, unit, record, marks: theirs } of all) {
      const at = record === null ? unit : unitOf.get(record.id);
      if (at === undefined) continue;
      const key = `${day} ${at ?? CHURCH}`;
      marks.set(key, (marks.get(key) ?? []).concat(theirs));
    }
    await addToSketches(tx, marks);
  });
}

const ADDED = sql`on conflict (day, page, record_id, unit_id, lang, source) do update set times = reading.times + excluded.times`;

/** The kinds of the records among them, in a fixed order for all writers. */
const kindsOf = (all: readonly PageViews[]): Kind[] =>
  [...new Set(all.map(({ record }) => record?.kind))]
    .sort()
    .flatMap((name) => (name !== undefined && name in KINDS ? [KINDS[name as KindName]] : []));

const given = (all: readonly PageViews[]): RawBuilder<unknown> =>
  sql`unnest(${all.map(({ day }) => day)}::date[], ${all.map(({ unit }) => unit)}::uuid[], ${all.map(({ page }) => page)}::text[],
    ${all.map(({ record }) => record?.id ?? null)}::uuid[], ${all.map(({ source }) => source)}::text[], ${all.map(({ language }) => language)}::text[],
    ${all.map(({ marks }) => marks.length)}::int[]) as i (day, unit, page, id, source, language, times)`;

/** Adds the readings of records of one kind; returns the units of the public ones, by record id. */
async function addOfKind(
  tx: Tx,
  kind: Kind,
  all: readonly PageViews[],
): Promise<ReadonlyMap<string, string | null>> {
  const theirs = all.filter(({ record }) => record?.kind === kind.name);
  const ids = [...new Set(theirs.map(({ record }) => record?.id))];
  const seen = sql`select t.id, ${unitColumn(kind)} as unit, ${languageColumn(kind)} as lang from ${sql.table(kind.name)} t
    where t.id = any(${ids}::uuid[]) and t.deleted_at is null and ${permitted(VISITOR, kind, 'read')}`;
  const found = await sql<{ id: string; unit: string | null }>`
    with seen as materialized (${seen}), added as (
      insert into reading (day, unit_id, page, kind, record_id, lang, source, times)
      select i.day, s.unit, i.page, ${kind.name}::text, s.id, s.lang, i.source, sum(i.times) from ${given(theirs)}
      join seen s on s.id = i.id group by i.day, s.unit, i.page, s.id, s.lang, i.source order by i.day, i.page, s.id, i.source
      ${ADDED})
    select id, unit from seen`.execute(tx);
  return new Map(found.rows.map(({ id, unit }) => [id, unit]));
}

/** The unit of a record of a kind, as SQL on the alias `t`. */
function unitColumn(kind: Kind): RawBuilder<unknown> {
  if (kind.name === 'department' || kind.name === 'diocese') return sql`t.id`;
  const columns = unitsOf(kind).map((unit) => sql.ref(`t.${unit}_id`));
  return columns.length === 0 ? sql`null::uuid` : sql`coalesce(${sql.join(columns)})`;
}

/** The language of a record: of its version, or of its kind's own field; English otherwise. */
function languageColumn(kind: Kind): RawBuilder<unknown> {
  const own = kind.filters?.language ? sql.ref(`t.${kind.filters.language.column}`) : sql`'en'`;
  return kind.versions
    ? sql`coalesce((select v.language from item_version v where v.kind = ${kind.name} and v.record_id = t.id), ${own})`
    : own;
}
