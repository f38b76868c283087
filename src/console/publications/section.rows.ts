import { document, image } from '#test/support/consoleSteps.ts';
import { GENERIC, PAPER, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

const publications = (tab: 'Resources' | 'CSI Life' | 'Books' | 'Library Archives') => ({
  who: 'office' as const,
  heading: 'Publications',
  tabs: ['Resources', 'CSI Life', 'Books', 'Library Archives'],
  tab,
  clicks: ['Publications', tab],
});
const PUBLICATIONS = {
  heading: 'Publications',
  renamed: 'Title',
  refused: 'Please enter: Title',
} as const;

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-077',
      path: '/publications',
      ...publications('Resources'),
      columns: ['Thumbnail', 'Title', 'Department', 'Year', 'PDF', 'Author', 'Date'],
      empty: 'No resources found',
    },
    {
      id: 'CON-079',
      path: '/publications/csi_life',
      ...publications('CSI Life'),
      columns: ['Thumbnail', 'Title', 'Year', 'Month', 'Special Edition', 'Author', 'Date'],
      empty: 'No CSI Life is found',
    },
    {
      id: 'CON-081',
      path: '/publications/books',
      ...publications('Books'),
      columns: ['Thumbnail', 'Title and description', 'Status'],
      empty: 'No books are found',
    },
    {
      id: 'CON-083',
      path: '/publications/library_archives',
      ...publications('Library Archives'),
      columns: ['Thumbnail', 'Title and description', 'PDF', 'Author'],
      empty: 'No Library archives is found',
    },
  ],
  lists: [
    {
      of: 'publication',
      ...PUBLICATIONS,
      path: '/publications/csi_life',
      columns: ['Thumbnail', 'Title', 'Year', 'Month', 'Special Edition', 'Author', 'Date'],
      empty: 'No CSI Life is found',
      add: 'Add Resources',
      form: { title: 'Add Resources', is: 'dialog' },
      submit: 'Add CSI Life',
      submitEdit: 'Update',
      fill: async (page, name) => {
        await page.getByLabel('Date').fill('2026-11-01');
        await title(page, name);
        await page.getByLabel('Special Edition').check();
        await image(page, 'Thumbnail');
        await document(page, 'Upload PDF');
      },
      prompt: 'Are you sure want to delete this CSI Life ?',
      failed: {
        list: 'Unable to load CSILife',
        create: 'Unable to add CSIlife',
        edit: 'Unable to update CSILife',
        remove: 'Unable to delete CSILife',
      },
    },
    {
      of: 'publication',
      ...PUBLICATIONS,
      path: '/publications/books',
      columns: ['Thumbnail', 'Title and description', 'Status'],
      empty: 'No books are found',
      add: 'Add Books',
      form: { title: 'Add Book', is: 'dialog' },
      submit: 'Add Book',
      submitEdit: 'Update Book',
      fill: async (page, name) => {
        await title(page, name);
        await page.getByLabel('Description').fill('Songs for the road.');
        await image(page, 'Thumbnail');
      },
      prompt: GENERIC,
      failed: {
        list: 'Failed to load Books',
        create: 'Failed to add books',
        edit: 'Failed to edit Books',
        remove: 'Failed to delete books',
      },
    },
    {
      of: 'publication',
      ...PUBLICATIONS,
      path: '/publications/library_archives',
      columns: ['Thumbnail', 'Title and description', 'PDF', 'Author'],
      empty: 'No Library archives is found',
      add: 'Add Archives',
      form: { title: 'Add Archives', is: 'dialog' },
      submit: 'Add Archives',
      submitEdit: 'Update Archives',
      fill: async (page, name) => {
        await title(page, name);
        await image(page, 'Thumbnail');
        await document(page, 'Upload PDF');
      },
      prompt: 'Are you sure want to delete this resource?',
      failed: {
        list: 'Unable to load archives',
        create: 'Unable to add archives',
        edit: 'Unable to update archives',
        remove: 'Unable to delete archives',
      },
    },
  ],
  forms: [
    {
      id: 'CON-078',
      path: '/publications',
      add: 'Add Resources',
      title: 'Add Resources',
      fields: ['Select Department', 'Title', 'Year', ...PAPER],
      must: ['Select Department', 'Title'],
      submit: 'Add',
    },
    {
      id: 'CON-080',
      path: '/publications/csi_life',
      add: 'Add Resources',
      title: 'Add Resources',
      fields: ['Date', 'Title', 'Special Edition', ...PAPER],
      must: ['Title'],
      submit: 'Add CSI Life',
    },
    {
      id: 'CON-082',
      path: '/publications/books',
      add: 'Add Books',
      title: 'Add Book',
      // What a copy costs, and its post, are our addition.
      fields: ['Title', 'Description', 'Price in rupees', 'Postage in rupees', 'Thumbnail', 'Content Images'],
      must: ['Title'],
      submit: 'Add Book',
      limits: { 'Content Images': 50 },
    },
    {
      id: 'CON-084',
      path: '/publications/library_archives',
      add: 'Add Archives',
      title: 'Add Archives',
      fields: ['Title', 'Description', ...PAPER],
      must: ['Title'],
      submit: 'Add Archives',
    },
  ],
};
