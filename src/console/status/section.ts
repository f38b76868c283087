import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** The health of the installation, for those who run it. */
export const statusSection = {
  entry: {
    key: 'status',
    name: { en: 'Status' },
    icon: 'pulse',
    who: OFFICE,
    group: 'own',
  },
  screens: {
    status: {
      load: () => import('./StatusScreen.tsx'),
    },
  },
} as const satisfies Section;
