import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** The activity log: for the office everywhere, for a unit's user within the own unit. */
export const auditSection = {
  entry: {
    key: 'audit',
    name: { en: 'Activity log' },
    icon: 'clock',
    who: EVERYBODY,
    group: 'own',
  },
  screens: {
    audit: {
      load: () => import('./AuditScreen.tsx'),
    },
  },
} as const satisfies Section;
