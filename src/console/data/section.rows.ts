import type { SectionRows } from '#test/support/sectionRows.ts';

/** What the tests look for in this section, and fill in. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/data',
      aliases: ['/data/breaches'],
      who: 'office',
      heading: 'People’s data',
      clicks: ['People’s data'],
    },
  ],
};
