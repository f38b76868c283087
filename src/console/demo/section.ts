import type { Section } from '../section.ts';

/** The parts of the console, to be tried (000 §2.2). */
export const demoSection = {
  screens: {
    demo: {
      load: () => import('./DemoScreen.tsx'),
    },
  },
} as const satisfies Section;
