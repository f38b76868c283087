import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** Where personal data are sent, and what to do after a data breach. A single screen, because each one costs bytes in the console's first load. */
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
