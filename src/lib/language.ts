/** The languages of the church; English first, since its texts are the contract. */
export const LANGUAGES = ['en', 'ta', 'te', 'kn', 'ml'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((one) => [one, make(one)])) as Record<Language, T>;

/** A language's name in another language: 'ஆங்கிலம்' is English in Tamil. */
export function languageCalled(language: Language, by: Language): string {
  names[by] ??= new Intl.DisplayNames(by, { type: 'language' });
  return names[by].of(language) ?? language;
}
/** Kept, since making one takes far longer than asking it. */
const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** A language's own name: 'English', 'தமிழ்'. */
export const languageName = (language: Language): string => languageCalled(language, language);

/** A language's name in English: 'Tamil'. */
export const languageInEnglish = (language: Language): string => IN_ENGLISH[language];
const IN_ENGLISH: Readonly<Record<Language, string>> = {
  en: 'English',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
};

/** By Unicode's blocks of 128 characters, which follow each other from U+0B80 on: Tamil, Telugu, Kannada, Malayalam. */
const FIRST_BLOCK = 0x0b80;
const BLOCKS = ['ta', 'te', 'kn', 'ml'] as const;
const LONGEST_SAMPLE = 400;

/**
 * Guesses the language of a text by its script (each of the site's five languages has its own). Every text in another language is marked with `lang`,
 * since the typography of Indic scripts depends on it (look book §2).
 */
export function languageOf(text: string): Language {
  let latin = 0;
  const found = BLOCKS.map(() => 0);
  // Without expressions and lists of what they found: a page asks this of each of its titles.
  for (let n = 0; n < text.length && n < LONGEST_SAMPLE; n++) {
    const code = text.charCodeAt(n);
    if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) latin++;
    else if (code >= FIRST_BLOCK) {
      const block = (code - FIRST_BLOCK) >> 7;
      if (block < BLOCKS.length) found[block] = (found[block] ?? 0) + 1;
    }
  }
  let best: Language = 'en';
  let most = latin;
  for (const [n, language] of BLOCKS.entries()) {
    const letters = found[n] ?? 0;
    if (letters > most) [best, most] = [language, letters];
  }
  return best;
}
