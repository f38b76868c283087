import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeOf, stepAt } from '#store/twoFactor/appCodes.ts';
import { fromBase32 } from '#test/support/authenticator.ts';
import { axe, toasted, troubles, visitor } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { passTime, setClock } from '#test/support/clock.ts';
import { fillLogin, row, rowMenu, signedIn, unfold } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Second keys as people use them: a phone, an app, paper; at the door, when it is asked again, and when all are lost. */
let app: App;
let browser: Browser;
let client: Client;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
  },
  { closePages: true },
);

const PASSWORD = 'a password of some length';
let nth = 0;
async function administrator() {
  const email = `holder${++nth}@example.org`;
  const user_name = `Grace ${nth}`;
  await client.call('POST', 'user/add', { user_name, email, password: PASSWORD, user_type: 'csi_user' });
  return { email, password: PASSWORD, user_name };
}

/** A phone or computer that asks for finger, face or screen lock, and gets it when `present`. */
async function phoneOf(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    present: (enabled: boolean) =>
      line.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

const codes = (page: Page) => page.getByRole('list', { name: 'Codes' }).getByRole('listitem');

/** Says that the codes are on paper, and gives them. */
async function keepCodes(page: Page): Promise<string[]> {
  await expect.poll(() => codes(page).count()).toBe(10);
  const made = await codes(page).allInnerTexts();
  const done = page.getByRole('button', { name: 'Done' });
  await expect.poll(() => done.isDisabled()).toBe(true);
  await page.getByLabel('I have them on paper').check();
  await done.click();
  await page.getByRole('list', { name: 'Your second keys' }).waitFor();
  return made.map((code) => code.trim());
}

it('a phone is added with one press, asks at the door by itself, and paper opens without it', async () => {
  const who = await administrator();
  const { page } = await signedIn(browser, app, '/account', who);
  const seen = troubles(page);
  const phone = await phoneOf(page);
  await unfold(page, 'Advanced');
  await page.getByRole('link', { name: 'Add a second key' }).click();
  await page.getByRole('button', { name: 'Use this phone or computer' }).click();
  const [first = ''] = await keepCodes(page);
  await expect.poll(() => page.getByText('10 of 10 are left.').count()).toBe(1);
  expect(seen).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, who);
  await page.waitForURL('**/users');

  await page.evaluate(() => localStorage.clear());
  await phone.present(false);
  await page.goto('/login');
  await fillLogin(page, who);
  await page.getByRole('heading', { name: 'Now your second key' }).waitFor();
  await page.getByRole('button', { name: 'Code on paper' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Please enter: Code on paper').waitFor();
  await page.getByLabel('Code on paper').fill('AAAAA-00000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code was not right, or it was used before').waitFor();
  await page.getByLabel('Code on paper').fill(first.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/users');
  await page.goto('/account/second_key');
  await page.getByText('9 of 10 are left.').waitFor();
});

it('an app is added by its numbers; with it a session goes on that had ended, and nothing typed is lost', async () => {
  const who = await administrator();
  const { page } = await signedIn(browser, app, '/account/second_key', who);
  await page.getByRole('button', { name: 'Add codes from an app' }).click();
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  const secret = fromBase32(
    (await page.getByText('Or type:').locator('span').innerText()).replaceAll(/\s/g, ''),
  );
  const code = (later = 0) => codeOf(secret, stepAt(new Date()) + later);
  const six = page.getByLabel('The six numbers it shows');
  await six.fill('41 907');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('One number is missing.').waitFor();
  await six.fill(`${code().slice(0, 3)} ${code().slice(3)}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const paper = await keepCodes(page);

  await page.goto('/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const add = page.getByRole('dialog', { name: 'Add User' });
  const mail = `kept${nth}@example.org`;
  await add.getByLabel('Name').fill('Kept Paul');
  await add.getByLabel('Email').fill(mail);
  await client.call('PUT', `user/edit/${await idOf(who.email)}`, { password: 'another long password' });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await fillLogin(again, { ...who, password: 'another long password' });
  const second = page.getByRole('dialog', { name: 'The six numbers' });
  await second.getByLabel('Code from your app').fill(code(1));
  await second.getByRole('button', { name: 'Continue' }).click();
  await row(page, 'Kept Paul').waitFor();

  const known = { ...who, password: 'another long password' };
  const signInAgain = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await fillLogin(page, known);
  };
  await signInAgain();
  await page.getByRole('heading', { name: 'The six numbers' }).waitFor();
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Code on paper' }).click();
  await page.getByLabel('Code on paper').fill(paper[0] ?? '');
  await page.getByLabel('Do not ask on this phone or computer for 30 days').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/users');
  await signInAgain();
  await page.waitForURL('**/users');
  await page.goto('/account/second_key');
  const trusted = page.getByRole('region', { name: 'Not asked for it' });
  await trusted.getByRole('button', { name: 'Ask again: Chrome on Linux' }).click();
  await toasted(page, 'It is asked again there');
  await expect.poll(() => trusted.count()).toBe(0);
  await signInAgain();
  await page.getByRole('heading', { name: 'The six numbers' }).waitFor();
});

const idOf = async (email: string): Promise<string> => {
  const { docs } = await client.call('POST', 'user/get', { type: 'csi_user', search: email });
  return docs[0]._id;
};

it('who it is is asked again before accounts are touched, by the password, and what was begun goes on', async () => {
  const who = await administrator();
  setClock(new Date());
  const { page } = await signedIn(browser, app, '/users', who);
  passTime(16 * 60);
  await page.getByRole('button', { name: 'Add User' }).click();
  const add = page.getByRole('dialog', { name: 'Add User' });
  await add.getByLabel('Name').fill('Asked Again');
  await add.getByLabel('Email').fill(`asked${nth}@example.org`);
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const reauthenticate = page.getByRole('dialog', { name: 'Is it you?' });
  await reauthenticate.getByText('Adding Asked Again asks for your password once more.').waitFor();
  await expect.poll(() => axe(page)).toEqual([]);
  await reauthenticate.getByRole('button', { name: 'Cancel' }).click();
  await add.getByText('Please prove once more that it is you').waitFor();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await reauthenticate.getByLabel('Password', { exact: true }).fill('wrong');
  await reauthenticate.getByRole('button', { name: 'Continue' }).click();
  await reauthenticate.getByText('This is not your password now.').waitFor();
  await reauthenticate.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await reauthenticate.getByRole('button', { name: 'Continue' }).click();
  await row(page, 'Asked Again').waitFor();
  await expect.poll(() => reauthenticate.count()).toBe(0);
});

it('who must have one is led to make it, and somebody who has lost all is let in by another', async () => {
  const [holder, plain] = [await administrator(), await administrator()];
  const { page } = await signedIn(browser, app, '/account/second_key', holder);
  await phoneOf(page);
  const must = page.getByLabel('Full administrators must have a second key');
  await must.click();
  await toasted(page, 'Add a second key for yourself first.');
  await page.getByRole('button', { name: 'Use this phone or computer' }).click();
  await keepCodes(page);
  await must.click();
  await toasted(page, 'Asked of all full administrators from now on');
  await page.getByText('The last one cannot be removed.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);

  const other = await (await visitor(browser, { url: app.url })).newPage();
  await other.goto('/login');
  await fillLogin(other, plain);
  await other.getByText('Add one here; then everything works as before.').waitFor();
  expect(new URL(other.url()).pathname).toBe('/account/second_key');
  await phoneOf(other);
  await other.getByRole('button', { name: 'Use this phone or computer' }).click();
  await keepCodes(other);
  await other.goto('/users');
  const menu = await rowMenu(other, holder.user_name);
  await menu.getByRole('button', { name: 'Let in without second key' }).click();
  const ask = other.getByRole('alertdialog');
  await ask.getByText(`Let ${holder.user_name} in without second key ?`).waitFor();
  await ask.getByRole('button', { name: 'Yes' }).click();
  await toasted(other, `${holder.user_name} can sign in with the password alone now`);
  await other.goto('/account/second_key');
  await other.getByLabel('Full administrators must have a second key').click();
  await toasted(other, 'No longer asked of full administrators');
});

it('a program gets a token, does with it what it may, and is shut out when it is ended', async () => {
  const who = await administrator();
  const { page } = await signedIn(browser, app, '/account', who);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const programs = page.getByRole('region', { name: 'Other programs' });
  await unfold(page, 'Advanced');
  await programs.getByText('You have no tokens.').waitFor();
  await programs.getByRole('button', { name: 'Create a token' }).click();
  const make = page.getByRole('dialog', { name: 'Create a token' });
  await make.getByRole('button', { name: 'Create a token' }).click();
  await make.getByText('Please enter: Name').waitFor();
  await make.getByLabel('Name').fill('Parish app');
  await make.getByRole('button', { name: 'Create a token' }).click();
  const made = page.getByRole('dialog', { name: 'Parish app' });
  const token = await made.getByLabel('Token').inputValue();
  await expect.poll(() => axe(page)).toEqual([]);
  await made.getByRole('button', { name: 'Copy' }).click();
  await toasted(page, 'Copied');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByText(token).count()).toBe(0);
  const asked = async (path: string) =>
    (
      await fetch(`${app.url}/api/v1/${path}`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: '{}',
      })
    ).status;
  expect([await asked('news/get'), await asked('user/get')]).toEqual([200, 403]);
  await page.reload();
  await unfold(page, 'Advanced');
  await programs.getByText('last used').waitFor();
  const office = await signedIn(browser, app, '/account');
  const everybodys = office.page.getByRole('region', { name: 'Other programs' });
  await unfold(office.page, 'Advanced');
  await everybodys.getByRole('button', { name: 'End: Parish app' }).click();
  await office.page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await toasted(office.page, 'Token ended');
  expect(await asked('news/get')).toBe(401);
});

it('a password that would be tried first is told while it is typed', async () => {
  const { page } = await signedIn(browser, app, '/account', await administrator());
  await unfold(page, 'Change password');
  await page.getByLabel('New password').fill('Password-2026');
  await page.getByText('tried first').waitFor();
  await page.getByLabel('New password').fill('three quiet herons');
  await expect.poll(() => page.getByText('tried first').count()).toBe(0);
});

it('a device never seen before is signed out from who did what', async () => {
  const { page } = await signedIn(browser, app, '/audit');
  const who = await administrator();
  const first = await signedIn(browser, app, '/account', who);
  const stranger = await (await visitor(browser, { url: app.url })).newPage();
  await stranger.goto('/login');
  await fillLogin(stranger, who);
  await stranger.waitForURL('**/users');
  await page.goto('/audit?part=sign_ins');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: `${who.user_name} signed in from a device never seen` });
  await line.getByRole('button', { name: `Sign out this device of ${who.user_name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out this device' }).click();
  await toasted(page, 'Signed out');
  await expect.poll(() => line.getByRole('button').count()).toBe(0);
  await stranger.goto('/account');
  await stranger.getByRole('button', { name: /^Log ?in$/i }).waitFor();
  await first.page.reload();
  await first.page.getByRole('heading', { name: 'Your account' }).waitFor();
});
