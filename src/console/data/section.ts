import { OFFICE, type Section } from '../section.ts';

/** Where people's data go, and what to do when they have come into other hands. One screen shows all of it: each costs the console's first load. */
export const dataSection = {
  entry: {
    key: 'data',
    name: { en: 'People’s data' },
    icon: 'shield',
    who: OFFICE,
    own: true,
  },
  screens: {
    data: {
      alsoAt: ['/data/breaches', '/data/breaches/:id'],
      load: () => import('./DataScreen.tsx'),
    },
  },
} as const satisfies Section;
