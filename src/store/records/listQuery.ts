import { type RawBuilder, sql } from 'kysely';
import { type Filter, type Kind, type Order, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { isId } from '#lib/uuid.ts';
import { inUnits, isHere, permitted } from '../rows/may.ts';
import type { SearchTerms } from '../search/searchTerms.ts';
import { alphabetical } from './alphabetical.ts';
import { isShown, isShownOfMany } from './versionFor.ts';

/** A moment, and the column by which records are near to it. */
export interface Near {
  readonly by: string;
  readonly near: Date;
}

/** What a list is asked for. Days are YYYY-MM-DD; ids that are malformed match nothing. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  /** What the website's search has looked up, instead of `search`. */
  readonly terms?: SearchTerms | undefined;
  /** Of a search, what is found in titles comes first; then what is nearest to a moment by a column, or in the list's order. */
  readonly ranked?: true | Near | undefined;
  readonly activated?: boolean | undefined;
  readonly type?: NewsType | undefined;
  readonly department?: readonly string[] | undefined;
  readonly diocese?: readonly string[] | undefined;
  /** Values for the kind's declared filters, by the filter's name; undefined and null are no filter, of several one has to fit. */
  readonly where?: Readonly<Record<string, unknown>> | undefined;
  /** One of the kind's other orders. */
  readonly order?: string | undefined;
  /** By what it is put in order instead, which the kind has to allow, and whether downwards. */
  readonly sorted?: { readonly by: string; readonly down: boolean } | undefined;
  /** What is in the trash instead of what is not. */
  readonly trashed?: boolean | undefined;
  /** Leaves this record out. */
  readonly without?: string | undefined;
  /** Of an item with versions only the one for who reads in this language; all of them where it is not said. */
  readonly readIn?: Language | undefined;
  /**
   * Only the first ones are shown, and not how many there are: `totalDocs` counts what is read. The tally costs nothing, but what versions are not shown is
   * counted one by one.
   */
  readonly firstAlone?: boolean | undefined;
}

/** The conditions of a list on the alias `t`, but for the search. `many`: for a plan that looks at most of its rows, not at the first of them. */
export function filters(
  viewer: Viewer,
  kind: Kind,
  query: ListQuery,
  { many = false }: { readonly many?: boolean } = {},
): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = query.trashed
    ? [sql`t.deleted_at is not null`, permitted(viewer, kind, 'remove')]
    : [isHere(viewer, kind), permitted(viewer, kind, 'read')];
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
      // An index has each of the two, so that neither keeps the other from being used.
      all.push(sql`(${column} >= ${value} or (t.repeats <> '' and exists (select from ${sql.table(filter.alsoIn)} o
        where ${sql.ref(`o.${kind.name}_id`)} = t.id and ${sql.ref(`o.${filter.column}`)} >= ${value})))`);
    else if (filter.by === 'from') all.push(sql`${column} >= ${value}`);
    else all.push(sql`${column} <= ${value}`);
  }
  if (isId(query.without)) all.push(sql`t.id <> ${query.without}`);
  if (isNarrowedByVersion(kind, query))
    all.push((many ? isShownOfMany : isShown)(viewer, kind, query.readIn));
  return all;
}

/** Whether versions decide what stands in a list, so that it reads which there are. */
export const isNarrowedByVersion = <Q extends Pick<ListQuery, 'readIn'>>(
  kind: Kind,
  query: Q,
): query is Q & { readonly readIn: Language } => kind.versions === true && query.readIn !== undefined;

/**
 * The units that a query names, but for those that its family rules out; ids that are malformed match nothing. Null when it names none. Of
 * both families at once, departments and dioceses that are named are alternatives, not a contradiction (AMB-105).
 */
export function wantedUnits(
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Record<UnitKind, string[]> | null {
  const department = query.type === 'dioceses' ? [] : (query.department ?? []);
  const diocese = query.type === 'departments' ? [] : (query.diocese ?? []);
  if (department.length + diocese.length === 0) return null;
  return { department: department.filter(isId), diocese: diocese.filter(isId) };
}

/** The order that a list is asked for, as SQL on the alias `t`; `fromTheEnd`: the other way round, by the same index. */
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

/** The nearest to a moment first; one that repeats by its next day, and where all are over by its last. */
export function nearestFirst(kind: Kind, { by, near }: Near): RawBuilder<unknown> {
  const column = sql.ref(`t.${by}`);
  const days = daysOf(kind);
  const when = days
    ? sql`coalesce(case when t.repeats <> '' then (select ${sql.ref(`o.${by}`)} from ${sql.table(days)} o
        where ${sql.ref(`o.${kind.name}_id`)} = t.id
        order by ${sql.ref(`o.${by}`)} < ${near}, abs(extract(epoch from ${sql.ref(`o.${by}`)} - ${near}::timestamptz)) limit 1) end, ${column})`
    : column;
  return sql`abs(extract(epoch from ${when} - ${near}::timestamptz)), t.id`;
}

/** The table that has the single days of those records of a kind that repeat. */
const daysOf = ({ filters: all = {} }: Kind): string | undefined =>
  Object.values<Filter>(all).find(({ alsoIn }) => alsoIn)?.alsoIn;

type Ordering = Pick<ListQuery, 'order' | 'sorted'>;

/** The id comes last and goes the same way, so that pages never share a record and one index is walked from either end. */
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
