import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** The register of personal data: what is kept, and where it is sent. */
export const dataSection = {
  entry: {
    key: 'data',
    name: { en: 'Personal data' },
    icon: 'shield',
    who: OFFICE,
    group: 'own',
  },
  screens: {
    data: { load: () => import('./RegisterScreen.tsx') },
  },
} as const satisfies Section;
