import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { news } from '#kinds/news.ts';
import type { AnyRecord, Page, RecordOf } from '#kinds/records.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { type Topic, VERSIONS_TOPIC } from '../database/topics.ts';
import type { FileDetail } from '../files/files.ts';
import { permitted } from '../rows/may.ts';
import { type Matching, matching, termsOfList } from '../search/search.ts';
import { searchPage } from '../search/searchPage.ts';
import { type Counts, countRecords, type Total, totalOf } from './counts.ts';
import {
  filters,
  isNarrowedByVersion,
  type ListQuery,
  nearestFirst,
  orderedBy,
  orderOf,
} from './listQuery.ts';
import {
  type AnyLoad,
  type FieldName,
  type Load,
  type Loaded,
  type LoadedRow,
  loadedRecords,
  loadRows,
} from './load.ts';

export type { ListQuery };

/** One record that the viewer may see, or undefined: missing, foreign, malformed and trashed are treated alike. */
export function readRecord<K extends Kind>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | undefined>;
export function readRecord<
  K extends Kind,
  F extends FieldName<K> = FieldName<K>,
  D extends FileDetail = 'names',
>(viewer: Viewer, db: ReadDb, kind: K, id: string, load: Load<K, F, D>): Promise<Loaded<K, F, D> | undefined>;
export async function readRecord(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  id: string,
  load: AnyLoad = {},
): Promise<AnyRecord | undefined> {
  if (!isId(id)) return undefined;
  const rows = sql`select t.* from ${sql.table(kind.name)} t
    where t.id = ${id} and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
  const found = await loadRows(db, kind, load, rows);
  return (await loadedRecords(db, kind, found, load))[0];
}

/** The records with these ids that the viewer may see, in no order. */
export function readRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
): Promise<AnyRecord[]>;
export function readRecords<
  K extends Kind,
  F extends FieldName<K> = FieldName<K>,
  D extends FileDetail = 'names',
>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  ids: readonly string[],
  load: Load<K, F, D>,
): Promise<Loaded<K, F, D>[]>;
export async function readRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
  load: AnyLoad = {},
): Promise<AnyRecord[]> {
  if (ids.length === 0) return [];
  const rows = sql`select t.* from ${sql.table(kind.name)} t
    where t.id = any(${ids}::uuid[]) and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
  return loadedRecords(db, kind, await loadRows(db, kind, load, rows), load);
}

/** A page of the records that the viewer may see, in the kind's order or the requested one (AMB-057). */
export function listRecords<K extends Kind>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  query: ListQuery,
): Promise<Page<RecordOf<K>>>;
export function listRecords<
  K extends Kind,
  F extends FieldName<K> = FieldName<K>,
  D extends FileDetail = 'names',
>(viewer: Viewer, db: ReadDb, kind: K, query: ListQuery, load: Load<K, F, D>): Promise<Page<Loaded<K, F, D>>>;
export async function listRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  given: AnyLoad = {},
): Promise<Page<AnyRecord>> {
  const { page, limit, readIn } = query;
  const load = readIn === undefined ? given : { ...given, readIn };
  const where: Where = (many) => sql.join(filters(viewer, kind, query, { many }), sql` and `);
  const search = await searchOf(viewer, db, kind, query);
  const { rows, totalDocs, hasNextPage } = search
    ? await foundRows(db, kind, query, load, where(false), search)
    : await walkedRows(db, kind, query, load, where, query.firstAlone ? null : totalOf(viewer, kind, query));
  return { docs: await loadedRecords(db, kind, rows, load), hasNextPage, totalDocs, page, limit };
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

/** How many news of the given family and units there are, active and inactive (000 §3 "News summary"). */
export const countNews = (
  viewer: Viewer,
  db: ReadDb,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Promise<Counts> => countRecords(viewer, db, news, query);

interface Rows {
  readonly rows: readonly LoadedRow[];
  readonly totalDocs: number;
  readonly hasNextPage: boolean;
}

/** Up to this offset a page is read from the front without reading the total first. */
const FAR = 500;

/**
 * Reads a page along the index of its order. The total is part of each row, so the most frequent query takes one round trip; it is left out when not requested.
 * One extra row is read to find out whether there is a next page. A page far down is read from the end where that is nearer.
 */
async function walkedRows(
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  load: AnyLoad,
  where: Where,
  total: Total | null,
): Promise<Rows> {
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
      ? sql`select t.* ${walked}`
      : sql`select t.* from ${table} t where t.id in (select t.id ${walked})`;
  const count = known === undefined ? total && sql`(${total.count})` : sql`${known}::int`;
  const columns = count ? sql`, ${count} as total_docs` : sql``;
  const besides = { columns, topics: [...(total?.topics ?? []), ...listTopics(kind, query)], order: by };
  const found = await loadRows<{ total_docs?: number }>(db, kind, load, rows, besides);
  const read = before + found.length;
  const totalDocs = found[0]?.total_docs ?? known ?? (total ? await totalAlone(db, total) : read);
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

async function foundRows(
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  load: AnyLoad,
  where: RawBuilder<unknown>,
  { found: search, first }: Matching,
): Promise<Rows> {
  const { ranked } = query;
  const order = typeof ranked === 'object' ? nearestFirst(kind, ranked) : orderOf(kind, query);
  const columns = orderedBy(kind, query);
  const parts = { where, search, first: ranked ? first : [], order, columns };
  const { ids, totalDocs } = await searchPage(db, kind, query, parts);
  const shown = ids.slice(0, query.limit);
  const rows = sql`select t.* from ${sql.table(kind.name)} t where t.id = any(${shown}::uuid[])`;
  const found = await loadRows(db, kind, load, rows, { order: sql`array_position(${shown}::uuid[], t.id)` });
  return { rows: found, totalDocs, hasNextPage: ids.length > query.limit };
}
