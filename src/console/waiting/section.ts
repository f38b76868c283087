import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { OFFICE, type Section } from '../section.ts';

/** What waits for the office. */
export const waitingSection = {
  entry: {
    key: 'waiting',
    name: { en: 'Waiting for you' },
    icon: 'wait',
    to: '/waiting',
    who: OFFICE,
    own: true,
  },
  screens: {
    waiting: {
      at: [CONSOLE_PATHS.waiting],
      load: () => import('./WaitingScreen.tsx'),
    },
  },
} as const satisfies Section;
