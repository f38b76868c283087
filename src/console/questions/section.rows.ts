import { GENERIC } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

const COLUMNS = ['Question', 'Page', 'Status'];
const EMPTY = 'No questions yet. Those that come with the program are answered.';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'added',
      path: '/questions',
      who: 'office',
      heading: 'Search questions',
      columns: COLUMNS,
      empty: EMPTY,
      clicks: ['Search questions'],
    },
  ],
  lists: [
    {
      of: 'question',
      path: '/questions',
      heading: 'Search questions',
      columns: COLUMNS,
      empty: EMPTY,
      add: 'Add question',
      form: { title: 'Add question', is: 'dialog' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: async (page, name) => {
        await page.getByLabel('What readers type').fill(name);
        await page.getByLabel('Page that answers').fill('/about/contact_us');
      },
      renamed: 'What readers type',
      refused: 'Please enter: What readers type',
      prompt: GENERIC,
      failed: {
        list: 'Failed to get questions',
        create: 'Failed to add question',
        edit: 'Failed to update question',
        remove: 'Failed to delete question',
      },
    },
  ],
  forms: [
    {
      id: 'added',
      path: '/questions',
      add: 'Add question',
      title: 'Add question',
      fields: [
        'Replaces a built-in question',
        'What readers type',
        'Page that answers',
        'Title of the result',
        'Do not answer this question',
      ],
      must: ['What readers type', 'Page that answers'],
      submit: 'Add',
    },
  ],
};
