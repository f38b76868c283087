import type { Language } from './language.ts';

/** The English texts of one screen or page; translations are in separate files, one per language (`addTranslations`). */
export interface Translations<T> {
  readonly en: T;
  /** The console's build sets it from the file and constant, so that the texts of one language can be loaded as one file (vite.config.ts). */
  readonly id?: string;
}

/**
 * Declares the texts of one screen or page. A text with parameters is a function. Texts are read at render time through `useWords`, never when
 * a module is loaded, since the language is not known then.
 */
export const translations = <T>(words: Translations<T>): Translations<T> => words;

const added = new Map<Translations<unknown>, Partial<Record<Language, unknown>>>();

/** Adds the translation of these texts: in the structure of the English ones, with functions where those are (`textsIn` creates them). */
export function addTranslation<T>(words: Translations<T>, language: Language, texts: T): void {
  added.set(words, { ...added.get(words), [language]: texts });
}

/** Returns the texts in one language, or in English if they have not been translated. For code outside of React, such as feeds. */
export const wordsIn = <T>(words: Translations<T>, language: Language): T =>
  language === 'en' ? words.en : ((added.get(words)?.[language] as T | undefined) ?? spoken(words));

let ofPage: (<T>(words: Translations<T>) => T) | undefined;

/** Sets the translation function for the whole page, if it belongs to one user: the console. Never on the server, which renders all languages at once. */
export const settleWords = (translate: typeof ofPage): void => {
  ofPage = translate;
};

/** The texts in the language of the whole page; English unless one was set. For messages outside of React in the browser. */
export const spoken = <T>(words: Translations<T>): T => (ofPage ? ofPage(words) : words.en);

/** A label, or the name of a screen, in the language of the whole page, looked up by its English text. */
export const named = (en: string): string => spoken({ en });

/** The type of a set of texts, for types derived from its keys. */
export type WordsOf<T> = T extends Translations<infer Words> ? Words : never;
