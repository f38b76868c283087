import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [{ id: 'added', path: '/calendar', who: 'staff', heading: 'Calendar', clicks: ['Calendar'] }],
};
