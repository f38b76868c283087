/**
 * Character classes of the four scripts: vowel signs, viramas, signs after a vowel (anusvara, visarga), second parts of vowels, and independent
 * vowels.
 */
const SIGN = '\u0bbe-\u0bcc\u0c3e-\u0c4c\u0c62\u0c63\u0cbe-\u0ccc\u0ce2\u0ce3\u0d3e-\u0d4c\u0d62\u0d63';
const VIRAMA = '\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d';
const MARK = '\u0b82\u0c00-\u0c04\u0c81-\u0c83\u0d00-\u0d03';
const HALF = '\u0bd7\u0c55\u0c56\u0cd5\u0cd6\u0d57';
const VOWEL = '\u0b85-\u0b94\u0c05-\u0c14\u0c60\u0c61\u0c85-\u0c94\u0ce0\u0ce1\u0d05-\u0d14\u0d5f-\u0d61';
const SCRIPTS = ['\u0b80-\u0bff', '\u0c00-\u0c7f', '\u0c80-\u0cff', '\u0d00-\u0d7f'];
const INDIAN = SCRIPTS.join('');
/** Characters that no language has within a word. Commas, hyphens, brackets, '/', '+' or '*' occur between words where a space is missing. */
const NEVER_BETWEEN =
  '&#%$^~|\\\\`{}<>_\u25cc\u00a1-\u00aa\u00ac\u00ae-\u00b1\u00b4-\u00b6\u00b8\u00ba\u00bc-\u00bf';

/** Each pattern looks only at adjacent characters, so the time is linear in the word's length. */
const IMPOSSIBLE = new RegExp(
  [
    // A sign without a letter before it; Malayalam has one exception, ordinals: '2-ാം'.
    `(?<![\\p{L}\\p{M}])(?!ാ[ംമ])[${SIGN}${VIRAMA}${MARK}${HALF}]`,
    // Malayalam fonts show ഓ and ഐ the same if typed as two characters.
    `(?!ഒാ|എെ)[${SIGN}${VIRAMA}${MARK}${VOWEL}][${SIGN}]`,
    // The half u at the end of Malayalam words used to be written with both.
    `(?!\u0d41\u0d4d)[${SIGN}${VIRAMA}${MARK}${VOWEL}][${VIRAMA}]`,
    `[${VIRAMA}][${MARK}${HALF}]`,
    // A letter of another script next to it; Latin words may have endings of these languages: 'CSIயின்'.
    ...SCRIPTS.flatMap((own) => [
      `[${own}](?![${own}A-Za-z])[\\p{L}\\p{M}]`,
      `(?![${own}A-Za-z])[\\p{L}\\p{M}](?![A-Za-z])[${own}]`,
    ]),
    `[${INDIAN}](?:[A-Za-z]{1,2}|[${NEVER_BETWEEN}]{1,3})[${INDIAN}]`,
  ].join('|'),
  'u',
);
/** Invisible characters, which may occur between any letters. */
const JOINERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const ANY_INDIAN = new RegExp(`[${INDIAN}]`);
/** Fewer are not conclusive. */
const FEWEST = 3;

/**
 * Returns the share of impossible words among those in Tamil, Telugu, Kannada or Malayalam letters: with letters of another script inside, misplaced
 * vowel signs, or characters such as '&' between letters. Text decoded with the wrong font is full of them. 0 if there are fewer than three.
 */
export function impossibleShare(words: readonly string[]): number {
  const indian = words.filter((word) => ANY_INDIAN.test(word));
  const impossible = indian.filter((word) =>
    IMPOSSIBLE.test(word.replace(JOINERS, '').normalize('NFC')),
  ).length;
  return impossible < FEWEST ? 0 : impossible / indian.length;
}
