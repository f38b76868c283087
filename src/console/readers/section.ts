import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** Reader statistics: for the office all pages, for a unit's user those of the own unit. */
export const readersSection = {
  entry: {
    key: 'readers',
    name: { en: 'Statistics' },
    icon: 'chart',
    who: EVERYBODY,
    group: 'own',
  },
  screens: {
    readers: { load: () => import('./ReadersScreen.tsx') },
  },
} as const satisfies Section;
