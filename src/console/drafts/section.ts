import { EVERYBODY, type Section } from '../section.ts';

/** Unsaved input. */
export const draftsSection = {
  entry: {
    key: 'drafts',
    name: { en: 'Drafts' },
    icon: 'draft',
    who: EVERYBODY,
    own: true,
  },
  screens: {
    drafts: {
      load: () => import('./DraftsScreen.tsx'),
    },
  },
} as const satisfies Section;
