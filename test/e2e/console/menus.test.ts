import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { resizeTo, visitor } from '#test/support/browser.ts';
import { fillLogin, rowMenu, signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';
import { goTo } from '../axe/walk.ts';

/** Small menus behind a button: of a row, of the toolbar, of a phone's sections. */
let app: App;
let browser: Browser;
/** The office at a desk and on a phone, signed in once. */
let desk: Page;
let phone: Page;

withChurch(async (started) => {
  ({ app, browser } = started);
  ({ page: desk } = await signedIn(browser, app, '/users'));
  ({ page: phone } = await signedIn(browser, app, '/users', undefined, { width: 320 }));
});

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

it('the menu of a row by keyboard', async () => {
  const page = desk;
  await goTo(page, '/dioceses/diocese_news');
  const menu = await rowMenu(page, 'Choir number 1');
  await menu.getByRole('button', { name: 'Make Inactive' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Actions for Choir number 1');

  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('Edit News');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused(page)).toBe('Delete News');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('Make Inactive');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Actions for Choir number 1');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).not.toBe('Delete News');
});

it('a menu stands inside the window, wherever its row is, and closes by a press beside it', async () => {
  for (const [page, width] of [
    [phone, 320],
    [desk, 1440],
  ] as const) {
    await goTo(page, '/departments/department_news');
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
  }
});

it('below a screen are the website’s sections, which the sidebar has not (AMB-100)', async () => {
  const page = desk;
  await goTo(page, '/users');
  const site = page.getByRole('navigation', { name: 'The public website' });
  await page.locator('summary', { hasText: 'The public website' }).click();
  const officers = site.getByRole('link', { name: 'Officers' });
  await expect.poll(() => officers.getAttribute('href')).toBe('/about/officer');
  await expect.poll(() => page.locator('.side').getByRole('link', { name: 'Officers' }).count()).toBe(0);
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
  const page = phone;
  await resizeTo(page, 360);
  await goTo(page, '/users');
  await page.getByLabel(/^Menu/).click();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Departments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Department News' }).waitFor();
  await sections.waitFor({ state: 'hidden' });
});

it('the search over everything opens by its key, chooses by arrows, opens what is chosen, and gives the focus back', async () => {
  const page = desk;
  await goTo(page, '/users');
  const button = page.getByRole('button', { name: 'Find anything' });
  await button.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toContain('Find anything');

  await page.keyboard.press('Control+k');
  await field.fill('choir number 3');
  await page.getByRole('option', { name: 'Choir number 3' }).waitFor();
  const chosen = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`).innerText();
  };
  await expect.poll(chosen).toContain('Choir number 3');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/edit_news\//);
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Choir number 3');

  // A screen, by a word of its name.
  await page.keyboard.press('Control+k');
  await field.fill('prayer cal');
  await page.getByRole('option', { name: /^Prayer Calendar/ }).click();
  await page.waitForURL('**/worship_resources/prayer_calendar');

  // What was opened stands first when one looks again; so are files found, by their names.
  await page.keyboard.press('Control+k');
  const justNow = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect.poll(() => justNow.first().innerText()).toContain('Choir number 3');
  await field.fill('shared');
  await page
    .getByRole('group', { name: 'Media' })
    .getByRole('option', { name: /shared/ })
    .click();
  await page.waitForURL(/\/library\?file=/);
  await page.getByRole('dialog').waitFor();
});

it('a phone has a dock, which gives way to the bar of a form', async () => {
  const page = phone;
  await resizeTo(page, 360);
  await goTo(page, '/users');
  const dock = page.getByRole('navigation', { name: 'Main navigation' });
  await dock.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await dock.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).waitFor();
  await page.keyboard.press('Escape');
  await dock.getByRole('link', { name: 'Write' }).click();
  await page.getByLabel('Title').waitFor();
  await dock.waitFor({ state: 'hidden' });
});

it('whoever chooses to begin with today is led there by the next sign-in, and is asked once', async () => {
  const { page, context } = await signedIn(browser, app, '/today');
  await page.getByRole('button', { name: 'Start on Today' }).click();
  await page.getByText('After signing in you start on Today.').waitFor();
  await context.close();
  const again = await (await visitor(browser, { url: app.url })).newPage();
  await again.goto('/login');
  await fillLogin(again);
  await again.waitForURL('**/today');
  await again.getByRole('button', { name: 'Keep current start page' }).click();
  await again.getByText('After signing in you start in your own section.').waitFor();
  await expect.poll(() => again.getByText('Start here after signing in?').count()).toBe(0);
  await again.context().close();
});
