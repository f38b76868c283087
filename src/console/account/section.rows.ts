import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    { id: 'added', path: '/account', who: 'staff', heading: 'Your account', clicks: ['Your account'] },
    {
      id: 'added',
      path: '/account/second_key',
      who: 'staff',
      heading: 'Second key',
      clicks: ['Your account', 'Advanced', 'Add a second key'],
    },
  ],
};
