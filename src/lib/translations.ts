import type { Language } from './language.ts';

/** The words of one screen or page: in English, and in those of the other languages into which somebody has put them. */
export type Translations<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T };

/**
 * Declares the words of one screen or page. Every language says what English says: a missing or misspelt key does not compile.
 * A word that depends on something is a function of it. They are read while something is drawn, by `useWords`, never when a
 * file is loaded: only then is the language known.
 */
export const translations = <T>(
  words: { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: NoInfer<T> },
): Translations<T> => words;

/** The words in one language; in English as long as nobody has put them into it. For what draws without React, such as feeds. */
export const wordsIn = <T>(words: Translations<T>, language: Language): T => words[language] ?? words.en;

/** What a set of words holds, for types that are made of its keys. */
export type WordsOf<T> = T extends Translations<infer Words> ? Words : never;
