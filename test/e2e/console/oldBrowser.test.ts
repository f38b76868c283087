import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { addLibTexts } from '#lib/languages/addLibTexts.ts';
import { BROWSER_FLOOR, OLD_BROWSER } from '#lib/oldBrowser.ts';
import { wordsIn } from '#lib/translations.ts';
import { troubles, visitor } from '#test/support/browser.ts';
import { callsIn, NEWER_THAN_CONSOLE } from '#test/support/newerCalls.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

let app: App;
let browser: Browser;
withChurch((started) => {
  ({ app, browser } = started);
});

it('a browser that is too old is told so before signing in, in every language', async () => {
  addLibTexts();
  const context = await visitor(browser, { url: app.url });
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  const { chrome, firefox, safari } = BROWSER_FLOOR;
  for (const language of LANGUAGES) {
    const sentence = wordsIn(OLD_BROWSER, language).tooOld(chrome, firefox, safari);
    await expect.poll(() => page.locator(`p[lang="${language}"]`).innerText()).toBe(sentence);
  }
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
  expect(seen).toEqual([]);
  await context.close();
});

it('the console asks for nothing that the oldest of its browsers lack', () => {
  const { files, newer } = callsIn('console', NEWER_THAN_CONSOLE);
  expect(files).toBeGreaterThan(100);
  expect(newer).toEqual([]);
});
