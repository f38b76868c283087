import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { EVERYBODY, type Section } from '../section.ts';

/** The own password, address and devices. */
export const accountSection = {
  entry: {
    key: 'account',
    name: { en: 'Your account' },
    icon: 'key',
    to: '/account',
    who: EVERYBODY,
    own: true,
  },
  screens: {
    account: {
      at: [CONSOLE_PATHS.account],
      load: () => import('./AccountScreen.tsx'),
    },
    secondKey: {
      at: [CONSOLE_PATHS.secondKey],
      load: () => import('../secondKey/SecondKeyScreen.tsx'),
    },
  },
} as const satisfies Section;
