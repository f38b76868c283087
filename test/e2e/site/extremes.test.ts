import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { News, Unit } from '#test/support/client.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** Pages whose words are longer, whose windows are smaller and whose content is less than one thinks of; and on paper. */
const LONG = 'Thiruvananthapuram'.repeat(5);
const LONG_TAMIL = 'மறைமாவட்டத்தலைவர்களுக்கான'.repeat(3);
let app: App;
let browser: Browser;
let church: Church;
let unit: Unit;
let story: News;
let tamil: News;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  const { client } = church;
  unit = await client.diocese(LONG, 'Kerala');
  await client.call('PUT', `diocese/edit/${unit.id}`, {
    address: `${LONG}, ${LONG}`,
    email: `${'office.of.the.secretary'.repeat(2)}@${'thiruvananthapuram'.repeat(3)}.example.org`,
    phone: '0471 000 000 000 000',
  });
  story = await client.news(unit, LONG, {
    heading: LONG,
    description: `<h2>${LONG}</h2><p>${LONG} <a href="https://example.org/${LONG}">https://example.org/${LONG}</a></p>
      <table><tr><th>${LONG}</th><td>${LONG}</td></tr></table><ul><li>${LONG}</li></ul><pre>${LONG}</pre>`,
  });
  tamil = await client.news(church.medak, LONG_TAMIL, {
    heading: LONG_TAMIL,
    description: `<p>${LONG_TAMIL}</p>`,
  });
});

describe('words of ninety letters', () => {
  it.each([
    ['the front page', () => '/home'],
    ['a story', () => story.path],
    ['a story in Tamil', () => tamil.path],
    ['a list', () => '/news_list_screen/dioceses'],
    ['a search', () => `/search?q=${LONG}`],
    ['a diocese', () => app.at(unit.label, '/')],
    ['a diocese on the main site', () => `/home/diocese/${unit.id}`],
    ['a story on a sub-site', () => app.at(unit.label, story.path)],
  ])('%s is as wide as its window', async (_name, path) => {
    const page = await (await visitor(browser, { width: 320, url: app.url })).newPage();
    await page.goto(path());
    await expect.poll(() => sideways(page, [320, 360, 768, 1024, 1440])).toEqual([]);
    // Nothing is cut off either: what is wider than its own box and hides the rest.
    await page.setViewportSize({ width: 320, height: 700 });
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'h1:not(.vh), h2, h3, .title, .deck, .label, dd, .prose p, .prose li',
        ),
      ]
        .filter(
          (one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
        )
        .map(
          (one) =>
            `${one.tagName}.${one.className} ${one.scrollWidth} in ${one.clientWidth}: ${one.outerHTML.slice(0, 200)}`,
        ),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });
});

/** Runs in the page: what is cut off in its own box, and words of the frame that lie on each other. */
function cutOrCovered(): string[] {
  const name = (one: Element) => one.outerHTML.slice(0, 140);
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility() && one.clientWidth > 1 && one.getBoundingClientRect().height > 1,
    );
  const cut = seen('h1, h2, h3, .btn, button, label, summary, .label, .title, .editions a, .crumbs a').filter(
    (one) =>
      one.scrollWidth > one.clientWidth + 1 ||
      (getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1),
  );
  const pressed = seen('a.btn, button, .editions a, .tabs a, summary').map((one) => ({
    one,
    box: one.getBoundingClientRect(),
  }));
  const covered = pressed.flatMap(({ one, box }, i) =>
    pressed
      .slice(i + 1)
      .filter(
        (other) =>
          !one.contains(other.one) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      .map((other) => `${name(one)} lies on ${name(other.one)}`),
  );
  return [...cut.map((one) => `${one.scrollWidth} in ${one.clientWidth}: ${name(one)}`), ...covered];
}

/** Each page in another language, so that all of them are looked at where words are longest and lines are highest. */
it.each<[string, () => string]>([
  ['ta', () => '/home'],
  ['ml', () => '/about/contact_us'],
  ['kn', () => '/subscribe'],
  ['te', () => '/dio'],
  ['ml', () => '/resources/worship_resource/prayer_calendar'],
  ['ta', () => `/department/${church.youth.id}`],
  ['kn', () => `/home/diocese/${church.madras.id}`],
  ['te', () => tamil.path],
  ['ta', () => '/search?q=youth'],
  ['ml', () => '/privacy'],
])(
  'in %s page %# has nothing cut off, nothing on top of something else and nothing that axe finds at 320 px',
  async (language, path) => {
    const page = await (await visitor(browser, { width: 320, url: app.url })).newPage();
    await page.goto(`/${language}${path()}`);
    await expect.poll(() => sideways(page, [320])).toEqual([]);
    await expect.poll(() => page.evaluate(cutOrCovered)).toEqual([]);
    await expect.poll(() => axe(page)).toEqual([]);
    await page.context().close();
  },
);

/** So much of the window's height is not covered by what stays where it is while one scrolls. */
const room = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(done));
    const stays = [...document.querySelectorAll('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      if (position !== 'sticky' && position !== 'fixed') return false;
      const { top, bottom, width } = one.getBoundingClientRect();
      return one.checkVisibility() && width > innerWidth / 2 && bottom > 0 && top < innerHeight;
    });
    const covered = stays.map((one) => one.getBoundingClientRect());
    return (
      innerHeight -
      covered.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
    );
  });

it.each([
  ['enlarged four times', { width: 320, height: 224 }],
  ['enlarged on a phone that lies on its side', { width: 640, height: 320 }],
  ['low and wide', { width: 1280, height: 400 }],
])('a window %s belongs to the text', async (_name, viewport) => {
  const page = await (await visitor(browser, { url: app.url })).newPage();
  await page.setViewportSize(viewport);
  for (const path of ['/home', church.story.path, '/about/contact_us', app.at('madras', '/')]) {
    await page.goto(path);
    expect([path, await room(page)]).toEqual([path, viewport.height]);
  }
  await page.context().close();
});

describe('a unit with few stories', () => {
  /** The bare part of the width beside what a section shows, in per cent, on a wide window. */
  const bare = (page: Page) =>
    page.getByRole('region', { name: 'News' }).evaluate((section) => {
      const shown = [...section.querySelectorAll('article')].map((one) => one.getBoundingClientRect());
      const { left, right } = section.getBoundingClientRect();
      const [from, to] = [
        Math.min(...shown.map((one) => one.left)),
        Math.max(...shown.map((one) => one.right)),
      ];
      return Math.round((100 * (right - left - (to - from))) / (right - left));
    });

  it.each([1, 2, 3, 4, 5])('%i: nothing beside them stays bare', async (n) => {
    const own = await church.client.department(`Few ${n}`);
    for (let i = 1; i <= n; i++) await church.client.news(own, `Few ${n}, story ${i}`);
    const page = await (await visitor(browser, { url: app.url })).newPage();
    await page.goto(app.at(own.label, '/'));
    await expect.poll(() => page.getByRole('region', { name: 'News' }).getByRole('article').count()).toBe(n);
    expect(await bare(page)).toBeLessThan(12);
    await page.context().close();
  });
});

it('no page begins with a hole', async () => {
  const page = await (await visitor(browser, { url: app.url })).newPage();
  for (const path of ['/about/contact_us', '/news_list_screen/departments', '/search?q=camp', '/dep']) {
    await page.goto(path);
    const gap = await page.evaluate(() => {
      const [first, next] = [...document.querySelectorAll('main :is(h1, h2, form, nav, article)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 2)
        .map((one) => one.getBoundingClientRect());
      return (next?.top ?? Number.POSITIVE_INFINITY) - (first?.bottom ?? 0);
    });
    expect([path, gap < 80]).toEqual([path, true]);
  }
  await page.context().close();
});

describe('on paper', () => {
  /** For each sheet how far down it is printed on, from 0 to 1. */
  const printed = async (page: Page): Promise<number[]> => {
    const library = await PDFiumLibrary.init();
    const sheets = await library.loadDocument(await page.pdf({ format: 'A4' }));
    const filled: number[] = [];
    for (const sheet of sheets.pages()) {
      const { data, width, height } = await sheet.render({ scale: 0.25, render: 'bitmap' });
      const last = data.findLastIndex((shade, i) => i % 4 < 3 && shade < 200);
      filled.push(Math.floor(last / 4 / width) / height);
    }
    sheets.destroy();
    library.destroy();
    return filled;
  };

  it.each([
    // Its sections are tall, and none is torn apart.
    ['the front page with its thirteen sections', () => '/home', 6, 0.5],
    ['a story with pictures and documents', () => church.story.path, 4, 0.7],
    ['a list', () => '/news_list_screen/departments', 4, 0.7],
    ['a diocese', () => app.at('madras', '/'), 4, 0.7],
    ['how to reach the office', () => '/about/contact_us', 4, 0.7],
  ])('%s leaves no sheet half empty but the last', async (_name, path, most, least) => {
    const page = await (await visitor(browser, { url: app.url })).newPage();
    await page.goto(path());
    const filled = await printed(page);
    expect(filled.length).toBeLessThanOrEqual(most);
    for (const far of filled.slice(0, -1)) expect(far).toBeGreaterThan(least);
    // Below what is printed last there is nothing that only a screen can show.
    expect(filled.at(-1)).toBeGreaterThan(0.05);
    await page.context().close();
  });
});
