import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { mayReadHistory } from '../records/history.ts';
import { permitted } from '../rows/may.ts';
import { matching, termsOfList } from '../search/search.ts';

/** A typed search of the audit log: the people and records that it may mean. */
export interface AuditTerms {
  readonly typed: string;
  readonly accounts: readonly string[];
  /** API tokens with a matching name: their owners, and the names. */
  readonly tokens: { readonly owners: readonly string[]; readonly names: readonly string[] };
  /** Kind and id of each. */
  readonly records: { readonly kinds: readonly string[]; readonly ids: readonly string[] };
}

/** At most this many people, and as many records of a kind, are searched; a longer search narrows it. */
const MOST_PEOPLE = 50;
const MOST_THINGS = 100;

/** Resolves a typed search; null when nothing was typed. */
export async function auditTerms(viewer: Staff, db: Db, search: string): Promise<AuditTerms | null> {
  const typed = search.trim();
  if (typed === '') return null;
  const office = viewer.role === 'full_administrator';
  const people = await sql<{ id: string }>`
    select id from account where strpos(lower(user_name), lower(${typed})) > 0
      or (${office} and strpos(lower(email), lower(${typed})) > 0) limit ${MOST_PEOPLE}`.execute(db);
  // Acts keep the name of their API token; its creation is kept as long.
  const made = await sql<{ by: string; thing: string }>`
    select distinct by, thing from act where act = 'token_made' and by is not null and strpos(lower(thing), lower(${typed})) > 0
      and (${office} or by = ${viewer.accountId}) limit ${MOST_PEOPLE}`.execute(db);
  const tokens = { owners: made.rows.map(({ by }) => by), names: made.rows.map(({ thing }) => thing) };
  const kinds: string[] = [];
  const ids: string[] = [];
  for (const [kind, id] of await things(viewer, db, typed)) {
    kinds.push(kind);
    ids.push(id);
  }
  return { typed, accounts: people.rows.map(({ id }) => id), tokens, records: { kinds, ids } };
}

async function things(viewer: Staff, db: Db, typed: string): Promise<[kind: string, id: string][]> {
  const found: [string, string][] = [];
  for (const one of Object.values(KINDS) as Kind[]) {
    // The author is left out: people are searched separately.
    const kind = { ...one, searchNames: one.searchNames?.filter((name) => name !== 'author') } as Kind;
    const terms = await termsOfList(db, kind, 'staff', typed);
    if (!terms) continue;
    const rows = await sql<{ id: string }>`
      select t.id from ${sql.table(kind.name)} t
      where ${permitted(viewer, kind, mayReadHistory(kind))} and ${matching(kind, 'staff', terms).found}
      order by t.id desc limit ${MOST_THINGS}`.execute(db);
    found.push(...rows.rows.map(({ id }): [string, string] => [kind.name, id]));
  }
  if (viewer.role !== 'full_administrator') return found;
  const others = await sql<{ kind: string; id: string }>`
    (select 'newsletter' as kind, id from newsletter where strpos(lower(subject), lower(${typed})) > 0 order by id desc limit ${MOST_THINGS})
    union all
    (select details ->> 'kind', (details ->> 'record')::uuid from act
      where act = 'removed_for_good' and strpos(lower(thing), lower(${typed})) > 0 limit ${MOST_THINGS})`.execute(
    db,
  );
  return [...found, ...others.rows.map(({ kind, id }): [string, string] => [kind, id])];
}
