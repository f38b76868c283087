import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, openBrowser, visitor } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import { type App, startApp } from '#test/support/server.ts';
import { CONSOLE_STATES } from './console/states.ts';
import { SITE_STATES } from './site/states.ts';
import type { State } from './state.ts';

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

const WIDTHS = [
  { on: 'phone', width: 360 },
  { on: 'desk', width: 1440 },
] as const;

async function inOrder(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // Asked again while something is still coming or going, such as a toast.
  await expect.poll(() => axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => axe(page, 'colours')).toEqual([]);
  expect(await sideways(page, [width])).toEqual([]);
}

describe.each(WIDTHS)('on a $on', ({ on, width }) => {
  const here = ({ only }: State) => only === undefined || only === on;

  describe('the site', () => {
    let page: Page;
    beforeAll(async () => {
      page = await (await visitor(browser, { width, url: app.url })).newPage();
    });
    afterAll(() => page.context().close());
    it.each(SITE_STATES.filter(here))('$name', async ({ path, open }) => {
      await page.goto(path(church));
      await open?.(page, church);
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
      await page.goto(path(church));
      await open?.(page, church);
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
