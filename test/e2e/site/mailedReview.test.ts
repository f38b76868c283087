import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { createLink, issueToken } from '#store/accounts/singleUseLinks.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { writing } from '#store/database/writing.ts';
import { visitor } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { fillLogin } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { inOrder } from '../axe/walk.ts';

/** Deciding on what waits by the link of a mail, on a phone without script (AMB-014). */
let app: App;
let browser: Browser;
let database: Database;
let writer: Client;
let unit: Unit;
let office: string;

withApp(async (started) => {
  ({ app, browser } = started);
  database = await openStore(app.settings.databaseUrl ?? '');
  const client = await clientOf(app);
  unit = await client.department('Youth');
  writer = await clientOf(app, await client.user('Daniel Prem', unit));
  office = (await client.call('GET', 'auth/account/get'))._id;
});
afterAll(async () => {
  await database?.close();
});

/** Something new that waits, and the address that a mail would carry. */
async function linkFor(title: string): Promise<string> {
  const { id } = await writer.news(unit, title);
  const now = new Date();
  const about = { kind: 'news', record: id, version: '1' };
  const link = await writing(database.db, (tx) =>
    createLink(tx, { purpose: 'review', accountId: office, about }, now),
  );
  return `/review/${(await issueToken(database.db, link, now))?.token}`;
}
const page = async (width: 360 | 1440, script: boolean): Promise<Page> =>
  (await visitor(browser, { width, url: app.url, script })).newPage();

it('is looked at, sent back with a sentence, and published with one press', async () => {
  const phone = await page(360, false);
  await phone.goto(await linkFor('Boats first'));
  await phone.getByRole('heading', { name: 'Boats first', level: 1 }).waitFor();
  const preview = phone.frameLocator('iframe[title="The page as visitors will see it"]');
  await preview.getByRole('heading', { name: 'Boats first', level: 1 }).waitFor();
  // Within the frame nothing leads anywhere.
  await preview.getByRole('link', { name: 'Home', exact: true }).first().click();
  expect(phone.context().pages().length).toBe(1);

  await phone.locator('summary', { hasText: 'Send back' }).click();
  await phone.getByRole('button', { name: 'Send back' }).click();
  await phone.getByRole('alert').getByText('Please say what should be changed.').waitFor();
  await phone.getByLabel('What should be changed?').fill('Which harbour?');
  await phone.getByRole('button', { name: 'Send back' }).click();
  await phone.getByText('Which harbour?').waitFor();
  await expect.poll(() => phone.getByRole('button').count()).toBe(0);

  await phone.goto(await linkFor('Roofs next'));
  await phone.getByRole('button', { name: 'Publish' }).click();
  await phone.getByRole('link', { name: /news_screen/ }).click();
  await phone.getByRole('heading', { name: 'Roofs next', level: 1 }).waitFor();
});

it('leads to the switch of these mails, by way of the sign-in', async () => {
  const seen = await page(360, true);
  await seen.goto('/account#mails');
  await fillLogin(seen);
  const mails = seen.getByLabel('In the morning, when news or events await approval');
  await expect.poll(() => mails.isChecked()).toBe(true);
  await mails.uncheck();
  await seen.getByText('You no longer get these mails').waitFor();
  await seen.reload();
  await expect.poll(() => mails.isChecked()).toBe(false);
});

it.each([
  ['phone', 360],
  ['desk', 1440],
] as const)('is in order on a %s: waiting, with the sentence open, and unknown', async (on, width) => {
  const seen = await page(width, true);
  await seen.goto(await linkFor('மயிலாடியில் புதிய நூலகம்: மாணவர்களே நிர்வகிக்கிறார்கள்'));
  await inOrder(seen, on);
  await seen.locator('summary', { hasText: 'Send back' }).click();
  await inOrder(seen, on);
  await seen.goto('/review/unknown');
  await inOrder(seen, on);
});
