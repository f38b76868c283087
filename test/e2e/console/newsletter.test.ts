import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, troubles } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import { row, signedIn } from '#test/support/consoleSteps.ts';
import { type App, startApp } from '#test/support/server.ts';

/** Putting a newsletter together on its tabs, and sending it (001 §2.4, AMB-046, AMB-047, AMB-105). */
let app: App;
let browser: Browser;
let church: Church;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  church = await smallChurch(app);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

it('chooses on all tabs, puts into an order and sends; what is refused is said, and the choice stays', async () => {
  const { client, story, tamil, malayalam, hidden, madras } = church;
  const { page } = await signedIn(browser, app, '/news_letter/departments');
  const seen = troubles(page);
  const open = page.getByRole('button', { name: 'Send News Letter' }).first();
  const sheet = page.getByRole('dialog', { name: 'Send News Letter' });
  const send = sheet.getByRole('button', { name: 'Send News Letter' });
  const choose = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'News to choose from' }).getByRole('link', { name }).click();

  await row(page, story.title).waitFor();
  expect(await row(page, hidden.title).count()).toBe(0);
  await open.click();
  await page.getByText('Please select atleast one news').waitFor();
  await choose(story.title);
  await choose(malayalam.title);
  await tab('Diocese');
  await row(page, tamil.title).waitFor();
  expect(await row(page, story.title).count()).toBe(0);
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  expect(await filter.getByRole('group', { name: 'Departments' }).count()).toBe(0);
  await filter.getByLabel(madras.name).check();
  await filter.getByRole('button', { name: 'Apply Filters' }).click();
  await choose(tamil.title);
  await tab('All');
  await row(page, story.title).waitFor();
  await page.reload();
  await page.getByText('3 chosen', { exact: true }).waitFor();

  // Nobody gets it yet; then a story of those that were chosen is switched off.
  await open.click();
  await sheet.getByText('Nobody has subscribed yet').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await client.call('POST', 'news_letter/add_subscriber', { name: 'Mary', email: 'mary@example.org' });
  await client.call('PUT', `news/edit/${malayalam.id}`, { activated: false });
  await open.click();
  await sheet.getByText('To the only subscriber').waitFor();
  const earlier = sheet.getByRole('button', { name: `Earlier: ${tamil.title}` });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet.getByRole('listitem').nth(1).innerText()).toContain(tamil.title);
  await expect.poll(() => earlier.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet.getByRole('listitem').first().innerText()).toContain(tamil.title);
  // Refused answers are errors on the page's console, and here they are meant.
  expect(seen).toEqual([]);
  await send.click();
  await sheet.getByRole('alert').getByText(`“${malayalam.title}” is not active`).waitFor();
  await sheet.getByRole('button', { name: `Take out: ${malayalam.title}` }).click();
  const [request] = await Promise.all([page.waitForRequest('**/news_letter/send_news_letter'), send.click()]);
  expect(request.postDataJSON()).toEqual({ news: [tamil.id, story.id] });
  const said = page.getByRole('dialog', { name: 'News Letter is Sended Successfully' });
  await said.getByText('It is on its way to 1 subscriber').waitFor();
  await page.getByText('News letter sent successfully').waitFor();
  await said.getByRole('button', { name: 'OK' }).click();
  await said.waitFor({ state: 'hidden' });
  expect(await page.getByRole('region', { name: 'Chosen news' }).count()).toBe(0);
});
