import type { Section } from '../section.ts';

/** Who changed what; the server decides who may see which record's history. */
export const historySection = {
  screens: {
    history: {
      load: () => import('./HistoryScreen.tsx'),
    },
  },
} as const satisfies Section;
