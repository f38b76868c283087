import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** Videos (002 §2.9): nothing from elsewhere before the press, then the player where the picture was. */
let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

/** A page with a video site that answers; what the page asks of other hosts is noted. */
async function opened(path: string): Promise<{ page: Page; elsewhere: string[] }> {
  const page = await (await visitor(browser, { url: app.url })).newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url)) elsewhere.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' }),
  );
  await page.goto(path);
  return { page, elsewhere };
}

it('plays where its picture was once it is pressed, one at a time', async () => {
  const { page, elsewhere } = await opened(`/csi_videos_screen/${church.video}`);
  const [large, other] = [page.locator('.player'), page.locator('.card.video')];
  const picture = large.getByRole('link', { name: 'Play: The long road' });
  await picture.waitFor();
  const before = await large.locator('.frame').boundingBox();
  expect(elsewhere).toEqual([]);

  await picture.press('Enter');
  await large.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
  await expect.poll(() => large.locator('iframe').getAttribute('title')).toBe('The long road');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  expect(await large.locator('.frame').boundingBox()).toEqual(before);

  await other.getByRole('link').click();
  await other.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(1);
  await picture.waitFor();
  await page.context().close();
});

it('plays within a text likewise', async () => {
  const description = '<p>See for yourselves.</p><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>';
  const { path } = await church.client.news(church.youth, 'A story with a film', { description });
  const { page, elsewhere } = await opened(path);
  const link = page.getByRole('main').getByRole('link', { name: 'Play: Video' });
  await link.waitFor();
  expect(elsewhere).toEqual([]);
  await link.press('Enter');
  await page.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
  await page.context().close();
});
