import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** What the user has to do today. */
export const todaySection = {
  entry: {
    key: 'today',
    name: { en: 'Today' },
    icon: 'sun',
    who: EVERYBODY,
    group: 'daily',
  },
  screens: {
    today: { load: () => import('./TodayScreen.tsx') },
  },
} as const satisfies Section;
