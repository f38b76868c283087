import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The header's panels, lists and galleries, with script and without (002 §2). */
let app: App;
let browser: Browser;
let church: Church;
let reader: BrowserContext;
let plain: BrowserContext;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  reader = await visitor(browser, { url: app.url });
  plain = await visitor(browser, { url: app.url, script: false });
});

/** What opens a panel of the header. */
const opener = (page: Page, name: 'Search' | 'Menu') => page.locator(`summary[aria-label="${name}"]`);

describe('without script', () => {
  it('the header’s panels open, one at a time, and the search finds (AMB-065)', async () => {
    const page = await plain.newPage();
    await page.goto('/home');
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'Menu' });
    await opener(page, 'Menu').click();
    await menu.getByRole('link', { name: 'Have any Queries?' }).waitFor();
    await opener(page, 'Search').click();
    await menu.waitFor({ state: 'hidden' });
    const search = header.getByRole('searchbox', { name: 'News, people' });
    await header.getByText('Recent News').waitFor();
    await expect.poll(() => header.getByRole('link', { name: church.story.title }).isVisible()).toBe(true);
    await search.fill('மாநாடு');
    await search.press('Enter');
    await page.waitForURL('/search?q=*');
    await page.getByRole('main').getByRole('link', { name: church.tamil.title }).click();
    await page.getByRole('heading', { level: 1, name: church.tamil.title }).waitFor();
    await page.close();
  });

  it('the phone’s menu leads to a diocese', async () => {
    const phone = await visitor(browser, { url: app.url, width: 360, script: false });
    const page = await phone.newPage();
    await page.goto('/home');
    const header = page.getByRole('banner');
    await opener(page, 'Menu').click();
    const menu = header.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Dioceses', { exact: true }).click();
    await menu.getByText('Telengana', { exact: true }).click();
    await menu.getByRole('link', { name: 'Medak' }).click();
    await page.getByRole('heading', { level: 1, name: 'Diocese of Medak' }).waitFor();
    await phone.close();
  });

  it('lists are narrowed and turned over', async () => {
    const page = await plain.newPage();
    await page.goto('/news_list_screen/departments');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('article').count()).toBe(21);
    await main.getByLabel('Department').selectOption({ label: 'Ecological Concerns' });
    await main.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(`/news_list_screen/departments/${church.ecology.id}`);
    await expect
      .poll(() => main.getByRole('article').allInnerTexts())
      .toEqual([expect.stringContaining('A thousand saplings')]);
    await main.getByLabel('Department').selectOption({ label: 'Youth' });
    await main.getByRole('button', { name: 'Show' }).click();
    const pager = main.getByRole('navigation', { name: 'Pages' });
    await expect.poll(() => pager.getByRole('link').allInnerTexts()).toEqual(['1', '2', '>', '>>']);
    await pager.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**?page=2');
    await expect.poll(() => main.getByRole('article').count()).toBe(11);
    await expect.poll(() => pager.locator('[aria-current=page]').innerText()).toBe('2');
    await page.close();
  });

  it('a gallery’s pictures open by themselves', async () => {
    const page = await plain.newPage();
    await page.goto(church.story.path);
    await page.getByRole('link', { name: 'Picture 2 of 4' }).click();
    await page.waitForURL('**/media/**');
    await expect.poll(() => page.getByRole('img').count()).toBe(1);
    await page.close();
  });
});

describe('with script', () => {
  it('the first page searches while one types, and opens results in a new window', async () => {
    const page = await reader.newPage();
    // On a slow line the search itself comes after the first words have been typed.
    const { promise: typed, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/search-*.js', (route) => typed.then(() => route.continue()));
    await page.goto('/');
    await opener(page, 'Search').click();
    const search = page.getByRole('searchbox', { name: 'News, people' });
    await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
    await search.pressSequentially('camp');
    go();
    const found = page.getByRole('link', { name: /^Camp number/ });
    await expect.poll(() => found.count()).toBe(4);
    await page.getByText(/^\d+ found$/).waitFor();
    await search.press('ArrowDown');
    // Pages are above the news.
    const first = page.locator('[data-results] a').first();
    await expect.poll(() => first.evaluate((row) => row === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => found.count()).toBe(8);
    const [opened] = await Promise.all([reader.waitForEvent('page'), found.first().click()]);
    await opened.getByRole('heading', { level: 1, name: /^Camp number/ }).waitFor();
    await search.fill('zzzz');
    await page.getByText('No news found').waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    await Promise.all([page.close(), opened.close()]);
  });

  it('the bar shows the newest first, three at a time', async () => {
    const page = await reader.newPage();
    await page.goto(church.story.path);
    const header = page.getByRole('banner');
    await opener(page, 'Search').click();
    await expect
      .poll(() => header.getByRole('listitem').filter({ hasText: 'Youth' }).first().innerText())
      .toContain(church.story.title);
    await header.getByRole('searchbox').pressSequentially('choir');
    const found = header.getByRole('link', { name: /^Choir number/ });
    await expect.poll(() => found.count()).toBe(3);
    await header.getByRole('searchbox').fill('');
    await header.getByText('Recent News').waitFor();
    await page.close();
  });

  it('the bar has a bishop’s telephone in two taps, and always the way to the whole search', async () => {
    const page = await reader.newPage();
    await page.goto(church.story.path);
    const header = page.getByRole('banner');
    await opener(page, 'Search').click();
    const search = header.getByRole('searchbox');
    await search.pressSequentially('who is the moderator');
    const people = header.getByRole('region', { name: 'People' });
    const number = people.getByRole('link', { name: /^[+0-9\s]+$/ }).first();
    await expect.poll(() => number.getAttribute('href')).toMatch(/^tel:/);
    await people.getByRole('link', { name: /Ramayampet/ }).waitFor();
    await search.fill('zzzz');
    await header.getByText('No news found').waitFor();
    // By the keyboard, too: it is the last entry.
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('/search?q=zzzz');
    await page.close();
  });
});
