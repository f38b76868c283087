import { image } from '#test/support/consoleSteps.ts';
import { GENERIC, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-098',
      path: '/advertisement',
      who: 'office',
      heading: 'Advertisement',
      columns: ['Thumbnail', 'Title', 'Banner', 'Author', 'Status'],
      empty: 'No advertisement is found',
      clicks: ['Advertisement'],
    },
  ],
  lists: [
    {
      of: 'promotion',
      path: '/advertisement',
      heading: 'Advertisement',
      columns: ['Thumbnail', 'Title', 'Banner', 'Author', 'Status'],
      empty: 'No advertisement is found',
      add: 'Add AD',
      form: { title: 'Add AD', is: 'dialog' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: async (page, name) => {
        await title(page, name);
        await page.getByRole('dialog').getByLabel('Select Order').selectOption({ label: 'Gold' });
        await page.getByLabel('URL').fill('example.org');
        await image(page, 'Banner Image');
      },
      renamed: 'Title',
      refused: 'Please enter: Title',
      prompt: GENERIC,
      failed: {
        list: 'Failed to get advertisments',
        create: 'Failed to add advertisments',
        edit: 'Failed to update advertisments',
        remove: 'Failed to delete advertisments',
      },
    },
  ],
  forms: [
    {
      id: 'CON-099',
      path: '/advertisement',
      add: 'Add AD',
      title: 'Add AD',
      fields: ['Title', 'Upload Thumbnail', 'Select Order', 'Banner Image', 'URL'],
      must: ['Title', 'Select Order'],
      submit: 'Add',
    },
  ],
};
