import { sql } from 'kysely';
import { fold } from '#lib/fold.ts';
import { aliasesOf, aliasesSounding, LONGEST_NAME } from '#lib/searchAliases.ts';
import { withoutSmallWords } from '#lib/smallWords.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, untracked } from '../database/reads.ts';
import { type DocumentWords, documentsHolding } from './documentsHolding.ts';
import { IN_TITLE } from './searchColumns.ts';
import { type SearchWord, type Term, termFor } from './termFor.ts';
import { wordsBySound } from './wordsBySound.ts';

const MOST_WORDS = 8;

/** The typed search, resolved against the vocabulary. */
export interface SearchTerms {
  /** One for each word or name; one without ways occurs in no text. */
  readonly all: readonly Term[];
  /** What is searched in addition to the typed words: other names and forms, and guesses. */
  readonly besides: readonly string[];
  /** Names of units and authors, which are scanned directly: they are few. */
  readonly units: readonly Named[];
  readonly authors: readonly Named[];
  /** Files whose text has all of it. */
  readonly papers?: readonly string[];
  /** By which letters. */
  readonly paperWords?: DocumentWords;
  /** Quoted phrases, as folded words in their order: they must be adjacent. */
  readonly phrases?: readonly (readonly string[])[];
  /** Words that occur in no text and were left out, and how many of the others may be missing, too (`easier`). */
  readonly leftOut?: readonly string[];
  readonly fewer?: number;
  /** How much each of `all` tells (`tellingOf`), where those that tell a share of all together are enough; the more a record has, the higher it ranks. */
  readonly telling?: readonly number[] | undefined;
  readonly share?: number;
}
/** A unit or author; its name is gone through once, since each term of each kind is looked for in it. */
interface Named {
  readonly id: string;
  readonly name: FoldedName;
}
interface FoldedName {
  readonly folded: string;
  readonly words: readonly string[];
}

/**
 * `literally`: only words that begin with what was typed, as within quotation marks. `names`: whose names are searched too. `more`: words outside of the
 * records that may be searched, too. `papers`: also in the text of PDFs.
 */
export interface TermsQuery {
  readonly search: string;
  readonly scope: string;
  readonly names?: readonly ('unit' | 'author')[] | undefined;
  readonly literally?: boolean;
  readonly more?: readonly string[];
  readonly papers?: boolean;
  /** Whether small words such as 'of' are searched, too; not needed where others are left. */
  readonly smallWords?: boolean;
  /** Whether words that only sound or look alike are searched. */
  readonly guesses?: boolean;
}

const NO_DOCUMENTS = { papers: [], paperWords: [] } as const;

/** Resolves a typed search; null when nothing was typed. */
export async function searchTerms(from: ReadDb, query: TermsQuery): Promise<SearchTerms | null> {
  const { search, scope, names = [], literally = false, more = [], papers: documents = false } = query;
  const { guesses = true } = query;
  if (search.trim() === '') return null;
  const db = untracked(from);
  const words = wordsAsked(query).slice(0, MOST_WORDS);
  if (words.length === 0) return { all: [], besides: [], units: [], authors: [] };
  const phrases = phrasesIn(search);
  const isQuoted = (word: string): boolean => phrases.some((phrase) => phrase.includes(word));
  const pieces = [
    ...piecesOf(
      words.filter((word) => !isQuoted(word)),
      literally,
    ),
    ...words.filter(isQuoted),
  ];
  const [found, joined, inDocuments, units, authors] = await Promise.all([
    Promise.all(
      pieces.map((typed) =>
        termFor(db, scope, { typed, literally: literally || isQuoted(typed), more, guesses }),
      ),
    ),
    guesses && !literally
      ? writtenAsOne(
          db,
          scope,
          pieces.map((piece) => (isQuoted(piece) ? '' : piece)),
        )
      : [],
    documents
      ? documentsHolding(db, [
          ...pieces.filter((one) => !isQuoted(one)),
          ...phrases.map((one) => one.join(' ')),
        ])
      : NO_DOCUMENTS,
    names.includes('unit') ? named(db, 'department', 'diocese') : [],
    names.includes('author') ? authorsOf(db) : [],
  ]);
  const besides = [...new Set(found.flatMap((one) => one.besides))];
  const all = found.map(({ term }, at) => withWays(term, joined[at] ?? []));
  return { all, besides, units, authors, ...inDocuments, phrases };
}

/** The words of which two neighbours are one, by sound ('gana sandhya' for ഗാനസന്ധ്യ), for each of the two. */
async function writtenAsOne(
  db: Db,
  scope: string,
  pieces: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const pairs = pieces.slice(1).map((second, at) => [pieces[at] ?? '', second]);
  const found = await Promise.all(
    pairs.map(async ([first = '', second = '']) => {
      if (first === '' || second === '' || `${first}${second}`.includes(' ')) return [];
      const alike = await wordsBySound(db, scope, `${first}${second}`, { furthest: AS_ONE, written: true });
      return alike.map(({ word }) => word);
    }),
  );
  return pieces.map((_, at) => [...(found[at - 1] ?? []), ...(found[at] ?? [])]);
}
/** The largest sound distance of two words from one. */
const AS_ONE = 0.1;

const withWays = (term: Term, words: readonly string[]): Term =>
  words.length === 0
    ? term
    : { ...term, ways: [...words.map((text) => [{ text, begins: true }]), ...term.ways] };

/** The words to look up. Quoted phrases, and what is searched literally, keep their small words. */
const wordsAsked = ({ search, literally, smallWords = true }: TermsQuery): readonly string[] => {
  const words = wordsOf(search);
  return smallWords || literally || phrasesIn(search).length > 0 ? words : withoutSmallWords(words);
};

/** The words of quoted phrases; an unclosed quote is none. */
const phrasesIn = (search: string): string[][] =>
  [...fold(search).matchAll(/"([^"]+)"/g)]
    .map(([, phrase = '']) => phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length > 0)
    // Each costs a search in every text.
    .slice(0, MOST_WORDS)
    .map((phrase) => [...phrase]);

/**
 * A relaxed search when nothing has all words: first without the words that occur in no text, then with one of the words missing, and of a sentence with two.
 * Undefined when that was tried already, or would match everything.
 */
export function easier(terms: SearchTerms): SearchTerms | undefined {
  const known = terms.all.filter(({ ways }) => ways.length > 0);
  if (known.length === 0 || (terms.phrases ?? []).length > 0) return undefined;
  const leftOut = terms.all.filter(({ ways }) => ways.length === 0).map(({ typed }) => typed);
  if (leftOut.length > 0) return { ...terms, all: known, leftOut, papers: [] };
  const fewer = (terms.fewer ?? 0) + 1;
  return fewer <= (known.length < SENTENCE ? 1 : MOST_MISSING) && fewer < known.length
    ? { ...terms, fewer }
    : undefined;
}

/** So many words are a sentence, of which a text rarely has all. */
const SENTENCE = 4;
/** Each more would multiply what is looked for: with eight words, two missing are 28 alternatives, and three are 56. */
const MOST_MISSING = 2;

/** The alternatives: all terms or, where that is enough, all but so many, leaving out each in turn, or those that tell enough. */
const wantedOf = ({ all, fewer = 0, telling, share }: Wanted): readonly (readonly Term[])[] => {
  if (telling && share !== undefined)
    return tellingEnough(telling, share).map((some) => some.flatMap((at) => all[at] ?? []));
  return fewer === 0
    ? [all]
    : all.flatMap((_, at) =>
        wantedOf({ all: all.slice(at + 1), fewer: fewer - 1 }).map((rest) => [...all.slice(0, at), ...rest]),
      );
};
type Wanted = Pick<SearchTerms, 'all' | 'fewer' | 'telling' | 'share'>;

/** At most so many choices of terms are looked for: those of the most telling ones. */
const MOST_CHOICES = 12;

/** The smallest choices of terms, by their places, that tell this share of all; those of fewer terms first. */
function tellingEnough(telling: readonly number[], share: number): readonly (readonly number[])[] {
  const weigh = (some: readonly number[]): number => sum(some.map((at) => telling[at] ?? 0));
  const enough = share * sum(telling);
  const choices = Array.from({ length: 2 ** telling.length }, (_, bits) =>
    [...telling.keys()].filter((at) => bits & (1 << at)),
  ).filter(
    (some) => weigh(some) >= enough && some.every((left) => weigh(some.filter((at) => at !== left)) < enough),
  );
  return choices.sort((a, b) => a.length - b.length || weigh(b) - weigh(a)).slice(0, MOST_CHOICES);
}

/** Whether these words match the search. */
export function holdAll(words: readonly string[], terms: Wanted): boolean {
  const { all, telling, share } = terms;
  if (telling && share !== undefined)
    return sum(telling.filter((_, at) => all[at] && holds(words, all[at]))) >= share * sum(telling);
  return all.length > 0 && wantedOf(terms).some((some) => some.every((term) => holds(words, term)));
}

const sum = (weights: readonly number[]): number => weights.reduce((before, one) => before + one, 0);

/** The same search for what has only some of the words, as long as these tell this share of all: a sentence is rarely anywhere as it was typed. */
export const tellingShare = (terms: SearchTerms, weights: readonly number[], share: number): SearchTerms => ({
  ...terms,
  telling: weights,
  share,
});

/** Only the terms that are wanted. */
export const termsThat = (terms: SearchTerms, isWanted: (term: Term) => boolean): SearchTerms => ({
  ...terms,
  all: terms.all.filter(isWanted),
  telling: terms.telling?.filter((_, at) => terms.all[at] && isWanted(terms.all[at])),
});

/** Without the terms that occur in no text. */
export function withoutUnknown(terms: SearchTerms): SearchTerms {
  const isKnown = ({ ways }: Term): boolean => ways.length > 0;
  const leftOut = terms.all.filter((term) => !isKnown(term)).map(({ typed }) => typed);
  return leftOut.length === 0 ? terms : { ...termsThat(terms, isKnown), leftOut, papers: [] };
}

/** The tsquery of a search; null when it occurs in no text. */
export function queryOf(terms: SearchTerms, inTitle = false): string | null {
  const queries = wantedOf(terms).flatMap((some) => tsqueryOf(some, inTitle) ?? []);
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ');
}

/** The tsquery for these terms; null when one of them occurs in no text. `inTitle`: only hits with all of it in a title. */
export function tsqueryOf(terms: readonly Term[], inTitle = false): string | null {
  if (terms.length === 0 || terms.some(({ ways }) => ways.length === 0)) return null;
  const mark = inTitle ? IN_TITLE : '';
  const word = ({ text, begins }: SearchWord): string => `${quoted(mark + text)}${begins ? ':*' : ''}`;
  return terms
    .map(({ ways }) => `(${ways.map((all) => `(${all.map(word).join(' & ')})`).join(' | ')})`)
    .join(' & ');
}

/** The same terms with the alternatives in the typed script only; undefined when there are no others. */
export function nearTerms(terms: SearchTerms): SearchTerms | undefined {
  if (terms.all.every(({ near }) => near === undefined)) return undefined;
  return { ...terms, all: terms.all.map(({ typed, ways, near }) => ({ typed, ways: near ?? ways })) };
}

/** Whether a folded word matches one of the terms. */
export const isFoundBy = ({ all }: Pick<SearchTerms, 'all'>, word: string): boolean =>
  all.some(({ ways }) => ways.some((way) => way.some((wanted) => isWord(word, wanted))));

/** Whether these words match a term in one of its ways. */
export function holds(words: readonly string[], { ways }: Term): boolean {
  return ways.some((all) => all.every((wanted) => words.some((word) => isWord(word, wanted))));
}

/** Whether a folded word matches. */
export const isWord = (word: string, { text, begins }: SearchWord): boolean =>
  begins ? word.startsWith(text) : word === text;

/** Whether a name matches a term: as typed, anywhere in it; or in one of its ways. */
export const nameHolds = ({ folded, words }: FoldedName, term: Term): boolean =>
  folded.includes(term.typed) || holds(words, term);

/** The words one after the other; words that form one name with several forms stay together. */
function piecesOf(words: readonly string[], literally: boolean): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = literally ? 1 : Math.min(LONGEST_NAME, words.length - at);
    while (length > 1 && !isName(words.slice(at, at + length))) length--;
    pieces.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return pieces;
}

const isName = (words: readonly string[]): boolean =>
  [aliasesOf, aliasesSounding].some((of) => of(words.join(' ')).length > 0);

/** Words have letters, marks and digits only; the quotes keep the parser from reading anything else into them. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;

async function named(db: Db, ...units: readonly ('department' | 'diocese')[]): Promise<readonly Named[]> {
  const all = await Promise.all(
    units.map((unit) => sql<NamedRow>`select id, name from ${sql.table(unit)}`.execute(db)),
  );
  return all.flatMap(({ rows }) => rows.map(foldedName));
}
const authorsOf = async (db: Db): Promise<readonly Named[]> =>
  (await sql<NamedRow>`select id, user_name as name from account`.execute(db)).rows.map(foldedName);

type NamedRow = Pick<Named, 'id'> & { readonly name: string };
const foldedName = ({ id, name }: NamedRow): Named => ({
  id,
  name: { folded: fold(name), words: wordsOf(name) },
});
