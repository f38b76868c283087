import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** Unsaved input. */
export const draftsSection = {
  entry: {
    key: 'drafts',
    name: { en: 'Drafts' },
    icon: 'draft',
    who: EVERYBODY,
    group: 'own',
  },
  screens: {
    drafts: {
      load: () => import('./DraftsScreen.tsx'),
    },
  },
} as const satisfies Section;
