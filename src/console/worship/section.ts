import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** What congregations read from (001 §2.7). */
export const worshipSection = {
  entry: {
    key: 'worship',
    name: { en: 'Worship Resources' },
    icon: 'lamp',
    to: '/worship_resources',
    who: OFFICE,
  },
  screens: {
    prayerCalendar: {
      alsoAt: ['/worship_resources'],
      load: () => import('./PrayerCalendarScreen.tsx'),
      tab: { name: { en: 'Prayer Calendar' } },
      place: { path: SITE_PLACES.prayerCalendar, name: { en: 'Prayer calendar' } },
    },
    sermons: {
      load: () => import('./SermonsScreen.tsx'),
      tab: { name: { en: 'Sermon Outlines' } },
      place: { path: SITE_PLACES.sermons, name: { en: 'Sermon outlines' } },
    },
    lectionary: {
      load: () => import('./LectionaryScreen.tsx'),
      tab: { name: { en: '{shortName} Lectionary' } },
      place: { path: SITE_PLACES.lectionary, name: { en: 'Lectionary' } },
    },
  },
} as const satisfies Section;
