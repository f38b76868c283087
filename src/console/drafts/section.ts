import { EVERYBODY, type Section } from '../section.ts';

/** What is typed and not saved. */
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
