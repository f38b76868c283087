import { EVERYBODY, type Section } from '../section.ts';

/** What there is to do today, for whoever it is. */
export const todaySection = {
  entry: { key: 'today', name: { en: 'Today' }, icon: 'done', to: '/today', who: EVERYBODY, own: true },
  screens: {
    today: { at: ['/today'], load: () => import('./TodayScreen.tsx') },
  },
} as const satisfies Section;
