import type { Section } from '../kit/sectionTypes.ts';

/** Who changed what; the server decides who may see which record's history. */
export const historySection = {
  screens: {
    history: {
      load: () => import('./HistoryScreen.tsx'),
    },
  },
} as const satisfies Section;
