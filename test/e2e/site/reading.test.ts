import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PASSED_ON } from '#lib/viewSources.ts';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** What script adds for readers: passing a story on, and knowing where one is on a long page. */
let app: App;
let browser: Browser;
let church: Church;
let reader: BrowserContext;
let page: Page;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  reader = await visitor(browser, { url: app.url });
  await reader.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await reader.newPage();
  // The browser's own windows can't be looked at: what the page asks of them is noted instead.
  await page.addInitScript(() => {
    const asked = (what: string) => document.documentElement.setAttribute('data-asked', what);
    window.print = () => asked('print');
    navigator.share = async ({ title, url }: ShareData = {}) => asked(`${title} ${url}`);
  });
});

it('a story is passed on: a link to WhatsApp, its address to copy, the phone’s own sheet, paper', async () => {
  const { title, path } = church.story;
  await page.goto(path);
  const address = app.url + path;
  const main = page.getByRole('main');
  const whatsApp = await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toBe(
    `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}#${PASSED_ON.whatsapp}`)}`,
  );
  await main.getByRole('link', { name: 'Copy link' }).click();
  await main.getByRole('link', { name: 'Copied' }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await main.getByRole('button', { name: 'Share' }).click();
  await page.locator(`html[data-asked="${title} ${address}"]`).waitFor({ state: 'attached' });
  await main.getByRole('button', { name: 'Print' }).click();
  await page.locator('html[data-asked="print"]').waitFor({ state: 'attached' });
});

it('letters are made larger in place, and on every page from then on', async () => {
  await page.goto(church.story.path);
  const size = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title).fontSize);
  const usual = await size();
  await page.getByRole('main').getByRole('button', { name: 'Text size and data' }).click();
  const settings = page.getByRole('dialog', { name: 'Text size and data' });
  await settings.getByText('A', { exact: true }).last().click();
  await expect.poll(async () => Number.parseFloat(await size()) > Number.parseFloat(usual)).toBe(true);
  const large = await size();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(church.story.path);
  await page.reload();
  await expect.poll(size).toBe(large);
});

it('who closes the letters before they came, or without a line, stays on the page', async () => {
  await page.goto(church.story.path);
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/saved'));
  await page.route('**/saved', async (route) => {
    await held;
    await route.abort();
  });
  const button = page.getByRole('main').getByRole('button', { name: 'Text size and data' });
  const settings = page.getByRole('dialog', { name: 'Text size and data' });
  await button.click();
  await settings.waitFor();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  hold();
  await broken;
  await page.unroute('**/saved');
  // Pressed again, they are asked for again, on the same page.
  await button.click();
  await settings.getByText('A', { exact: true }).last().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(church.story.path);
  await page.keyboard.press('Escape');
});

it('the part of a long page that is being read is marked', async () => {
  await page.goto('/about/history');
  const parts = page.getByRole('navigation', { name: 'On this page' });
  const marked = (name: string) =>
    parts.getByRole('link', { name, exact: true }).and(page.locator('[aria-current]')).waitFor();
  await marked('History');
  await parts.getByRole('link', { name: 'Logo' }).click();
  await marked('Logo');
  await parts.getByRole('link', { name: 'Vision' }).click();
  await marked('Vision');
  await expect.poll(() => parts.locator('[aria-current]').count()).toBe(1);
});
