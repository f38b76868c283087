import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles, visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The reader's own diocese: chosen on its page or in the directory, first on the front page, forgotten by one press. */
let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

const opened = async (path: string): Promise<Page> => {
  const page = await (await visitor(browser, { width: 360, url: app.url })).newPage();
  await page.goto(path);
  return page;
};
const own = (page: Page) => page.getByRole('region', { name: 'My diocese' });

it('comes first on the front page once it is chosen on its page, and is forgotten by one press', async () => {
  const page = await opened(`/home/diocese/${church.madras.id}`);
  const seen = troubles(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Make this my diocese' }).press('Enter');
  await own(page).getByRole('heading', { level: 2, name: 'Diocese of Madras' }).waitFor();
  // Who uses a keyboard or a screen reader is where it is.
  await expect.poll(() => own(page).evaluate((part) => part === document.activeElement)).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  const isFirst = () => own(page).evaluate((part) => part.parentElement?.querySelector('section') === part);
  await expect.poll(isFirst).toBe(true);

  await page.reload();
  await own(page).getByRole('link', { name: 'Whole page: Diocese of Madras' }).waitFor();
  await page.goto('/ta/home');
  await page.getByRole('region', { name: 'எனது திருமண்டலம்' }).getByRole('heading', { level: 2 }).waitFor();
  await page.goto('/home');
  await own(page).getByRole('button', { name: 'Forget: Diocese of Madras' }).press('Enter');
  await own(page)
    .getByRole('status')
    .filter({ hasText: 'This device has forgotten your diocese.' })
    .waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => own(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(app.url))).toEqual([]);
  expect(seen).toEqual([]);
  await page.context().close();
});

it('is chosen in the directory too', async () => {
  const page = await opened('/dio');
  await page.getByRole('link', { name: 'Make this my diocese: Diocese of Madras' }).click();
  await own(page).getByRole('heading', { level: 2, name: 'Diocese of Madras' }).waitFor();
  await page.context().close();
});

it('nothing of it is there, moves or is fetched for who has chosen none, or one that is no more', async () => {
  const page = await (await visitor(browser, { width: 360, url: app.url })).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect.poll(() => own(page).count()).toBe(0);
  expect(asked.filter((url) => url.includes('part=') || /\/mine-/.test(url))).toEqual([]);
  await page.evaluate(() => localStorage.setItem('diocese', crypto.randomUUID()));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => own(page).count()).toBe(0);
  await page.context().close();
});
