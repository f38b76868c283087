import type { Language } from './language.ts';

const SOFT_HYPHEN = '\u00ad';
/** Words longer than LONG may be hyphenated; at least TOGETHER letters stay together at either end. */
const LONG = 8;
const TOGETHER = 3;
/** The virama, which joins a consonant to the next one; a break after it would change how both are drawn. In Tamil it is a visible dot. */
const JOINS = /[\u0c4d\u0ccd\u0d4d]$/;
/** A consonant without a vowel, with its virama or as a Malayalam chillu: it belongs to the syllable before it, so that no line begins with it. */
const CLOSES = /(?:[\u0bcd\u0c4d\u0ccd\u0d4d]|[\u0d54-\u0d56\u0d7a-\u0d7f])$/;

/**
 * Inserts soft hyphens into the long words of a title or a short text below one. Not every browser hyphenates Tamil, Telugu, Kannada and Malayalam, and a word broken
 * without a hyphen reads as two (look book §2). English is returned unchanged.
 */
export function hyphenate(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => {
    if (word.length <= LONG) return word;
    const letters = [...segmenterOf(language).segment(word)].map(({ segment }) => segment);
    if (letters.length <= LONG) return word;
    const last = letters.length - TOGETHER;
    const isBreak = (letter: string, i: number): boolean =>
      i + 1 >= TOGETHER && i + 1 <= last && !JOINS.test(letter) && !CLOSES.test(letters[i + 1] ?? '');
    return letters.map((letter, i) => (isBreak(letter, i) ? letter + SOFT_HYPHEN : letter)).join('');
  });
}

const segmenters = new Map<Language, Intl.Segmenter>();

/** Cached, since creating a segmenter is slow. */
function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'grapheme' });
  segmenters.set(language, segmenter);
  return segmenter;
}
