import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { CHURCH_ZONE_NAME, dayOf, daysLater } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { monthsLater } from '#lib/months.ts';
import { isId } from '#lib/uuid.ts';
import type { ViewSource } from '#lib/viewSources.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';
import { EVERYWHERE, readersSoFar } from './readerDays.ts';

/** The periods of the reading statistics. */
export const READ_PERIODS = ['week', 'fortnight', 'year'] as const;
export type ReadPeriod = (typeof READ_PERIODS)[number];

/** Smaller numbers are reported as null and without details, so that nobody can be identified. */
export const FEW = 10;
const MOST_READ = 10;

/** A reported number; null: one to nine. */
type ShownCount = number | null;
const shownCount = (n: number): ShownCount => (n > 0 && n < FEW ? null : n);

/** A page with how often it was read. */
export interface MostRead {
  readonly page: string;
  readonly kind: string;
  readonly id: string | null;
  readonly title: string;
  readonly unit: { readonly id: string; readonly kind: string; readonly name: string } | null;
  /** The date of the content; null for lists. */
  readonly day: string | null;
  readonly readings: number;
}

/** Readings in a period. */
export interface Overview {
  readonly from: string;
  readonly to: string;
  /** The first day that was counted; null where nothing has been yet. */
  readonly since: string | null;
  readonly total: ShownCount;
  /** In as many days before; 0 where not all of them were counted. */
  readonly before: ShownCount;
  /** By day, or by month over a year; `readers`: different readers on that day. */
  readonly steps: readonly {
    readonly from: string;
    readonly readings: ShownCount;
    readonly readers: ShownCount;
  }[];
  readonly most: readonly MostRead[];
  readonly sources: readonly { readonly source: ViewSource; readonly readings: ShownCount }[];
  readonly languages: readonly { readonly language: Language; readonly readings: ShownCount }[];
}

/** The first day of a period that ends today, and of the period before it. */
function spanOf(period: ReadPeriod, today: string): { from: string; beforeFrom: string } {
  if (period === 'year') {
    const month = today.slice(0, 7);
    return { from: `${monthsLater(month, -11)}-01`, beforeFrom: `${monthsLater(month, -23)}-01` };
  }
  const days = period === 'week' ? 7 : 14;
  return { from: daysLater(today, 1 - days), beforeFrom: daysLater(today, 1 - 2 * days) };
}

/**
 * The readings of a unit's pages and records, or of all. A unit's user always gets their own unit, whatever is requested. `unit`: a department's or diocese's
 * id; undefined: all sites.
 */
export async function readersOverview(
  viewer: Staff,
  db: Db,
  { period, unit: asked }: { readonly period: ReadPeriod; readonly unit?: string | undefined },
  now: Date,
): Promise<Overview> {
  const unit = viewer.unit?.id ?? asked;
  if (unit !== undefined && !isId(unit)) throw notFound();
  const today = dayOf(now);
  const { from, beforeFrom } = spanOf(period, today);
  const ours = unit === undefined ? sql`true` : sql`r.unit_id = ${unit}`;
  const within = sql`${ours} and r.day >= ${from} and r.day <= ${today}`;
  const sum = async (where: RawBuilder<unknown>): Promise<number> => {
    const found = await sql<{
      n: number;
    }>`select coalesce(sum(times), 0)::int as n from reading r where ${where}`.execute(db);
    return found.rows[0]?.n ?? 0;
  };
  const by = async <K extends string>(
    column: RawBuilder<unknown>,
  ): Promise<readonly (readonly [K, number])[]> => {
    const found = await sql<{
      k: K;
      n: number;
    }>`select ${column} as k, sum(times)::int as n from reading r where ${within}
      group by 1 order by 2 desc, 1`.execute(db);
    return found.rows.map(({ k, n }) => [k, n] as const);
  };
  const since = await countedSince(db);
  const isByMonth = period === 'year';
  const steps = new Map(
    await by<string>(isByMonth ? sql`to_char(r.day, 'YYYY-MM') || '-01'` : sql`r.day::text`),
  );
  const readers = isByMonth ? new Map<string, number>() : await readersByDay(db, unit ?? EVERYWHERE, from);
  return {
    from,
    to: today,
    since,
    total: shownCount(await sum(within)),
    before:
      since !== null && since <= beforeFrom
        ? shownCount(await sum(sql`${ours} and r.day >= ${beforeFrom} and r.day < ${from}`))
        : 0,
    steps: stepsFrom(from, today, isByMonth).map((step) => ({
      from: step,
      readings: shownCount(steps.get(step) ?? 0),
      readers: shownCount(readers.get(step) ?? 0),
    })),
    most: await mostRead(viewer, db, within),
    sources: (await by<ViewSource>(sql`r.source`)).map(([source, n]) => ({
      source,
      readings: shownCount(n),
    })),
    languages: (await by<Language>(sql`r.lang`)).map(([language, n]) => ({
      language,
      readings: shownCount(n),
    })),
  };
}

/** The first day with readings of any unit: since then all are counted. */
async function countedSince(db: Db): Promise<string | null> {
  const found = await sql<{ day: string | null }>`select min(day)::text as day from reading`.execute(db);
  return found.rows[0]?.day ?? null;
}

function stepsFrom(from: string, to: string, isByMonth: boolean): string[] {
  const all: string[] = [];
  for (let at = from; at <= to; at = isByMonth ? `${monthsLater(at.slice(0, 7), 1)}-01` : daysLater(at, 1))
    all.push(at);
  return all;
}

async function readersByDay(db: Db, scope: string, from: string): Promise<Map<string, number>> {
  const ended = await sql<{ day: string; readers: number }>`
    select day::text, readers from reader_day where scope = ${scope} and day >= ${from}`.execute(db);
  const soFar = (await readersSoFar(db)).filter((one) => one.scope === scope);
  return new Map([...ended.rows, ...soFar].map(({ day, readers }) => [day, readers]));
}

/** The most read pages that the viewer may read. Lists are those of one unit's site. */
async function mostRead(viewer: Staff, db: Db, within: RawBuilder<unknown>): Promise<MostRead[]> {
  const found = await sql<{ page: string; kind: string; id: string | null; unit: string | null; n: number }>`
    select max(r.page) as page, r.kind, r.record_id as id, case when r.record_id is null then r.unit_id end as unit, sum(times)::int as n
    from reading r where ${within} group by r.kind, r.record_id, case when r.record_id is null then r.page end,
      case when r.record_id is null then r.unit_id end
    having sum(times) >= ${FEW} order by n desc, id, page limit ${3 * MOST_READ}`.execute(db);
  const titles = new Map<string, RecordTitle>();
  for (const name of new Set(found.rows.map(({ kind }) => kind)))
    if (name in KINDS)
      for (const one of await titlesOf(
        viewer,
        db,
        KINDS[name as KindName],
        found.rows.flatMap(({ kind, id }) => (kind === name && id ? [id] : [])),
      ))
        titles.set(one.id, one);
  const units = await unitsBy(
    db,
    [...titles.values(), ...found.rows].flatMap(({ unit }) => unit ?? []),
  );
  return found.rows
    .flatMap(({ page, kind, id, unit, n }) => {
      const record = id === null ? { title: '', day: null, unit } : titles.get(id);
      if (!record) return [];
      const { title, day } = record;
      return [{ page, kind, id, title, day, unit: units.get(record.unit ?? '') ?? null, readings: n }];
    })
    .slice(0, MOST_READ);
}

interface RecordTitle {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly unit: string | null;
}

async function titlesOf(
  viewer: Staff,
  db: Db,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly RecordTitle[]> {
  const columns = unitsOf(kind).map((unit) => sql.ref(`t.${unit}_id`));
  const made = sql`(t.created_at at time zone ${sql.lit(CHURCH_ZONE_NAME)})::date`;
  const day = kind.fields.date?.type === 'day' ? sql`coalesce(t.date, ${made})` : made;
  const found = await sql<RecordTitle>`
    select t.id, ${sql.ref(`t.${kind.search[0]}`)} as title, ${day}::text as day,
      ${columns.length === 0 ? sql`null::uuid` : sql`coalesce(${sql.join(columns)})`} as unit
    from ${sql.table(kind.name)} t where t.id = any(${ids}::uuid[]) and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`.execute(
    db,
  );
  return found.rows;
}

async function unitsBy(db: Db, ids: readonly string[]): Promise<Map<string, NonNullable<MostRead['unit']>>> {
  const found = await sql<NonNullable<MostRead['unit']>>`
    select id, 'department' as kind, name from department where id = any(${ids}::uuid[])
    union all select id, 'diocese', name from diocese where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map((unit) => [unit.id, unit]));
}

/** The readings of one record. */
export interface RecordPageViews {
  /** Whether visitors can see it. */
  readonly public: boolean;
  readonly total: ShownCount;
  /** The last seven days. */
  readonly days: readonly { readonly day: string; readonly readings: number }[];
  readonly week: ShownCount;
  /** The source of most readings; null where it has only few. */
  readonly most: { readonly source: ViewSource; readonly readings: number } | null;
  /** The usual readings of the unit's records of that kind; null where too few of them are read. */
  readonly usual: ShownCount;
}

/** The readings of a record that the viewer may read. Throws Refusal (404). */
export async function recordPageViews(
  viewer: Staff,
  db: Db,
  { kind: name, id }: { readonly kind: string; readonly id: string },
  now: Date,
): Promise<RecordPageViews> {
  if (!isId(id) || !Object.hasOwn(KINDS, name)) throw notFound();
  const kind: Kind = KINDS[name as KindName];
  const seen = await sql<{
    public: boolean;
  }>`select ${permitted(VISITOR, kind, 'read')} as public from ${sql.table(kind.name)} t
    where t.id = ${id} and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`.execute(db);
  const [record] = seen.rows;
  if (!record) throw notFound();
  const today = dayOf(now);
  const from = daysLater(today, -6);
  const found = await sql<{ day: string; source: ViewSource; n: number }>`
    select r.day::text, r.source, sum(times)::int as n from reading r where r.record_id = ${id} group by 1, 2`.execute(
    db,
  );
  const sums = <K>(keyOf: (row: (typeof found.rows)[number]) => K): Map<K, number> =>
    found.rows.reduce(
      (all, row) => all.set(keyOf(row), (all.get(keyOf(row)) ?? 0) + row.n),
      new Map<K, number>(),
    );
  const [total, byDay] = [found.rows.reduce((all, { n }) => all + n, 0), sums(({ day }) => day)];
  const days = stepsFrom(from, today, false).map((day) => ({ day, readings: byDay.get(day) ?? 0 }));
  const week = days.reduce((all, { readings: pageViews }) => all + pageViews, 0);
  const [source, most = 0] = [...sums((row) => row.source)].sort(([, a], [, b]) => b - a)[0] ?? [];
  return {
    public: record.public,
    total: shownCount(total),
    // Small totals are not split by day, which could identify somebody.
    days: total < FEW || week < FEW ? [] : days,
    week: shownCount(week),
    most: source && most >= FEW ? { source, readings: most } : null,
    usual: await usualOf(db, kind, id, from),
  };
}

/** Records read in the last three months define the usual number; fewer than this are not enough. */
const USUAL_DAYS = 90;
const USUAL_OF = 5;

async function usualOf(db: Db, kind: Kind, id: string, from: string): Promise<ShownCount> {
  const since = daysLater(from, -USUAL_DAYS);
  const found = await sql<{ n: number | null }>`
    with own as (select unit_id from reading where record_id = ${id} order by day desc limit 1),
      others as (select record_id, sum(times) as n from reading r where r.kind = ${kind.name} and r.day >= ${since} and r.record_id <> ${id}
        and r.unit_id is not distinct from (select unit_id from own) group by record_id)
    select case when count(*) >= ${USUAL_OF} then percentile_disc(0.5) within group (order by n)::int end as n from others`.execute(
    db,
  );
  const n = found.rows[0]?.n ?? null;
  return n !== null && n >= FEW ? n : null;
}
