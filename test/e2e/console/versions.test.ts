import type { Browser } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { troubles } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** Versions in other languages: from the list of what is missing to one that is public, out of date and up to date again. */
let app: App;
let browser: Browser;
let client: Client;
let church: Church;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  client = await clientOf(app);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const story = (title: string): Promise<{ _id: string }> =>
  client.call('POST', 'news/create', {
    ...{ title, heading: 'Two hundred volunteers', thumbnail: '0', type: 'departments' },
    ...{ description: '<p>When the bund broke, the sexton rang the bell.</p>', department: church.youth.id },
  });

it('goes from missing to begun, active, out of date and up to date, beside its original', async () => {
  const { _id } = await story('Boats first, then roofs');
  const { page } = await signedIn(browser, app, '/translations');
  const seen = troubles(page);
  await page.getByRole('link', { name: /^தமிழ்/ }).waitFor();
  await page.getByRole('link', { name: 'Translate: Boats first, then roofs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Into Tamil' }).waitFor();
  // The original stands beside each field, and the field is empty.
  await page.getByText('Two hundred volunteers').waitFor();
  await expect.poll(() => page.getByLabel('Title in Tamil').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('Title in Tamil').fill('முதலில் படகுகள்');
  await page.getByLabel('Sub-heading in Tamil').fill('இருநூறு தன்னார்வலர்கள்');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByLabel('Title in Tamil').inputValue()).toBe('முதலில் படகுகள்');
  await page.getByRole('button', { name: 'Make Active', exact: true }).click();
  await page.getByText('Active in Tamil').waitFor();
  const { docs } = await client.call('POST', 'versions/get', { kind: 'news', record: _id });
  expect(docs).toMatchObject([
    { _id, language: 'en', activated: true },
    { language: 'ta', activated: true },
  ]);

  await client.call('PUT', `news/edit/${_id}`, { heading: 'Three hundred volunteers' });
  await page.goto('/translations?language=ta&state=out_of_date');
  await page.getByRole('link', { name: 'See the change: முதலில் படகுகள்' }).click();
  await page.locator('.compare ins').getByText('Three').waitFor();
  await page.getByRole('button', { name: 'It is up to date' }).click();
  await page.getByText('Up to date again').waitFor();
  await expect.poll(() => page.locator('.compare').count()).toBe(0);
  await page.goto('/translations?language=ta&state=out_of_date');
  await page.getByText('Nothing found').waitFor();
  expect(seen).toEqual([]);
});

it('is told below the form of an item, where one that is there already is linked and taken out', async () => {
  const { _id } = await story('Roofs');
  await story('கூரைகள்');
  const { page } = await signedIn(browser, app, `/departments/edit_news/${_id}`);
  const seen = troubles(page);
  const languages = page.getByRole('region', { name: 'Languages' });
  await page.getByRole('heading', { name: 'Languages' }).click();
  await languages.getByRole('link', { name: 'Translate: Telugu' }).waitFor();
  await languages.getByRole('button', { name: 'Link an existing translation' }).click();
  await languages.getByRole('searchbox', { name: 'Which one is it?' }).fill('கூரைகள்');
  await languages.getByRole('combobox', { name: 'Which one is it?' }).selectOption({ label: 'கூரைகள்' });
  await expect
    .poll(() => languages.getByRole('combobox', { name: 'In which language is it?' }).inputValue())
    .toBe('ta');
  await languages.getByRole('button', { name: 'Link it' }).click();
  await languages.getByRole('link', { name: 'Open: Tamil' }).waitFor();
  await languages.getByRole('button', { name: 'Unlink: Tamil' }).click();
  await languages.getByRole('link', { name: 'Translate: Tamil' }).waitFor();
  expect(seen).toEqual([]);
});

it('shows somebody of a unit what is the unit’s own, and fits the narrowest phone', async () => {
  await story('Camp by the sea');
  const { page } = await signedIn(
    browser,
    app,
    '/translations?language=ml',
    await client.user('Asha', church.youth),
    { width: 320 },
  );
  await page.getByRole('link', { name: 'Translate: Camp by the sea' }).waitFor();
  await expect.poll(() => sideways(page)).toEqual([]);
  await page.getByRole('link', { name: 'Translate: Camp by the sea' }).click();
  await page.getByLabel('Title in Malayalam').fill('കടൽത്തീരത്തെ ക്യാമ്പ്');
  await expect.poll(() => sideways(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide original' }).click();
  await expect.poll(() => page.getByText('Two hundred volunteers').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The office approves it before it appears on the site.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Make Active' }).count()).toBe(0);
});
