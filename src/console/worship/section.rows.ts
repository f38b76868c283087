import { document, image } from '#test/support/consoleSteps.ts';
import { DETAILS, GENERIC, PAPER, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

const worship = (tab: 'Prayer Calendar' | 'Sermon Outlines' | 'CSI Lectionary') => ({
  who: 'office' as const,
  heading: tab,
  tabs: ['Prayer Calendar', 'Sermon Outlines', 'CSI Lectionary'],
  tab,
  clicks: ['Worship Resources', tab],
});

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-088',
      path: '/worship_resources',
      aliases: ['/worship_resources/', '/worship_resources/prayer_calendar'],
      table: '/worship_resources/prayer_calendar?view=list',
      ...worship('Prayer Calendar'),
      columns: ['Date', 'Description'],
      empty: 'No details found',
    },
    {
      id: 'CON-090',
      path: '/worship_resources/sermon_outlines',
      ...worship('Sermon Outlines'),
      columns: ['Thumbnail', 'Title', 'Category', 'PDF'],
      empty: 'No details found',
    },
    {
      id: 'CON-092',
      path: '/worship_resources/csi_lectionary',
      ...worship('CSI Lectionary'),
      columns: ['Image Thumbnail', 'Title', 'Year', 'PDF'],
      empty: 'No details found',
    },
  ],
  lists: [
    {
      of: 'prayer',
      path: '/worship_resources?view=list&when=all',
      heading: 'Prayer Calendar',
      columns: ['Date', 'Description'],
      empty: 'No details found',
      add: 'Add Prayer Calendar',
      form: { title: 'Add Prayer Calendar', is: 'dialog' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: async (page, name) => {
        // It begins with today's date.
        await page.getByLabel('Date').fill('');
        await page.getByRole('button', { name: 'Add', exact: true }).last().click();
        await page.getByText('Please enter: Date').first().waitFor();
        await page.getByLabel('Date').fill('2026-11-21');
        await page.getByLabel('Description').fill(name);
      },
      renamed: 'Description',
      prompt: GENERIC,
      failed: {
        ...DETAILS,
        list: 'Unable to fetch prayer calendar list',
        remove: 'Unable to delete detais',
      },
    },
    {
      of: 'publication',
      path: '/worship_resources/sermon_outlines',
      heading: 'Sermon Outlines',
      columns: ['Thumbnail', 'Title', 'Category', 'PDF'],
      empty: 'No details found',
      add: 'Add Sermon Outlines',
      form: { title: 'Add Sermon Outlines', is: 'dialog' },
      submit: 'Add Sermon',
      submitEdit: 'Update Sermon',
      fill: async (page, name) => {
        await title(page, name);
        await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Lent' });
        await image(page, 'Thumbnail');
        await document(page, 'Upload PDF');
      },
      renamed: 'Title',
      refused: 'Please enter: Title',
      prompt: GENERIC,
      failed: {
        ...DETAILS,
        list: 'Unable to fetch sermon outlines',
        remove: 'Unable to delete details',
      },
    },
    {
      of: 'publication',
      path: '/worship_resources/csi_lectionary',
      heading: 'CSI Lectionary',
      columns: ['Image Thumbnail', 'Title', 'Year', 'PDF'],
      empty: 'No details found',
      add: 'Add CSI Lectionary',
      form: { title: 'Add CSI Lectionary', is: 'dialog' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: async (page, name) => {
        await title(page, name);
        await page.getByRole('dialog').getByLabel('Year').selectOption('2026');
        await image(page, 'Image Thumbnail');
      },
      renamed: 'Title',
      refused: 'Please enter: Title',
      prompt: GENERIC,
      failed: {
        ...DETAILS,
        list: 'Unable to fetch the lectionary',
        remove: 'Unable to delete details',
      },
    },
  ],
  forms: [
    {
      id: 'CON-089',
      path: '/worship_resources',
      add: 'Add Prayer Calendar',
      title: 'Add Prayer Calendar',
      // All but the first two are ours: they make the page of a Sunday.
      fields: ['Date', 'Description', 'Name of the day', 'Readings', 'Theme', 'Collect', 'Songs'],
      must: ['Date'],
      submit: 'Add',
    },
    {
      id: 'CON-091',
      path: '/worship_resources/sermon_outlines',
      add: 'Add Sermon Outlines',
      title: 'Add Sermon Outlines',
      fields: ['Title', 'Category', ...PAPER],
      choices: { Category: ['Sermon Outlines', 'Lent', 'Advent', 'Bible Study'] },
      must: ['Title'],
      submit: 'Add Sermon',
    },
    {
      id: 'CON-093',
      path: '/worship_resources/csi_lectionary',
      add: 'Add CSI Lectionary',
      title: 'Add CSI Lectionary',
      fields: ['Title', 'Year', 'Image Thumbnail', 'Upload PDF'],
      must: ['Title'],
      submit: 'Add',
    },
  ],
};
