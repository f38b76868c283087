import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { EVERYBODY, type Section } from '../section.ts';

/** What there is to do today, for whoever it is. */
export const todaySection = {
  entry: {
    key: 'today',
    name: { en: 'Today' },
    icon: 'sun',
    to: CONSOLE_PATHS.today,
    who: EVERYBODY,
    own: true,
  },
  screens: {
    today: { at: [CONSOLE_PATHS.today], load: () => import('./TodayScreen.tsx') },
  },
} as const satisfies Section;
