import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/audit',
      who: 'staff',
      heading: 'Activity log',
      tabs: ['Status', 'Activity log'],
      tab: 'Activity log',
      clicks: ['Activity log'],
    },
  ],
};
