import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { wordsIn } from '#lib/translations.ts';
import { railWords } from '#site/parts/words.ts';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The bar and its lists by mouse, finger and keyboard, with script and without (002 §2.4). */
let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const word = (page: Page, name: string) => bar(page).getByText(name, { exact: true });
const list = (page: Page) => bar(page).getByRole('link', { name: church.medak.name });
const open = async (options: Parameters<typeof visitor>[1] = {}) => {
  const context = await visitor(browser, { url: app.url, ...options });
  const page = await context.newPage();
  await page.goto('/about/contact_us');
  return page;
};

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, script) => {
  it('a finger opens the list of dioceses, goes into it, and closes it again', async () => {
    const page = await open({ width: 1024, touch: true, script });
    await word(page, 'Diocese').tap();
    await list(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about/contact_us');
    await word(page, 'Diocese').tap();
    await list(page).waitFor({ state: 'hidden' });
    await word(page, 'Department').tap();
    await bar(page).getByRole('link', { name: church.ecology.name }).waitFor();
    await word(page, 'Diocese').tap();
    await list(page).tap();
    await page.waitForURL(app.at('medak', '/'));
    await page.context().close();
  });

  it('the keyboard passes the words one by one, and opens the list that it wants', async () => {
    const page = await open({ script });
    await word(page, 'Diocese').focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => word(page, 'Department').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    const ecology = bar(page).getByRole('link', { name: church.ecology.name });
    await ecology.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => ecology.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(app.at(church.ecology.label, '/'));
    await page.context().close();
  });

  it('the keyboard goes to the search at once', async () => {
    const page = await open({ script });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'News, people' }).waitFor();
    await page.keyboard.type('choir');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=choir');
    await page.context().close();
  });
});

it('a carousel is one stop: Tab goes on behind it, the arrow keys go through it', async () => {
  const context = await visitor(browser, { url: app.url });
  const page = await context.newPage();
  await page.goto('/home');
  const rail = page
    .locator('.rail')
    .filter({ has: page.locator('a') })
    .first();
  const links = rail.locator('a[href]');
  await page.keyboard.press('Tab');
  await expect.poll(() => rail.getAttribute('tabindex')).toBe('-1');
  const focused = () =>
    rail.evaluate((one) => [...one.querySelectorAll('a[href]')].indexOf(document.activeElement as Element));
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(focused).toBe((await links.count()) - 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe((await links.count()) - 1);
  await page.keyboard.press('Home');
  await expect.poll(focused).toBe(0);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.rail-box') === null))
    .toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(focused).toBe(0);
  await context.close();
});

it('a mouse opens a list by hovering; Escape sends it away until the mouse comes back', async () => {
  const page = await open();
  await word(page, 'Diocese').hover();
  await list(page).waitFor();
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  await page.mouse.move(700, 700);
  await word(page, 'Diocese').hover();
  await list(page).waitFor();
  await page.context().close();
});

it('Escape closes what the keyboard has opened, and so does leaving it', async () => {
  const page = await open();
  await word(page, 'Diocese').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  await expect.poll(() => word(page, 'Diocese').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await list(page).waitFor();
  await page.keyboard.press('Shift+Tab');
  await list(page).waitFor({ state: 'hidden' });
  await word(page, 'Diocese').click();
  await list(page).waitFor();
  await page.mouse.click(20, 880);
  await list(page).waitFor({ state: 'hidden' });
  await page.context().close();
});

it('Ctrl and K open the search, ready to be typed in', async () => {
  const page = await open();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'News, people' });
  await field.waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  await page.context().close();
});

it.each(LANGUAGES)(
  'buttons and marks that the browser draws at a carousel have names: %s',
  async (language) => {
    const page = await open();
    await page.goto(languagePath(language, '/home'));
    const { previous, next, item } = wordsIn(railWords, language);
    const session = await page.context().newCDPSession(page);
    const namesOf = async (role: string): Promise<string[]> => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes.flatMap((node) => (node.role?.value === role ? [node.name?.value] : []));
    };
    const rail = page.locator('.rail').first();
    const count = await rail.locator('> *').count();
    const marks = Array.from({ length: count }, (_, at) => item(at + 1, count));
    await expect.poll(() => namesOf('link')).toEqual(expect.arrayContaining(marks));
    await expect.poll(() => namesOf('button')).toContain(next);
    // At its beginning there is no way back.
    await expect
      .poll(async () => {
        await rail.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
        return namesOf('button');
      })
      .toContain(previous);
    await page.context().close();
  },
);
