import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { visitor } from '#test/support/browser.ts';
import { filesAreReady } from '#test/support/church.ts';
import { printedDocument } from '#test/support/documents.ts';
import { picture as drawing } from '#test/support/files.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The magazine as its readers have it: at a desk and on a phone, with script and without. */
let app: App;
let browser: Browser;
withChurch(async (started) => {
  ({ app, browser } = started);
  const { church } = started;
  const printed = await printedDocument(browser, 'en', { stories: 12, times: 2 });
  const pdf = await church.client.upload({
    ...{ name: 'Life.pdf', mimeType: 'application/pdf', buffer: printed.bytes },
  });
  const thumbnail = await church.client.upload(await drawing('cover.jpg'));
  await church.client.call('POST', 'publications/create', {
    ...{ type: 'csi_life', title: 'Life, December 2027', date: '2027-12-01' },
    ...{ thumbnail, pdf: [pdf] },
  });
  await filesAreReady(app);
});

const open = async (path: string, { width = 360, script = true } = {}): Promise<Page> => {
  const page = await (await visitor(browser, { url: app.url, width, script })).newPage();
  await page.goto(path);
  return page;
};
const toFirstPage = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Read here: 2027 December' }).click();
  await page.getByRole('heading', { name: 'CSI Life, 2027 December', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Read here', exact: true }).click();
  await shows(page, 1);
};
/** Waits for a page, and for the script that turns it. */
const shows = async (page: Page, number: number): Promise<void> => {
  await page.getByText(new RegExp(`^Page ${number} of \\d+$`)).waitFor();
  await page.waitForLoadState();
};
const MAGAZINE = '/resources/csi_life_screen';

it.each([
  [360, true],
  [360, false],
  [1440, true],
  [1440, false],
])('is read page by page, as picture and text, at %i px, with script: %s', async (width, script) => {
  const page = await open(MAGAZINE, { width, script });
  await toFirstPage(page);
  const picture = page.getByRole('img', { name: 'Page 1 as a picture' });
  await picture.waitFor();
  if (script)
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  const text = page.getByRole('region', { name: 'Text of the page' });
  await expect.poll(() => text.getByRole('paragraph').count()).toBeGreaterThan(2);
  const turn = page.getByRole('navigation', { name: 'Turn the pages' });
  await turn.getByRole('link', { name: 'Page 2' }).click();
  await page.getByText(/^Page 2 of \d+$/).waitFor();
  await turn.getByRole('link', { name: 'Page 1' }).waitFor();
  await turn.getByRole('link', { name: 'Contents' }).click();
  await page.getByRole('heading', { name: 'Contents' }).waitFor();
  await page.getByRole('link', { name: /^The whole issue: PDF/ }).waitFor();
  for (const language of script ? LANGUAGES : []) {
    await page.goto(languagePath(language, new URL(page.url()).pathname.replace(/^\/\w\w(?=\/)/, '')));
    await expect.poll(() => sideways(page), { message: language }).toEqual([]);
  }
  await page.context().close();
});

it('is turned by the arrow keys, but not by those of a field or a shortcut', async () => {
  const page = await open(MAGAZINE, { width: 1440 });
  await toFirstPage(page);
  await page.keyboard.press('ArrowRight');
  await shows(page, 2);
  await page.keyboard.press('ArrowRight');
  await shows(page, 3);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 2);
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('Search', { exact: true }).first().click();
  await page.getByRole('searchbox').first().fill('bell');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await shows(page, 2);
  await page.context().close();
});

it('is turned by a swipe, while scrolling, enlarging and the edges of the screen stay the browser’s', async () => {
  const page = await open(MAGAZINE);
  await toFirstPage(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const swipe = async ([x, y]: [number, number], [toX, toY]: [number, number]) => {
    await touch('touchStart', [x, y]);
    await touch('touchMove', [(x + toX) / 2, (y + toY) / 2]);
    await touch('touchMove', [toX, toY]);
    await touch('touchEnd');
  };
  // Upwards, aslant, and from the edge: one that turned would be seen by where the next one leads.
  await swipe([200, 600], [195, 300]);
  await swipe([300, 500], [200, 400]);
  await swipe([355, 500], [150, 500]);
  await swipe([280, 500], [100, 510]);
  await shows(page, 2);
  // What is touched before a page is first painted, the browser drops.
  const back = async () => {
    await swipe([80, 500], [280, 490]);
    return page.getByText(/^Page \d+ of \d+$/).innerText();
  };
  await expect.poll(back).toMatch(/^Page 1 /);
  await shows(page, 1);
  await touch('touchStart', [170, 500], [190, 500]);
  await touch('touchMove', [110, 500], [250, 500]);
  await touch('touchMove', [60, 500], [300, 500]);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.2);
  await swipe([280, 400], [100, 410]);
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await shows(page, 2);
  await page.context().close();
});
