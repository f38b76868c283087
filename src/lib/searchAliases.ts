import { BOOKS, PARTS, PEOPLE } from './aliases/bible.ts';
import { CHURCH } from './aliases/church.ts';
import { PLACES } from './aliases/places.ts';
import { SUBJECTS } from './aliases/subjects.ts';
import { fold } from './fold.ts';
import { namesKnown } from './knownWords.ts';
import { stemsOf } from './nativeForms.ts';

/**
 * Groups of synonyms, folded: a search for one also finds the others. Old and alternative names of places, church terms, feasts, books and people of the
 * Bible, subjects of stories, in five languages: what no rule of sounds leads to. A name of several words matches if all of them occur.
 */
export const ALIASES: readonly (readonly string[])[] = [
  PLACES,
  CHURCH,
  BOOKS,
  PARTS,
  PEOPLE,
  SUBJECTS,
].flatMap(groupsOf);

function groupsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((name) => fold(name)));
}

const places: ReadonlySet<string> = new Set(groupsOf(PLACES).flat());
/** Whether it is a place's name, or an inflected form of one. */
export const isPlace = (name: string): boolean => [name, ...aliasesOf(name)].some((one) => places.has(one));

/** Number of words in the longest name. */
export const LONGEST_NAME = Math.max(...ALIASES.flat().map((name) => name.split(' ').length));

const others = new Map<string, readonly string[]>(
  ALIASES.flatMap((names) => names.map((name) => [name, names.filter((one) => one !== name)] as const)),
);
/** The names by the stems that all of their forms share. */
const byStem = new Map<string, string>(
  ALIASES.flat().flatMap((name) => stemsOf(name).map((stem) => [stem, name] as const)),
);

/**
 * Returns the synonyms of a name, or of an inflected form of one in an Indian script; empty if there are none. `name`: folded words with single blanks.
 */
export function aliasesOf(name: string): readonly string[] {
  const own = others.get(name);
  if (own) return own;
  for (const stem of stemsOf(name)) {
    const known = others.has(stem) ? stem : byStem.get(stem);
    if (known !== undefined) return [known, ...(others.get(known) ?? [])];
  }
  return [];
}

const sounding = namesKnown(
  [...others.keys()].filter((name) => !/[a-z]/.test(name)),
  { sounds: 3 },
);

/** The synonyms of a name of an Indian script that is typed in Latin letters ('sibiram', 'vidyarthi vetana'), itself first; empty for others. */
export const aliasesSounding = (typed: string): readonly string[] =>
  /^[a-z ]+$/.test(typed)
    ? [...new Set([typed, typed.replaceAll(' ', '')].flatMap((one) => sounding(one)))].flatMap((name) => [
        name,
        ...(others.get(name) ?? []),
      ])
    : [];
