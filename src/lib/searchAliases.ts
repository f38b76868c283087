import { BOOKS, PARTS, PEOPLE } from './aliases/bible.ts';
import { CHURCH } from './aliases/church.ts';
import { PLACES } from './aliases/places.ts';
import { fold } from './fold.ts';
import { stemsOf } from './nativeForms.ts';

/**
 * Groups of synonyms, folded: a search for one also finds the others. Old and alternative names of places, church terms, feasts, books and people of the
 * Bible, in five languages: what no rule of sounds leads to. A name of several words matches if all of them occur.
 */
export const ALIASES: readonly (readonly string[])[] = [PLACES, CHURCH, BOOKS, PARTS, PEOPLE].flatMap(
  (table) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split(',').map((name) => fold(name))),
);

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
