import type { Section } from '../kit/sectionTypes.ts';

const setPassword = () => import('./SetPasswordScreen.tsx');

/** The screens before sign-in. */
export const loginSection = {
  outside: true,
  screens: {
    login: {
      load: () => import('./LoginScreen.tsx'),
    },
    forgotPassword: {
      load: () => import('./ForgotPasswordScreen.tsx'),
    },
    newPassword: {
      load: setPassword,
      props: { link: 'newPassword' },
    },
    invitation: {
      load: setPassword,
      props: { link: 'invitation' },
    },
    newAddress: {
      load: () => import('./NewAddressScreen.tsx'),
    },
  },
} as const satisfies Section;
