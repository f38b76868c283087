import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { OFFICE, type Section } from '../kit/sectionTypes.ts';

const announcements = () => import('./AnnouncementsScreen.tsx');

/** Announcements of three types (001 §2.8). */
export const announcementsSection = {
  entry: {
    key: 'announcements',
    name: { en: 'Announcements' },
    icon: 'announcement',
    to: '/announcements/govt_notification_schemes/govt',
    who: OFFICE,
  },
  screens: {
    governmentSchemes: {
      load: announcements,
      props: { type: 'govt' },
      tab: {
        name: { en: 'Govt. Notification Schemes' },
        to: '/announcements/govt_notification_schemes/govt',
      },
      place: { path: SITE_PLACES.governmentSchemes, name: { en: 'Government notifications and schemes' } },
    },
    pressReleases: {
      load: announcements,
      props: { type: 'press' },
      tab: { name: { en: 'Press Release' }, to: '/announcements/press_release/press' },
      place: { path: SITE_PLACES.pressReleases, name: { en: 'Press releases' } },
    },
    statements: {
      load: announcements,
      props: { type: 'statement' },
      tab: { name: { en: 'Statements' }, to: '/announcements/statement/statement' },
      place: { path: SITE_PLACES.statements, name: { en: 'Statements' } },
    },
  },
} as const satisfies Section;
