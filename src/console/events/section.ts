import type { Section } from '../kit/sectionTypes.ts';

const events = () => import('./EventsScreen.tsx');

/** Events of dioceses and of departments (000 §2.5, §2.6). */
export const eventsSection = {
  place: { path: '/home/event', name: { en: 'Events' } },
  screens: {
    dioceseEvents: {
      load: events,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      tab: { name: { en: 'Diocese Events' } },
    },
    departmentEvents: {
      load: events,
      props: { unit: 'department' },
      entry: 'departments',
      tab: { name: { en: 'Dept. Events' } },
    },
  },
} as const satisfies Section;
