import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { clientOf, type Login } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import { readProjectFile } from '#test/support/projectFiles.ts';
import { FORM_ROWS, LIST_ROWS, SCREEN_ROWS } from '#test/support/sectionRows.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';
import { goTo } from '../axe/walk.ts';

let app: App;
let browser: Browser;
let login: Login;
let church: Church;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  login = await (await clientOf(app)).user('Selvi', church.madras);
});

/** The texts of one set in a language, as its file has them. */
const said = (language: string, set: string): Record<string, string> =>
  JSON.parse(readProjectFile(`src/console/languages/${language}.json`))[set];

it('the language that is picked before signing in is one’s own from then on, on every device', async () => {
  const words = said('ta', 'console/login/words#LOGIN');
  const shell = said('ta', 'console/kit/words#SHELL');
  const page = await (await visitor(browser, { url: app.url, width: 320 })).newPage();
  const html = page.locator('html');
  await page.goto('/login');
  await expect.poll(() => html.getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'தமிழ்' }).click();
  await page.getByRole('heading', { name: words.heading, exact: true }).waitFor();
  await expect.poll(() => html.getAttribute('lang')).toBe('ta');
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
  await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('en');
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
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await context.close();
});

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** The screens that the sections know, a list with its form open over it, each in one of the languages. The status page is asked in all of them, below. */
const OVER_LISTS = new Set(LIST_ROWS.filter(({ form }) => form.is === 'dialog').map(({ path }) => path));
const SCREENS = [...SCREEN_ROWS, ...FORM_ROWS.filter(({ add }) => !add)]
  .map(({ path }) => (OVER_LISTS.has(path) && !path.includes('?') ? `${path}?form=new` : path))
  .filter((path, at, all) => all.indexOf(path) === at && !path.includes(':') && path !== '/status');

/** Screens of one story. */
const OF_ONE = ['/departments/edit_news/', '/history/news/'];

/** What nobody translates: names of files, programs and standards, addresses, hours, and what people have written in these screens. */
const NAMES =
  /\b(?:CSI|Synod|Madras|Medak|Youth|Ecological Concerns|Administrator|Selvi|Google Play|App Store|theological association|lectern [a-z]+|PostgreSQL|BACKUP=no|GET|POST|ms|UPI|PDF|JPE?G|PNG|GIF|AVIF|CSV|KB|MB|GB|YouTube|Youtube|SMTP_URL|mail|Ctrl|admin|moderator|Church of South India|Office|Street and number|City|State|Chrome|Linux|picture|Order of service|[AP]M)\b|\S*[@./]\S*/g;

it.each(OTHERS)('no screen has an English word, and none is wider than a phone: %s', async (language) => {
  const left: string[] = [];
  const { page, context } = await signedIn(browser, app, '/drafts', undefined, { width: 320 });
  await context.addCookies([{ name: 'lectern_language', value: language, url: app.url }]);
  await page.reload();
  const { story } = church;
  const screens = [...SCREENS, ...OF_ONE.map((path) => path + story.id)];
  for (const path of screens.filter((_, at) => at % OTHERS.length === OTHERS.indexOf(language))) {
    await goTo(page, path);
    await page.locator('h1').first().waitFor();
    await page.locator('.sitemenu').waitFor({ state: 'attached' });
    if (path.endsWith('?form=new')) await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    left.push(...(await wrongOn(page, path, language)));
  }
  await context.close();
  expect(left).toEqual([]);
});

it('the sentences of the status page are in the language of the account, which the server knows', async () => {
  const left: string[] = [];
  const { page, context } = await signedIn(browser, app, '/account', undefined, { width: 320 });
  for (const language of OTHERS) {
    await page.goto('/account');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/language/keep'));
    await page.getByRole('button', { name: languageName(language), exact: true }).click();
    await kept;
    await page.goto('/status');
    await page.locator('.status-lines li').nth(4).waitFor();
    left.push(...(await wrongOn(page, '/status', language)));
  }
  await context.close();
  expect(left).toEqual([]);
});

/** What is in English on a screen that speaks another language, and what is wider than the phone. */
async function wrongOn(page: Page, path: string, language: Language): Promise<string[]> {
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  const words = await page.evaluate(latinWords, language);
  return [
    ...words.filter((one) => /[A-Za-z]{2}/.test(one.replace(NAMES, ''))),
    ...(await sideways(page, [320])),
  ].map((wrong) => `${path} in ${language}: ${wrong}`);
}

/**
 * Runs in the page: texts in Latin letters that say to be in the page's language. What people wrote says its own, stands in a table or is being written;
 * in labels it is known by that.
 */
function latinWords(language: string): string[] {
  const found = new Set<string>();
  const elsewhere = document.body.querySelectorAll(`[lang]:not([lang=${language}]), tbody td *, .tiptap *`);
  const written = [...elsewhere].flatMap(({ textContent }) => textContent?.trim() || []);
  const look = (text: string | null, at: Element): void => {
    const own = at.closest('[lang]')?.getAttribute('lang') === language;
    const seen = at.checkVisibility() || at.closest('[popover]');
    if (!text || !own || !seen || !/[A-Za-z]{2}/.test(text)) return;
    found.add(written.reduce((rest, one) => rest.replaceAll(one, ''), text).trim());
  };
  for (const at of document.body.querySelectorAll('*')) {
    if (at.matches('script, noscript') || at.closest('tbody, .tiptap')) continue;
    for (const node of at.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent, at);
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) look(at.getAttribute(name), at);
  }
  return [...found];
}
