import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** The user's own password, address and devices. */
export const accountSection = {
  entry: {
    key: 'account',
    name: { en: 'Your account' },
    icon: 'key',
    who: EVERYBODY,
    group: 'own',
  },
  screens: {
    account: {
      load: () => import('./AccountScreen.tsx'),
    },
    secondKey: {
      load: () => import('./TwoFactorScreen.tsx'),
    },
  },
} as const satisfies Section;
