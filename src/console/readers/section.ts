import { EVERYBODY, type Section } from '../section.ts';

/** How often pages are read: for the office all of them, for a unit's user those of the own unit. */
export const readersSection = {
  entry: {
    key: 'readers',
    name: { en: 'Readers' },
    icon: 'chart',
    who: EVERYBODY,
    own: true,
  },
  screens: {
    readers: { load: () => import('./ReadersScreen.tsx') },
  },
} as const satisfies Section;
