import { type Table, tableOf } from './engine.ts';
import type { TypedLanguage } from './languages.ts';

const LOADS: Record<TypedLanguage, () => Promise<Table>> = {
  ta: async () => tableOf((await import('./ta.ts')).TA),
  te: async () => tableOf((await import('./te.ts')).TE),
  kn: async () => tableOf((await import('./kn.ts')).KN),
  ml: async () => tableOf((await import('./ml.ts')).ML),
};

/** Fetches the letters of one language, and of no other. Rejects without a line, where they were not fetched before. */
export const loadTable = (language: TypedLanguage): Promise<Table> => LOADS[language]();
