import { sql } from 'kysely';
import { fold } from '#lib/fold.ts';
import { languageOf } from '#lib/language.ts';
import { aliasesOf, LONGEST_NAME } from '#lib/searchAliases.ts';
import { otherForms } from '#lib/wordForms.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, untracked } from '../records/reads.ts';
import { IN_TITLE } from './searchColumns.ts';

const MOST_WORDS = 8;
/** So many known words that begin with or contain a search word are looked for. */
const MOST_ALTERNATIVES = 50;
const ENOUGH_ALIKE = 0.34;
/** A shorter name in Latin letters is a whole word: 'mark' is not 'market'. */
const LONG_ENOUGH_TO_BEGIN = 6;

/** A word to be looked for, or what a word begins with. */
export interface SearchWord {
  readonly text: string;
  readonly begins: boolean;
}
/** What may stand for a word that was typed, or for a name of several: any of these, each all of its words. */
interface Term {
  readonly typed: string;
  readonly ways: readonly (readonly SearchWord[])[];
  /** Those in the script in which it was typed, where there are others, too: they come first. */
  readonly near?: readonly (readonly SearchWord[])[] | undefined;
}

/** What a person typed, as what the vocabulary knows of it. */
export interface SearchTerms {
  /** One for each word or name; one without ways stands in no text. */
  readonly all: readonly Term[];
  /** What is looked for besides what was typed: other names and forms, and what it may have been meant to be. */
  readonly besides: readonly string[];
  /** Names of units and authors, which are looked through as they are: they are few. */
  readonly units: readonly Named[];
  readonly authors: readonly Named[];
}
interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * `literally`: only words that begin with what was typed. `names`: whose names are looked at besides. `more`: words that stand in no record and
 * may be looked for, too.
 */
export interface TermsQuery {
  readonly search: string;
  readonly scope: string;
  readonly names?: readonly ('unit' | 'author')[] | undefined;
  readonly literally?: boolean;
  readonly more?: readonly string[];
}

/** Looks up what was typed; null when nothing was. */
export async function searchTerms(
  from: ReadDb,
  { search, scope, names = [], literally = false, more = [] }: TermsQuery,
): Promise<SearchTerms | null> {
  if (search.trim() === '') return null;
  const db = untracked(from);
  const words = wordsOf(search).slice(0, MOST_WORDS);
  if (words.length === 0) return { all: [], besides: [], units: [], authors: [] };
  const [found, units, authors] = await Promise.all([
    Promise.all(piecesOf(words, literally).map((piece) => termFor(db, scope, piece, literally, more))),
    names.includes('unit') ? named(db, 'department', 'diocese') : [],
    names.includes('author') ? authorsOf(db) : [],
  ]);
  const besides = [...new Set(found.flatMap((one) => one.besides))];
  return { all: found.map(({ term }) => term), besides, units, authors };
}

/** The tsquery for these terms; null when one of them stands in no text. `inTitle`: only where all of it stands in a title. */
export function tsqueryOf(terms: readonly Term[], inTitle = false): string | null {
  if (terms.length === 0 || terms.some(({ ways }) => ways.length === 0)) return null;
  const mark = inTitle ? IN_TITLE : '';
  const word = ({ text, begins }: SearchWord): string => `${quoted(mark + text)}${begins ? ':*' : ''}`;
  return terms
    .map(({ ways }) => `(${ways.map((all) => `(${all.map(word).join(' & ')})`).join(' | ')})`)
    .join(' & ');
}

/** The same terms with what stands for them in the script in which they were typed; undefined when that is all. */
export function nearTerms(terms: SearchTerms): SearchTerms | undefined {
  if (terms.all.every(({ near }) => near === undefined)) return undefined;
  return { ...terms, all: terms.all.map(({ typed, ways, near }) => ({ typed, ways: near ?? ways })) };
}

/** Whether a folded word is one of those that are looked for. */
export const isFoundBy = ({ all }: Pick<SearchTerms, 'all'>, word: string): boolean =>
  all.some(({ ways }) => ways.some((way) => way.some((wanted) => isWord(word, wanted))));

/** Whether some of these words hold a term in one of its ways. */
export function holds(words: readonly string[], { ways }: Term): boolean {
  return ways.some((all) => all.every((wanted) => words.some((word) => isWord(word, wanted))));
}

/** Whether a folded word is what is looked for. */
export const isWord = (word: string, { text, begins }: SearchWord): boolean =>
  begins ? word.startsWith(text) : word === text;

/** Whether a name holds a term: as it was typed, anywhere in it; or in one of its ways. */
export const nameHolds = (name: string, term: Term): boolean =>
  fold(name).includes(term.typed) || holds(wordsOf(name), term);

/** The words one after the other, those that make a name of something with several names together. */
function piecesOf(words: readonly string[], literally: boolean): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = literally ? 1 : Math.min(LONGEST_NAME, words.length - at);
    while (length > 1 && aliasesOf(words.slice(at, at + length).join(' ')).length === 0) length--;
    pieces.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return pieces;
}

/**
 * What stands for one word or name: what begins with it, its other forms and names as far as the church has written them; where there is none,
 * words of which it is a part; else words much like it. The last two are only looked for when there is nothing else: a part stands in ever
 * more words the longer a church writes.
 */
async function termFor(
  db: Db,
  scope: string,
  typed: string,
  literally: boolean,
  more: readonly string[],
): Promise<{ term: Term; besides: readonly string[] }> {
  const others = literally ? [] : otherNames(typed);
  const [own, known] = await Promise.all([beginning(db, scope, typed), knownOf(db, scope, others)]);
  const beside = more.filter((word) => word.startsWith(typed)).map((word) => whole({ word }));
  const ways = [...own, ...known.map(wayOf), ...beside];
  if (ways.length > 0 || literally || typed.length < 3)
    return {
      term: { typed, ways, near: nearOf(typed, ways) },
      besides: known.map(({ words }) => words.join(' ')),
    };
  const parts = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and word like ${`%${typed}%`} limit ${MOST_ALTERNATIVES}`.execute(
    db,
  );
  if (parts.rows.length > 0) return { term: { typed, ways: parts.rows.map(whole) }, besides: [] };
  // A slip in a number or an address is another number or address.
  if (/\p{N}/u.test(typed)) return { term: { typed, ways: [] }, besides: [] };
  const alike = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and word % ${typed} and similarity(word, ${typed}) >= ${ENOUGH_ALIKE}
    order by similarity(word, ${typed}) desc limit 8`.execute(db);
  return {
    term: { typed, ways: alike.rows.map(whole) },
    besides: alike.rows.map(({ word }) => word),
  };
}

/** Those of the ways that are written in the script of what was typed; undefined when there are none, or no others. */
function nearOf(typed: string, ways: readonly SearchWord[][]): readonly SearchWord[][] | undefined {
  const script = languageOf(typed);
  const near = ways.filter((way) => way.every(({ text }) => languageOf(text) === script));
  return near.length === 0 || near.length === ways.length ? undefined : near;
}

/** What begins with a word; of a name of several words, where all of them begin something. */
async function beginning(db: Db, scope: string, typed: string): Promise<readonly SearchWord[][]> {
  if (typed.includes(' ')) return [typed.split(' ').map((text) => ({ text, begins: true }))];
  const found = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and starts_with(word, ${typed}) limit ${MOST_ALTERNATIVES + 1}`.execute(
    db,
  );
  // Named one by one as long as they are few: the index goes through all that a beginning stands for, each time, however little is wanted.
  return found.rows.length > MOST_ALTERNATIVES ? [[{ text: typed, begins: true }]] : found.rows.map(whole);
}

/** Another form or name of what was typed: the words of it, and whether each may be the beginning of one. */
interface Other {
  readonly words: readonly string[];
  readonly begins: boolean;
}

/** A form is a whole word: 'flood' for 'floods', and not all that begins so. A short name ('ps') is whole, too: too much begins so. */
function otherNames(typed: string): Other[] {
  const forms = otherForms(typed);
  const names = new Set([typed, ...forms].flatMap(aliasesOf));
  return [
    ...forms.map((form) => ({ words: [form], begins: false })),
    ...[...names].map((name) => ({ words: name.split(' '), begins: mayBegin(name) })),
  ];
}

/** Words of Indian scripts have their endings behind them. */
const mayBegin = (name: string): boolean => name.length >= LONG_ENOUGH_TO_BEGIN || !/^[a-z]/.test(name);

/** Those whose words the church has written. */
async function knownOf(db: Db, scope: string, others: readonly Other[]): Promise<readonly Other[]> {
  if (others.length === 0) return [];
  const of = (begins: boolean): string[] => [
    ...new Set(others.filter((one) => one.begins === begins).flatMap(({ words }) => words)),
  ];
  const [beginnings, wholes] = [of(true), of(false)];
  const found = await sql<{ word: string }>`
    select asked.word from unnest(${beginnings}::text[]) asked (word)
    where exists (select from search_word s where s.scope = ${scope} and starts_with(s.word, asked.word))
    union all select s.word from search_word s where s.scope = ${scope} and s.word = any(${wholes}::text[])`.execute(
    db,
  );
  const known = new Set(found.rows.map(({ word }) => word));
  return others.filter(({ words }) => words.every((word) => known.has(word)));
}

const whole = ({ word }: { word: string }): SearchWord[] => [{ text: word, begins: false }];
const wayOf = ({ words, begins }: Other): SearchWord[] => words.map((text) => ({ text, begins }));

/** Words hold letters, marks and digits only; the quotes keep the parser from seeing anything else in them. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;

async function named(db: Db, ...units: readonly ('department' | 'diocese')[]): Promise<readonly Named[]> {
  const all = await Promise.all(
    units.map((unit) => sql<Named>`select id, name from ${sql.table(unit)}`.execute(db)),
  );
  return all.flatMap(({ rows }) => rows);
}
const authorsOf = async (db: Db): Promise<readonly Named[]> =>
  (await sql<Named>`select id, user_name as name from account`.execute(db)).rows;
