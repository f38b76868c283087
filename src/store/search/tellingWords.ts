import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { openKinds, visitorsMayRead } from './openKinds.ts';
import { searchColumnOf } from './searchColumns.ts';
import { holds, type SearchTerms, tsqueryOf } from './searchTerms.ts';
import type { Term } from './termFor.ts';

/** A word in more records than that is common, however many more. */
const MOST_COUNTED = 1000;

/**
 * How much each of these terms tells of what is looked for: the fewer records that visitors may read have it, the more (its inverse document frequency);
 * a guess as far as it is to be believed.
 */
export async function tellingOf(db: Db, terms: readonly Term[]): Promise<readonly number[]> {
  const queries = terms.map((term) => tsqueryOf([term]));
  const counts = openKinds.map(
    (kind) => sql`(select count(*) from (select from ${sql.table(kind.name)} t
      where ${sql.ref(`t.${searchColumnOf(kind, 'site').column}`)} @@ a.query::tsquery and ${visitorsMayRead(kind)} limit ${MOST_COUNTED}) found)`,
  );
  const { rows } = await sql<{ n: number }>`
    select (${sql.join(counts, sql` + `)})::int as n from unnest(${queries}::text[]) with ordinality a (query, at) order by a.at`.execute(
    db,
  );
  return rows.map(({ n }, at) => Math.log(1 + MOST_COUNTED / (1 + n)) * (terms[at]?.guess ?? 1));
}

/**
 * How much words in a title tell beside words in the text, words of other scripts beside those of the typed one, and words of what speaks of many things, as the
 * description of a diocese does.
 */
const TELLS = { title: 2, otherScript: 0.7, manyThings: 0.5 } as const;

/** A way to have a term: how much it adds, and whether it counts as having it. */
interface Weighed {
  readonly term: Term;
  readonly tells: number;
  readonly counts: 0 | 1;
}

function weighed({ all, telling = [] }: SearchTerms): readonly Weighed[] {
  return all.flatMap((term, at): Weighed[] => {
    const one = telling[at] ?? 1;
    const { typed, near } = term;
    if (!near) return [{ term, tells: one, counts: 1 }];
    return [
      { term, tells: one * TELLS.otherScript, counts: 1 },
      { term: { typed, ways: near }, tells: one * (1 - TELLS.otherScript), counts: 0 },
    ];
  });
}

/**
 * How much of a search these words hold: what its terms tell, times the share of the terms that they hold; `title`: the words of a short text that says what it is;
 * `manyThings`: the text speaks of many. `tellingQueries` is the same for the database.
 */
export function tells(
  terms: SearchTerms,
  title: readonly string[],
  text: readonly string[],
  { manyThings = false } = {},
): number {
  const held = weighed(terms).flatMap(({ term, tells: one, counts }) => {
    if (holds(title, term)) return [{ one: one * TELLS.title, counts, inText: false }];
    return holds(text, term) ? [{ one, counts, inText: true }] : [];
  });
  const count = sum(held.map(({ counts }) => counts));
  // What has all of them is no chance.
  const ofText = manyThings && count < terms.all.length ? TELLS.manyThings : 1;
  const much = sum(held.map(({ one, inText }) => one * (inText ? ofText : 1)));
  return (much * count) / Math.max(1, terms.all.length);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, one) => before + one, 0);

/** Tsqueries: the sum of what those tell that match, times the sum of their counts, is how much of the search a text has. */
export const tellingQueries = (
  terms: SearchTerms,
): readonly { readonly query: string; readonly tells: number; readonly counts: number }[] =>
  weighed(terms).flatMap(({ term, tells: one, counts }) =>
    [false, true].flatMap((inTitle) => {
      const query = tsqueryOf([term], inTitle);
      if (query === null) return [];
      return [inTitle ? { query, tells: one * (TELLS.title - 1), counts: 0 } : { query, tells: one, counts }];
    }),
  );
