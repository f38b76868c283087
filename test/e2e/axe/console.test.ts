import { it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { CONSOLE_STATES } from '../console/states.ts';
import { walkThroughConsole } from './consoleWalk.ts';
import { lookAtBoth, WIDTHS } from './walk.ts';

const here = walkThroughConsole(CONSOLE_STATES);
const width = WIDTHS.phone;

it('a department’s user: the list and the form', async () => {
  const { browser, app, church } = here;
  const login = await church.client.user('Ecology', church.ecology);
  const own = await signedIn(browser, app, '/departments', login, { width });
  await own.page.getByRole('row').nth(1).waitFor();
  await lookAtBoth(own.page);
  await own.page.getByRole('link', { name: 'Add News' }).click();
  await own.page.getByRole('toolbar').waitFor();
  await lookAtBoth(own.page);
  await own.context.close();
});

it('the login, refused', async () => {
  const { browser, app } = here;
  const stranger = await (await visitor(browser, { width, url: app.url })).newPage();
  await stranger.goto('/login');
  await stranger.getByRole('button', { name: 'Login' }).click();
  await stranger.getByRole('alert').waitFor();
  await lookAtBoth(stranger);
  await stranger.context().close();
});

it('a password forgotten, and a link that opens nothing', async () => {
  const { browser, app } = here;
  const stranger = await (await visitor(browser, { width, url: app.url })).newPage();
  await stranger.goto('/login/forgot_password');
  await stranger.getByRole('button', { name: 'Send the link' }).click();
  await stranger.getByText('Please enter: Email').waitFor();
  await lookAtBoth(stranger);
  await stranger.getByLabel('Email').fill('nobody@test.invalid');
  await stranger.getByRole('button', { name: 'Send the link' }).click();
  await stranger.getByRole('heading', { name: 'This server sends no mail' }).waitFor();
  await lookAtBoth(stranger);
  await stranger.goto('/login/invitation#a_guess');
  await stranger.getByRole('heading', { name: 'Not valid' }).waitFor();
  await lookAtBoth(stranger);
  await stranger.context().close();
});
