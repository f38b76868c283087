import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** All files of the own unit, and those that others share with all. */
export const librarySection = {
  entry: {
    key: 'library',
    name: { en: 'Media' },
    icon: 'image',
    who: EVERYBODY,
    group: 'daily',
  },
  screens: {
    library: {
      load: () => import('./LibraryScreen.tsx'),
    },
  },
} as const satisfies Section;
