import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { withChurch } from '#test/support/withApp.ts';
import { measure, TITLES, windowOf } from './typeset.ts';

/** How type is set in the five scripts where the look book says a size; that each page keeps to its table is asked by everyPage.ts. */
let church: Church;
let page: Page;
withChurch(async (started) => {
  ({ church } = started);
  page = await (await visitor(started.browser, { url: started.app.url })).newPage();
  // How text is set is known before its letters and pictures are there.
  await page.route(/\.(?:woff2|avif|webp|jpe?g|png)\b/, (route) => route.abort());
});

describe.each([360, 1440])('at %i px', (width) => {
  beforeAll(() => windowOf(page, width));

  it('the headline of a story is as large as the look book says', async () => {
    await page.goto(church.story.path);
    const sizes: number[] = [];
    for (const lang of ['en', 'ta', 'ml', 'te', 'kn'])
      sizes.push(Math.round(((await measure(page, 'h1', lang))[0]?.size ?? 0) * 10) / 10);
    expect(sizes).toEqual(width === 360 ? [34, 28.6, 28.6, 32, 32] : [64, 53.8, 53.8, 60.2, 60.2]);
  });

  it('a title says itself which language it is in', async () => {
    const silent: string[] = [];
    for (const path of ['/home', church.tamil.path, church.malayalam.path, '/news_list_screen/dioceses']) {
      await page.goto(path);
      silent.push(
        ...(await page.evaluate((wanted) => {
          const of = (text: string) =>
            /\p{Script=Tamil}/u.test(text) ? 'ta' : /\p{Script=Malayalam}/u.test(text) ? 'ml' : '';
          return [...document.querySelectorAll<HTMLElement>(wanted)]
            .filter((one) => one.lang !== of(one.textContent ?? ''))
            .map((one) => one.outerHTML);
        }, `${TITLES}, .deck`)),
      );
    }
    expect(silent).toEqual([]);
  });
});
