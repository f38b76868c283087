import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles } from '#test/support/browser.ts';
import { clientOf } from '#test/support/client.ts';
import { image, signedIn } from '#test/support/consoleSteps.ts';
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
  await expect.poll(() => steps.getByRole('link', { name: /^Begin: / }).count()).toBe(5);
  await expect.poll(() => sideways(page, [320, 360, 768, 1440])).toEqual([]);
  await steps.getByRole('link', { name: 'Begin: Departments' }).click();
  await page.getByRole('button', { name: 'Add Department' }).waitFor();

  const client = await clientOf(app);
  const youth = await client.department('Youth');
  await client.diocese('Madras', 'Tamil Nadu');
  await page.goto('/users');
  await expect.poll(() => steps.getByText('Done', { exact: true }).count()).toBe(2);
  await client.user('Youth user', youth);
  await client.call('POST', 'user/add', { user_type: 'officers', user_name: 'Moderator' });
  await page.goto('/users');
  await expect.poll(() => steps.getByRole('link', { name: /^Begin: / }).count()).toBe(1);
  await steps.getByRole('link', { name: 'Begin: The first story' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/departments/add_news');

  await client.news(youth, 'The first walk');
  await page.goto('/users');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => steps.count()).toBe(0);
  expect(seen).toEqual([]);
});

it('lets practise where nothing becomes public', async () => {
  const client = await clientOf(app);
  const ecology = await client.department('Ecology');
  const writer = await client.user('Ecology user', ecology);
  const { page } = await signedIn(browser, app, '/today', writer);
  const seen = troubles(page);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  // From the help of any screen.
  await press('Help: Today');
  await press('Practise');
  const band = page.getByRole('region', { name: 'Practice section' });
  await band.waitFor();
  await page.getByRole('link', { name: /^Add event/ }).click();
  await page.getByLabel('Title').fill('A first try');
  for (const [name, value] of [
    ['From', '2099-01-01T10:00'],
    ['To', '2099-01-01T12:00'],
  ] as const)
    await page.getByRole('dialog').getByLabel(name, { exact: true }).fill(value);
  await image(page, 'Thumbnail');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click();
  await page.getByRole('row', { name: /A first try/ }).waitFor();
  await expect.poll(() => sideways(page, [320, 360, 768, 1440])).toEqual([]);
  expect((await client.call('POST', 'events/get', { search: 'A first try' })).docs).toEqual([]);
  await press('Empty it');
  await press('Yes');
  await expect.poll(() => page.getByRole('row', { name: /A first try/ }).count()).toBe(0);
  await press('Stop practising');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await expect.poll(() => band.count()).toBe(0);
  expect(seen).toEqual([]);
});
