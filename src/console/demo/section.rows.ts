import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [{ id: 'CON-008', path: '/demo', who: 'office', heading: 'Sample widgets', clicks: [] }],
};
