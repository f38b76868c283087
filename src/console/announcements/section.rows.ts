import type { Page } from 'playwright-core';
import { document } from '#test/support/consoleSteps.ts';
import { GENERIC, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

const announcements = (tab: 'Govt. Notification Schemes' | 'Press Release' | 'Statements') => ({
  who: 'office' as const,
  heading: 'Announcements',
  tabs: ['Govt. Notification Schemes', 'Press Release', 'Statements'],
  tab,
  columns: ['Title and description', 'Date', 'PDF', 'Author'],
  empty: 'No statements found',
  clicks: ['Announcements', tab],
});
const ANNOUNCEMENTS = {
  heading: 'Announcements',
  columns: ['Title and description', 'Date', 'PDF', 'Author'],
  empty: 'No statements found',
  add: 'Add Schemes',
  form: { title: 'Add', is: 'dialog' },
  submit: 'Add',
  submitEdit: 'Update',
  fill: async (page: Page, name: string) => {
    await title(page, name);
    await page.getByLabel('Date').fill('2026-11-10');
    await page.getByLabel('Description').fill('What the office has to say.');
    await document(page, 'Upload PDF');
  },
  renamed: 'Title',
  refused: 'Please enter: Title',
  prompt: GENERIC,
} as const;
const SCHEMES = {
  list: 'Failed to fetch details',
  create: 'Failed to add scheme',
  edit: 'Failed to update scheme',
  remove: 'Failed to delete scheme',
};

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-094',
      path: '/announcements/govt_notification_schemes/govt',
      ...announcements('Govt. Notification Schemes'),
    },
    { id: 'CON-095', path: '/announcements/press_release/press', ...announcements('Press Release') },
    { id: 'CON-096', path: '/announcements/statement/statement', ...announcements('Statements') },
  ],
  lists: [
    {
      of: 'statement',
      ...ANNOUNCEMENTS,
      path: '/announcements/govt_notification_schemes/govt',
      failed: SCHEMES,
    },
    { of: 'statement', ...ANNOUNCEMENTS, path: '/announcements/press_release/press', failed: SCHEMES },
    { of: 'statement', ...ANNOUNCEMENTS, path: '/announcements/statement/statement', failed: SCHEMES },
  ],
  forms: [
    {
      id: 'CON-097',
      path: '/announcements/press_release/press',
      add: 'Add Schemes',
      title: 'Add',
      fields: ['Title', 'Date', 'Description', 'Upload PDF'],
      must: ['Title'],
      submit: 'Add',
    },
  ],
};
