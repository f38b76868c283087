import type { SectionRows } from '#test/support/sectionRows.ts';

/** What the tests look for in this section, and fill in. */
export const ROWS: SectionRows = {
  screens: [{ id: 'CON-008', path: '/demo', who: 'office', heading: 'Sample widgets', clicks: [] }],
};
