import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** What is published, changes, ends and takes place: for the office everything, for a unit's user only the own unit's. */
export const calendarSection = {
  entry: {
    key: 'calendar',
    name: { en: 'Calendar' },
    icon: 'calendar',
    who: EVERYBODY,
    group: 'daily',
  },
  screens: { calendar: { load: () => import('./CalendarScreen.tsx') } },
} as const satisfies Section;
