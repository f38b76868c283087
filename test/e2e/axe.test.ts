import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, openBrowser, visitor } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import { browse, group, row, rowMenu, signedIn } from '#test/support/consoleSteps.ts';
import { picture, twoColours } from '#test/support/files.ts';
import { sideways } from '#test/support/layout.ts';
import { type App, startApp } from '#test/support/server.ts';
import { addressOf, EXAMPLES } from './site/examples.ts';

/** Every screen and page, and what opens on them, on a phone and on a desk, light and dark: nothing that axe finds, nothing too wide. */
let app: App;
let browser: Browser;
let church: Church;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  church = await smallChurch(app, 22);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** A screen or page in one of its states. `only`: the width at which it has this state. */
type State = {
  name: string;
  path: string | ((of: Church) => string);
  open?: (page: Page) => Promise<unknown>;
  only?: 'phone' | 'desk';
};

const WIDTHS = [
  { on: 'phone', width: 360 },
  { on: 'desk', width: 1440 },
] as const;

async function inOrder(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, 'colours')).toEqual([]);
  expect(await sideways(page, [width])).toEqual([]);
}

const opener = (page: Page, name: string) => page.locator(`summary[aria-label="${name}"]`).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const SITE_STATES: readonly State[] = [
  ...EXAMPLES.map(
    ([route, on, path]): State => ({
      name: `${route} on ${on}`,
      path: (of) => addressOf(app, of, on, path(of)),
    }),
  ),
  { name: 'the menu panel', path: '/home', open: (page) => opener(page, 'Menu').click() },
  {
    name: 'a group of the phone’s menu',
    only: 'phone',
    path: '/home',
    open: async (page) => {
      await opener(page, 'Menu').click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await menu.getByText('Dioceses', { exact: true }).click();
      await menu.getByText('Telengana', { exact: true }).click();
      await menu.getByRole('link', { name: 'Medak' }).waitFor();
    },
  },
  {
    name: 'a popup of the bar',
    only: 'desk',
    path: '/home',
    open: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByText('Diocese', { exact: true }).focus();
      await page.getByRole('heading', { name: 'Telengana' }).waitFor();
    },
  },
  ...['/', '/home'].map(
    (path): State => ({
      name: `the search panel of ${path}`,
      path,
      open: async (page) => {
        await opener(page, 'Search').click();
        await page.getByRole('searchbox').fill('camp');
        await page.getByRole('button', { name: 'Load more' }).waitFor();
      },
    }),
  ),
  {
    name: 'a search that finds nothing',
    path: '/home',
    open: async (page) => {
      await opener(page, 'Search').click();
      await page.getByRole('searchbox').fill('zzzz');
      await page.getByText('No news found').waitFor();
    },
  },
  {
    name: 'the gallery over the page',
    path: ({ story }) => story.path,
    open: async (page) => {
      await page.getByRole('link', { name: 'Picture 1 of 4' }).click();
      await page.getByText('1 / 4').waitFor();
    },
  },
  { name: 'a page that is not there', path: '/no/such/page' },
  { name: 'a site that is not there', path: () => app.at('nobody', '/') },
];

/** A form whose first field has been typed into. */
async function typed(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('A day by the sea');
}

const CONSOLE_STATES: readonly State[] = [
  { name: 'users of the office', path: '/users', open: (page) => row(page, 'Administrator').waitFor() },
  {
    name: 'users of dioceses, none',
    path: '/users/diocese_user',
    open: (page) => page.getByText('No users found').waitFor(),
  },
  { name: 'users of departments', path: '/users/department_user', open: (page) => heading(page, 'Users') },
  {
    name: 'Add User, refused',
    path: '/users/department_user',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add User' }).click();
      await dialog(page, 'Add User').getByRole('button', { name: 'Add', exact: true }).click();
      await dialog(page, 'Add User').getByRole('alert').waitFor();
    },
  },
  {
    name: 'closing a form with changes',
    path: '/users',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add User' }).click();
      await dialog(page, 'Add User').getByLabel('Name').fill('Jeya');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'the sections of a phone',
    only: 'phone',
    path: '/users',
    open: (page) => opener(page, 'Menu').click(),
  },
  {
    name: 'department news',
    path: '/departments/department_news',
    open: (page) => page.getByRole('button', { name: 'Load More...' }).waitFor(),
  },
  {
    name: 'a row’s menu',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByLabel('Actions for Choir number 1').click();
      await page.getByRole('button', { name: 'Make Inactive' }).waitFor();
    },
  },
  {
    name: 'checked rows',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Choir number 1' }).check();
      await page.getByRole('region', { name: 'Selected news' }).waitFor();
    },
  },
  {
    name: 'the filter',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await dialog(page, 'Filter').getByLabel('Medak').check();
      await dialog(page, 'Filter').getByLabel('Inactive').check();
    },
  },
  {
    name: 'filters that leave nothing',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await dialog(page, 'Filter').getByLabel('Inactive').check();
      await dialog(page, 'Filter').getByRole('button', { name: 'Apply Filters' }).click();
      await page.getByText('No news found').waitFor();
    },
  },
  {
    name: 'the question before deleting',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      const menu = await rowMenu(page, 'Choir number 2');
      await menu.getByRole('button', { name: 'Delete News' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'a toast',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      const first = page.getByLabel(/^Actions for Choir/).first();
      const title = ((await first.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
      const menu = await rowMenu(page, title);
      await menu.getByRole('button', { name: 'Delete News' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
      // As long as the focus is on it, it stays.
      await page.getByRole('button', { name: 'Undo' }).focus();
    },
  },
  {
    name: 'a list that did not come',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      await page.route('**/news/get', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute('**/news/get');
    },
  },
  {
    name: 'a new department news item, refused',
    path: '/departments/add_news',
    open: async (page) => {
      await page.getByRole('toolbar').waitFor();
      await page.getByLabel('Title').fill('x'.repeat(91));
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a draft that is offered',
    path: '/dioceses/add_news',
    open: async (page) => {
      await typed(page);
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).waitFor();
      await page.getByRole('toolbar').waitFor();
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
    path: '/departments/add_news',
    open: async (page) => {
      await page.getByRole('toolbar').waitFor();
      const wrong = { ...(await picture('photo.png')), buffer: Buffer.from('MZ, no picture') };
      await browse(page.getByRole('button', { name: 'Browse: Gallery images' }), [wrong]);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'the crop dialog',
    path: '/departments/add_news',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add thumbnail' }).click();
      const crop = dialog(page, 'Thumbnail');
      await browse(crop.getByRole('button', { name: 'Browse: Thumbnail' }), [await twoColours('sea.jpg')]);
      await crop.getByLabel('The part of the picture that is kept').waitFor();
    },
  },
  ...['Link', 'Image', 'Video'].map(
    (name): State => ({
      name: `the dialog ${name}`,
      path: '/departments/add_news',
      open: async (page) => {
        await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
        await dialog(page, name).waitFor();
      },
    }),
  ),
  {
    name: 'the text’s colours',
    path: '/departments/add_news',
    open: async (page) => {
      await page.getByLabel('Text colour').click();
      await page.getByRole('button', { name: 'None' }).first().waitFor();
    },
  },
  {
    name: 'leaving with changes',
    path: '/dioceses/add_news',
    open: async (page) => {
      await typed(page);
      await page.getByRole('link', { name: 'Diocese News' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'somebody else’s changes',
    path: ({ tamil }) => `/dioceses/edit_news/${tamil.id}`,
    open: async (page) => {
      await typed(page);
      await church.client.call('PUT', `news/edit/${church.tamil.id}`, { title: `மாநாடு ${Date.now()}` });
      await page.getByRole('button', { name: 'Update' }).click();
      await dialog(page, 'Changed in the meantime').waitFor();
    },
  },
  {
    name: 'signing in again',
    path: '/dioceses/diocese_news',
    open: async (page) => {
      await page.route('**/news/get', (route) => route.fulfill({ status: 401, json: {} }));
      await page.reload();
      await dialog(page, 'Please sign in again').waitFor();
      await page.unroute('**/news/get');
    },
  },
  { name: 'a section of later', path: '/campaigns', open: (page) => heading(page, 'Campaigns') },
];

describe.each(WIDTHS)('on a $on', ({ on, width }) => {
  const here = ({ only }: State) => only === undefined || only === on;

  describe('the site', () => {
    let page: Page;
    beforeAll(async () => {
      page = await (await visitor(browser, { width, url: app.url })).newPage();
    });
    afterAll(() => page.context().close());
    it.each(SITE_STATES.filter(here))('$name', async ({ path, open }) => {
      await page.goto(typeof path === 'string' ? path : path(church));
      await open?.(page);
      await inOrder(page, width);
    });
  });

  describe('the console', () => {
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      ({ context, page } = await signedIn(browser, app, '/users', undefined, { width }));
    });
    afterAll(() => context.close());
    it.each(CONSOLE_STATES.filter(here))('$name', async ({ path, open }) => {
      await page.goto(typeof path === 'string' ? path : path(church));
      await open?.(page);
      await inOrder(page, width);
    });

    it('a department’s user: the list and the form', async () => {
      const login = await church.client.user(`Ecology ${on}`, church.ecology);
      const own = await signedIn(browser, app, '/departments', login, { width });
      await own.page.getByRole('row').nth(1).waitFor();
      await inOrder(own.page, width);
      await own.page.getByRole('link', { name: 'Add News' }).click();
      await own.page.getByRole('toolbar').waitFor();
      await inOrder(own.page, width);
      await own.context.close();
    });

    it('the login, refused', async () => {
      const stranger = await (await visitor(browser, { width, url: app.url })).newPage();
      await stranger.goto('/login');
      await stranger.getByRole('button', { name: 'Login' }).click();
      await stranger.getByRole('alert').waitFor();
      await inOrder(stranger, width);
      await stranger.context().close();
    });
  });
});
