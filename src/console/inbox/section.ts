import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { OFFICE, type Section } from '../section.ts';

const enquiries = () => import('./EnquiriesScreen.tsx');
const thread = () => import('./ThreadScreens.tsx');

/** What visitors have written; a diocese has its queries beside its news (AMB-051). */
export const inboxSection = {
  entry: { key: 'inbox', name: { en: 'Inbox' }, icon: 'inbox', to: '/inbox', who: OFFICE },
  screens: {
    enquiries: {
      at: [CONSOLE_PATHS.enquiries],
      load: enquiries,
      show: 'EnquiriesScreen',
      tab: { name: { en: 'Enquiries' } },
    },
    enquiry: {
      at: ['/inbox/enquiries/:id'],
      load: thread,
      show: 'EnquiryScreen',
    },
    orders: {
      at: ['/inbox/orders'],
      load: () => import('./OrdersScreen.tsx'),
      tab: { name: { en: 'Orders' } },
    },
    order: {
      at: ['/inbox/orders/:id'],
      load: thread,
      show: 'OrderScreen',
    },
    dioceseQueries: {
      at: [CONSOLE_PATHS.dioceseQueries],
      load: enquiries,
      show: 'DioceseQueriesScreen',
      entry: 'dioceses',
      tab: { name: { en: 'Diocese Queries' }, also: ['dioceseQuery'], who: ['diocese_user'] },
    },
    dioceseQuery: {
      at: ['/dioceses/diocese_queries/:id'],
      load: thread,
      show: 'EnquiryScreen',
      entry: 'dioceses',
    },
  },
} as const satisfies Section;
