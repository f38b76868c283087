import { fold } from './fold.ts';

/** Maximum length of an indexed word; longer ones are cut, since nobody types them and index rows are limited in size. */
const LONGEST = 60;

/**
 * Returns the distinct folded words of a text in order of first occurrence. Letters with combining marks and digits form words, in Latin
 * and Indic scripts alike. "Women's" gives 'women'.
 */
export function wordsOf(text: string): string[] {
  const plain = fold(text).replace(/(?<=\p{L})'s(?![\p{L}\p{M}\p{N}])/gu, '');
  return [...new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST)))];
}
