import { createContext, useContext } from 'react';
import type { Language } from '#lib/language.ts';
import { type Translations, wordsIn } from '#lib/translations.ts';

/** The language of the components inside; English by default. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns the texts of a screen or page in the current language. */
export const useWords = <T>(words: Translations<T>): T => wordsIn(words, useLanguage());
