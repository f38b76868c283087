import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [{ id: 'added', path: '/readers', who: 'staff', heading: 'Statistics', clicks: ['Statistics'] }],
};
