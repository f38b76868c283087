import { wordsOf } from './words.ts';

/** Titles before and after a name, which are not part of it. */
const HONORIFICS: ReadonlySet<string> = new Set(
  'the most rt right rev reverend very dr prof er adv mr mrs ms miss sr sister bro brother bishop canon fr pastor smt sri shri thiru selvi tmt retired retd'.split(
    ' ',
  ),
);

/** The words of a person's name without titles, sorted: 'The Rt. Rev. Dr. S. Vedamuthu' is 's vedamuthu'. */
export const nameWords = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !HONORIFICS.has(word))
    .sort();
