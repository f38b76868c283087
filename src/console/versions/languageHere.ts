import type { Language } from '#lib/language.ts';

/** A language's name in the current language: 'Tamil', 'தமிழ்'. */
export const languageHere = (language: Language): string =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of(language) ?? language;
