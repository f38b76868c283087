import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** What is waiting for the office. */
export const waitingSection = {
  entry: {
    key: 'waiting',
    name: { en: 'Awaiting approval' },
    icon: 'wait',
    who: OFFICE,
    group: 'daily',
  },
  screens: {
    waiting: {
      load: () => import('./WaitingScreen.tsx'),
    },
  },
} as const satisfies Section;
