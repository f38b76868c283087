import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { toasted, troubles, visitor } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { fillLogin, row, rowMenu, signedIn, unfold } from '#test/support/consoleSteps.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Console users: who they are, how they sign in, where they may go (000 §2.1, §2.4, §4). */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
let madras: Unit;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
    madras = await client.diocese('Madras', 'Tamil Nadu');
  },
  { closePages: true },
);

const PASSWORD = 'a password of some length';
const pathOf = (page: Page) => new URL(page.url()).pathname;

const TABS = [
  { path: '/users', tab: 'CSI User', prompt: 'Are you sure want to delete the CSI user ?', unit: undefined },
  {
    path: '/users/diocese_user',
    tab: 'Diocese User',
    prompt: 'Are you sure want to delete the Diocese user ?',
    unit: 'Diocese',
  },
  {
    path: '/users/department_user',
    tab: 'Department User',
    prompt: 'Are you sure want to delete the Department user ?',
    unit: 'Department',
  },
] as const;

describe.each(TABS)('the tab $tab', ({ path, tab, prompt, unit }) => {
  const email = `${tab.toLowerCase().replace(' ', '.')}@example.org`;
  const name = `Jeya of ${tab}`;

  it('adds, changes and deletes', async () => {
    const { page } = await signedIn(browser, app, '/users');
    const seen = troubles(page);
    await page.getByRole('link', { name: tab, exact: true }).click();
    expect(pathOf(page)).toBe(path);

    await page.getByRole('button', { name: 'Add User' }).click();
    const add = page.getByRole('dialog', { name: 'Add User' });
    const place = unit && (unit === 'Diocese' ? madras.name : youth.name);
    if (unit && place) {
      const choice = add.getByLabel(unit);
      await choice.getByRole('option', { name: place }).waitFor({ state: 'attached' });
      await choice.selectOption({ label: place });
    }
    await add.getByLabel('Name').fill(name);
    await add.getByLabel('Email').fill(ADMIN.email.toUpperCase());
    await add.getByLabel('Mobile').fill('+91 98400 00000');
    await add.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await add.getByRole('alert').getByText('Another user already has this email.').waitFor();
    await expect.poll(() => add.getByLabel('Name').inputValue()).toBe(name);
    await add.getByLabel('Email').fill(email);
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await toasted(page, 'Saved');
    const mine = row(page, name);
    await mine.waitFor();
    const cells = await mine.getByRole('cell').allTextContents();
    expect(cells.slice(0, -1)).toEqual([
      name,
      email,
      '+91 98400 00000',
      ...(place ? [place] : []),
      'Administrator',
    ]);

    await (await rowMenu(page, name)).getByRole('button', { name: 'Edit User' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit User' });
    await expect.poll(() => edit.getByLabel('Email').inputValue()).toBe(email);
    await expect.poll(() => edit.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await edit.getByLabel('Name').fill(`${name} Rani`);
    await edit.getByRole('button', { name: 'Update' }).click();
    await row(page, `${name} Rani`).waitFor();
    // The password was left blank, so the old one stays.
    await clientOf(app, { email, password: PASSWORD });

    await (await rowMenu(page, `${name} Rani`)).getByRole('button', { name: 'Delete User' }).click();
    const question = page.getByRole('alertdialog', { name: prompt });
    await question.getByRole('button', { name: 'No' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => mine.count()).toBe(1);
    await (await rowMenu(page, `${name} Rani`)).getByRole('button', { name: 'Delete User' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await toasted(page, 'User deleted');
    await mine.waitFor({ state: 'detached' });
    await expect(clientOf(app, { email, password: PASSWORD })).rejects.toThrow('422 Invalid credentials');
    await page.getByRole('button', { name: 'Undo' }).click();
    await mine.waitFor();
    // A refusal is an answer of the API, and the browser notes each; nothing else may be noted.
    expect(seen.filter((one) => !one.includes('status of 422'))).toEqual([]);
  });
});

describe('two people with the same user', () => {
  it('put their changes together, as on pages', async () => {
    await client.user('Two Editors', madras);
    const { docs } = await client.call('POST', 'user/get', { type: 'diocese_user', search: 'Two Editors' });
    const { page } = await signedIn(browser, app, `/users/diocese_user?form=${docs[0]._id}`);
    const edit = page.getByRole('dialog', { name: 'Edit User' });
    await edit.getByLabel('Name').fill('Two Editors, mine');
    await client.call('PUT', `user/edit/${docs[0]._id}`, { mobile: '+91 90000 00000', user_name: 'Theirs' });
    await edit.getByRole('button', { name: 'Update' }).click();
    const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await conflict.getByRole('group', { name: 'Name' }).getByLabel('Yours: Two Editors, mine').check();
    await conflict.getByRole('button', { name: 'Merge' }).click();
    await expect.poll(() => edit.getByLabel('Mobile').inputValue()).toBe('+91 90000 00000');
    await expect.poll(() => edit.getByLabel('Name').inputValue()).toBe('Two Editors, mine');
    await edit.getByRole('button', { name: 'Update' }).click();
    await row(page, 'Two Editors, mine').getByText('+91 90000 00000').waitFor();
  });
});

describe('a long list', () => {
  beforeAll(async () => {
    for (let i = 1; i <= 24; i++) await client.user(`Listed ${String.fromCharCode(96 + i)}`, madras);
  });

  it('loads more, and is searched from its beginning', async () => {
    const { page } = await signedIn(browser, app, '/users/diocese_user');
    const rows = page.getByRole('row').filter({ hasText: 'Listed' });
    await page.getByText(/^20 of /).waitFor();
    await page.getByRole('button', { name: 'Load More...' }).click();
    await expect.poll(() => rows.count()).toBe(24);
    await expect.poll(() => page.getByRole('button', { name: 'Load More...' }).count()).toBe(0);

    const search = page.getByRole('searchbox', { name: 'Search users' });
    await search.fill('listed c');
    await page.getByText('1 of 1').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).toContain('search=');
    await search.fill('nobody of that name');
    await page.getByText('No users found').waitFor();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await rows.first().waitFor();
    await expect.poll(() => search.inputValue()).toBe('');
  });
});

describe('signing in', () => {
  it('without a line says so, and not that the password is wrong', async () => {
    const context = await visitor(browser, { url: app.url });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await context.setOffline(true);
    await fillLogin(page);
    await page
      .getByRole('alert')
      .getByText(/can’t be reached/)
      .waitFor();
    await expect.poll(() => page.getByText('Invalid credentials').count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('/users');
  });

  it('refuses with a sentence, and then lets in', async () => {
    const page = await (await visitor(browser, { url: app.url })).newPage();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    for (const login of [
      { email: ADMIN.email, password: 'not the right one' },
      { email: 'nobody@example.org', password: ADMIN.password },
    ]) {
      await fillLogin(page, login);
      await page.getByRole('alert').getByText('Invalid credentials', { exact: true }).waitFor();
      await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(login.email);
    }
    await page.getByRole('checkbox', { name: 'Show password' }).check();
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await fillLogin(page);
    await page.waitForURL('/users');
    await page.goto('/login');
    await page.waitForURL('/users');
    // After signing out everywhere, the address is there for the next time, and nothing else.
    await page.getByRole('link', { name: 'Your account' }).click();
    await unfold(page, 'Where you are signed in');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('/login');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    // Everywhere: this test's own session too.
    client = await clientOf(app);
  });

  it('leads each to the own section, and keeps each out of others', async () => {
    for (const [unit, home, foreign] of [
      [madras, '/dioceses', ['/users', '/departments', '/departments/add_news', '/partners']],
      [youth, '/departments', ['/users/department_user', '/dioceses/add_news', '/about', '/campaigns']],
    ] as const) {
      const page = await (await visitor(browser, { url: app.url })).newPage();
      await page.goto('/login');
      await fillLogin(page, await client.user(`Own ${unit.kind}`, unit));
      await page.waitForURL(home);
      for (const path of foreign) {
        await page.goto(path);
        await page.waitForURL(home);
      }
      await expect
        .poll(() => page.getByRole('navigation', { name: 'Sections' }).getByRole('link').count())
        .toBe(1);
    }
  });

  it('keeps the console’s publications apart from the visitors’ ones', async () => {
    const { context, page } = await signedIn(browser, app, '/publications');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Publications' }).waitFor();
    expect(pathOf(page)).toBe('/publications');
    await context.clearCookies();
    await page.goto('/publications');
    expect(pathOf(page)).toBe('/resources/publications_screen');
  });

  it('shows the login in place of every screen, and forgets everything with the logout (ADD-6)', async () => {
    const { context, page } = await signedIn(browser, app, '/departments/department_news');
    await page.getByRole('heading', { level: 1, name: 'Department News' }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const ended = page.waitForResponse('**/auth/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/login');
    await ended;
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    const again = await context.request.post('/api/v1/user/get', {
      data: {},
      headers: { authorization: token ?? '' },
    });
    expect(again.status()).toBe(401);
    for (const path of ['/departments/add_news', '/users', '/dioceses?search=choir']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
      expect(page.url()).toBe(app.url + path);
    }
  });
});
