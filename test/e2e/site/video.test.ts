import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visitor } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import { type App, startApp } from '#test/support/server.ts';

/** Videos (002 §2.9): nothing from elsewhere before the press, then the player where the picture was. */
let app: App;
let browser: Browser;
let church: Church;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  church = await smallChurch(app, 0);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

it('plays where its picture was once it is pressed, one at a time', async () => {
  const context = await visitor(browser, { url: app.url });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url)) elsewhere.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' }),
  );
  await page.goto(`/csi_videos_screen/${church.video}`);
  const [large, other] = [page.locator('.player'), page.locator('.card.video')];
  const picture = large.getByRole('link', { name: 'Play: The long road' });
  await picture.waitFor();
  const before = await large.locator('.frame').boundingBox();
  expect(elsewhere).toEqual([]);

  await picture.press('Enter');
  await large.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
  expect(await large.locator('iframe').getAttribute('title')).toBe('The long road');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  expect(await large.locator('.frame').boundingBox()).toEqual(before);

  await other.getByRole('link').click();
  await other.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(1);
  await picture.waitFor();
  await context.close();
});
