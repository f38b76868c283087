import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Kind } from '#kinds/define.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, untracked } from '../database/reads.ts';

/** A search is counted up to here; a list that is only filtered is counted to the last one. */
export const MOST_COUNTED = 1000;
/** How many hits of a common word are sampled at random to see whether enough are visible. */
const DRAWN = 5 * MOST_COUNTED;
/** Words that seem common are looked for in at most 3000 of the newest records. */
const MOST_WALKED = 3000;

/**
 * PostgreSQL assumes that each word or beginning which its statistics do not know is in so many of the records (DEFAULT_TS_MATCH_SEL), and a word that sounds like
 * twenty others would be taken for one in a tenth of them.
 */
const ASSUMED = 0.005;

/** A table of at most so many bytes is read whole within a few milliseconds: what PostgreSQL thinks of the search makes no difference there. */
const SMALL_BYTES = 512 * 1024;

/** Each hit costs as many comparisons as there are words. */
const MOST_WEIGHED = 300;

const NOTHING = sql<boolean>`false`;

/** `counted: false`: the total is not needed, which for a common word takes longer than finding the hits. */
interface Part {
  readonly from: number;
  readonly limit: number;
  readonly counted?: boolean | undefined;
}
interface PageOfHits {
  readonly ids: string[];
  readonly totalDocs: number;
}

/** A search as SQL on the alias `t`: the list's conditions, the search condition, the order and the columns that it needs. */
interface SearchParts {
  readonly where: RawBuilder<unknown>;
  readonly search: RawBuilder<unknown>;
  /** How many words and beginnings of words are alternatives in it. */
  readonly alternatives: number;
  /** The conditions of hits that come first, regardless of the order; then those that come next, and so on. */
  readonly first: readonly RawBuilder<unknown>[];
  /** How much of the search a row has, by which hits are ordered instead; of so many of the newest alone (`MOST_WEIGHED`). */
  readonly tells?: RawBuilder<number> | undefined;
  readonly order: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
}

/**
 * Returns a page of search results. If many records match, they are soon found by scanning the newest; if few match, they are fetched by the
 * word index and then sorted. That choice is made here: PostgreSQL estimates well how common a word is, but not how expensive it is to check a
 * record's words, and would often check them all.
 */
export const searchPage = (
  from: ReadDb,
  kind: Kind,
  { page, limit, counted }: { readonly page: number; readonly limit: number; readonly counted?: boolean },
  parts: SearchParts,
): Promise<PageOfHits> => pageOf(untracked(from), kind, { from: (page - 1) * limit, limit, counted }, parts);

async function pageOf(db: Db, kind: Kind, part: Part, parts: SearchParts): Promise<PageOfHits> {
  if (await isSmall(db, kind)) return hitsOf(db, kind, part, parts);
  if (!parts.tells && (await isCommon(db, kind, part, parts))) {
    const ids = await (parts.first.length > 0 ? firstThenNewest : amongNewest)(db, kind, part, parts);
    if (ids.length > part.limit)
      return { ids, totalDocs: part.counted === false ? ids.length : await countedUpTo(db, kind, parts) };
  }
  return gathered(db, kind, part, parts);
}

/** Like amongNewest, but with the hits of `first` before all others; these are rare among the newest and so are searched for separately. */
async function firstThenNewest(db: Db, kind: Kind, part: Part, parts: SearchParts): Promise<string[]> {
  const [tier = NOTHING, ...first] = parts.first;
  const { ids, totalDocs } = await pageOf(db, kind, part, { ...parts, search: tier, first: [] });
  if (ids.length > part.limit) return ids;
  const left = { ...part, from: Math.max(0, part.from - totalDocs), limit: part.limit - ids.length };
  const rest = { ...parts, search: sql`${parts.search} and not (${tier})`, first };
  return [
    ...ids,
    ...(first.length > 0
      ? (await pageOf(db, kind, left, rest)).ids
      : await amongNewest(db, kind, left, rest)),
  ];
}

const small = new WeakMap<Db, LRUCache<string, boolean>>();
/** A search asks for each kind several times, and tables don't grow in between. */
const KEPT_MS = 10_000;
const MOST_TABLES = 100;

/** Whether a kind's table is small (`SMALL_BYTES`). */
async function isSmall(db: Db, { name }: Kind): Promise<boolean> {
  const kept = small.get(db) ?? new LRUCache({ max: MOST_TABLES, ttl: KEPT_MS });
  small.set(db, kept);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const { rows } = await sql<{ small: boolean }>`
    select pg_table_size(quote_ident(${name})::regclass) <= ${sql.lit(SMALL_BYTES)} as small`.execute(db);
  const found = rows[0]?.small ?? false;
  kept.set(name, found);
  return found;
}

/**
 * Whether scanning the newest until the page is full is cheaper than fetching all hits, by PostgreSQL's statistics. Checking a record's words
 * costs about four times as much as fetching a hit.
 */
async function isCommon(
  db: Db,
  kind: Kind,
  { from, limit }: Part,
  { search, alternatives }: SearchParts,
): Promise<boolean> {
  const [plan, table] = await Promise.all([
    sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from ${sql.table(kind.name)} t where ${search}`.execute(db),
    sql<{
      rows: number;
    }>`select reltuples::float8 as rows from pg_class where oid = quote_ident(${kind.name})::regclass`.execute(
      db,
    ),
  ]);
  // -1 means that the table was never analysed: then it is small.
  const rows = table.rows[0]?.rows ?? 0;
  const estimated = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  const hits = estimated - alternatives * ASSUMED * rows;
  return hits > 0 && rows > 0 && (4 * (from + limit) * rows) / hits < hits;
}

/** The ids of a page, looked for among as many of the newest as can be scanned quickly; fewer than requested when they are not there. */
async function amongNewest(
  db: Db,
  kind: Kind,
  { from, limit }: Part,
  { where, search, order }: SearchParts,
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select t.id from (select t.* from ${sql.table(kind.name)} t where ${where} order by ${order} limit ${MOST_WALKED}) t
    where ${search} limit ${limit + 1} offset ${from}`.execute(db);
  return rows.rows.map((row) => row.id);
}

/**
 * How many hits there are, up to MOST_COUNTED. For a word in every record the index alone would return 100,000, so a random sample is checked first: when it
 * has enough visible hits, there are enough.
 */
async function countedUpTo(db: Db, kind: Kind, { where, search }: SearchParts): Promise<number> {
  const count = async (drawn: number): Promise<number> =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('gin_fuzzy_search_limit', ${String(drawn)}, true)`.execute(tx);
      const rows = await sql<{ n: number }>`select count(*)::int as n from
        (select from ${sql.table(kind.name)} t where ${where} and ${search} limit ${MOST_COUNTED}) hits`.execute(
        tx,
      );
      return rows.rows[0]?.n ?? 0;
    });
  const among = await count(DRAWN);
  return among === MOST_COUNTED ? among : count(0);
}

/** All hits, fetched by the word index. */
const gathered = (db: Db, kind: Kind, part: Part, parts: SearchParts): Promise<PageOfHits> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return hitsOf(tx, kind, part, parts);
    });

/** All hits are found, and ordered. */
async function hitsOf(
  db: Db,
  kind: Kind,
  { from, limit }: Part,
  { where, search, first, tells, order, columns }: SearchParts,
): Promise<PageOfHits> {
  const found = sql`${sql.table(kind.name)} t where ${where} and ${search}`;
  const hits = tells
    ? sql`select ${columns}, - ${tells} as place from (select t.* from ${found} order by t.id desc limit ${sql.lit(MOST_WEIGHED)}) t`
    : sql`select ${columns}, ${placeAmong(first)} as place from ${found}`;
  const page = await sql<{ ids: string[]; total: number }>`
    with hits as materialized (${hits}),
      shown as (select t.id from hits t order by place, ${order} limit ${limit + 1} offset ${from})
    select (select count(*) from hits)::int as total, array(select id from shown) as ids`.execute(db);
  const { ids, total } = page.rows[0] ?? { ids: [], total: 0 };
  return { ids, totalDocs: Math.min(total, MOST_COUNTED) };
}

/** The index of the first of these conditions that a row of the alias `t` meets: 0 for the first; their number when it meets none. */
export const placeAmong = (first: readonly RawBuilder<unknown>[]): RawBuilder<number> =>
  first.length === 0
    ? sql<number>`0`
    : sql<number>`case ${sql.join(
        first.map((condition, at) => sql`when ${condition} then ${sql.lit(at)}`),
        sql` `,
      )} else ${sql.lit(first.length)} end`;
