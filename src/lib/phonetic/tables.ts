import type { Language } from '../language.ts';
import { type Table, tableOf } from './engine.ts';

/** The languages that can be written in Latin letters. */
export type TypedLanguage = Exclude<Language, 'en'>;
export const TYPED_LANGUAGES = ['ta', 'te', 'kn', 'ml'] as const satisfies readonly TypedLanguage[];

const LOADS: Record<TypedLanguage, () => Promise<Table>> = {
  ta: async () => tableOf((await import('./ta.ts')).TA),
  te: async () => tableOf((await import('./te.ts')).TE),
  kn: async () => tableOf((await import('./kn.ts')).KN),
  ml: async () => tableOf((await import('./ml.ts')).ML),
};

/** Fetches the letters of one language, and of no other. Rejects without a line, where they were not fetched before. */
export const loadTable = (language: TypedLanguage): Promise<Table> => LOADS[language]();
