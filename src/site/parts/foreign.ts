import { type Language, languageOf } from '#lib/language.ts';

/** The `lang` of a text that may not be in the page's own English; undefined when it is. */
export function foreign(text: string): Language | undefined {
  const language = languageOf(text);
  return language === 'en' ? undefined : language;
}
