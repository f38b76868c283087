import type { SectionRows } from '#test/support/sectionRows.ts';

const HEADING = 'Personal data';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [{ id: 'added', path: '/data', who: 'office', heading: HEADING, clicks: [HEADING] }],
};
