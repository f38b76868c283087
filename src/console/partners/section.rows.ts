import { image } from '#test/support/consoleSteps.ts';
import { GENERIC, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-100',
      path: '/partners',
      who: 'office',
      heading: 'Partners & Networks',
      columns: ['Image', 'Title', 'Category', 'URL', 'Author'],
      empty: 'No details found',
      clicks: ['Partners & Network'],
    },
  ],
  lists: [
    {
      of: 'partner',
      path: '/partners',
      heading: 'Partners & Networks',
      columns: ['Image', 'Title', 'Category', 'URL', 'Author'],
      empty: 'No details found',
      add: 'Add New',
      form: { title: 'Add Partners & Networks', is: 'dialog' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: async (page, name) => {
        await page.getByRole('dialog').getByLabel('Select Category').selectOption({ label: 'Network' });
        await title(page, name);
        await page.getByLabel('URL').fill('https://example.org');
        await image(page, 'Image');
      },
      renamed: 'Title',
      refused: 'Please enter: Select Category',
      prompt: GENERIC,
      failed: {
        list: 'Failed to get Partner details',
        create: 'Unable to add details',
        edit: 'Failed to update details',
        remove: 'Failed to delete detail',
      },
    },
  ],
  forms: [
    {
      id: 'CON-101',
      path: '/partners',
      add: 'Add New',
      title: 'Add Partners & Networks',
      fields: ['Select Category', 'Title', 'URL', 'Image'],
      must: ['Select Category', 'Title'],
      submit: 'Add',
    },
  ],
};
