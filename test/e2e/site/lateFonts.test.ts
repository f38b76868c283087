import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The one font that travels is held back until the page stands in another, and then let through: nothing may move (decision 0165). */
let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

const PAGES: readonly [name: string, address: () => string][] = [
  ['the front page', () => '/home'],
  ['a story in English', () => church.story.path],
  ['a story in Tamil', () => church.tamil.path],
  ['a diocese', () => app.at(church.madras.label, '/')],
];
const cases = PAGES.flatMap(([name, address]) => [360, 1440].map((width) => ({ name, address, width })));

it.each(cases)('$name at $width px', async ({ address, width }) => {
  const page = await (await visitor(browser, { url: app.url, width })).newPage();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.addInitScript(countShifts);
  // Where the machine has no Indian letters, they would move the page for a reason of their own.
  await page.route(/\/letters-[^/]*\.js/, (route) => route.abort());
  await page.route(/lectern-serif.*\.woff2/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.goto(address(), { waitUntil: 'domcontentloaded' });
  await asked.promise;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // What moves for another reason, such as a picture, is none of the letters'.
  const before = await shiftSoFar(page);
  const come = page.waitForResponse(/lectern-serif.*\.woff2/);
  held.resolve();
  await come;
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
  expect((await shiftSoFar(page)) - before).toBeLessThan(0.0005);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await page.context().close();
});

/** Adds up how much of the page moves, as the browser counts it. */
function countShifts(): void {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += value;
    document.documentElement.dataset.moved = String(moved);
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
