import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { type Topic, VERSIONS_TOPIC } from '../database/topics.ts';
import { type Matching, matching, termsOfList } from '../search/search.ts';
import { searchPage } from '../search/searchPage.ts';
import { type Total, totalOf } from './counts.ts';
import {
  filters,
  isNarrowedByVersion,
  type ListQuery,
  nearestFirst,
  orderedBy,
  orderOf,
} from './listQuery.ts';
import type { Besides } from './load.ts';

/** Reads what is wanted of the rows of a page: `rows` is a query for whole rows, with `xmin`, which becomes `t` in `besides`. */
export type ReadRows<R> = (
  rows: RawBuilder<unknown>,
  besides: Besides,
) => Promise<readonly (R & { readonly total_docs?: number })[]>;

/** The rows of a page of the records that the viewer may see, in the kind's order or the requested one. */
export async function pageRows<R>(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  read: ReadRows<R>,
): Promise<Rows<R>> {
  const where: Where = (many) => sql.join(filters(viewer, kind, query, { many }), sql` and `);
  const search = await searchOf(viewer, db, kind, query);
  return search
    ? foundRows(db, kind, query, read, where(false), search)
    : walkedRows(db, kind, query, read, where, query.firstAlone ? null : totalOf(viewer, kind, query));
}

/** The condition of a list; `many`: for a plan that reads most of its rows (`filters`). */
type Where = (many: boolean) => RawBuilder<unknown>;

/** The topics that decide which rows a list has, besides the kind. */
const listTopics = (kind: Kind, query: ListQuery): readonly Topic[] =>
  isNarrowedByVersion(kind, query) ? [VERSIONS_TOPIC] : [];

/** The search terms of a query; null without a search. Only staff can find people by address or number. */
async function searchOf(viewer: Viewer, db: ReadDb, kind: Kind, query: ListQuery): Promise<Matching | null> {
  if (query.terms) return matching(kind, 'site', query.terms);
  const place = isStaff(viewer) ? 'staff' : 'list';
  const terms = await termsOfList(db, kind, place, query.search ?? '');
  return terms && matching(kind, place, terms);
}

interface Rows<R> {
  readonly rows: readonly R[];
  readonly totalDocs: number;
  readonly hasNextPage: boolean;
}

/** Up to this offset a page is read from the front without reading the total first. */
const FAR = 500;

/**
 * Reads a page along the index of its order. The total is part of each row, so the most frequent query takes one round trip; it is left out when not requested.
 * One extra row is read to find out whether there is a next page. A page far down is read from the end where that is nearer.
 */
async function walkedRows<R>(
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  read: ReadRows<R>,
  where: Where,
  total: Total | null,
): Promise<Rows<R>> {
  const { page, limit } = query;
  const by = orderOf(kind, query);
  const before = (page - 1) * limit;
  const known = total && before > FAR ? await totalAlone(db, total) : undefined;
  const walk = known === undefined ? fromTheFront(before, limit + 1) : fromNearer(before, limit + 1, known);
  if (!walk) return { rows: [], totalDocs: known ?? 0, hasNextPage: false };
  // The generic plan of a prepared statement can only use literal numbers (preparedClient.ts).
  const offset = walk.past > 0 ? sql` offset ${walk.past}` : sql``;
  const table = sql.table(kind.name);
  const walked = sql`from ${table} t where ${where(known !== undefined)}
    order by ${walk.fromTheEnd ? orderOf(kind, query, true) : by} limit ${sql.lit(walk.count)}${offset}`;
  // Far down only the index is scanned, which has the ids, so skipped rows are not read.
  const rows =
    known === undefined
      ? sql`select t.xmin, t.* ${walked}`
      : sql`select t.xmin, t.* from ${table} t where t.id in (select t.id ${walked})`;
  const count = known === undefined ? total && sql`(${total.count})` : sql`${known}::int`;
  const columns = count ? sql`, ${count} as total_docs` : sql``;
  const besides = { columns, topics: [...(total?.topics ?? []), ...listTopics(kind, query)], order: by };
  const found = await read(rows, besides);
  const seen = before + found.length;
  const totalDocs = found[0]?.total_docs ?? known ?? (total ? await totalAlone(db, total) : seen);
  return { rows: found.slice(0, limit), totalDocs, hasNextPage: found.length > limit };
}

interface Walk {
  readonly past: number;
  readonly count: number;
  readonly fromTheEnd: boolean;
}

const fromTheFront = (past: number, count: number): Walk => ({ past, count, fromTheEnd: false });

/** Chooses the shorter way to `count` rows after `before` others, out of `all`: from the front or from the end. null when there are none. */
function fromNearer(before: number, count: number, all: number): Walk | null {
  const there = Math.min(count, all - before);
  if (there <= 0) return null;
  const after = all - before - there;
  return before <= after ? fromTheFront(before, count) : { past: after, count: there, fromTheEnd: true };
}

/** The total alone, for a page beyond the last one, which has no row to carry it. */
async function totalAlone(db: ReadDb, { count, topics }: Total): Promise<number> {
  const [found] = await rowsOf(db, topics, sql<{ n: number }>`select (${count}) as n`);
  return found?.n ?? 0;
}

async function foundRows<R>(
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  read: ReadRows<R>,
  where: RawBuilder<unknown>,
  { found: search, first, tells, alternatives }: Matching,
): Promise<Rows<R>> {
  const { ranked } = query;
  const order = typeof ranked === 'object' ? nearestFirst(kind, ranked) : orderOf(kind, query);
  const columns = orderedBy(kind, query);
  const parts = { where, search, alternatives, first: ranked ? first : [], tells, order, columns };
  const { ids, totalDocs } = await searchPage(db, kind, query, parts);
  const shown = ids.slice(0, query.limit);
  const rows = sql`select t.xmin, t.* from ${sql.table(kind.name)} t where t.id = any(${shown}::uuid[])`;
  const found = await read(rows, { order: sql`array_position(${shown}::uuid[], t.id)` });
  return { rows: found, totalDocs, hasNextPage: ids.length > query.limit };
}
