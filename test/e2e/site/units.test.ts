import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** What script adds to the page of a unit: pictures over the page, the map, and a form that is sent from the foot. */
let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

const open = async (width: number) => {
  const page = await (await visitor(browser, { url: app.url, width })).newPage();
  await page.goto(app.at(church.madras.label, '/'));
  return page;
};

it('a picture opens over the page, is passed on from, and gives the focus back', async () => {
  const page = await open(1440);
  const tiles = page.getByRole('region', { name: 'Gallery' }).getByRole('link');
  const total = await tiles.count();
  await tiles.nth(1).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Gallery' });
  await viewer.getByText(`2 / ${total}`, { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText(`3 / ${total}`, { exact: true }).waitFor();
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await viewer.getByText(`2 / ${total}`, { exact: true }).waitFor();
  const focused = () => tiles.evaluateAll((all) => all.indexOf(document.activeElement as HTMLAnchorElement));
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe(1);

  // The browser may tell of the scrolling only when the row is closed already, and no longer anywhere.
  await tiles.nth(2).press('Enter');
  await viewer.getByText(`3 / ${total}`, { exact: true }).waitFor();
  await viewer.evaluate((dialog: HTMLDialogElement) => {
    const closed = new Promise((done) => dialog.addEventListener('close', done));
    dialog.close();
    dialog.querySelector('.viewer-row')?.dispatchEvent(new Event('scroll'));
    return closed;
  });
  await expect.poll(focused).toBe(2);

  // Twice while the row still moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tiles.nth(0).press('Enter');
  await viewer.getByText(`1 / ${total}`, { exact: true }).waitFor();
  for (const _time of ['one', 'another']) await page.keyboard.press('ArrowRight');
  await viewer.getByText(`3 / ${total}`, { exact: true }).waitFor();
  await page.context().close();
});

it('a map comes when it is asked for, in the place of the one who asked', async () => {
  const page = await open(360);
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  const [asked] = await Promise.all([
    page.waitForRequest(/^https:/),
    page.getByRole('link', { name: 'Show the map' }).click(),
  ]);
  expect(new URL(asked.url()).host).toBe('www.openstreetmap.org');
  const frame = page.getByTitle('Map: Diocese of Madras');
  await frame.waitFor();
  await expect.poll(() => frame.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

it('one subscribes in the foot without leaving the page, and the form is empty then (AMB-115)', async () => {
  const page = await open(360);
  const foot = page.getByRole('contentinfo');
  await foot.getByText('Newsletter').first().click();
  // The script that sends it in its place is fetched with the first field; before that the browser sends it in its own way.
  const script = page.waitForRequest(/\/forms-[^/]+\.js$/);
  await foot.getByLabel('Name').fill('Mary');
  const address = JSON.stringify((await script).url());
  await page.evaluate(`import(${address}).then(() => undefined)`);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByText('Please enter all the details').waitFor();
  const email = foot.getByLabel('Email');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => foot.getByLabel('Name').inputValue()).toBe('Mary');
  await email.fill('mary@example.org');
  await page.route('**/subscribe', (route) => route.abort());
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByText('Failed to subscribe').waitFor();
  await expect.poll(() => email.inputValue()).toBe('mary@example.org');
  await page.unroute('**/subscribe');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByText('Subscribed').waitFor();
  await expect.poll(() => foot.getByLabel('Name').inputValue()).toBe('');
  expect(page.url()).toBe(app.at(church.madras.label, '/'));
  await page.context().close();
});
