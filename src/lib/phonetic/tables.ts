import { type Table, tableOf } from './engine.ts';
import type { TypedLanguage } from './languages.ts';

const LOADS: Record<TypedLanguage, () => Promise<Table>> = {
  ta: async () => tableOf((await import('./ta.ts')).TA),
  te: async () => tableOf((await import('./te.ts')).TE),
  kn: async () => tableOf((await import('./kn.ts')).KN),
  ml: async () => tableOf((await import('./ml.ts')).ML),
};

/** Loads the table of one language only. Rejects offline unless it has been loaded before. */
export const loadTable = (language: TypedLanguage): Promise<Table> => LOADS[language]();
