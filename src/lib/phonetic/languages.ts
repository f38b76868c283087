import type { Language } from '../language.ts';

/** The languages that can be typed in Latin letters. */
export type TypedLanguage = Exclude<Language, 'en'>;
export const TYPED_LANGUAGES = ['ta', 'te', 'kn', 'ml'] as const satisfies readonly TypedLanguage[];
