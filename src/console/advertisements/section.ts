import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** Advertisements (001 §2.9). */
export const advertisementsSection = {
  entry: {
    key: 'advertisements',
    name: { en: 'Advertisement' },
    icon: 'advertisement',
    who: OFFICE,
  },
  place: { path: SITE_PLACES.advertisements, name: { en: 'Advertisements' } },
  screens: {
    advertisements: {
      load: () => import('./AdvertisementsScreen.tsx'),
    },
  },
} as const satisfies Section;
