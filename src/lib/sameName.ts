import { wordsOf } from './words.ts';

/** What stands before names and after them and is no part of them. */
const HONORIFICS: ReadonlySet<string> = new Set(
  'the most rt right rev reverend very dr prof er adv mr mrs ms miss sr sister bro brother bishop canon fr pastor smt sri shri thiru selvi tmt retired retd'.split(
    ' ',
  ),
);

/** The words of a person's name without titles, in the alphabet's order: 'The Rt. Rev. Dr. S. Vedamuthu' is 's vedamuthu'. */
export const nameWords = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !HONORIFICS.has(word))
    .sort();
