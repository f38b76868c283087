import { EVERYBODY, type Section } from '../section.ts';

/** The user's own password, address and devices. */
export const accountSection = {
  entry: {
    key: 'account',
    name: { en: 'Your account' },
    icon: 'key',
    who: EVERYBODY,
    own: true,
  },
  screens: {
    account: {
      load: () => import('./AccountScreen.tsx'),
    },
    secondKey: {
      load: () => import('../secondKey/SecondKeyScreen.tsx'),
    },
  },
} as const satisfies Section;
