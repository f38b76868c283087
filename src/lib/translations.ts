import type { Language } from './language.ts';

/** The texts of one screen or page: in English, and in the other languages into which they have been translated. */
export type Translations<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T };

/**
 * Declares the texts of one screen or page. Other languages must have exactly the keys of English: a missing or misspelt one does not
 * compile. A text with parameters is a function. Texts are read at render time through `useWords`, never when a module is loaded, since the
 * language is not known then.
 */
export const translations = <T>(
  words: { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: NoInfer<T> },
): Translations<T> => words;

/** Returns the texts in one language, falling back to English. For code outside of React, such as feeds. */
export const wordsIn = <T>(words: Translations<T>, language: Language): T => words[language] ?? words.en;

/** The type of a set of texts, for types derived from its keys. */
export type WordsOf<T> = T extends Translations<infer Words> ? Words : never;
