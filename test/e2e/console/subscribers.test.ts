import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles } from '#test/support/browser.ts';
import { inDatabase } from '#test/support/church.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Subscribers out of a file, and what is kept about one of them (AMB-052). */
let app: App;
let browser: Browser;
withApp((started) => {
  ({ app, browser } = started);
});

const LINES = [
  'Grace Paul;grace@example.org;94470',
  'Youth;youth@@example;',
  'Mani;mani@example.org;',
  'Mani;MANI@example.org;',
];

it('come in once they were looked at and agreed to; one of them is looked up and erased', async () => {
  const { page } = await signedIn(browser, app, '/subscriber');
  const seen = troubles(page);
  const text = `\uFEFFName;E-mail;Mobile\r\n${LINES.join('\r\n')}\r\n`;
  const file = { name: 'parishes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const sheet = page.getByRole('dialog', { name: 'CSV import' });
  const add = sheet.getByRole('button', { name: 'Add 2 subscribers' });
  const open = async () => {
    await page.getByRole('button', { name: 'CSV import' }).click();
    await sheet.getByLabel('CSV file').setInputFiles(file);
  };
  await open();
  await sheet.getByText('Refused: email must be an address').waitFor();
  await expect.poll(() => add.isDisabled()).toBe(true);
  await sheet.getByLabel('These people have agreed').check();
  await add.click();
  await sheet.getByText('2 subscribers added.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await page
    .getByRole('row', { name: /Grace Paul/ })
    .getByText('Not yet confirmed')
    .waitFor();

  await open();
  await sheet.getByText('Nothing in this file is new.').waitFor();
  await sheet.getByRole('button', { name: 'Save the refused lines' }).waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  // Somebody tries to get into the console with her address.
  const tried = { data: { email: 'grace@example.org', password: 'amazing' } };
  for (let n = 0; n < 2; n++) await page.request.post(`${app.url}/api/v1/auth/user_login`, tried);
  await page
    .getByRole('row', { name: /Grace Paul/ })
    .getByRole('button', { name: /Grace Paul/ })
    .click();
  await page.getByRole('button', { name: 'Data we keep' }).click();
  const kept = page.getByRole('dialog', { name: 'Grace Paul' });
  await kept.getByText('from the file parishes.csv').waitFor();
  const download = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('from the file parishes.csv');
  expect(saved).toContain('whether the subscription is right');
  expect(saved).toMatch(/: not let in, 2 times \(network [0-9a-f]{64}\)/);
  await kept.getByRole('button', { name: 'Erase everything' }).click();
  const question = page.getByRole('dialog', { name: 'Erase everything' });
  const yes = question.getByRole('button', { name: 'Erase everything' });
  await expect.poll(() => yes.isDisabled()).toBe(true);
  await question.getByLabel('Type the address').fill('grace@example.org');
  await yes.click();
  await page.getByText('Nothing is kept about this address.').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => page.getByRole('row', { name: /Grace Paul/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'CSV import' }).click();
  await sheet.getByRole('button', { name: 'Undo the import of parishes.csv' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo the import' });
  await undo.getByText('1 subscriber of this import will be removed').waitFor();
  await undo.getByRole('button', { name: 'Remove 1 subscriber' }).click();
  await undo.getByText('1 subscriber removed.').waitFor();
  await undo.getByRole('button', { name: 'Close' }).last().click();
  await sheet.getByText(/^Undone by Administrator/).waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('row', { name: /Mani/ }).count()).toBe(0);
  expect(seen).toEqual([]);
});

it('who gets each day’s prayer alone has nothing left to confirm', async () => {
  await inDatabase(
    app,
    `insert into subscriber (id, name, email, confirmed, prayer_hour, prayer_language)
    values (gen_random_uuid(), 'Prema', 'prema@example.org', false, 6, 'en')`,
  );
  const { page } = await signedIn(browser, app, '/subscriber');
  const line = page.getByRole('row', { name: /Prema/ });
  await line.getByText('Daily prayer at 6:00 AM').waitFor();
  await expect.poll(() => line.getByText('Not yet confirmed').count()).toBe(0);
  await page.context().close();
});
