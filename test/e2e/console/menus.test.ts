import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { smallChurch } from '#test/support/church.ts';
import { rowMenu, signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Small menus behind a button: of a row, of the toolbar, of a phone's sections. */
let app: App;
let browser: Browser;

withApp(async (started) => {
  ({ app, browser } = started);
  await smallChurch(app, 30);
});

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

it('the menu of a row by keyboard', async () => {
  const { page } = await signedIn(browser, app, '/dioceses/diocese_news');
  const menu = await rowMenu(page, 'Choir number 1');
  await menu.getByRole('button', { name: 'Make Inactive' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Actions for Choir number 1');

  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Edit News');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('Delete News');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Make Inactive');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Actions for Choir number 1');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).not.toBe('Delete News');
  await page.context().close();
});

it('a menu stands inside the window, wherever its row is, and closes by a press beside it', async () => {
  for (const width of [320, 1440]) {
    const { page } = await signedIn(browser, app, '/departments/department_news', undefined, { width });
    const openers = page.getByLabel(/^Actions for /);
    await openers.first().waitFor();
    for (const opener of [openers.first(), openers.last()]) {
      await opener.click();
      const box = await page.locator('.menu:popover-open').boundingBox();
      const [right, bottom] = [(box?.x ?? -1) + (box?.width ?? 0), (box?.y ?? -1) + (box?.height ?? 0)];
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(width === 320 ? 740 : 900);
      await page.getByRole('heading', { level: 1 }).click();
      await page.locator('.menu:popover-open').waitFor({ state: 'detached' });
    }
    await page.context().close();
  }
});

it('the rows of a list leave no listener on the whole page', async () => {
  const { page } = await signedIn(browser, app, '/users');
  // React itself listens to everything, once; what each row would add comes by other names of events.
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    const add = document.addEventListener.bind(document);
    document.addEventListener = (...given: Parameters<typeof add>) => {
      added.push(given[0]);
      add(...given);
    };
  });
  await page.goto('/departments/department_news');
  await page
    .getByLabel(/^Actions for /)
    .nth(24)
    .waitFor();
  const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
  expect(added.length).toBeLessThan(25);
  await page.context().close();
});

it('the sections of a phone open, lead on, and are gone there', async () => {
  const { page } = await signedIn(browser, app, '/users', undefined, { width: 360 });
  await page.getByLabel(/^Menu/).click();
  const sections = page.getByRole('navigation', { name: 'Sections, small screen' });
  await sections.getByRole('link', { name: 'Departments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Department News' }).waitFor();
  await sections.waitFor({ state: 'hidden' });
  await page.context().close();
});
