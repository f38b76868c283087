import { type RawBuilder, sql } from 'kysely';
import { ACTS, type ActPart } from '#kinds/acts.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { mayReadHistory } from '../records/history.ts';
import { permitted } from '../rows/may.ts';
import { SOURCES, type Source } from './auditLines.ts';
import type { AuditTerms } from './auditTerms.ts';

/** The query of 'Who did what'. */
export interface AuditQuery {
  readonly part?: ActPart | undefined;
  /** The accounts that did it. */
  readonly by?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** The end of the period, exclusive. */
  readonly until?: Date | undefined;
  /** Where the previous page ended. */
  readonly after?: AuditKey | undefined;
  readonly limit: number;
}

/** The position of a line, from which the next page continues. */
export interface AuditKey {
  readonly source: Source;
  readonly id: string;
  readonly at: Date;
}

type Condition = RawBuilder<boolean>;

/** The kinds whose revisions belong to another part than the changes. */
const PART_OF_KIND: Readonly<Record<string, ActPart>> = {
  account: 'rights',
  newsletter: 'mails',
  person_data: 'exports',
};

/** The lines of the query that the viewer may see, newest first: the source, id and moment of each. */
export async function auditKeys(
  viewer: Staff,
  db: Db,
  query: AuditQuery,
  terms: AuditTerms | null,
): Promise<AuditKey[]> {
  const found: AuditKey[] = [];
  for (const source of SOURCES) {
    const ofPart = partOf(source, query.part);
    if (!ofPart) continue;
    const seen = new Set<string>();
    const always = [ofPart, seenBy(source, viewer, terms !== null), ...within(source, query)];
    // Each way has its own index; a line found by two of them is one line.
    for (const way of waysOf(source, viewer, terms)) {
      const rows = await keysOf(db, source, [...always, way], query.limit);
      for (const row of rows) if (!seen.has(row.id)) found.push({ ...row, source });
      for (const row of rows) seen.add(row.id);
    }
  }
  const order = (key: AuditKey): number => SOURCES.indexOf(key.source);
  return found
    .sort((a, b) => b.at.getTime() - a.at.getTime() || order(a) - order(b) || (idAfter(a, b) ? 1 : -1))
    .slice(0, query.limit);
}

/** At most this many lines are counted: anyone who looks for one narrows the list before. */
export const MOST_LINES = 1000;

/** How many lines of the query the viewer may see, regardless of the page; MOST_LINES and one where there are more. */
export async function countAudit(
  viewer: Staff,
  db: Db,
  query: Omit<AuditQuery, 'after' | 'limit'>,
  terms: AuditTerms | null,
): Promise<number> {
  let count = 0;
  for (const source of SOURCES) {
    const ofPart = partOf(source, query.part);
    if (!ofPart || count > MOST_LINES) continue;
    const always = [
      ofPart,
      seenBy(source, viewer, terms !== null),
      ...within(source, { ...query, limit: MOST_LINES }),
    ];
    const ways = waysOf(source, viewer, terms).map(
      (
        way,
      ) => sql`(select r.id from ${sql.table(TABLES[source])} r where ${sql.join([...always, way], sql` and `)}
        order by r.at desc, r.id desc limit ${MOST_LINES + 1})`,
    );
    const found = await sql<{ lines: number }>`
      select count(*)::int as lines from (${sql.join(ways, sql` union `)}) every`.execute(db);
    count += found.rows[0]?.lines ?? 0;
  }
  return Math.min(count, MOST_LINES + 1);
}

/** Compares ids of one source in their stored order; those of sign-ins are texts. */
const idAfter = (a: AuditKey, b: AuditKey): boolean =>
  a.source === 'sign_in' ? a.id < b.id : Number(a.id) < Number(b.id);

const TABLES: Readonly<Record<Source, string>> = { change: 'revision', act: 'act', sign_in: 'sign_in' };

async function keysOf(
  db: Db,
  source: Source,
  where: readonly Condition[],
  limit: number,
): Promise<Omit<AuditKey, 'source'>[]> {
  const found = await sql<Omit<AuditKey, 'source'>>`
    select r.id::text as id, r.at from ${sql.table(TABLES[source])} r
    where ${sql.join([...where], sql` and `)} order by r.at desc, r.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** The condition for a part's lines in a source; undefined: it has none. */
function partOf(source: Source, part: ActPart | undefined): Condition | undefined {
  if (part === undefined) return sql<boolean>`true`;
  if (source === 'sign_in') return part === 'sign_ins' ? sql<boolean>`true` : undefined;
  if (source === 'act') {
    const names = Object.entries(ACTS).flatMap(([name, of]) => (of === part ? [name] : []));
    return sql<boolean>`r.act = any(${names}::text[])`;
  }
  if (part === 'changes') return sql<boolean>`r.kind <> all(${Object.keys(PART_OF_KIND)}::text[])`;
  const kinds = Object.entries(PART_OF_KIND).flatMap(([kind, of]) => (of === part ? [kind] : []));
  return kinds.length > 0 ? sql<boolean>`r.kind = any(${kinds}::text[])` : undefined;
}

/**
 * What the viewer may see: full administrators everything; a unit's user what was done to the unit's records, and their own sign-ins and acts. Of a bulk write
 * the office sees one line, unless it searches.
 */
function seenBy(source: Source, viewer: Staff, searching: boolean): Condition {
  if (viewer.role === 'full_administrator') {
    if (source !== 'change' || searching) return sql<boolean>`true`;
    return sql<boolean>`not exists (select from revision p where p.at = r.at and p.id > r.id and p.kind = r.kind
      and p.action = r.action and p.by is not distinct from r.by)`;
  }
  if (source === 'sign_in') return sql<boolean>`r.account_id = ${viewer.accountId}`;
  if (source === 'act') return sql<boolean>`r.by = ${viewer.accountId}`;
  const own = Object.values(KINDS).map(
    (kind: Kind) =>
      sql`select ${kind.name}::text, t.id from ${sql.table(kind.name)} t where ${permitted(viewer, kind, mayReadHistory(kind))}`,
  );
  return sql<boolean>`(r.kind, r.record_id) in (${sql.join(own, sql` union all `)})`;
}

function within(source: Source, { from, until, by, after }: AuditQuery): Condition[] {
  const all: Condition[] = [];
  if (from) all.push(sql<boolean>`r.at >= ${from}`);
  if (until) all.push(sql<boolean>`r.at < ${until}`);
  if (by)
    all.push(
      sql<boolean>`${sql.ref(source === 'sign_in' ? 'r.account_id' : 'r.by')} = any(${by.filter(isId)}::uuid[])`,
    );
  if (after) {
    const [here, there] = [SOURCES.indexOf(source), SOURCES.indexOf(after.source)];
    const id = source === 'sign_in' ? sql`${after.id}::uuid` : sql`${after.id}::bigint`;
    all.push(
      here === there
        ? sql<boolean>`(r.at, r.id) < (${after.at}, ${id})`
        : here > there
          ? sql<boolean>`r.at <= ${after.at}`
          : sql<boolean>`r.at < ${after.at}`,
    );
  }
  return all;
}

/** How a line can match a search: by who did it, to what, or by its own text. */
function waysOf(source: Source, viewer: Staff, terms: AuditTerms | null): Condition[] {
  if (!terms) return [sql<boolean>`true`];
  const people = terms.accounts;
  if (source === 'sign_in') {
    const ways = [sql<boolean>`r.account_id = any(${people}::uuid[])`];
    if (viewer.role === 'full_administrator')
      ways.push(sql<boolean>`strpos(r.address, lower(${terms.typed})) > 0`);
    return ways;
  }
  const byPeople = sql<boolean>`r.by = any(${people}::uuid[])`;
  const { owners, names } = terms.tokens;
  // The owner is part of the condition because there is an index for it.
  const byTokens =
    owners.length === 0
      ? []
      : [
          sql<boolean>`r.by = any(${owners}::uuid[]) and (r.by, r.token) in (select * from unnest(${owners}::uuid[], ${names}::text[]))`,
        ];
  if (source === 'act')
    return [byPeople, ...byTokens, sql<boolean>`strpos(lower(r.thing), lower(${terms.typed})) > 0`];
  const { kinds, ids } = terms.records;
  return [
    byPeople,
    ...byTokens,
    sql<boolean>`(r.kind, r.record_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`,
  ];
}
