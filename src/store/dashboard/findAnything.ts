import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { orderedBy, orderOf } from '../records/listQuery.ts';
import { permitted } from '../rows/may.ts';
import { type Matching, matching } from '../search/search.ts';
import { searchColumnOf } from '../search/searchColumns.ts';
import { placeAmong, searchPage } from '../search/searchPage.ts';
import { easier, type SearchTerms, searchTerms } from '../search/searchTerms.ts';
import { wordsFor } from '../search/wordsFor.ts';
import { mayRead } from './mayRead.ts';
import { type Thing, thingOf } from './things.ts';

/** At most this many of a kind are shown. */
const MOST = 3;
/** At most this many hits of a kind are sorted: more than a person can tell apart, and still cheap. */
const MOST_ORDERED = 500;
/** There may be a hundred thousand of these, most of them with the same words. */
const MANY: readonly KindName[] = ['news', 'event'];
const RECENT = 5;
/** At most this many of the additional search words are shown. */
const MOST_TOLD = 8;
/** How many of the viewer's last changes are checked for recent records. */
const LAST_CHANGES = 60;

/** The hits among everything that the viewer may open, and the additional search words. */
export interface FoundThings {
  readonly things: readonly Thing[];
  readonly besides: readonly string[];
  /** Words that occur nowhere and were left out, and whether one of the others is missing in the hits. */
  readonly leftOut: readonly string[];
  readonly fewer: boolean;
}

/** Searches all kinds at once. What the viewer may not open is neither found nor counted: each query has the permission, as in the lists. */
export async function findAnything(viewer: Staff, db: Db, search: string): Promise<FoundThings> {
  const kinds = Object.values<Kind>(KINDS).filter((kind) => mayRead(viewer, kind));
  let byScope = await termsByScope(db, kinds, search);
  let found = await findBy(viewer, db, kinds, byScope);
  while (found.things.length === 0) {
    const easierTerms = new Map(
      [...byScope].flatMap(([scope, terms]) => {
        const next = easier(terms);
        return next ? [[scope, next] as const] : [];
      }),
    );
    if (easierTerms.size === 0) break;
    byScope = easierTerms;
    found = await findBy(viewer, db, kinds, byScope);
  }
  return found;
}

async function findBy(
  viewer: Staff,
  db: Db,
  kinds: readonly Kind[],
  byScope: ReadonlyMap<string, SearchTerms>,
): Promise<FoundThings> {
  const asked = kinds.flatMap((kind) => {
    const terms = byScope.get(scopeOf(kind));
    return terms ? [{ kind, match: matching(kind, 'staff', terms) }] : [];
  });
  const isMany = ({ kind }: { kind: Kind }) => MANY.includes(kind.name as KindName);
  const [few, ...many] = await Promise.all([
    ofFew(
      viewer,
      db,
      asked.filter((one) => !isMany(one)),
    ),
    ...asked.filter(isMany).map(({ kind, match }) => ofMany(viewer, db, kind, match)),
  ]);
  const things = [...few, ...many.flat()];
  const place = new Map(kinds.map(({ name }, at) => [name, at]));
  return {
    things: things.sort((a, b) => (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0)),
    // Only public words, and words of the viewer's own records; words of others' drafts, letters and lists of people would reveal them.
    besides: await wordsFor(viewer, db, (byScope.get('')?.besides ?? []).slice(0, MOST_TOLD)),
    leftOut: byScope.get('')?.leftOut ?? [],
    fewer: (byScope.get('')?.fewer ?? 0) > 0,
  };
}

/** The records that the viewer changed last, the last one first. */
export async function recentThings(viewer: Staff, db: Db): Promise<readonly Thing[]> {
  const last = await sql<{ kind: string; id: string }>`
    with last as (select kind, record_id, at, id from revision where by = ${viewer.accountId} order by at desc, id desc limit ${LAST_CHANGES})
    select kind, record_id as id from last group by kind, record_id order by max(at) desc, max(id) desc limit ${4 * RECENT}`.execute(
    db,
  );
  const kinds = [...new Set(last.rows.map(({ kind }) => kind))].flatMap((name) => {
    const kind: Kind | undefined = Object.hasOwn(KINDS, name) ? KINDS[name as KindName] : undefined;
    return kind && mayRead(viewer, kind) ? [kind] : [];
  });
  if (kinds.length === 0) return [];
  const idsOf = (of: Kind) => last.rows.filter(({ kind }) => kind === of.name).map(({ id }) => id);
  const parts = kinds.map(
    (kind) => sql`select ${thingOf(kind)} from ${sql.table(kind.name)} t
      where t.id = any(${idsOf(kind)}::uuid[]) and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`,
  );
  const found = await sql<Thing>`${sql.join(parts, sql` union all `)}`.execute(db);
  const place = new Map(last.rows.map(({ kind, id }, at) => [`${kind} ${id}`, at]));
  const placeOf = ({ kind, id }: Thing) => place.get(`${kind} ${id}`) ?? 0;
  return [...found.rows].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, RECENT);
}

const scopeOf = (kind: Kind): string => searchColumnOf(kind, 'staff').scope;

/** The typed search, resolved once for each part of the vocabulary that these kinds have. */
async function termsByScope(
  db: Db,
  kinds: readonly Kind[],
  search: string,
): Promise<ReadonlyMap<string, SearchTerms>> {
  const scopes = [...new Set(kinds.map(scopeOf))];
  const found = await Promise.all(
    scopes.map(async (scope) => {
      const names = [
        ...new Set(kinds.filter((kind) => scopeOf(kind) === scope).flatMap((kind) => kind.searchNames ?? [])),
      ];
      return [scope, await searchTerms(db, { search, scope, names, papers: scope === '' })] as const;
    }),
  );
  return new Map(found.flatMap(([scope, terms]) => (terms ? [[scope, terms] as const] : [])));
}

/** For kinds with few records, all in one statement: hits by the word index, title matches first. */
async function ofFew(
  viewer: Staff,
  db: Db,
  asked: readonly { readonly kind: Kind; readonly match: Matching }[],
): Promise<readonly Thing[]> {
  if (asked.length === 0) return [];
  const parts = asked.map(({ kind, match: { found, first } }) => {
    const hits = sql`select t.*, ${placeAmong(first)} as place from ${sql.table(kind.name)} t
      where t.deleted_at is null and ${permitted(viewer, kind, 'read')} and ${found} limit ${MOST_ORDERED}`;
    const shown = sql`select t.* from (${hits} offset 0) t order by place, ${orderOf(kind, {})} limit ${MOST}`;
    return sql`(select ${thingOf(kind)} from (${shown}) t)`;
  });
  const statement = sql<Thing>`${sql.join(parts, sql` union all `)}`;
  return (await statement.execute(db)).rows;
}

/** For a kind with many records, the method of its list (`searchPage`). */
async function ofMany(
  viewer: Staff,
  db: Db,
  kind: Kind,
  { found, first, alternatives }: Matching,
): Promise<readonly Thing[]> {
  const where: RawBuilder<unknown> = sql`t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
  const { ids } = await searchPage(
    db,
    kind,
    { page: 1, limit: MOST, counted: false },
    { where, search: found, first, alternatives, order: orderOf(kind, {}), columns: orderedBy(kind, {}) },
  );
  const shown = ids.slice(0, MOST);
  if (shown.length === 0) return [];
  const rows = await sql<Thing>`select ${thingOf(kind)} from ${sql.table(kind.name)} t
    where t.id = any(${shown}::uuid[]) and ${where}`.execute(db);
  const place = new Map(shown.map((id, at) => [id, at]));
  return [...rows.rows].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
