import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { row, signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** From an invitation to the own password, and from a forgotten one to a new one, by the links of the mails. */
let app: App;
let browser: Browser;
withApp((started) => {
  ({ app, browser } = started);
});

const ASHA = 'asha@example.org';

/** Where the mail with this link leads, once it has been written: without a mail server it is a file. */
async function linkIn(kind: string): Promise<string> {
  const folder = join(app.settings.dataDir, 'mail');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      const texts = mails.map((mail) => mail.replaceAll('=\r\n', ''));
      link = texts.map((text) => new RegExp(`/login/${kind}#[\\w-]+`).exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

const stranger = async (width?: number) =>
  (await visitor(browser, { url: app.url, ...(width ? { width } : {}) })).newPage();

it('somebody is invited, chooses a password, forgets it and sets another one', async () => {
  const { page: office } = await signedIn(browser, app, '/users');
  await office.getByRole('button', { name: 'Add User' }).click();
  const add = office.getByRole('dialog', { name: 'Add User' });
  await add.getByLabel('Name').fill('Asha');
  await add.getByLabel('Email').fill(ASHA);
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await row(office, 'Asha')
    .getByText(/^Invited, not yet accepted; expires /)
    .waitFor();

  // No mail leaves here, so the office passes the link on.
  const passedOn = office.getByRole('dialog', { name: 'Invitation for Asha' });
  const field = passedOn.getByLabel('Link', { exact: true });
  await expect.poll(() => field.inputValue()).toContain('/login/invitation#');
  const { pathname, hash } = new URL(await field.inputValue());
  await passedOn.getByRole('button', { name: 'Close' }).last().click();
  const first = await stranger(360);
  const opened = await first.goto(pathname + hash);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await first.getByRole('heading', { name: 'Welcome' }).waitFor();
  // What password managers go by.
  await expect.poll(() => first.getByLabel('Email').getAttribute('autocomplete')).toBe('username');
  await expect.poll(() => first.getByLabel('Email').inputValue()).toBe(ASHA);
  const choose = first.getByLabel('New password');
  await expect.poll(() => choose.getAttribute('autocomplete')).toBe('new-password');
  await choose.fill('short');
  await choose.press('Enter');
  await first.getByText('Password must have at least 10 characters.').waitFor();
  await choose.fill('the first of three');
  await choose.press('Enter');
  await first.waitForURL('**/users');
  await office.reload();
  await row(office, 'Asha').waitFor();
  await expect.poll(() => office.getByText('not yet accepted').count()).toBe(0);

  const second = await stranger();
  await second.goto('/login');
  await second.getByLabel('Email').fill(ASHA);
  await second.getByRole('link', { name: 'Forgot password' }).click();
  await second.getByRole('button', { name: 'Send the link' }).click();
  // Nobody is told to wait for a mail that leaves no server.
  await second.getByRole('heading', { name: 'This server sends no mail' }).waitFor();
  await second.getByText(/is kept as a file on the server and reaches nobody/).waitFor();
  await expect.poll(() => second.getByText('on its way').count()).toBe(0);
  const link = await linkIn('new_password');
  await second.goto(link);
  await second.getByLabel('New password').fill('the second of three');
  await second.getByRole('button', { name: 'Set password and sign in' }).click();
  await second.waitForURL('**/users');
  expect(second.url()).not.toContain('#');

  // The first device is signed out, and the link has done its work.
  await first.reload();
  await first.getByRole('button', { name: 'Login' }).waitFor();
  await first.goto(link);
  await first.getByRole('heading', { name: 'Already used' }).waitFor();
  await first.getByRole('link', { name: 'Send a new link' }).click();
  await expect.poll(() => first.getByLabel('Email').inputValue()).toBe(ASHA);
});
