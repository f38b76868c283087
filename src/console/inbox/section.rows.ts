import { DIOCESES } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/dioceses/diocese_queries',
      who: 'diocese',
      alone: true,
      heading: 'Diocese Queries',
      tabs: DIOCESES,
      tab: 'Diocese Queries',
      columns: ['Subject and message', 'From', 'Date', 'Status'],
      empty: 'No details found',
      clicks: ['Dioceses', 'Diocese Queries'],
    },
    {
      id: 'added',
      path: '/dioceses/diocese_queries/:enquiry',
      who: 'diocese',
      alone: true,
      heading: 'Opening hours',
      clicks: ['Dioceses', 'Diocese Queries', 'Opening hours'],
    },
    {
      id: 'added',
      path: '/inbox',
      who: 'office',
      heading: 'Inbox',
      tabs: ['Enquiries', 'Orders'],
      tab: 'Enquiries',
      columns: ['Subject and message', 'From', 'To', 'Date', 'Status'],
      empty: 'No details found',
      clicks: ['Inbox'],
    },
    {
      id: 'added',
      path: '/inbox/enquiries/:enquiry',
      who: 'office',
      heading: 'Opening hours',
      clicks: ['Inbox', 'Opening hours'],
    },
    {
      id: 'added',
      path: '/inbox/orders',
      who: 'office',
      heading: 'Inbox',
      tabs: ['Enquiries', 'Orders'],
      tab: 'Orders',
      columns: ['Book and address', 'From', 'Date', 'Status'],
      empty: 'No details found',
      clicks: ['Inbox', 'Orders'],
    },
    {
      id: 'added',
      path: '/inbox/orders/:order',
      who: 'office',
      heading: 'Order: Record',
      clicks: ['Inbox', 'Orders', 'Record'],
    },
  ],
};
