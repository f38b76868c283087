import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** Documents, the magazine, books and archives (001 §2.5). */
export const publicationsSection = {
  entry: {
    key: 'publications',
    name: { en: 'Publications' },
    icon: 'book',
    who: OFFICE,
  },
  screens: {
    resources: {
      load: () => import('./ResourcesScreen.tsx'),
      tab: { name: { en: 'Resources' } },
      place: { path: SITE_PLACES.resources, name: { en: 'Resources' } },
    },
    magazine: {
      load: () => import('./MagazineScreen.tsx'),
      tab: { name: { en: '{shortName} Life' } },
      place: { path: SITE_PLACES.magazine, name: { en: 'the magazine' } },
    },
    books: {
      load: () => import('./BooksScreen.tsx'),
      tab: { name: { en: 'Books' } },
      place: { path: SITE_PLACES.books, name: { en: 'Publications' } },
    },
    archives: {
      load: () => import('./ArchivesScreen.tsx'),
      tab: { name: { en: 'Library Archives' } },
      place: { path: SITE_PLACES.archives, name: { en: 'Library archives' } },
    },
  },
} as const satisfies Section;
