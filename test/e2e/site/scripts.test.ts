import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { addressOf, EXAMPLES } from './examples.ts';

/** How type is set in the five scripts: measured on every title and every running text of every page (look book §2). */
let app: App;
let browser: Browser;
let church: Church;
withApp(async (started) => {
  ({ app, browser } = started);
  church = await smallChurch(app, 3);
});

/** A creed's first paragraph is set like a title. */
const CREED = '.prose--creed > p:first-child';
const TITLES = `h1, h2, h3, h4, .title, ${CREED}`;
const RUNNING = `.prose, .prose p:not(${CREED}), .read`;
/** What a script makes of a size, and the least line: titles, then running text. */
const SCRIPTS = {
  en: { title: 1, line: 0, text: 1, textLine: 0 },
  ta: { title: 0.84, line: 1.42, text: 0.94, textLine: 1.78 },
  te: { title: 0.94, line: 1.44, text: 0.98, textLine: 1.74 },
  kn: { title: 0.94, line: 1.44, text: 0.98, textLine: 1.74 },
  ml: { title: 0.84, line: 1.42, text: 0.94, textLine: 1.78 },
} as const;
type Script = keyof typeof SCRIPTS;

type Measured = { what: string; size: number; line: number; weight: number; tracking: number };

/** Every element that the selector finds, as it is set when it is in a language. */
function measure(selector: string, lang: string): Promise<Measured[]> {
  return page.evaluate(
    ([wanted, language]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      for (const one of all) one.lang = language;
      return all.map((one) => {
        const style = getComputedStyle(one);
        const size = Number.parseFloat(style.fontSize);
        return {
          what: `${one.tagName} .${one.className} in .${one.parentElement?.className}`,
          size,
          line: Number.parseFloat(style.lineHeight) / size,
          weight: Number(style.fontWeight),
          tracking: Number.parseFloat(style.letterSpacing) || 0,
        };
      });
    },
    [selector, lang] as const,
  );
}

const WIDTHS = [360, 1440] as const;

let page: Page;
beforeAll(async () => {
  page = await (await visitor(browser, { url: app.url })).newPage();
  // How text is set is known before its letters and pictures are there.
  await page.route(/\.(?:woff2|avif|webp|jpe?g|png)\b/, (route) => route.abort());
});
afterAll(() => page.context().close());

const windowOf = (width: number) => page.setViewportSize({ width, height: 900 });

/** What is not set as the table says, on the page and in the window that are open. */
async function wronglySet(width: number): Promise<string[]> {
  const [titles, running] = [await measure(TITLES, 'en'), await measure(RUNNING, 'en')];
  expect(titles.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const lang of Object.keys(SCRIPTS) as Script[]) {
    const { title, line, text, textLine } = SCRIPTS[lang];
    const say = (now: Measured, of: number) =>
      wrong.push(`${width} px, ${lang} ${JSON.stringify(now)}, in English ${of} px`);
    for (const [i, now] of (await measure(TITLES, lang)).entries()) {
      const of = titles[i]?.size ?? 0;
      const right =
        Math.abs(now.size - of * title) < 0.1 &&
        now.line > line - 0.01 &&
        (lang === 'en' || (now.weight === 600 && now.tracking === 0));
      if (!right) say(now, of);
    }
    for (const [i, now] of (await measure(RUNNING, lang)).entries()) {
      const of = running[i]?.size ?? 0;
      if (Math.abs(now.size - of * text) > 0.1 || now.line < textLine - 0.01) say(now, of);
    }
  }
  return wrong;
}

it.each(EXAMPLES)('%s on %s', async (_route, on, path) => {
  await page.goto(addressOf(church, on, path(church)));
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await windowOf(width);
    wrong.push(...(await wronglySet(width)));
  }
  expect(wrong).toEqual([]);
});

describe.each(WIDTHS)('at %i px', (width) => {
  beforeAll(() => windowOf(width));

  it('the headline of a story is as large as the look book says', async () => {
    await page.goto(church.story.path);
    const sizes: number[] = [];
    for (const lang of ['en', 'ta', 'ml', 'te', 'kn'])
      sizes.push(Math.round(((await measure('h1', lang))[0]?.size ?? 0) * 10) / 10);
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
