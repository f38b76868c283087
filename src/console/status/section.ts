import { OFFICE, type Section } from '../section.ts';

/** How the installation does, for whoever answers for it. */
export const statusSection = {
  entry: {
    key: 'status',
    name: { en: 'Status' },
    icon: 'pulse',
    who: OFFICE,
    own: true,
  },
  screens: {
    status: {
      load: () => import('./StatusScreen.tsx'),
    },
  },
} as const satisfies Section;
