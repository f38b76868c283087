import type { Browser, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { type Client, clientOf, endDrafts, type Login, type Unit } from '#test/support/client.ts';
import { save, saved, signedIn, titleOf } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Two people in one form: each is told of the other, and that the other is gone, also after a window that was killed. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
let ruth: Login;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
    ruth = await client.user('Ruth Selvam', youth);
  },
  { closePages: true },
);
beforeEach(() => endDrafts(client));

const told = (page: Page) => page.getByRole('status').getByText('Ruth Selvam is in this form too');
const gone = (page: Page) => page.getByText('Ruth Selvam left the form.');

it('who comes is told with the field, who goes is told, and who was killed too', async () => {
  const { id } = await client.news(youth, 'Harvest festival');
  const path = `/departments/edit_news/${id}`;
  const { page: mine } = await signedIn(browser, app, path);
  await mine.getByLabel('Title').fill('Harvest festival at Nagercoil');

  const { page: theirs } = await signedIn(browser, app, path, ruth);
  await theirs.getByLabel('Sub-heading').focus();
  await told(mine).waitFor();
  await mine.getByText('Now in: Sub-heading.').waitFor();
  // Never a lock, and nothing of what is typed moves.
  await expect.poll(() => titleOf(mine)).toBe('Harvest festival at Nagercoil');
  await theirs.goto('/departments/department_news');
  await gone(mine).waitFor();

  await theirs.goto(path);
  await told(mine).waitFor();
  // A process that is gone says no goodbye.
  await theirs.goto('chrome://crash').catch(() => undefined);
  await gone(mine).waitFor();
  await save(mine);
  await saved(mine);
});
