import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { troubles, visitor } from '#test/support/browser.ts';
import { shiftsIn, sideways, watchShifts } from '#test/support/layout.ts';
import { lookAtBoth, type Walk, walk } from '../axe/walk.ts';
import { addressOf, type Example } from './examples.ts';
import { headOf } from './head.ts';
import { wronglySet } from './typeset.ts';

/** Those that search engines are not to have. */
const hidden = new Set(
  pageRoutes(readSettings({}).organisation)
    .filter(({ indexed }) => indexed === false)
    .map(({ url }) => url),
);

/**
 * Pages of the site as a browser gets them: whole, quiet, in the window, with script and without, in order for axe and set as the table of the
 * five scripts says (002 §2, look book §2). Each is loaded twice, with script and without, and all is asked of that.
 */
export function walkThroughPages(examples: readonly Example[]): Walk {
  const here = walk();
  let reader: BrowserContext;
  let plain: BrowserContext;
  let page: Page;
  let without: Page;
  let seen: string[];
  beforeAll(async () => {
    const { browser, app } = here;
    reader = await visitor(browser, { url: app.url });
    await reader.addInitScript(watchShifts);
    plain = await visitor(browser, { url: app.url, script: false });
    [page, without] = await Promise.all([reader.newPage(), plain.newPage()]);
    seen = troubles(page);
  });
  afterAll(() => Promise.all([reader?.close(), plain?.close()]));

  it.each(examples)('%s on %s', async (route, on, path) => {
    const { church } = here;
    const address = addressOf(church, on, path(church));
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    const title = on === 'diocese' ? /Diocese of Madras/ : /Church of South India|Diocese of/;
    await expect.poll(() => page.title()).toMatch(title);
    // Before anything else is done with it: what moves then moves because of that.
    expect(await shiftsIn(page)).toEqual([]);
    const head = await headOf(page);
    if (hidden.has(route)) expect(head).toMatchObject({ robots: 'noindex', canonical: null });
    else expect(head).toEqual({ robots: null, canonical: expect.stringMatching(/^http:\/\//), told: true });
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
    await expect.poll(() => sideways(page, [320, 768, 1920])).toEqual([]);

    // Script only adds to a page: its text is there without.
    await without.goto(address);
    const plainText = await textOf(without);
    await expect.poll(() => textOf(page)).toBe(plainText);

    await lookAtBoth(page);
    expect(seen.splice(0)).toEqual([]);
    // Last, since it says of all that is written that it is in another language.
    expect(await wronglySet(page)).toEqual([]);
  });
  return here;
}

/** What is read on a page, but for what is of no use without script, and the word that nothing is kept yet. */
const textOf = (of: Page): Promise<string> =>
  of.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll<HTMLElement>('[data-scripted], [data-none]')];
    const shown = parts.map((part) => part.style.display);
    for (const part of parts) part.style.display = 'none';
    const text = (main as HTMLElement).innerText;
    for (const [i, part] of parts.entries()) part.style.display = shown[i] ?? '';
    return text;
  });
