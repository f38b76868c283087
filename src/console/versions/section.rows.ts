import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/translations',
      who: 'staff',
      heading: 'Translations',
      tabs: ['தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം', 'English'],
      clicks: ['Translations'],
    },
  ],
};
