import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [{ id: 'added', path: '/drafts', who: 'staff', heading: 'Drafts', clicks: ['Drafts'] }],
};
