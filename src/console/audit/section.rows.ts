import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/audit',
      who: 'staff',
      heading: 'Who did what',
      tabs: ['Status', 'Who did what'],
      tab: 'Who did what',
      clicks: ['Who did what'],
    },
  ],
};
