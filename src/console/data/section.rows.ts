import type { SectionRows } from '#test/support/sectionRows.ts';

const HEADING = 'People’s data';
const TABS = ['Where it goes', 'When it went wrong'] as const;

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/data',
      who: 'office',
      heading: HEADING,
      tabs: TABS,
      tab: TABS[0],
      clicks: [HEADING],
    },
    {
      id: 'added',
      path: '/data/breaches',
      who: 'office',
      heading: HEADING,
      tabs: TABS,
      tab: TABS[1],
      clicks: [HEADING, TABS[1]],
    },
    {
      id: 'added',
      path: '/data/breaches/:breach',
      who: 'office',
      heading: 'The lost laptop',
      clicks: [HEADING, TABS[1], 'The lost laptop'],
    },
  ],
};
