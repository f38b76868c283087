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

const SCRIPTS: ReadonlyArray<readonly [Language, RegExp]> = [
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
];

/**
 * Guesses the language of a text by its script (each of the site's five languages has its own). Every text in another language is marked with `lang`,
 * since the typography of Indic scripts depends on it (look book §2).
 */
export function languageOf(text: string): Language {
  const sample = text.slice(0, 400);
  const latin = sample.match(/[A-Za-z]/g)?.length ?? 0;
  let best: Language = 'en';
  let most = latin;
  for (const [language, letters] of SCRIPTS) {
    const found = sample.match(letters)?.length ?? 0;
    if (found > most) [best, most] = [language, found];
  }
  return best;
}
