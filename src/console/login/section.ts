import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import type { Section } from '../section.ts';

const setPassword = () => import('./SetPasswordScreen.tsx');

/** What is done before signing in. */
export const loginSection = {
  outside: true,
  screens: {
    login: {
      at: ['/login'],
      load: () => import('./LoginScreen.tsx'),
    },
    forgotPassword: {
      at: [CONSOLE_PATHS.forgotPassword],
      load: () => import('./ForgotPasswordScreen.tsx'),
    },
    newPassword: {
      at: [CONSOLE_PATHS.newPassword],
      load: setPassword,
      props: { link: 'newPassword' },
    },
    invitation: {
      at: [CONSOLE_PATHS.invitation],
      load: setPassword,
      props: { link: 'invitation' },
    },
    newAddress: {
      at: [CONSOLE_PATHS.newAddress],
      load: () => import('./NewAddressScreen.tsx'),
    },
  },
} as const satisfies Section;
