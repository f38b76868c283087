import { sql } from 'kysely';
import { languageOf } from '#lib/language.ts';
import { stemsOf } from '#lib/nativeForms.ts';
import { aliasesOf, aliasesSounding } from '#lib/searchAliases.ts';
import { isSmall } from '#lib/smallWords.ts';
import { spellingDistance } from '#lib/soundKey.ts';
import { otherForms, verbBeginning } from '#lib/wordForms.ts';
import type { Db } from '../database/db.ts';
import { type Sounding, wordsBySound } from './wordsBySound.ts';

/** A word to search for, or the beginning of one. */
export interface SearchWord {
  readonly text: string;
  readonly begins: boolean;
}

/** The alternatives for a typed word, or a name of several words: any of these, each with all of its words. */
export interface Term {
  readonly typed: string;
  readonly ways: readonly (readonly SearchWord[])[];
  /** The alternatives in the typed script, or the nearest, where there are others, too: their hits come first. */
  readonly near?: readonly (readonly SearchWord[])[] | undefined;
  /** The word does not occur as typed and these are guesses: how far they are to be believed, from 0 to 1. */
  readonly guess?: number;
}

/** At most this many known words that begin with or contain a search word are searched. */
const MOST_ALTERNATIVES = 50;
const MOST_ALIKE = 24;
const MOST_SLIPS = 8;
/** A shorter name in Latin letters must match as a whole word: 'mark' is not 'market'. */
const LONG_ENOUGH_TO_BEGIN = 6;
/** Words that share fewer letters are no misspelling of each other. In a short word, one wrong letter changes more of them. */
const LETTERS_IN_COMMON = { short: 0.34, long: 0.5 } as const;
const LONG = 7;
/**
 * The largest sound distance between a word and one of another script: for a word that the church has written, for the beginning of one, and for an unknown
 * one.
 */
const FURTHEST = { written: 0.06, begun: 0.13, unknown: 0.27 } as const;
/** A word of an Indian script is written as it sounds: what is further from it is another word. */
const furthestOf = (typed: string): number => (isLatin(typed) ? FURTHEST.unknown : FURTHEST.begun);
/** How far a guess at this sound distance is to be believed. */
const believed = (distance: number): number => Math.max(0.1, 0.6 - 2 * distance);
/** Guesses this near to the best come before the others. */
const AS_NEAR = 0.03;

type Way = readonly SearchWord[];
interface Found {
  readonly term: Term;
  readonly besides: readonly string[];
}

/** The search for one word or name. `literally`: only what begins with it. `more`: words that occur in no record. */
export interface TermQuery {
  readonly typed: string;
  readonly literally: boolean;
  readonly more: readonly string[];
  /** Whether words that only sound or look alike are alternatives, too. */
  readonly guesses: boolean;
}

/**
 * The alternatives for one word or name: what begins with it, its other forms and names as far as the church has written them, and words of other scripts that
 * sound the same. For an unknown word, words that contain it and similar-sounding ones; else misspellings. Parts and misspellings are a last resort: they match
 * more words the longer a church writes.
 */
export async function termFor(db: Db, scope: string, query: TermQuery): Promise<Found> {
  const { typed, literally, more, guesses } = query;
  const heard = typed.includes(' ') ? aliasesSounding(typed).flatMap(namesOf) : [];
  const others = literally ? [] : [...otherNames(typed), ...heard];
  const [own, known] = await Promise.all([beginning(db, scope, typed), knownOf(db, scope, others)]);
  const beside = more.filter((word) => word.startsWith(typed)).map((word) => whole({ word }));
  const ways: Way[] = [...own, ...known.map(wayOf), ...beside];
  // 'Roofs' is found by 'roof' in any case.
  const said = [...new Set(known.flatMap(({ says }) => says ?? []))].filter(
    (name) => !name.startsWith(typed),
  );
  if (literally || typed.length < 3 || (!guesses && ways.length === 0))
    return { term: { typed, ways }, besides: said };
  if (ways.length === 0) return unknown(db, scope, typed);
  const isWritten = own.some(([word]) => word?.begins || word?.text === typed);
  const furthest = isWritten ? FURTHEST.written : FURTHEST.begun;
  const alike = guesses ? await wordsBySound(db, scope, typed, { furthest, written: isWritten }) : [];
  const sounding = alike.filter(({ word }) => languageOf(word) !== languageOf(typed));
  const all = [...ways, ...sounding.map(soundWay)];
  const besides = [...said, ...sounding.map(({ word }) => word)];
  return { term: { typed, ways: all, near: nearOf(typed, all) }, besides: withoutLonger(besides) };
}

/** The alternatives for a word that the church has not written. */
async function unknown(db: Db, scope: string, typed: string): Promise<Found> {
  const [names, parts, heard] = await Promise.all([
    knownOf(db, scope, aliasesSounding(typed).flatMap(namesOf)),
    sql<{ word: string }>`
      select word from search_word where scope = ${scope} and word like ${`%${typed}%`} limit ${MOST_ALTERNATIVES}`.execute(
      db,
    ),
    wordsBySound(db, scope, typed, { furthest: furthestOf(typed) }),
  ]);
  const sounding = heard.filter(isMeant);
  const isHeard = names.length > 0 || parts.rows.length > 0 || heard.length > 0;
  const found = isHeard ? sounding : (await slipsOf(db, scope, typed)).filter(isMeant);
  const least = found[0]?.distance ?? 0;
  const nearest = found.filter(({ distance }) => distance <= least + AS_NEAR);
  const known = [...names.map(wayOf), ...parts.rows.map(whole)];
  const ways = [...known, ...found.map(soundWay)];
  const first = [...known, ...nearest.map(soundWay)];
  const guess = known.length > 0 ? 1 : believed(least);
  return {
    term: { typed, ways, near: first.length < ways.length ? first : undefined, guess },
    besides: withoutLonger([
      ...new Set([...names.flatMap(({ says }) => says ?? []), ...found.map(({ word }) => word)]),
    ]),
  };
}

const isMeant = ({ word }: Sounding): boolean => !isSmall(word);

/** The words that it may be a misspelling of, by letters or by sound, the nearest first. */
async function slipsOf(db: Db, scope: string, typed: string): Promise<readonly Sounding[]> {
  // A changed digit makes another number or address, not a misspelling.
  if (/\p{N}/u.test(typed)) return [];
  const common = typed.length < LONG ? LETTERS_IN_COMMON.short : LETTERS_IN_COMMON.long;
  const sounding = await wordsBySound(db, scope, typed, { furthest: FURTHEST.unknown, slips: true });
  // Cheaper than the letters by far, and right most of the time.
  if (sounding.some(({ distance }) => distance <= FURTHEST.begun)) return sounding.slice(0, MOST_SLIPS);
  const alike = await sql<{
    word: string;
  }>`select word from search_words_alike(${scope}, ${typed}, ${common}::real, ${MOST_ALIKE})`.execute(db);
  const distances = new Map(sounding.map(({ word, distance }) => [word, distance]));
  for (const { word } of alike.rows) {
    const distance = spellingDistance(typed, word);
    if (distance < Math.min(1 - common, distances.get(word) ?? 1)) distances.set(word, distance);
  }
  return [...distances]
    .map(([word, distance]) => ({ word, distance }))
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_SLIPS);
}

/** The alternatives in the typed script; undefined when there are none, or no others. */
function nearOf(typed: string, ways: readonly Way[]): readonly Way[] | undefined {
  const script = languageOf(typed);
  const near = ways.filter((way) => way.every(({ text }) => languageOf(text) === script));
  return near.length === 0 || near.length === ways.length ? undefined : near;
}

/** Words that begin with the typed one; for a name of several words, only when each of them begins something. */
async function beginning(db: Db, scope: string, typed: string): Promise<readonly Way[]> {
  if (typed.includes(' ')) return [typed.split(' ').map((text) => ({ text, begins: true }))];
  const found = await sql<{ word: string }>`
    select word from search_word where scope = ${scope} and starts_with(word, ${typed}) limit ${MOST_ALTERNATIVES + 1}`.execute(
    db,
  );
  // Listed one by one while they are few: for a prefix, the index scans all its words each time, however little is wanted.
  return found.rows.length > MOST_ALTERNATIVES ? [[{ text: typed, begins: true }]] : found.rows.map(whole);
}

/** Another form or name of the typed words: its words, and whether each may match as a prefix. */
interface Other {
  readonly words: readonly string[];
  readonly begins: boolean;
  /** How the page names it; undefined: not worth naming. */
  readonly says?: string;
}

/**
 * An English form must match as a whole word: 'flood' for 'floods', not everything that begins with it. So must a short name ('ps'), which begins too many
 * words.
 */
function otherNames(typed: string): Other[] {
  const forms = otherForms(typed);
  const names = new Set([typed, ...forms].flatMap(aliasesOf));
  const beginnings = [...stemsOf(typed), verbBeginning(typed) ?? []].flat();
  return [
    ...forms.map((form) => ({ words: [form], begins: false, says: form })),
    ...beginnings.map((one) => ({ words: [one], begins: true })),
    ...[...names].flatMap(namesOf),
  ];
}

const namesOf = (name: string): Other[] =>
  [name, ...stemsOf(name)].map((one) => ({ words: one.split(' '), begins: mayBegin(one), says: name }));

/** Words of Indian scripts take suffixes. */
const mayBegin = (name: string): boolean => name.length >= LONG_ENOUGH_TO_BEGIN || !isLatin(name);
const isLatin = (word: string): boolean => /^[a-z]/.test(word);

/**
 * Those whose words the church has written. Each beginning is a separate query: `starts_with` uses the index only for a value in the statement; with a list it
 * scanned the whole vocabulary for each.
 */
async function knownOf(db: Db, scope: string, others: readonly Other[]): Promise<readonly Other[]> {
  if (others.length === 0) return [];
  const of = (begins: boolean): string[] => [
    ...new Set(others.filter((one) => one.begins === begins).flatMap(({ words }) => words)),
  ];
  const [beginnings, wholes] = [of(true), of(false)];
  const prefixes = beginnings.map(
    (one) => sql`select ${one}::text as word
      where exists (select from search_word s where s.scope = ${scope} and starts_with(s.word, ${one}))`,
  );
  const written = sql`select s.word from search_word s where s.scope = ${scope} and s.word = any(${wholes}::text[])`;
  const found = await sql<{ word: string }>`${sql.join([...prefixes, written], sql` union all `)}`.execute(
    db,
  );
  const known = new Set(found.rows.map(({ word }) => word));
  return others.filter(({ words }) => words.every((word) => known.has(word)));
}

const whole = ({ word }: { word: string }): Way => [{ text: word, begins: false }];
const wayOf = ({ words, begins }: Other): Way => words.map((text) => ({ text, begins }));
/** Words of an Indian script match with their suffixes. */
const soundWay = ({ word }: Sounding): Way => [{ text: word, begins: !isLatin(word) }];

/** Removes words that a shorter one already covers. */
const withoutLonger = (words: readonly string[]): string[] =>
  words.filter((word) => !words.some((other) => other !== word && !isLatin(other) && word.startsWith(other)));
