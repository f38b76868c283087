import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { often } from '#test/support/often.ts';
import { type ProxyLine, proxyTo } from '#test/support/proxyTo.ts';
import { type App, startApp } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** Where visitors have no line, what their browser keeps opens; with a line they get the page itself, always. */
let app: App;
let browser: Browser;
let church: Church;
let client: Client;
let line: ProxyLine;
let without: App | undefined;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  [client, line] = [await clientOf(app), await proxyTo(app.url)];
});
afterAll(async () => {
  await Promise.all([line?.close(), without?.close()]);
});
afterEach(async () => {
  line.mend();
  line.leadTo(app.url);
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const PRAYERS = '/resources/worship_resource/prayer_calendar';
const ALWAYS = [
  '/home',
  PRAYERS,
  '/resources/worship_resource/csi_lectionary',
  '/resources/worship_resource/sermon_outlines',
  '/saved',
];
const bar = (page: Page) => page.locator('.savedbar');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const cut = async (context: BrowserContext): Promise<void> => {
  line.cut();
  await context.setOffline(true);
};
const mend = async (context: BrowserContext): Promise<void> => {
  line.mend();
  await context.setOffline(false);
};
/** The paths of what this browser keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
/** A reader by phone whose browser keeps what it always keeps. */
async function reader(path = '/home'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitor(browser, { width: 360, url: line.url, keeps: true });
  const page = await context.newPage();
  await page.goto(path);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([...ALWAYS, path]));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return { context, page };
}

it('twelve pages open without a line, look as they did, and say that they are copies', async () => {
  const { context, page } = await reader();
  const read = [
    church.story.path,
    church.tamil.path,
    `/ta/event_screen/${church.event}`,
    `/campaign_screen/${church.campaign}`,
    `/publication_details/${church.book}`,
    `/others/statement/${church.statement}`,
    `/home/diocese/${church.madras.id}`,
  ];
  const headings = new Map<string, string>();
  for (const path of [...ALWAYS, ...read]) {
    await page.goto(path);
    headings.set(path, await heading(page));
    await expect.poll(() => kept(page)).toContain(path);
  }
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(2_000_000);
  await cut(context);
  for (const [path, was] of headings) {
    await page.goto(path);
    const says = path.startsWith('/ta/') ? /[\u0B80-\u0BFF]/ : 'No connection. You read what was saved on';
    await bar(page).getByText(says).first().waitFor();
    expect([path, await heading(page)]).toEqual([path, was]);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');
  }
  await page.goto('/dio');
  await bar(page).getByText('No connection, and the page that you asked for was not saved.').waitFor();
  await page.getByRole('link', { name: /Young people walk for water/ }).waitFor();
});

it('with little data nothing is fetched unread, and a page can be kept all the same', async () => {
  const context = await visitor(browser, { width: 360, url: line.url, keeps: true });
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto(church.story.path);
  await page.getByRole('button', { name: 'Keep for reading' }).click();
  await page.getByRole('button', { name: 'Remove from saved' }).waitFor();
  const pages = (await kept(page)).filter((path) => !/^\/(?:assets|media|seals)\//.test(path));
  expect(pages).toEqual([church.story.path]);
});

it('what one keeps opens without a line until one lets go of it, however much is read', async () => {
  const { context, page } = await reader(church.story.path);
  await page.getByRole('button', { name: 'Keep for reading' }).click();
  await page.getByRole('button', { name: 'Remove from saved' }).waitFor();
  // Its first picture is kept with it; those of pages that are only read are not (src/site/offline/worker.test.ts).
  const pictures = async () => (await kept(page)).filter((path) => path.startsWith('/media/'));
  await expect.poll(async () => (await pictures()).length).toBe(1);
  const lists = ['departments', 'dioceses'].flatMap((of) => [`/news_list_screen/${of}`, `/home/event/${of}`]);
  const others = ['/', '/dio', '/dep', '/others/statement', '/others/press_release'];
  for (const path of ['/privacy', ...lists, ...others, church.tamil.path]) {
    await page.goto(path);
    await expect.poll(() => kept(page)).toContain(path);
  }
  await expect.poll(() => kept(page)).not.toContain('/privacy');
  await cut(context);
  await page.goto(church.story.path);
  await expect.poll(() => heading(page)).toBe('Young people walk for water');
  const first = page.locator('main .hero-pic img');
  await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1);
  await page.goto('/saved');
  const row = page.getByRole('listitem').filter({ hasText: 'Young people walk for water' });
  await row.getByRole('button', { name: 'Remove: Young people walk for water' }).click();
  await page.getByText('Nothing yet.').waitFor();
  expect(await pictures()).toEqual([]);
  await page.goto(church.story.path);
  await bar(page).getByText('was not saved.').waitFor();
});

it('the note goes by itself with the line, and a page that has changed comes in its place', async () => {
  const { id } = await client.news(church.youth, 'Before the line went');
  const path = `/news_screen/departments/${id}`;
  const { context, page } = await reader(path);
  await cut(context);
  await page.goto(path);
  await bar(page).getByText('No connection.').waitFor();
  await mend(context);
  await bar(page).waitFor({ state: 'hidden' });

  await cut(context);
  await page.reload();
  await bar(page).getByText('No connection.').waitFor();
  const { version } = await client.call('GET', `news/get/${id}`);
  await client.call('PUT', `news/edit/${id}`, { title: 'After it came back', version });
  await mend(context);
  await expect.poll(() => heading(page)).toBe('After it came back');
  await expect.poll(() => bar(page).isVisible()).toBe(false);
});

it('with a line no edit is ever stale', async () => {
  const { id } = await client.news(church.youth, 'Edit 0');
  const path = `/news_screen/departments/${id}`;
  const { page } = await reader(path);
  let { version } = await client.call('GET', `news/get/${id}`);
  const stale: string[] = [];
  for (let edit = 1; edit <= often('EDITS', 8, 1000); edit++) {
    ({ version } = await client.call('PUT', `news/edit/${id}`, { title: `Edit ${edit}`, version }));
    await page.goto(path);
    if ((await heading(page)) !== `Edit ${edit}`) stale.push(`Edit ${edit}`);
  }
  expect(stale).toEqual([]);
});

it('on a line that carries nothing the copy comes after a while, and gives way to the page', async () => {
  const { id } = await client.news(church.youth, 'Slow before');
  const path = `/news_screen/departments/${id}`;
  const { page } = await reader(path);
  const { version } = await client.call('GET', `news/get/${id}`);
  await client.call('PUT', `news/edit/${id}`, { title: 'Slow after', version });
  line.hold();
  await page.goto(path, { waitUntil: 'commit' });
  await bar(page).getByText('The connection is slow.').waitFor();
  await expect.poll(() => heading(page)).toBe('Slow before');
  line.mend();
  await expect.poll(() => heading(page)).toBe('Slow after');
  await expect.poll(() => bar(page).isVisible()).toBe(false);
});

it('nothing is kept of the console, of calls, forms, searches, other addresses of a page, and what is not there', async () => {
  const { context, page } = await reader();
  const paths = ['/login', '/today', '/departments', '/search?q=youth', '/home?x=1', '/subscribe'];
  const others = [
    '/no-such-page',
    '/api/v1/public/news',
    '/live',
    '/feeds/news.xml',
    '/publications',
    '/read',
  ];
  for (const path of [...paths, ...others, '/news_list_screen/departments?page=2'])
    await page.goto(path).catch(() => undefined);
  // Pages are put away in the order in which they were read.
  await page.goto('/privacy');
  await expect.poll(() => kept(page)).toContain('/privacy');
  const known = await kept(page);
  expect(
    known.filter((path) =>
      /^\/(?:api|login|today|departments|search|subscribe|live|feeds|read|no-)/.test(path),
    ),
  ).toEqual([]);
  await context.close();
});

it('a sub-site has no worker', async () => {
  const page = await (await visitor(browser, { width: 360, keeps: true })).newPage();
  await page.goto(app.at('youth', '/'), { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const refused = page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
  await expect(refused).rejects.toThrow();
});

it('switched off it throws away what was kept, and itself, with the next page', async () => {
  const { context, page } = await reader();
  without = await startApp({ SAMPLE_CONTENT: 'none', CONSOLE_OFFLINE: 'no', SITE_OFFLINE: 'no' });
  line.leadTo(without.url);
  const open = await context.newPage();
  await open.goto('/home');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.goto('/privacy');
  await open.goto('/home');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
