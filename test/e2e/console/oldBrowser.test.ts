import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { addLibTexts } from '#lib/languages/addLibTexts.ts';
import { BROWSER_FLOOR, OLD_BROWSER } from '#lib/oldBrowser.ts';
import { wordsIn } from '#lib/translations.ts';
import { troubles, visitor } from '#test/support/browser.ts';
import { PROJECT } from '#test/support/projectFiles.ts';
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

/** What came to one of the browsers after the oldest that the console works in, as it stands in a program that is made small. What asks first whether it is there is not named. */
const NEWER: readonly RegExp[] = [
  // Chrome 117, Firefox 119, Safari 17.4
  /\b(?:Map|Object)\.groupBy\b/,
  // Chrome 119, Firefox 121, Safari 17.4; Chrome 128; Chrome 121
  /\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b/,
  // Chrome 120; Chrome 126, Safari 18
  /\bURL\.(?:canParse|parse)\b/,
  // Chrome 116, Firefox 124, Safari 17.4
  /\bAbortSignal\.any\b|\.checkVisibility\(/,
  // Chrome 122, Firefox 127; `union`, `difference` and `intersection` are also names of others
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|new Set\([^()]*\)\.(?:union|difference|intersection)\(/,
  // Iterators with methods of arrays: Chrome 122, Firefox 131, Safari 18.4
  /(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(|\bIterator\.from\b/,
  // Chrome 125, Firefox 129, Safari 17; Chrome 125, Firefox 132, Safari 26
  /\(\?[ims]*-?[ims]+:/,
  // Chrome 124, 128, 133, 136, 137 and later
  /\.(?:setHTMLUnsafe|moveBefore|getWeekInfo|getTextInfo)\(|\bRegExp\.escape\b|\bError\.isError\b|\bMath\.sumPrecise\b|\bIntl\.DurationFormat\b|\bUint8Array\.from(?:Base64|Hex)\b/,
  // Chrome 127 and 135; Safari 26
  /\bcommandFor|\bcommandfor\b|\bclosedby\b|\bnew CloseWatcher\b/,
];

it('the console asks for nothing that the oldest of its browsers lack', () => {
  const folder = join(PROJECT, 'dist', 'client', 'console');
  const files = globSync('*.js', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const newer = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return NEWER.flatMap((pattern) => {
      const at = pattern.exec(text)?.index;
      return at === undefined ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    });
  });
  expect(newer).toEqual([]);
});
