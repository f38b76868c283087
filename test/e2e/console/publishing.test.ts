import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toasted, troubles } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { addThumbnail, save, signedIn } from '#test/support/consoleSteps.ts';
import { twoColours } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What a save does to the website, as the form says it before and after (decisions 0101, 0117). */
let app: App;
let browser: Browser;
let client: Client;
let unit: Unit;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  unit = await client.department('Publishing House');
});

const box = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const bar = (page: Page) => page.locator('.savebar');
const nextYear = new Date().getFullYear() + 1;

it('says that it goes live, and then leads to the page, its address and WhatsApp', async () => {
  const { page } = await signedIn(browser, app, '/departments/add_news');
  const seen = troubles(page);
  await page.getByLabel('Select Department').selectOption({ label: unit.name });
  await page.getByLabel('Title').fill('A new press');
  await addThumbnail(page, await twoColours('press.jpg'));
  await bar(page).getByText('Goes live when you save.').waitFor();
  await save(page);
  const toast = page.getByRole('status').filter({ hasText: 'Published' });
  await expect
    .poll(() => toast.getByRole('button').allTextContents())
    .toEqual(['See it', 'Copy', 'WhatsApp']);
  const opened = page.waitForEvent('popup');
  await toast.getByRole('button', { name: 'See it' }).click();
  await (await opened).getByRole('heading', { level: 1, name: 'A new press' }).waitFor();
  expect(seen).toEqual([]);
});

it('takes an hour to come and one to go, and both are kept with the first save', async () => {
  const { page } = await signedIn(browser, app, '/departments/add_news');
  await page.getByLabel('Select Department').selectOption({ label: unit.name });
  await page.getByLabel('Title').fill('A sale of books');
  await addThumbnail(page, await twoColours('sale.jpg'));
  for (const [name, day] of [
    ['Schedule publishing', `${nextYear}-02-05`],
    ['Schedule removal', `${nextYear}-02-09`],
  ] as const) {
    await box(page).getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByLabel('Time', { exact: true }).fill('18:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
  }
  await bar(page)
    .getByText(/^Goes live on .*Feb 5,/)
    .waitFor();
  await save(page);
  await toasted(page, 'Saved. It is scheduled.');
  await page.getByRole('link', { name: 'A sale of books' }).click();
  await box(page)
    .getByText(/^To be published Feb 5,/)
    .waitFor();
  await box(page)
    .getByText(/^To be removed Feb 9,/)
    .waitFor();
  // Without an hour, what is hidden is published by a save only if one says so.
  await bar(page).getByText('Not on the website. Saving does not publish it.').waitFor();
  await page.getByLabel('Sub-heading').fill('Half price');
  await box(page).getByLabel('Publish it with this save').check();
  await bar(page).getByText('Goes live when you save.').waitFor();
  await save(page);
  await toasted(page, 'Published');
});

it('goes to the office, with a mail only where one goes out', async () => {
  const login = await client.user('Printer', unit);
  const { page } = await signedIn(browser, app, '/departments/add_news', login);
  const write = async (title: string) => {
    await page.goto(`${app.url}/departments/add_news`);
    await page.getByLabel('Title').fill(title);
    await addThumbnail(page, await twoColours('ink.jpg'));
    await bar(page).getByText('Goes to the office for review when you save.').waitFor();
    await save(page);
  };
  await write('Ink from berries');
  await toasted(page, /^Sent to the office\.$/);
  // As where a mail server is set.
  await page.route('**/departments/add_news', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replace('"files"', '"server"') });
  });
  await write('Ink from soot');
  await toasted(page, 'Sent to the office. You will get a mail.');
});
