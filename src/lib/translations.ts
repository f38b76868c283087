import type { Language } from './language.ts';

/** The texts of one screen or page in English, whose translations stand in files of their own, one a language (`addTranslations`). */
export interface Translations<T> {
  readonly en: T;
  /** The console's build names each set by its place and constant, so that the words of one language can come in one file (vite.config.ts). */
  readonly id?: string;
}

/**
 * Declares the texts of one screen or page. A text with parameters is a function. Texts are read at render time through `useWords`, never when
 * a module is loaded, since the language is not known then.
 */
export const translations = <T>(words: Translations<T>): Translations<T> => words;

const added = new Map<Translations<unknown>, Partial<Record<Language, unknown>>>();

/** Says what these texts are in another language: each of them as it is in English, a function where that is one (`textsIn` makes them). */
export function addTranslation<T>(words: Translations<T>, language: Language, texts: T): void {
  added.set(words, { ...added.get(words), [language]: texts });
}

/** Returns the texts in one language, in English where they have not been translated. For code outside of React, such as feeds. */
export const wordsIn = <T>(words: Translations<T>, language: Language): T =>
  language === 'en' ? words.en : ((added.get(words)?.[language] as T | undefined) ?? spoken(words));

let ofPage: (<T>(words: Translations<T>) => T) | undefined;

/** Settles who translates for the whole page, where it is somebody's own: the console. Never in the server, which speaks all languages at once. */
export const settleWords = (translate: typeof ofPage): void => {
  ofPage = translate;
};

/** The texts in the language of the whole page: English, unless that has been settled. For what is said outside of React in the browser. */
export const spoken = <T>(words: Translations<T>): T => (ofPage ? ofPage(words) : words.en);

/** A label, or the name of a screen, in the language of the whole page; they are known by their English. */
export const named = (en: string): string => spoken({ en });

/** The type of a set of texts, for types derived from its keys. */
export type WordsOf<T> = T extends Translations<infer Words> ? Words : never;
