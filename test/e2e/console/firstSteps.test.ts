import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles } from '#test/support/browser.ts';
import { clientOf } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What an empty installation says first. */
let app: App;
let browser: Browser;
withApp((started) => {
  ({ app, browser } = started);
});

it('tells the first steps on the first screen, ticks what is done, and goes when all is', async () => {
  const { page } = await signedIn(browser, app, '/users');
  const seen = troubles(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.waitFor();
  await expect.poll(() => steps.getByRole('link', { name: /^Start: / }).count()).toBe(5);
  await expect.poll(() => sideways(page, [320, 360, 768, 1440])).toEqual([]);
  await steps.getByRole('link', { name: 'Start: Departments' }).click();
  await page.getByRole('button', { name: 'Add Department' }).waitFor();

  const client = await clientOf(app);
  const youth = await client.department('Youth');
  await client.diocese('Madras', 'Tamil Nadu');
  await page.goto('/users');
  await expect.poll(() => steps.getByText('Done', { exact: true }).count()).toBe(2);
  await client.user('Youth user', youth);
  await client.call('POST', 'user/add', { user_type: 'officers', user_name: 'Moderator' });
  await page.goto('/users');
  await expect.poll(() => steps.getByRole('link', { name: /^Start: / }).count()).toBe(1);
  await steps.getByRole('link', { name: 'Start: The first story' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/departments/add_news');

  await client.news(youth, 'The first walk');
  await page.goto('/users');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => steps.count()).toBe(0);
  expect(seen).toEqual([]);
});
