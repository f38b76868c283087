import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { CONSOLE_STATES } from '../console/states.ts';
import { inOrder, type On, statesOn, visit, WIDTHS, walk } from './walk.ts';

/** The console's states at one width. */
export function walkThroughConsole(on: On): void {
  const here = walk();
  const width = WIDTHS[on];

  describe(`the console on a ${on}`, () => {
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      ({ context, page } = await signedIn(here.browser, here.app, '/users', undefined, { width }));
    });
    afterAll(() => context.close());
    it.each(statesOn(on, CONSOLE_STATES))('$name', (state) => visit(page, on, here, state));

    it('a department’s user: the list and the form', async () => {
      const { browser, app, church } = here;
      const login = await church.client.user(`Ecology ${on}`, church.ecology);
      const own = await signedIn(browser, app, '/departments', login, { width });
      await own.page.getByRole('row').nth(1).waitFor();
      await inOrder(own.page, on);
      await own.page.getByRole('link', { name: 'Add News' }).click();
      await own.page.getByRole('toolbar').waitFor();
      await inOrder(own.page, on);
      await own.context.close();
    });

    it('the login, refused', async () => {
      const { browser, app } = here;
      const stranger = await (await visitor(browser, { width, url: app.url })).newPage();
      await stranger.goto('/login');
      await stranger.getByRole('button', { name: 'Login' }).click();
      await stranger.getByRole('alert').waitFor();
      await inOrder(stranger, on);
      await stranger.context().close();
    });

    it('a password forgotten, and a link that opens nothing', async () => {
      const { browser, app } = here;
      const stranger = await (await visitor(browser, { width, url: app.url })).newPage();
      await stranger.goto('/login/forgot_password');
      await stranger.getByRole('button', { name: 'Send the link' }).click();
      await stranger.getByText('Please enter: Email').waitFor();
      await inOrder(stranger, on);
      await stranger.getByLabel('Email').fill('nobody@test.invalid');
      await stranger.getByRole('button', { name: 'Send the link' }).click();
      await stranger.getByRole('heading', { name: 'No mail leaves this server' }).waitFor();
      await inOrder(stranger, on);
      await stranger.goto('/login/invitation#a_guess');
      await stranger.getByRole('heading', { name: 'Not this one' }).waitFor();
      await inOrder(stranger, on);
      await stranger.context().close();
    });
  });
}
