import type { Language } from './language.ts';

const SOFT_HYPHEN = '\u00ad';
/** Words of more letters than this may be broken; so many letters stay together at either end. */
const LONG = 10;
const TOGETHER = 3;
/** The sign that joins a consonant to the next one: between the two a break would change how they are drawn. Tamil shows it as a dot. */
const JOINS = /[\u0c4d\u0ccd\u0d4d]$/;

/**
 * A title with soft hyphens in its long words. Not every browser breaks Tamil, Telugu, Kannada and Malayalam by itself, and a word that is
 * broken without a mark reads as two (look book §2). English is left alone.
 */
export function hyphenate(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => {
    if (word.length <= LONG) return word;
    const letters = [...segmenterOf(language).segment(word)].map(({ segment }) => segment);
    if (letters.length <= LONG) return word;
    const last = letters.length - TOGETHER;
    return letters
      .map((letter, i) =>
        i + 1 >= TOGETHER && i + 1 <= last && !JOINS.test(letter) ? letter + SOFT_HYPHEN : letter,
      )
      .join('');
  });
}

const segmenters = new Map<Language, Intl.Segmenter>();

/** Making one is slow, so each is kept. */
function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'grapheme' });
  segmenters.set(language, segmenter);
  return segmenter;
}
