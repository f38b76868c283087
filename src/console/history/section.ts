import type { Section } from '../section.ts';

/** Who changed what; whose history of which record one may see the server decides. */
export const historySection = {
  screens: {
    history: {
      load: () => import('./HistoryScreen.tsx'),
    },
  },
} as const satisfies Section;
