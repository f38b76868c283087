import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { CHILLU } from '#lib/fold.ts';
import { soundKey } from '#lib/soundKey.ts';
import type { Tx } from '../database/db.ts';
import type { ReadDb } from '../database/reads.ts';
import { inUnits } from '../rows/may.ts';
import type { StoredRow } from '../rows/rows.ts';
import { documentColumns } from './documentsHolding.ts';
import {
  IN_TITLE,
  type SearchPlace,
  searchColumnOf,
  searchColumns,
  searchValues,
  WORDS_LOCK,
} from './searchColumns.ts';
import { nameHolds, nearTerms, queryOf, type SearchTerms, searchTerms, tsqueryOf } from './searchTerms.ts';
import { tellingQueries } from './tellingWords.ts';

/** The conditions of a search on the rows of a kind, as SQL on the alias `t`. */
export interface Matching {
  readonly found: RawBuilder<boolean>;
  /** The conditions of the best hits, best first: all words in the title. Where other scripts were searched too, hits as typed come before that. */
  readonly first: readonly RawBuilder<boolean>[];
  /** How much of the search a row has, where some of the words are enough; takes the place of `first`. */
  readonly tells?: RawBuilder<number> | undefined;
  /** How many words and beginnings of words are alternatives in it. */
  readonly alternatives: number;
}

const NOTHING = sql<boolean>`false`;

/** The terms of a search typed into a list of a kind; null when nothing was typed. */
export const termsOfList = (
  db: ReadDb,
  kind: Kind,
  place: SearchPlace,
  search: string,
): Promise<SearchTerms | null> =>
  searchTerms(db, { search, scope: searchColumnOf(kind, place).scope, names: kind.searchNames });

/**
 * The conditions for these terms on a kind: every word must be found in the record's text or the name of its unit; or all of them in its author's name. Unknown
 * words give a condition that matches nothing.
 */
export function matching(kind: Kind, place: SearchPlace, terms: SearchTerms): Matching {
  const column = sql.ref(`t.${searchColumnOf(kind, place).column}`);
  const inText = (query: string | null): RawBuilder<boolean> =>
    query === null ? NOTHING : sql<boolean>`${column} @@ ${query}::tsquery`;
  const titled = (of: SearchTerms): RawBuilder<boolean> => inText(queryOf(of, true));
  const near = nearTerms(terms);
  const inWords = holding(kind, terms, inText);
  const inDocument = documentOf(kind, terms.papers ?? []);
  const asWritten = (where: RawBuilder<boolean>): RawBuilder<boolean> =>
    saying(kind, where, terms.phrases ?? []);
  const first = near ? [titled(near), holding(kind, near, inText), titled(terms)] : [titled(terms)];
  // A PDF with the word itself ranks above a text with a guessed one.
  if (inDocument && terms.all.some(({ guess }) => guess !== undefined)) first.unshift(inDocument);
  else if (inDocument) first.push(inWords);
  const words = asWritten(inWords);
  return {
    found: inDocument ? sql<boolean>`(${words} or ${inDocument})` : words,
    first: first.map(asWritten),
    tells: terms.share === undefined ? undefined : tellingIn(column, terms, inDocument),
    alternatives: terms.all.flatMap(({ ways }) => ways.flat()).length,
  };
}

/** How much of the search these words of a record have, or its PDF, which has all of them. */
function tellingIn(words: RawBuilder<unknown>, terms: SearchTerms, inDocument = NOTHING): RawBuilder<number> {
  const all = tellingQueries(terms);
  const whole = (terms.telling ?? []).reduce((sum, one) => sum + one, 0);
  return sql<number>`greatest(case when ${inDocument} then ${whole * terms.all.length}::float8 else 0 end,
    (select coalesce(sum(w.tells) * sum(w.counts), 0)
      from unnest(${all.map(({ query }) => query)}::text[]::tsquery[], ${all.map((one) => one.tells)}::float8[], ${all.map(({ counts }) => counts)}::int[]) w (query, tells, counts)
      where ${words} @@ w.query))`;
}

/** That one of these files is a PDF of the record; undefined where the kind has none. */
function documentOf(kind: Kind, documents: readonly string[]): RawBuilder<boolean> | undefined {
  if (documents.length === 0) return undefined;
  const columns = documentColumns(kind);
  const [first, ...others] = columns.map((column) => sql<boolean>`${column} && ${documents}::uuid[]`);
  return first && (others.length === 0 ? first : sql<boolean>`(${sql.join([first, ...others], sql` or `)})`);
}

/**
 * At most 2000 of the newest records with a phrase's words are read to check that the words are adjacent. Reading all texts with common words would exceed the
 * database's time limit.
 */
const MOST_READ = 2000;

/** Matches records in which these words are adjacent, in the kind's searched texts. */
function saying(
  kind: Kind,
  where: RawBuilder<boolean>,
  phrases: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const texts = [...kind.search, ...(kind.siteSearch ?? [])].filter((name) =>
    ['text', 'richText'].includes(kind.fields[name]?.type ?? ''),
  );
  if (phrases.length === 0 || texts.length === 0) return where;
  const text = sql`concat_ws(' ', ${sql.join(texts.map((name) => sql.ref(`t.${name}`)))})`;
  const all = phrases.map((phrase) => sql`${text} ~* ${patternOf(phrase)}`);
  return sql<boolean>`t.id = any(array(select t.id
    from (select t.* from ${sql.table(kind.name)} t where ${where} order by t.id desc limit ${sql.lit(MOST_READ)}) t
    where ${sql.join(all, sql` and `)}))`;
}

/** Between two words of a phrase may be blanks, punctuation and tags; the letters that Malayalam writes in two ways may be either. */
const patternOf = (phrase: readonly string[]): string =>
  `(^|[^[:alnum:]])${phrase.map(eitherSpelling).join('(<[^>]*>|&#?\\w+;|[^[:alnum:]<&])+')}`;
const eitherSpelling = (word: string): string =>
  Object.entries(CHILLU).reduce(
    (pattern, [one, two]) => pattern.replaceAll(two, `(${one}|${two}\u200d?)`),
    word,
  );

/** That a record has the terms in its text, its unit's name or its author's. */
function holding(
  kind: Kind,
  terms: SearchTerms,
  inText: (query: string | null) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const ways = [inText(queryOf(terms))];
  if (kind.searchNames?.includes('unit') && !terms.fewer && terms.share === undefined)
    ways.push(...waysByUnit(kind, terms, inText));
  if (kind.searchNames?.includes('author') && terms.all.length > 0) {
    const authors = terms.authors.filter(({ name }) => terms.all.every((term) => nameHolds(name, term)));
    if (authors.length > 0)
      ways.push(sql<boolean>`t.created_by = any(${authors.map(({ id }) => id)}::uuid[])`);
  }
  const [first = NOTHING] = ways;
  return ways.length === 1 ? first : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The records of units that have some of the words in their names, with the others in the text. */
function waysByUnit(
  kind: Kind,
  { all, units }: SearchTerms,
  inText: (query: string | null) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  const byWords = new Map<string, string[]>();
  for (const { id, name } of units) {
    const inName = all.map((term) => (nameHolds(name, term) ? '1' : '0')).join('');
    if (inName.includes('1')) byWords.set(inName, [...(byWords.get(inName) ?? []), id]);
  }
  return [...byWords].flatMap(([inName, ids]) => {
    const others = all.filter((_, at) => inName[at] === '0');
    const query = tsqueryOf(others);
    if (others.length > 0 && query === null) return [];
    const ofUnits = inUnits(kind, { department: ids, diocese: ids });
    return others.length === 0 ? ofUnits : sql<boolean>`(${ofUnits} and ${inText(query)})`;
  });
}

/** Adds the words of records to the search vocabulary, inside the records' own transaction. */
export async function learnWordsOf(tx: Tx, kind: Kind, rows: readonly StoredRow[]): Promise<void> {
  const values = rows.map((row) => searchValues(kind, row));
  for (const { column, scope } of searchColumns(kind)) {
    await learn(
      tx,
      scope,
      values.flatMap((of) => of[column]),
    );
  }
}

/** The same for given words. */
export const learnWords = (tx: Tx, kind: Kind, words: readonly string[]): Promise<void> =>
  learn(tx, searchColumnOf(kind, 'list').scope, words);

/** The words that transactions have already added, by scope: a transaction that writes a thousand records repeats most words. */
const learned = new WeakMap<Tx, Map<string, Set<string>>>();

async function learn(tx: Tx, scope: string, words: readonly string[]): Promise<void> {
  const inScopes = learned.get(tx) ?? new Map<string, Set<string>>();
  learned.set(tx, inScopes);
  const before = inScopes.get(scope);
  if (scope !== '' && !before)
    await sql`select pg_advisory_xact_lock_shared(hashtext(${`lectern ${WORDS_LOCK}`}), hashtext(${scope}))`.execute(
      tx,
    );
  const known = before ?? new Set();
  inScopes.set(scope, known);
  // Sorted, so that two simultaneous writers wait for each other instead of deadlocking.
  const sorted = [...new Set(words)].filter((word) => !word.startsWith(IN_TITLE) && !known.has(word)).sort();
  if (sorted.length === 0) return;
  await sql`insert into search_word (scope, word, sound)
    select ${scope}, w.* from unnest(${sorted}::text[], ${sorted.map(soundKey)}::text[]) w on conflict do nothing`.execute(
    tx,
  );
  for (const word of sorted) known.add(word);
}
