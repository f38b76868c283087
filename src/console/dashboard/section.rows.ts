import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [{ id: 'added', path: '/today', who: 'staff', heading: 'Today', clicks: ['Today'] }],
};
