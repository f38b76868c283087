import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { clientOf, type Login } from '#test/support/client.ts';
import { readProjectFile } from '#test/support/projectFiles.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

let app: App;
let browser: Browser;
let login: Login;
withApp(async (started) => {
  ({ app, browser } = started);
  const client = await clientOf(app);
  login = await client.user('Selvi', await client.diocese('Madras', 'Tamil Nadu'));
});

/** The texts of one set in a language, as its file has them. */
const said = (language: string, set: string): Record<string, string> =>
  JSON.parse(readProjectFile(`src/console/languages/${language}.json`))[set];

it('the language that is picked before signing in is one’s own from then on, on every device', async () => {
  const words = said('ta', 'console/login/words#LOGIN');
  const shell = said('ta', 'console/shell/words#SHELL');
  const page = await (await visitor(browser, { url: app.url, width: 320 })).newPage();
  const html = page.locator('html');
  await page.goto('/login');
  await expect.poll(() => html.getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'தமிழ்' }).click();
  await page.getByRole('heading', { name: words.heading, exact: true }).waitFor();
  expect(await html.getAttribute('lang')).toBe('ta');
  await page.getByLabel(words.email ?? '', { exact: true }).fill(login.email);
  await page.getByLabel(words.password ?? '', { exact: true }).fill(login.password);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/language/keep'));
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  expect((await kept).status()).toBe(200);
  await page.getByRole('button', { name: shell.logout, exact: true }).waitFor();

  // Nothing is seen in English first, and no other language is fetched.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.push(document.querySelector('.skip')?.textContent ?? '')).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: shell.logout, exact: true }).waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen.filter(Boolean))).toEqual(new Set([shell.skip]));
  expect(fetched.filter((url) => /\/(?:ta|te|kn|ml)-[\w-]+\.js$/.test(url)).length).toBe(1);
  await page.context().close();

  // Another device is spoken to in it once one has signed in, and begins in English where one chooses that.
  const other = await (await visitor(browser, { url: app.url })).newPage();
  await other.goto('/account');
  await other.getByLabel('Email').fill(login.email);
  await other.getByLabel('Password', { exact: true }).fill(login.password);
  await other.getByRole('button', { name: 'Login' }).click();
  await other.getByRole('button', { name: shell.logout, exact: true }).waitFor();
  await other.goto('/account');
  await other.getByRole('button', { name: 'English', exact: true }).click();
  await other.getByRole('heading', { name: 'Your language' }).waitFor();
  expect(await other.locator('html').getAttribute('lang')).toBe('en');
  await other.reload();
  await other.getByRole('heading', { name: 'Your language' }).waitFor();
  await other.context().close();
});

it('a console whose words do not come is there in English', async () => {
  const context = await visitor(browser, { url: app.url });
  await context.addCookies([{ name: 'lectern_language', value: 'ta', url: app.url }]);
  const page = await context.newPage();
  await page.route(/\/assets\/console\/ta-/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await context.close();
});
