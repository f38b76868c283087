import { createContext, useContext } from 'react';
import type { Language } from '#lib/language.ts';
import { type Translations, wordsIn } from '#lib/translations.ts';

/** The language in which everything inside is drawn; English where nobody says otherwise. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of a screen or page in the language that is being drawn. */
export const useWords = <T>(words: Translations<T>): T => wordsIn(words, useLanguage());
