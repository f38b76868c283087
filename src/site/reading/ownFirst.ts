import { type Language, languageOf } from '#lib/language.ts';

/**
 * Puts what is written in the page's language first, then what is in English; within each the order stays. What is in other languages is left out, unless
 * there is nothing else. A page in English keeps everything as it is. `textOf`: the text whose letters tell an item's language.
 */
export function ownFirst<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  readIn: Language,
): readonly T[] {
  if (readIn === 'en') return items;
  const inLanguage = (language: Language) => items.filter((item) => languageOf(textOf(item)) === language);
  const readable = [...inLanguage(readIn), ...inLanguage('en')];
  return readable.length > 0 ? readable : items;
}
