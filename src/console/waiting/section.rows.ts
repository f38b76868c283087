import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/waiting',
      who: 'office',
      heading: 'Awaiting approval',
      clicks: ['Awaiting approval'],
    },
  ],
};
