import { type RawBuilder, sql } from 'kysely';
import { type Filter, type Kind, type Order, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { isId } from '#lib/uuid.ts';
import { inUnits, permitted } from '../rows/may.ts';
import type { SearchTerms } from '../search/searchTerms.ts';
import { alphabetical } from './alphabetical.ts';
import { isShown, isShownOfMany } from './versionFor.ts';

/** A moment, and the date column to compare with it. */
export interface Near {
  readonly by: string;
  readonly near: Date;
}

/** The query of a list. Days are YYYY-MM-DD; malformed ids match nothing. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  /** The terms that the website's search has looked up, instead of `search`. */
  readonly terms?: SearchTerms | undefined;
  /** In a search, title matches come first; then the records nearest to a moment by a column, or in the list's order. */
  readonly ranked?: true | Near | undefined;
  readonly activated?: boolean | undefined;
  readonly type?: NewsType | undefined;
  readonly department?: readonly string[] | undefined;
  readonly diocese?: readonly string[] | undefined;
  /** Values for the kind's declared filters, by the filter's name; undefined and null mean no filter. With several values, one has to match. */
  readonly where?: Readonly<Record<string, unknown>> | undefined;
  /** One of the kind's other declared orders. */
  readonly order?: string | undefined;
  /** A column to sort by instead, which the kind has to allow, and whether descending. */
  readonly sorted?: { readonly by: string; readonly down: boolean } | undefined;
  /** The records in the trash instead of the others. */
  readonly trashed?: boolean | undefined;
  /** Leaves this record out. */
  readonly without?: string | undefined;
  /** Of an item with versions, only the one for readers of this language, which visitors are; all versions when not given. */
  readonly readIn?: Language | undefined;
  /** Only the first rows are shown, without a total: `totalDocs` counts the rows read. */
  readonly firstAlone?: boolean | undefined;
}

/** The conditions of a list on the alias `t`, except for the search. `many`: for a plan that reads most of its rows, not just the first ones. */
export function filters(
  viewer: Viewer,
  kind: Kind,
  query: ListQuery,
  { many = false }: { readonly many?: boolean } = {},
): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = query.trashed
    ? [sql`t.deleted_at is not null`, permitted(viewer, kind, 'remove')]
    : [sql`t.deleted_at is null`, permitted(viewer, kind, 'read')];
  if (unitsOf(kind).length > 0) {
    if (query.type) all.push(sql`t.type = ${query.type}`);
    const units = wantedUnits(query);
    if (units) all.push(inUnits(kind, units));
  }
  if (kind.switchable && query.activated !== undefined)
    all.push(query.activated ? sql`t.activated` : sql`not t.activated`);
  for (const [name, filter] of Object.entries(kind.filters ?? {})) {
    const value = query.where?.[name];
    if (value === undefined || value === null) continue;
    const column = sql.ref(`t.${filter.column}`);
    if (filter.by === 'is' && Array.isArray(value)) all.push(sql`${column} = any(${value})`);
    else if (filter.by === 'is')
      all.push(filter.takes === 'flag' && !value ? sql`not ${column}` : sql`${column} = ${value}`);
    else if (filter.by === 'from' && filter.alsoIn)
      // Each of the two has an index, and neither keeps the other from being used. What is over and never comes again is left out before all that asks other
      // tables: PostgreSQL asks about versions before it asks about occurrences.
      all.push(
        sql`(${column} >= ${value} or t.repeats <> '')`,
        sql`(${column} >= ${value} or exists (select from ${sql.table(filter.alsoIn)} o
          where ${sql.ref(`o.${kind.name}_id`)} = t.id and ${sql.ref(`o.${filter.column}`)} >= ${value}))`,
      );
    else if (filter.by === 'from') all.push(sql`${column} >= ${value}`);
    else all.push(sql`${column} <= ${value}`);
  }
  if (isId(query.without)) all.push(sql`t.id <> ${query.without}`);
  if (isNarrowedByVersion(kind, query)) {
    if (isStaff(viewer)) throw new Error('Hidden versions are known for visitors only.');
    all.push((many ? isShownOfMany : isShown)(kind, query.readIn));
  }
  return all;
}

/** Whether versions decide which rows a list has, so that the list also depends on the versions. */
export const isNarrowedByVersion = <Q extends Pick<ListQuery, 'readIn'>>(
  kind: Kind,
  query: Q,
): query is Q & { readonly readIn: Language } => kind.versions === true && query.readIn !== undefined;

/**
 * The units that a query names, except those that its family rules out; malformed ids match nothing. Null when it names none. For both families at once, named
 * departments and dioceses are alternatives, not a contradiction (AMB-105).
 */
export function wantedUnits(
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Record<UnitKind, string[]> | null {
  const department = query.type === 'dioceses' ? [] : (query.department ?? []);
  const diocese = query.type === 'departments' ? [] : (query.diocese ?? []);
  if (department.length + diocese.length === 0) return null;
  return { department: department.filter(isId), diocese: diocese.filter(isId) };
}

/** The requested order of a list, as SQL on the alias `t`; `fromTheEnd`: reversed, using the same index. */
export function orderOf(kind: Kind, query: Ordering, fromTheEnd = false): RawBuilder<unknown> {
  return sql.join(
    chosen(kind, query).map(({ by, down = false, blanksLast, alphabetical: isAlphabetical, folded }) => {
      if (isAlphabetical) return alphabetical(sql.ref(`t.${by}`), down !== fromTheEnd);
      const column = folded ? sql`lower(${sql.ref(`t.${by}`)})` : sql.ref(`t.${by}`);
      const blanks = fromTheEnd ? sql`nulls first` : sql`nulls last`;
      return sql`${column} ${down !== fromTheEnd ? sql`desc` : sql`asc`} ${blanksLast ? blanks : sql``}`;
    }),
  );
}

/** The columns that the order needs, the id among them. */
export function orderedBy(kind: Kind, query: Ordering): RawBuilder<unknown> {
  const columns = new Set([
    ...['id', ...chosen(kind, query).map(({ by }) => by)],
    ...(daysOf(kind) ? ['repeats'] : []),
  ]);
  return sql.join([...columns].map((column) => sql.ref(`t.${column}`)));
}

/** Sorts by distance to a moment, what is after it before what is over; a repeating record counts by its next day, or by its last when all are over. */
export function nearestFirst(kind: Kind, { by, near }: Near): RawBuilder<unknown> {
  const column = sql.ref(`t.${by}`);
  const days = daysOf(kind);
  const when = days
    ? sql`coalesce(case when t.repeats <> '' then (select ${sql.ref(`o.${by}`)} from ${sql.table(days)} o
        where ${sql.ref(`o.${kind.name}_id`)} = t.id
        order by ${sql.ref(`o.${by}`)} < ${near}, abs(extract(epoch from ${sql.ref(`o.${by}`)} - ${near}::timestamptz)) limit 1) end, ${column})`
    : column;
  return sql`${when} < ${near}::timestamptz, abs(extract(epoch from ${when} - ${near}::timestamptz)), t.id`;
}

/** The table with the single days of a kind's repeating records. */
const daysOf = ({ filters: all = {} }: Kind): string | undefined =>
  Object.values<Filter>(all).find(({ alsoIn }) => alsoIn)?.alsoIn;

type Ordering = Pick<ListQuery, 'order' | 'sorted'>;

/** The id is the last sort column and has the same direction, so that pages never share a record and one index is walked from either end. */
function chosen(kind: Kind, { order, sorted }: Ordering): Order {
  const of = sorted && Object.hasOwn(kind.sortable ?? {}, sorted.by) && kind.sortable?.[sorted.by];
  if (of) {
    const { column: by, ...how } = of;
    const { down } = sorted;
    return by === 'id'
      ? [{ by, down }]
      : [
          { by, down, ...how },
          { by: 'id', down },
        ];
  }
  return (order === undefined ? undefined : kind.orders?.[order]) ?? kind.order;
}
