import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { CONSOLE_STATES } from '../console/states.ts';
import { inOrderAtBoth, visit, walk } from './walk.ts';

const here = walk();

describe('the console', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await signedIn(here.browser, here.app, '/users'));
  });
  afterAll(() => context.close());
  it.each(CONSOLE_STATES)('$name', (state) => visit(page, here, state));

  it('a department’s user: the list and the form', async () => {
    const { browser, app, church } = here;
    const login = await church.client.user('Ecology', church.ecology);
    const own = await signedIn(browser, app, '/departments', login);
    await own.page.getByRole('row').nth(1).waitFor();
    await inOrderAtBoth(own.page);
    await own.page.getByRole('link', { name: 'Add News' }).click();
    await own.page.getByRole('toolbar').waitFor();
    await inOrderAtBoth(own.page);
    await own.context.close();
  });

  it('the login, refused', async () => {
    const stranger = await (await visitor(here.browser, { url: here.app.url })).newPage();
    await stranger.goto('/login');
    await stranger.getByRole('button', { name: 'Login' }).click();
    await stranger.getByRole('alert').waitFor();
    await inOrderAtBoth(stranger);
    await stranger.context().close();
  });

  it('a password forgotten, and a link that opens nothing', async () => {
    const stranger = await (await visitor(here.browser, { url: here.app.url })).newPage();
    await stranger.goto('/login/forgot_password');
    await stranger.getByRole('button', { name: 'Send the link' }).click();
    await stranger.getByText('Please enter: Email').waitFor();
    await inOrderAtBoth(stranger);
    await stranger.getByLabel('Email').fill('nobody@test.invalid');
    await stranger.getByRole('button', { name: 'Send the link' }).click();
    await stranger.getByRole('heading', { name: 'No mail leaves this server' }).waitFor();
    await inOrderAtBoth(stranger);
    await stranger.goto('/login/invitation#a_guess');
    await stranger.getByRole('heading', { name: 'Not this one' }).waitFor();
    await inOrderAtBoth(stranger);
    await stranger.context().close();
  });
});
