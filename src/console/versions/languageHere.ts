import type { Language } from '#lib/language.ts';

/** What a language is called in the one that the console speaks: 'Tamil', 'தமிழ்'. */
export const languageHere = (language: Language): string =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of(language) ?? language;
