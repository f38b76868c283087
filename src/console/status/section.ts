import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { OFFICE, type Section } from '../section.ts';

/** How the installation does, for whoever answers for it. */
export const statusSection = {
  entry: {
    key: 'status',
    name: { en: 'Status' },
    icon: 'pulse',
    to: '/status',
    who: OFFICE,
    own: true,
  },
  screens: {
    status: {
      at: [CONSOLE_PATHS.status],
      load: () => import('./StatusScreen.tsx'),
    },
  },
} as const satisfies Section;
