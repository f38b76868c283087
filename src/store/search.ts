import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { fold } from '#lib/fold.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db, Tx } from './db.ts';
import { inUnits } from './may.ts';

/**
 * The words of kinds that visitors never see are kept apart from the others: what a public search finds must not tell whether somebody's
 * address is known here, and a million addresses must not stand among the words that it walks through.
 */
const scopeOf = (kind: Kind): string => (kind.may.read === 'everyone' ? '' : kind.name);

const MOST_WORDS = 8;
/** So many known words that begin with or contain a search word are looked for. */
const MOST_ALTERNATIVES = 50;
const ENOUGH_ALIKE = 0.34;

/**
 * A condition on `t.search_words` (and on the unit and author, by name) for what a person typed, or null when nothing was typed.
 * Every word must be found: as the beginning of a word, as a part of one, or, when the church has never written it so, as a word much
 * like it (trigrams), so that slips and missing letters still find. Unknown words make a condition that nothing meets.
 */
export async function matching(db: Db, kind: Kind, search: string): Promise<RawBuilder<boolean> | null> {
  if (search.trim() === '') return null;
  const words = wordsOf(search).slice(0, MOST_WORDS);
  if (words.length === 0) return sql<boolean>`false`;

  const [terms, units, authors] = await Promise.all([
    Promise.all(words.map((word) => termFor(db, scopeOf(kind), word))),
    kind.searchNames?.includes('unit')
      ? idsNamed(db, words, sql`select id, name from department union all select id, name from diocese`)
      : [],
    kind.searchNames?.includes('author')
      ? idsNamed(db, words, sql`select id, user_name as name from account`)
      : [],
  ]);
  const inText = terms.every((term) => term !== null)
    ? sql<boolean>`t.search_words @@ ${terms.join(' & ')}::tsquery`
    : sql<boolean>`false`;
  const ways = [inText];
  if (units.length > 0) ways.push(inUnits(kind, { department: units, diocese: units }));
  if (authors.length > 0) ways.push(sql<boolean>`t.created_by = any(${authors}::uuid[])`);
  return ways.length === 1 ? inText : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The ids of the few whose name holds all the words. Units and accounts are few enough to be looked through. */
async function idsNamed(db: Db, words: readonly string[], all: RawBuilder<unknown>): Promise<string[]> {
  const found = await sql<{ id: string; name: string }>`${all}`.execute(db);
  return found.rows
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .map(({ id }) => id);
}

/**
 * The tsquery for one word: as the beginning of a word; where the church has no such word, as a part of one; else one much like it. Each
 * step is only taken when the one before has nothing, since a part stands in ever more words the longer a church writes. Null for nothing.
 */
async function termFor(db: Db, scope: string, word: string): Promise<string | null> {
  const begins = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and starts_with(word, ${word}) limit ${MOST_ALTERNATIVES + 1}`.execute(
    db,
  );
  // Named one by one as long as they are few: the index goes through all that a beginning stands for, each time, however little is wanted.
  if (begins.rows.length > MOST_ALTERNATIVES) return `${quoted(word)}:*`;
  if (begins.rows.length > 0) return either(begins.rows);
  if (word.length < 3) return null;
  const parts = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and word like ${`%${word}%`} limit ${MOST_ALTERNATIVES}`.execute(
    db,
  );
  if (parts.rows.length > 0) return either(parts.rows);
  // A slip in a number or an address is another number or address.
  if (/\p{N}/u.test(word)) return null;
  const alike = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and word % ${word} and similarity(word, ${word}) >= ${ENOUGH_ALIKE}
    order by similarity(word, ${word}) desc limit 8`.execute(db);
  return alike.rows.length > 0 ? either(alike.rows) : null;
}

const either = (rows: readonly { word: string }[]): string =>
  `(${rows.map((row) => quoted(row.word)).join(' | ')})`;
/** Words hold letters, marks and digits only; the quotes keep the parser from seeing anything else in them. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;

/** Makes the words of a record known to search, inside the record's own transaction. */
export async function learnWords(tx: Tx, kind: Kind, words: readonly string[]): Promise<void> {
  // Sorted, so that two writers at once wait for each other instead of locking each other out.
  const sorted = [...new Set(words)].sort();
  await sql`insert into search_word (scope, word) select ${scopeOf(kind)}, unnest(${sorted}::text[]) on conflict do nothing`.execute(
    tx,
  );
}
