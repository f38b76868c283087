import type { Section } from '../kit/sectionTypes.ts';

/** The components of the console, for trying out (000 §2.2). */
export const demoSection = {
  screens: {
    demo: {
      load: () => import('./DemoScreen.tsx'),
    },
  },
} as const satisfies Section;
