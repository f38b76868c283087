import type { Browser, BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';
import { headOf } from './head.ts';

/** Which address leads where: former ones, those that nobody has, sub-sites, and those that machines ask for (002 §2.1, §2.2). */
let app: App;
let browser: Browser;
let church: Church;
/** Without script. */
let plain: BrowserContext;
withChurch(async (started) => {
  ({ app, browser, church } = started);
  plain = await visitor(browser, { url: app.url, script: false });
});

/** How the server answers by itself: status, and where to when it sends on. */
async function plainAnswer(path: string): Promise<[number, string | null]> {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  await answer.body?.cancel();
  return [answer.status, answer.headers.get('location')];
}

describe('addresses', () => {
  it.each([
    ['/dashboard', 301, '/home'],
    ['/dashboard/anything', 301, '/home'],
    ['/csilife', 301, '/resources/csi_life_screen'],
    ['/csinews', 301, '/news_list_screen/departments'],
    ['/publications', 302, '/resources/publications_screen'],
    ['/publications/books', 302, '/resources/publications_screen'],
    ['/publications/csi_life', 302, '/resources/publications_screen'],
  ])('of the former site: %s answers %i to %s', async (path, status, to) => {
    expect(await plainAnswer(path)).toEqual([status, to]);
  });

  it('of the wrong family lead to the right one', async () => {
    const { story } = church;
    const wrong = story.path.replace('departments', 'dioceses');
    expect(await plainAnswer(wrong)).toEqual([301, story.path]);
  });

  it('that nobody has, or nobody may see, are not found', async () => {
    const { hidden, youth, story } = church;
    const page = await plain.newPage();
    for (const path of [
      '/no/such/page',
      hidden.path,
      '/news_screen/departments/0198c0de-0000-7000-8000-000000000000',
      '/news_screen/departments/1%27%20or%201=1',
      '/news_screen/others/1',
      '/news_list_screen/departments?page=99',
      `/news_list_screen/dioceses/${youth.id}`,
      '/department/nobody',
      app.at('nobody', '/'),
      app.at('cochin', '/'),
      app.at(youth.label, hidden.path),
    ]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const home = page.getByRole('link', { name: 'Go to the first page' });
      await expect.poll(() => home.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${app.url}/home`);
    }
    expect(story.path).toContain('/news_screen/');
    await page.close();
  });

  it('of the main site lead there from a sub-site', async () => {
    const page = await plain.newPage();
    for (const path of ['/home', '/login', '/about/contact_us']) {
      await page.goto(app.at(church.madras.label, path));
      expect(page.url()).toBe(app.url + path);
    }
    await page.close();
  });
});

describe('sub-sites', () => {
  it('a department’s shows its own news and leads back', async () => {
    const page = await plain.newPage();
    const home = app.at(church.youth.label, '/');
    await page.goto(home);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Youth' }).waitFor();
    await expect.poll(() => main.getByRole('region', { name: 'News' }).getByRole('article').count()).toBe(5);
    await expect.poll(() => main.getByText('A thousand saplings').count()).toBe(0);
    expect((await headOf(page)).canonical).toBe(home);
    await main.getByRole('link', { name: 'Load More' }).click();
    await page.waitForURL(app.at(church.youth.label, `/news_list_screen/departments/${church.youth.id}`));
    await page.goto(`/department/${church.youth.id}`);
    expect((await headOf(page)).canonical).toBe(home);
    await page.close();
  });

  it('a diocese’s has its own header, seal and ways to reach it', async () => {
    const page = await plain.newPage();
    await page.goto(app.at(church.madras.label, '/'));
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Diocese of Madras' }).waitFor();
    await expect
      .poll(() => header.getByRole('link', { name: 'Church of South India' }).getAttribute('href'))
      .toBe(`${app.url}/home`);
    await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toBe('/seals/madras.svg');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('region', { name: 'News' }).getByRole('article').count()).toBe(3);
    await expect
      .poll(() => main.getByRole('link', { name: '044 2811 0000' }).getAttribute('href'))
      .toBe('tel:04428110000');
    await main.getByRole('link', { name: church.tamil.title }).click();
    await page.getByRole('heading', { level: 1, name: church.tamil.title }).waitFor();
    expect(new URL(page.url()).hostname).toBe(`${church.madras.label}.localhost`);
    await page.close();
  });
});

describe('for machines', () => {
  /** The addresses in an XML document, as a browser reads it; throws what the browser says against it. */
  async function addressesIn(url: string, element: string): Promise<string[]> {
    const text = await (await fetch(app.url + url)).text();
    const page = await plain.newPage();
    const found = await page.evaluate(
      ([xml = '', name = '']) => {
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        const wrong = parsed.querySelector('parsererror')?.textContent;
        if (wrong) throw new Error(wrong);
        return [...parsed.querySelectorAll(name)].map((one) => one.textContent);
      },
      [text, element],
    );
    await page.close();
    return found;
  }

  it('the site map lists pages and news', async () => {
    const maps = await addressesIn('/sitemap.xml', 'sitemap > loc');
    expect(maps).toContain(app.at(church.youth.label, '/sitemap.xml'));
    const places = [
      ...(await addressesIn('/sitemaps/pages.xml', 'url > loc')),
      ...(await addressesIn('/sitemaps/1.xml', 'url > loc')),
    ];
    const { story, tamil, hidden } = church;
    for (const path of ['/home', story.path, tamil.path, '/news_list_screen/departments'])
      expect(places).toContain(app.url + path);
    expect(places).not.toContain(app.url + hidden.path);
    expect(places.filter((place) => place.includes('/search'))).toEqual([]);
  });

  it('the feed brings the newest news first', async () => {
    const { story, tamil, malayalam, hidden } = church;
    const links = await addressesIn('/feeds/news.xml', 'item > link');
    expect(links.slice(0, 3)).toEqual([story, tamil, malayalam].map(({ path }) => app.url + path));
    expect(links).not.toContain(app.url + hidden.path);
    expect(await addressesIn('/feeds/news.xml?type=dioceses', 'item > title')).toContain(tamil.title);
  });

  it('a news item describes itself', async () => {
    const page = await plain.newPage();
    await page.goto(church.story.path);
    const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const facts = JSON.parse(text) as { image: string[] };
    expect(facts).toMatchObject({
      '@type': 'NewsArticle',
      headline: church.story.title,
      datePublished: '2026-03-12',
      mainEntityOfPage: app.url + church.story.path,
    });
    const picture = await fetch(facts.image[0] ?? '');
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    await page.close();
  });
});
