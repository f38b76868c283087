import { fold } from './fold.ts';

/** The longest word that is kept; longer ones are cut, since no one types them and an index row has its limits. */
const LONGEST = 60;

/**
 * The different words of a text, folded, in the order in which they first stand. Letters with their marks and digits make a word,
 * so that Tamil, Telugu, Kannada, Malayalam and Latin text are taken alike. "Women's" is the word 'women'.
 */
export function wordsOf(text: string): string[] {
  const plain = fold(text).replace(/(?<=\p{L})'s(?![\p{L}\p{M}\p{N}])/gu, '');
  return [...new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST)))];
}
