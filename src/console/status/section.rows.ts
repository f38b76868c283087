import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/status',
      who: 'office',
      heading: 'Status',
      tabs: ['Status', 'Activity log'],
      tab: 'Status',
      clicks: ['Status'],
    },
  ],
};
