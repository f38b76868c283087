import type { SectionRows } from '#test/support/sectionRows.ts';

const audit = { id: 'added', path: '/audit', heading: 'Who did what', clicks: ['Who did what'] } as const;

/** What the tests look for in this section, and fill in. */
export const ROWS: SectionRows = {
  screens: [
    { ...audit, who: 'office', tabs: ['Status', 'Who did what'], tab: 'Who did what' },
    { ...audit, who: 'diocese', alone: true },
    { ...audit, who: 'department', alone: true },
  ],
};
