import { type RawBuilder, sql } from 'kysely';
import { fold } from '#lib/fold.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db } from './db.ts';

const MOST_WORDS = 8;
/** So many known words that contain a search word are looked up; beyond that the word is so short that its beginning must do. */
const MOST_ALTERNATIVES = 200;
const ENOUGH_ALIKE = 0.34;

/**
 * A condition on `t.search_words` (and on the unit and author, by name) for what a person typed, or null when nothing was typed.
 * Every word must be found: as a whole, as a part of a word, or, when the church has never written it so, as a word much like it
 * (trigrams), so that slips and missing letters still find. Unknown words make a condition that nothing meets.
 */
export async function matching(
  db: Db,
  search: string,
  names: { unit: RawBuilder<string> | null; author: boolean },
): Promise<RawBuilder<boolean> | null> {
  const words = wordsOf(search).slice(0, MOST_WORDS);
  if (words.length === 0) return search.trim() === '' ? null : sql<boolean>`false`;

  const terms = await Promise.all(words.map((word) => termFor(db, word)));
  const inText = terms.every((term) => term !== null)
    ? sql<boolean>`t.search_words @@ ${terms.join(' & ')}::tsquery`
    : sql<boolean>`false`;

  const ways = [inText];
  const wanted = (name: string): boolean => words.every((word) => fold(name).includes(word));
  if (names.unit) {
    const units = await sql<{ id: string; name: string }>`
      select id, name from department union all select id, name from diocese`.execute(db);
    const ids = units.rows.filter((unit) => wanted(unit.name)).map((unit) => unit.id);
    if (ids.length > 0) ways.push(sql<boolean>`${names.unit} = any(${ids}::uuid[])`);
  }
  if (names.author) {
    const authors = await sql<{ id: string; user_name: string }>`select id, user_name from account`.execute(
      db,
    );
    const ids = authors.rows.filter((author) => wanted(author.user_name)).map((author) => author.id);
    if (ids.length > 0) ways.push(sql<boolean>`t.created_by = any(${ids}::uuid[])`);
  }
  return ways.length === 1 ? inText : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The tsquery for one word; null when there is nothing like it. */
async function termFor(db: Db, word: string): Promise<string | null> {
  if (word.length < 3) return `${quoted(word)}:*`;
  const parts = await sql<{ word: string }>`
    select word from search_word where word like ${`%${word}%`} limit ${MOST_ALTERNATIVES + 1}`.execute(db);
  if (parts.rows.length > MOST_ALTERNATIVES) return `${quoted(word)}:*`;
  if (parts.rows.length > 0) return either(parts.rows);
  const alike = await sql<{ word: string }>`
    select word from search_word where word % ${word} and similarity(word, ${word}) >= ${ENOUGH_ALIKE}
    order by similarity(word, ${word}) desc limit 12`.execute(db);
  return alike.rows.length > 0 ? either(alike.rows) : null;
}

const either = (rows: readonly { word: string }[]): string =>
  `(${rows.map((row) => quoted(row.word)).join(' | ')})`;
/** Words hold letters, marks and digits only; the quotes keep the parser from seeing anything else in them. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;

/** Makes the words of a record known to search, inside the record's own transaction. */
export async function learnWords(db: Db, words: readonly string[]): Promise<void> {
  // Sorted, so that two writers at once wait for each other instead of locking each other out.
  const sorted = [...words].sort();
  await sql`insert into search_word (word) select unnest(${sorted}::text[]) on conflict do nothing`.execute(
    db,
  );
}
