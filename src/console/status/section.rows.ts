import type { SectionRows } from '#test/support/sectionRows.ts';

/** What the tests look for in this section, and fill in. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/status',
      who: 'office',
      heading: 'Status',
      tabs: ['Status', 'Who did what'],
      tab: 'Status',
      clicks: ['Status'],
    },
  ],
};
