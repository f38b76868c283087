import { OFFICE, type Section } from '../kit/sectionTypes.ts';

const enquiries = () => import('./EnquiriesScreen.tsx');
const thread = () => import('./ThreadScreens.tsx');

/** Messages from visitors; a diocese has its queries next to its news (AMB-051). */
export const inboxSection = {
  entry: { key: 'inbox', name: { en: 'Inbox' }, icon: 'inbox', who: OFFICE, group: 'daily' },
  screens: {
    enquiries: {
      load: enquiries,
      show: 'EnquiriesScreen',
      tab: { name: { en: 'Enquiries' } },
    },
    enquiry: {
      load: thread,
      show: 'EnquiryScreen',
    },
    orders: {
      load: () => import('./OrdersScreen.tsx'),
      tab: { name: { en: 'Orders' } },
    },
    order: {
      load: thread,
      show: 'OrderScreen',
    },
    dioceseQueries: {
      load: enquiries,
      show: 'DioceseQueriesScreen',
      entry: 'dioceses',
      tab: { name: { en: 'Diocese Queries' }, also: ['dioceseQuery'], who: ['diocese_user'] },
    },
    dioceseQuery: {
      load: thread,
      show: 'EnquiryScreen',
      entry: 'dioceses',
    },
  },
} as const satisfies Section;
