import { use } from 'react';
import { type Language, languageOf } from '#lib/language.ts';
import { LanguageContext } from '#ui/useWords.ts';

/** The `lang` of a text that may not be in the page's own language; undefined when it is, and where there is no word in it. While a page is drawn only. */
export function foreign(text: string): Language | undefined {
  const language = languageOf(text);
  return language === use(LanguageContext) || !/\p{L}/u.test(text) ? undefined : language;
}
