import { EVERYBODY, type Section } from '../section.ts';

/** What comes, changes, ends and takes place: for the office all of it, for a unit's user that of the own unit. */
export const calendarSection = {
  entry: {
    key: 'calendar',
    name: { en: 'Calendar' },
    icon: 'calendar',
    who: EVERYBODY,
    own: true,
  },
  screens: { calendar: { load: () => import('./CalendarScreen.tsx') } },
} as const satisfies Section;
