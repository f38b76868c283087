import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect, it } from 'vitest';
import { toasted } from '#test/support/browser.ts';
import { type Client, clientOf, type Login, type Unit } from '#test/support/client.ts';
import { addThumbnail, browse, group, save, signedIn, titleOf, told } from '#test/support/consoleSteps.ts';
import { picture, twoColours } from '#test/support/files.ts';
import { type ProxyLine, proxyTo } from '#test/support/proxyTo.ts';
import { type App, startApp } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Where there is no line the console opens, and what is saved goes out by itself when there is one again: once, and as who wrote it. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
let writer: Login;
let other: Login;
let line: ProxyLine;
let without: App | undefined;
withApp(async (started) => {
  ({ app, browser } = started);
  [client, line] = [await clientOf(app), await proxyTo(app.url)];
  youth = await client.department('Youth');
  [writer, other] = [await client.user('Jebaraj', youth), await client.user('Salomi', youth)];
});
afterAll(async () => {
  await Promise.all([line?.close(), without?.close()]);
});
afterEach(async () => {
  line.mend();
  line.leadTo(app.url);
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const PHONE = { width: 360, touch: true };
const asSignedIn = async (path: string, login = writer) => {
  const opened = await signedIn(browser, { ...app, url: line.url }, path, login, PHONE);
  await opened.page.evaluate(() => navigator.serviceWorker.ready);
  // The page is kept last.
  const isWhole = () => opened.page.evaluate(async () => (await caches.match('/today')) !== undefined);
  await expect.poll(isWhole).toBe(true);
  return opened;
};
const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('console ')));
/** What the worker and its caches are like; SETTLED when the newest build is kept whole, and answers for the pages. */
const upgrade = (page: Page): Promise<object> =>
  page.evaluate(async () => {
    const builds = (await caches.keys()).filter((name) => name.includes('laterone'));
    const whole = builds.map(async (name) => Boolean(await (await caches.open(name)).match('/today')));
    const worker = await navigator.serviceWorker.getRegistration();
    return {
      builds: await Promise.all(whole),
      installing: worker?.installing?.state,
      waiting: worker?.waiting?.state,
      active: worker?.active?.state,
    };
  });
const SETTLED = { builds: [true], active: 'activated' };
const cut = async (context: BrowserContext): Promise<void> => {
  line.cut();
  await context.setOffline(true);
};
const mend = async (context: BrowserContext): Promise<void> => {
  line.mend();
  await context.setOffline(false);
};
const newsNamed = async (title: string): Promise<{ _id: string; version: number }[]> =>
  (await client.call('POST', 'news/get', { search: title, activated: 'all' })).docs;
const later = (page: Page) => page.getByRole('button', { name: 'Send it when I am back online' }).click();
const bar = (page: Page) => page.locator('.line-bar');

it('a story with its pictures, written and saved without a line, goes out once when it is back, after the window was closed too', async () => {
  const { context, page } = await asSignedIn('/departments');
  await cut(context);
  await page.goto('/departments/add_news');
  await bar(page).getByText('You are offline. What you write is kept on this device.').waitFor();
  await page.getByLabel('Title').fill('Boats came home');
  await page.getByRole('textbox', { name: 'Body' }).fill('All of them, and before the storm.');
  await browse(
    group(page, 'Gallery images').getByRole('button', { name: 'Take a picture: Gallery images' }),
    [await picture('boats.jpg')],
  );
  await group(page, 'Gallery images').getByText('Not uploaded').waitFor();
  await group(page, 'Thumbnail').getByRole('button', { name: 'Add thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  await browse(dialog.getByRole('button', { name: 'Take a picture: Thumbnail' }), [
    await twoColours('sea.jpg'),
  ]);
  await dialog.getByLabel('The part of the picture that is kept').waitFor();
  await dialog.getByRole('button', { name: 'Add thumbnail' }).click();
  await group(page, 'Thumbnail').getByText('Not uploaded').waitFor();
  await save(page);
  await told(page, 'Not all files could be uploaded. Try those again, or remove them.');
  await later(page);
  await toasted(page, 'Kept on this device. It is sent when you are back online.');
  await bar(page).getByText('1 change is sent when you are back online.').waitFor();
  await page.close();

  const next = await context.newPage();
  await next.goto('/drafts');
  await next
    .getByRole('row')
    .filter({ hasText: 'Boats came home' })
    .getByText('is sent when you are back online')
    .waitFor();
  expect(await newsNamed('Boats came home')).toEqual([]);
  const windows = [next, await context.newPage()];
  await windows[1]?.goto('/departments/add_news');
  await mend(context);
  await expect.poll(() => newsNamed('Boats came home')).toHaveLength(1);
  await next.getByText('No drafts').waitFor();
  const [story] = await newsNamed('Boats came home');
  expect(story).toMatchObject({
    gallery: [expect.anything()],
    thumbnail: expect.stringContaining('/media/'),
  });
});

it('it never goes out as somebody else, who does not see it either', async () => {
  const { context, page } = await asSignedIn('/departments/add_news');
  await page.getByLabel('Title').fill('For the synod alone');
  await addThumbnail(page, await twoColours('sea.jpg'));
  await cut(context);
  await save(page);
  await later(page);
  await bar(page).getByText('1 change is sent').waitFor();
  await page.close();
  await mend(context);

  const signIn = async (login: Login): Promise<Page> => {
    const opened = await context.newPage();
    await opened.goto('/live');
    await opened.evaluate(() => localStorage.clear());
    await opened.goto('/login');
    await opened.getByLabel('Email').fill(login.email);
    await opened.getByLabel('Password', { exact: true }).fill(login.password);
    await opened.getByRole('button', { name: 'Login' }).click();
    await opened.waitForURL('/departments');
    await opened.goto('/drafts');
    return opened;
  };
  const theirs = await signIn(other);
  await theirs.getByText('No drafts').waitFor();
  await expect.poll(() => bar(theirs).count()).toBe(0);
  expect(await newsNamed('For the synod alone')).toEqual([]);
  await theirs.close();
  await signIn(writer);
  await expect.poll(() => newsNamed('For the synod alone')).toHaveLength(1);
});

it('a change that somebody else was faster with is said, and both are put together', async () => {
  const { id } = await client.news(youth, 'Harvest');
  const { context, page } = await asSignedIn(`/departments/edit_news/${id}`);
  await page.getByLabel('Title').fill('Harvest festival');
  await cut(context);
  await save(page);
  await later(page);
  const [before] = await newsNamed('Harvest');
  await client.call('PUT', `news/edit/${id}`, { heading: 'On Sunday', version: before?.version });
  await mend(context);
  await bar(page).getByText('“Harvest festival” was not sent. Somebody else has saved it since.').waitFor();
  // A toast may still stand over it.
  await bar(page).getByRole('link', { name: 'Open it: Harvest festival' }).press('Enter');
  await expect.poll(() => titleOf(page)).toBe('Harvest festival');
  await save(page);
  await page.getByRole('button', { name: 'Merge' }).click();
  await save(page);
  await expect.poll(() => newsNamed('Harvest festival')).toMatchObject([{ heading: 'On Sunday' }]);
});

it('after an upgrade no old page is left, and switched off nothing is kept', async () => {
  const { context, page } = await asSignedIn('/departments');
  const [first] = await keptBuilds(page);
  const program = () => page.locator('script[type=module]').getAttribute('src');
  await cut(context);
  await page.reload();
  await bar(page).getByText('You are offline.').waitFor();
  const before = await program();

  line.rename('main-laterone.js');
  await mend(context);
  await bar(page).getByText('You are back online.').waitFor();
  await bar(page).getByRole('button', { name: 'Load again' }).click();
  await expect.poll(program).toBe('/assets/console/main-laterone.js');
  await expect.poll(() => upgrade(page)).toEqual(SETTLED);
  expect((await keptBuilds(page)).filter((name) => name !== first)).toHaveLength(1);
  await cut(context);
  await page.reload();
  await bar(page).getByText('You are offline.').waitFor();
  expect(await program()).not.toBe(before);
  await mend(context);

  without = await startApp({ SAMPLE_CONTENT: 'none', CONSOLE_OFFLINE: 'no', SITE_OFFLINE: 'no' });
  line.leadTo(without.url);
  await page.goto('/login');
  // That the worker gives itself up is shown with the website's part of it (site/noLine.test.ts).
  await expect.poll(() => keptBuilds(page)).toEqual([]);
});
