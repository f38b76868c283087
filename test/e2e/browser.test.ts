import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, openBrowser, resizeTo, troubles, visitor } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main>`;

it('finds what breaks the rules of accessibility, and only that', async () => {
  const context = await visitor(browser);
  const tab = await context.newPage();
  await tab.setContent(page('<p>All is well.</p>'));
  await expect.poll(() => axe(tab)).toEqual([]);
  await tab.setContent(page('<img src="data:," /><button></button>'));
  const rules = async () => (await axe(tab)).map((text) => text.split(' ')[0]).sort();
  await expect.poll(rules).toEqual(['button-name', 'image-alt']);
  await context.close();
});

it('makes a desk’s window that of a phone, finger and all, and back', async () => {
  const context = await visitor(browser);
  const tab = await context.newPage();
  const seen = () => tab.evaluate(() => [innerWidth, matchMedia('(pointer: coarse)').matches]);
  await expect.poll(() => seen()).toEqual([1440, false]);
  await resizeTo(tab, 360);
  await expect.poll(() => seen()).toEqual([360, true]);
  await resizeTo(tab, 1440);
  await expect.poll(() => seen()).toEqual([1440, false]);
  await context.close();
});

it('notes script errors, and lets no page ask another host', async () => {
  const context = await visitor(browser, { width: 360 });
  const tab = await context.newPage();
  const seen = troubles(tab);
  await tab.setContent(
    page('<img alt="" src="http://www.example.org/seal.png" /><script>nothing.here()</script>'),
  );
  await expect.poll(() => seen).toContain('script: nothing is not defined');
  await expect
    .poll(() => seen)
    .toContain('request: http://www.example.org/seal.png net::ERR_NAME_NOT_RESOLVED');
  await context.close();
});

it('shows a page to a visitor without script', async () => {
  const context = await visitor(browser, { script: false });
  const tab = await context.newPage();
  const html = page('<p>Readable.</p><script>document.body.textContent = ""</script>');
  await tab.goto(`data:text/html,${encodeURIComponent(html)}`);
  await expect.poll(() => tab.getByText('Readable.').isVisible()).toBe(true);
  await context.close();
});
