import { use } from 'react';
import { type Language, languageOf } from '#lib/language.ts';
import { LanguageContext } from '#ui/useWords.ts';

/** The `lang` of a text that may not be in the page's language; undefined if it is, or if it contains no words. Call it only during rendering. */
export function foreign(text: string): Language | undefined {
  const language = languageOf(text);
  return language === use(LanguageContext) || !/\p{L}/u.test(text) ? undefined : language;
}
