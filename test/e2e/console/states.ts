import type { Page } from 'playwright-core';
import { addThumbnail, browse, group, row, rowMenu, withoutDrafts } from '#test/support/consoleSteps.ts';
import { picture, twoColours } from '#test/support/files.ts';
import type { State } from '../state.ts';
import { CARE_STATES } from './careStates.ts';
import { DESK_STATES } from './deskStates.ts';
import { OFFICE_STATES } from './officeStates.ts';
import { UNIT_STATES } from './unitStates.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A form whose first field has been typed into. */
async function typed(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('A day by the sea');
}

/** Screens of the full administrator, and what opens on them. */
export const CONSOLE_STATES: readonly State[] = [
  { name: 'users of the office', path: () => '/users', open: (page) => row(page, 'Administrator').waitFor() },
  {
    name: 'users of dioceses, none',
    path: () => '/users/diocese_user',
    open: (page) => page.getByText('No users found').waitFor(),
  },
  {
    name: 'users of departments',
    path: () => '/users/department_user',
    open: (page) => heading(page, 'Users'),
  },
  {
    name: 'Add User, refused',
    path: () => '/users/department_user',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add User' }).click();
      await dialog(page, 'Add User').getByRole('button', { name: 'Add', exact: true }).click();
      await dialog(page, 'Add User').getByRole('alert').waitFor();
    },
  },
  {
    name: 'what is to be translated',
    path: () => '/translations?language=te',
    open: (page) =>
      page
        .getByRole('link', { name: /^Translate/ })
        .first()
        .waitFor(),
  },
  {
    name: 'a story beside its original, into Telugu',
    path: ({ story }) => `/translations/news/${story.id}/te`,
    open: (page) => page.getByLabel('Title in Telugu').waitFor(),
  },
  { name: 'today', path: () => '/today', open: (page) => page.getByText('Status').last().waitFor() },
  {
    name: 'the search over everything',
    path: () => '/today',
    open: async (page) => {
      await heading(page, 'Today');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find anything' }).fill('news');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the search that finds nothing',
    path: () => '/today',
    open: async (page) => {
      await heading(page, 'Today');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find anything' }).fill('xqzzt');
      await page.getByText('Nothing found for').waitFor();
    },
  },
  {
    name: 'closing a form with changes that cannot be kept',
    path: () => '/users',
    open: async (page) => {
      await withoutDrafts(page);
      await page.getByRole('button', { name: 'Add User' }).click();
      await dialog(page, 'Add User').getByLabel('Name').fill('Jeya');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'the sections of a phone',
    only: 'phone',
    path: () => '/users',
    open: (page) => page.getByLabel(/^Menu/).click(),
  },
  {
    name: 'department news',
    path: () => '/departments/department_news',
    open: (page) => page.getByRole('button', { name: 'Load More...' }).waitFor(),
  },
  {
    name: 'a row’s menu',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByLabel('Actions for Choir number 1').click();
      await page.getByRole('button', { name: 'Make Inactive' }).waitFor();
    },
  },
  {
    name: 'checked rows',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Choir number 1' }).check();
      await page.getByRole('region', { name: 'Selected news' }).waitFor();
    },
  },
  {
    name: 'the filter',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await dialog(page, 'Filter').getByLabel('Medak').check();
      await dialog(page, 'Filter').getByLabel('Inactive').check();
    },
  },
  {
    name: 'filters that leave nothing',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await dialog(page, 'Filter').getByLabel('Inactive').check();
      await dialog(page, 'Filter').getByRole('button', { name: 'Apply Filters' }).click();
      await page.getByText('No news found').waitFor();
    },
  },
  {
    name: 'the question before deleting',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      const menu = await rowMenu(page, 'Choir number 2');
      await menu.getByRole('button', { name: 'Delete News' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'a toast',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      const first = page.getByLabel(/^Actions for Choir/).first();
      const title = ((await first.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
      const menu = await rowMenu(page, title);
      await menu.getByRole('button', { name: 'Delete News' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
      // As long as the focus is on it, it stays.
      await page.getByRole('button', { name: 'Undo' }).focus();
      // It lies over the page for a moment, wherever that is scrolled to: at the top nothing to press comes out half from under it.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'a list in another order',
    path: () => '/departments/department_news?order=-title',
    open: (page) =>
      page.getByRole('columnheader', { name: 'Title and description' }).waitFor({ state: 'attached' }),
  },
  {
    name: 'a month to write prayers into',
    path: () => '/worship_resources?month=2099-11',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Mon 2 November 2099' }).fill('Those at sea');
      await page.keyboard.press('Enter');
      await page.getByText('Saved', { exact: true }).waitFor();
    },
  },
  {
    name: 'a list that did not come',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.route('**/news/get', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute('**/news/get');
    },
  },
  {
    name: 'a new department news item, refused',
    path: () => '/departments/add_news',
    open: async (page) => {
      await page.getByRole('toolbar').waitFor();
      await page.getByLabel('Title').fill('x'.repeat(91));
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a draft that is offered',
    path: () => '/dioceses/add_news',
    open: async (page) => {
      await typed(page);
      await page.goto('/dioceses/add_news');
      await page.getByRole('button', { name: 'Restore' }).waitFor();
      await page.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'a draft that is gone on with',
    path: () => '/dioceses/add_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Restore' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Discard' }).waitFor();
      await page.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'the drafts',
    path: () => '/drafts',
    open: (page) => page.getByRole('button', { name: 'Continue: A day by the sea' }).waitFor(),
  },
  {
    name: 'a draft to read',
    path: () => '/drafts',
    open: async (page) => {
      await page.getByLabel('Actions for A day by the sea').click();
      await page.getByRole('button', { name: 'Read it' }).click();
      await dialog(page, 'A day by the sea').getByText('A day by the sea').last().waitFor();
    },
  },
  {
    name: 'a draft thrown away',
    path: () => '/drafts',
    open: async (page) => {
      await page.getByLabel('Actions for A day by the sea').click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Undo' }).focus();
    },
  },
  {
    name: 'a news item with everything',
    path: ({ story }) => `/departments/edit_news/${story.id}`,
    open: async (page) => {
      await page.getByRole('toolbar').waitFor();
      await group(page, 'PDF')
        .getByRole('link', { name: /Order.?of.?service/ })
        .waitFor();
    },
  },
  {
    name: 'a file that was refused',
    path: () => '/departments/add_news',
    open: async (page) => {
      await page.getByRole('toolbar').waitFor();
      const wrong = { ...(await picture('photo.png')), buffer: Buffer.from('MZ, no picture') };
      await browse(page.getByRole('button', { name: 'Browse: Gallery images' }), [wrong]);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'the crop dialog',
    path: () => '/departments/add_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add thumbnail' }).click();
      const crop = dialog(page, 'Thumbnail');
      await browse(crop.getByRole('button', { name: 'Browse: Thumbnail' }), [await twoColours('sea.jpg')]);
      await crop.getByLabel('The part of the picture that is kept').waitFor();
    },
  },
  {
    name: 'the help beside a list',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Help: Diocese News' }).click();
      await page.getByRole('complementary', { name: 'Diocese News' }).waitFor();
    },
  },
  {
    name: 'the page beside the form',
    path: () => '/departments/department_news',
    open: async (page) => {
      const actions = page.getByLabel(/^Actions for/);
      await actions.first().click();
      await page.getByRole('link', { name: 'Edit News' }).first().click();
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'about a picture',
    path: () => '/departments/add_news',
    open: async (page) => {
      await addThumbnail(page, await twoColours('sea.jpg'));
      await page.getByRole('button', { name: 'Describe: Thumbnail' }).click();
      await dialog(page, 'About this picture').waitFor();
    },
  },
  ...['Link', 'Image', 'Video'].map(
    (name): State => ({
      name: `the dialog ${name}`,
      path: () => '/departments/add_news',
      open: async (page) => {
        await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
        await dialog(page, name).waitFor();
      },
    }),
  ),
  {
    name: 'the text’s colours',
    path: () => '/departments/add_news',
    open: async (page) => {
      await page.getByLabel('Text colour').click();
      await page.getByRole('button', { name: 'None' }).first().waitFor();
    },
  },
  {
    name: 'what was left with changes is a draft',
    path: () => '/dioceses/add_news',
    open: async (page) => {
      await typed(page);
      await page.getByRole('link', { name: 'Diocese News' }).first().click();
      await page.getByRole('status').getByRole('button', { name: 'Open' }).waitFor();
    },
  },
  {
    name: 'somebody else’s changes',
    path: ({ tamil }) => `/dioceses/edit_news/${tamil.id}`,
    open: async (page, { client, tamil }) => {
      await typed(page);
      await client.call('PUT', `news/edit/${tamil.id}`, { title: `மாநாடு ${Date.now()}` });
      await page.getByRole('button', { name: 'Update' }).click();
      await dialog(page, 'Changed in the meantime').waitFor();
    },
  },
  {
    name: 'signing in again',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      await page.route('**/news/get', (route) => route.fulfill({ status: 401, json: {} }));
      await page.reload();
      await dialog(page, 'Please sign in again').waitFor();
      await page.unroute('**/news/get');
    },
  },
];

/** The other ones, which have a church to themselves. */
export const MORE_STATES: readonly State[] = [
  ...CARE_STATES,
  ...OFFICE_STATES,
  ...UNIT_STATES,
  ...DESK_STATES,
];
