import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import { clientOf, type Login } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import { readProjectFile } from '#test/support/projectFiles.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

let app: App;
let browser: Browser;
let login: Login;
let church: Church;
withApp(async (started) => {
  ({ app, browser } = started);
  church = await smallChurch(app, 1);
  login = await (await clientOf(app)).user('Selvi', church.madras);
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

/** The languages in turn over the screens that people use: each has one, and in the next run of screens another. */
const SCREENS = [
  ['/today', 'ta'],
  ['/dioceses/diocese_news', 'te'],
  ['/departments/add_news', 'kn'],
  ['/departments/department_events?form=new', 'ml'],
  ['/users', 'ta'],
  ['/inbox', 'te'],
  ['/about', 'kn'],
  ['/publications', 'ml'],
  ['/waiting', 'ta'],
  ['/drafts', 'te'],
  ['/account', 'kn'],
  ['/news_letter/sent', 'ml'],
  ['/calendar', 'ta'],
  ['/campaigns', 'te'],
  ['/dioceses/diocese_information', 'kn'],
  ['/library', 'ml'],
] as const;

/**
 * What nobody translates: names of files, programs and standards, addresses, hours, and what people have written in these screens.
 */
const NAMES =
  /\b(?:CSI|Synod|Madras|Medak|Youth|Ecological Concerns|Administrator|Selvi|Google Play|App Store|theological association|PDF|JPE?G|PNG|GIF|CSV|KB|MB|GB|YouTube|Youtube|SMTP_URL|mail|Ctrl|admin|moderator|Chrome|Linux|picture|Order of service|[AP]M)\b|\S*[@./]\S*/g;

it('no screen has an English word, and none is wider than a phone, in whichever language', async () => {
  const { page, context } = await signedIn(browser, app, '/drafts', undefined, { width: 320 });
  const left: string[] = [];
  for (const [path, language] of SCREENS) {
    await context.addCookies([{ name: 'lectern_language', value: language, url: app.url }]);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.locator('.sitemenu').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const words = await page.evaluate(latinWords, language);
    left.push(
      ...words.filter((one) => /[A-Za-z]{2}/.test(one.replace(NAMES, ''))).map((one) => `${path}: ${one}`),
    );
    left.push(...(await sideways(page, [320])).map((wide) => `${path} in ${language}: ${wide}`));
  }
  await context.close();
  expect(left).toEqual([]);
});

/** Runs in the page: texts in Latin letters that say to be in the page's language. What people wrote says its own, or stands within a record's name. */
function latinWords(language: string): string[] {
  const found = new Set<string>();
  const look = (text: string | null, at: Element): void => {
    const own = at.closest('[lang]')?.getAttribute('lang') === language;
    if (text && own && /[A-Za-z]{2}/.test(text) && at.checkVisibility()) found.add(text.trim().slice(0, 90));
  };
  for (const at of document.body.querySelectorAll('*')) {
    if (at.matches('script, noscript')) continue;
    for (const node of at.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent, at);
    if (!at.closest('td, tr'))
      for (const name of ['aria-label', 'placeholder']) look(at.getAttribute(name), at);
  }
  return [...found];
}
