import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { browse, signedIn } from '#test/support/consoleSteps.ts';
import { twoColours } from '#test/support/files.ts';
import { isLetters } from '#test/support/machineFonts.ts';
import { LIST_ROWS } from '#test/support/sectionRows.ts';
import type { App } from '#test/support/server.ts';
import { bytesOf, type Fetched, gzipped, trafficOf } from '#test/support/traffic.ts';
import { withChurch } from '#test/support/withApp.ts';

/** What a first visit costs (design §6, §7). KB are of 1,000 bytes, the stricter reading. */
const KB = 1000;
const BUDGET = {
  pageScript: 15 * KB,
  page: 95 * KB,
  /** The front page before the reader does something, with its pictures. */
  view: 145 * KB,
  requests: 12,
  console: 150 * KB,
  section: 41 * KB,
  /** From the press in a list until the form can be written in: each is an answer to wait for on a slow line. */
  filesToEditor: 15,
  font: 50 * KB,
} as const;

let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

const scripts = (fetched: readonly Fetched[]) => fetched.filter(({ type }) => type === 'Script');
const photos = ({ url }: Fetched) => url.includes('/media/');
const names = (fetched: readonly Fetched[]) => scripts(fetched).map(({ url }) => url.split('/').at(-1));

it.each([
  ['a news item', ({ story }: Church) => story.path],
  ['a news item in Tamil', ({ tamil }: Church) => tamil.path],
  ['the front page', () => '/home'],
  ['the welcome', () => '/'],
  ['a diocese', ({ madras }: Church) => `/home/diocese/${madras.id}`],
  ['a page of the magazine', ({ issue }: Church) => `/resources/csi_life_screen/${issue}/pages/1`],
])('%s', async (_name, path) => {
  const page = await (await visitor(browser, { width: 360, url: app.url })).newPage();
  const fetched = await trafficOf(page);
  await page.goto(path(church), { waitUntil: 'networkidle' });
  // Letters come only to a machine without them, as this one may be (site/letters.test.ts).
  const before = () => fetched.filter((one) => !photos(one) && !isLetters(one.url));
  // A browser that is busy asks for nothing for a while, and then goes on.
  await expect
    .poll(() => before().map(({ type }) => type))
    .toEqual(expect.arrayContaining(['Document', 'Stylesheet', 'Script', 'Font', 'Image']));
  const [script, whole] = [await gzipped(scripts(fetched)), bytesOf(before())];
  expect(script).toBeGreaterThan(100);
  expect(script).toBeLessThanOrEqual(BUDGET.pageScript);
  expect(whole).toBeLessThanOrEqual(BUDGET.page);
  await page.context().close();
});

it.each([360, 1440])('the first view of the front page at %i px', async (width) => {
  const page = await (await visitor(browser, { width, url: app.url })).newPage();
  const fetched = await trafficOf(page);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect.poll(() => fetched.filter(photos).length).toBeGreaterThan(0);
  const asked = fetched.filter(({ url }) => !url.startsWith('data:') && !isLetters(url));
  expect(asked.length).toBeLessThanOrEqual(BUDGET.requests);
  expect(bytesOf(asked)).toBeLessThanOrEqual(BUDGET.view);
  // What waited comes with the reader's first act.
  const before = fetched.filter(photos).length;
  await page.mouse.wheel(0, 400);
  await expect.poll(() => fetched.filter(photos).length).toBeGreaterThan(before);
  await page.context().close();
});

it('the console before a section is opened', async () => {
  const page = await (await visitor(browser, { url: app.url })).newPage();
  const fetched = await trafficOf(page);
  await page.goto('/departments', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  const assets = fetched.filter(({ url }) => url.includes('/assets/'));
  const text = assets.filter(({ type }) => type !== 'Font');
  expect(new Set(text.map(({ type }) => type))).toEqual(new Set(['Script', 'Stylesheet']));
  expect(await gzipped(text)).toBeLessThanOrEqual(BUDGET.console);
  expect(bytesOf(assets)).toBeLessThanOrEqual(BUDGET.console + BUDGET.font);
  await page.context().close();
});

it('a form, its editor and the cutting of pictures are fetched when they are needed', async () => {
  const { context, page } = await signedIn(browser, app, '/login');
  // What the first screen still fetches is none of the list's: it is left before anything is noted.
  await page.goto('about:blank');
  const fetched = await trafficOf(page);
  // That a form can be opened is known from the start; what opens is not.
  const late = /Editor|Crop|Modal|(?<!useOpen)Form|Drafts/;
  await page.goto('/departments/department_news', { waitUntil: 'networkidle' });
  expect(names(fetched).filter((name) => late.test(name ?? ''))).toEqual([]);
  // The list that most people see first is within the first load.
  const text = fetched.filter(({ url, type }) => url.includes('/assets/') && type !== 'Font');
  expect(await gzipped(text)).toBeLessThanOrEqual(BUDGET.console);

  const before = fetched.length;
  await page.getByRole('link', { name: 'Add News' }).click();
  await page.getByRole('toolbar').waitFor();
  const files = fetched.slice(before).filter(({ url }) => url.includes('/assets/'));
  expect(files.length).toBeLessThanOrEqual(BUDGET.filesToEditor);
  await expect.poll(() => names(fetched)).toContainEqual(expect.stringMatching(/^Editor-/));
  expect(names(fetched).filter((name) => name?.includes('Crop'))).toEqual([]);
  await page.getByRole('button', { name: 'Add thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  await browse(dialog.getByRole('button', { name: 'Browse: Thumbnail' }), [await twoColours('sea.jpg')]);
  await expect.poll(() => names(fetched)).toContainEqual(expect.stringMatching(/^CropModal-/));
  await context.close();
});

it('a section of the console fetches little of its own', async () => {
  const { context, page } = await signedIn(browser, app, '/users');
  await page.goto('/users', { waitUntil: 'networkidle' });
  const known = new Set<string>();
  const heavy: string[] = [];
  const fetched = await trafficOf(page);
  const lists = LIST_ROWS.filter(({ path }) => !path.includes(':'));
  for (const { path, heading } of [{ path: '/users', heading: 'Users' }, ...lists]) {
    const from = fetched.length;
    await page.goto(path);
    // A browser that is busy asks for nothing for a while: what it still fetches then would count for the next section.
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    const own = fetched.slice(from).filter(({ url }) => url.includes('/assets/') && !known.has(url));
    for (const { url } of own) known.add(url);
    const bytes = await gzipped(own.filter(({ type }) => type !== 'Font'));
    if (path !== '/users' && bytes > BUDGET.section) heavy.push(`${path}: ${bytes}`);
  }
  expect(known.size).toBeGreaterThan(lists.length);
  // The login's styles are for what stands in place of a screen, and would change the screens.
  expect([...known].filter((url) => url.includes('/login'))).toEqual([]);
  expect(heavy).toEqual([]);
  await context.close();
});
