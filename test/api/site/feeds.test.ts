import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#kinds/viewer.ts';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { newsAddresses } from '#store/records/newsAddresses.ts';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { readAs } from '#test/support/documents.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch, type SiteChurch } from '#test/support/sitePages/church.ts';
import { all, parsed } from '#test/support/sitePages/html.ts';
import { pathOfRoute } from '#test/support/sitePages/routeOf.ts';

/** What comes to those who follow a list: in their reader, and in their calendar. */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let church: SiteChurch;
let office: string;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  const who = await people(api);
  office = who.office;
  church = await fillChurch(api, who, await emptyChurch(api, who), 3);
  await readAs(api.database.db, church.given.paper.split('/').at(-1) ?? '', 'The order of service');
  const now = () => new Date('2026-11-22T08:00:00Z');
  site = await serveSite({ database: api.database, clientDir: client.folder, now });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const MAIN = 'localhost:3000';
const YOUTH = 'youth.localhost:3000';
const MADRAS = 'madras.localhost:3000';

const routes = pageRoutes(readSettings({}).organisation).filter(({ on }) => on.includes('main'));
/** What is turned over page by page. */
const lists = [
  ...new Set(routes.filter(({ query }) => query?.includes('page')).map(({ url }) => url)),
].filter(
  // One paper, whose pages these are.
  (url) => url !== '/papers/:name',
);
/** The lists that nobody follows, with the reason. */
const UNDATED: Readonly<Record<string, string>> = {
  '/about/partners_screen': 'partners have no day',
  '/about/networks_screen': 'networks have no day',
  '/csi_videos_screen': 'videos stand in an order of the office’s own',
  '/search': 'other words each time',
  '/pagination': 'what it pages through has no end',
};

/** What search engines have elsewhere than in the map of the main site's pages, with the reason. */
const NOT_MAPPED: Readonly<Record<string, string>> = {
  '/news_screen/:type/:id': 'news have maps of their own',
  '/news_list_screen/:type/:id': 'a part of the list above it',
  '/home/event': 'another address of the departments’ events',
  '/home/event/:type/:id': 'a part of the list above it',
  '/department/:id': 'the first page of a site with a map of its own',
  '/home/diocese/:id': 'the first page of a site with a map of its own',
  '/home/diocese': 'another address of the first diocese',
  '/aim/:id': 'in the map of the department’s own site',
  '/history': 'another address of /about/history',
  '/publication_details': 'another address of the newest book',
  '/resources/csi_life_screen/:id': 'an issue is mapped once its PDF was read (magazine.test.ts)',
  '/resources/worship_resource/prayer_calendar/:month': 'the months before and after the calendar',
  '/tester': 'another address of the advertisements',
};

describe('a feed', () => {
  it.each([
    [MAIN, '/feeds/news.xml', ['Youth news 3', 'Madras news 3']],
    [MAIN, '/feeds/news.xml?type=dioceses', ['Madras news 3']],
    [YOUTH, '/feeds/news.xml', ['Youth news 3']],
    [MAIN, '/feeds/campaigns.xml', ['Campaign 3']],
    [MAIN, '/feeds/press.xml', ['Press release 5']],
    [MAIN, '/feeds/statement.xml', ['Statement 5']],
    [MAIN, '/feeds/govt.xml', ['Scheme 5']],
    [MAIN, '/feeds/books.xml', ['Book 3']],
    [MAIN, '/feeds/magazine.xml', ['Issue 3']],
    [MAIN, '/feeds/resources.xml', ['Document 3']],
    [YOUTH, '/feeds/resources.xml', ['Document 3']],
    [MAIN, '/feeds/library_archives.xml', ['Archive 3']],
    [MAIN, '/feeds/lectionary.xml', ['Lectionary 3']],
    [MAIN, '/feeds/sermons.xml', ['Sermon 3']],
  ])('%s%s has its own, each with the address of its page', async (host, path, titles) => {
    const { statusCode, body, headers } = await site.get(path, { host });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const found = [
      ...body.matchAll(/<item>\n<title>(.*?)<\/title>\n<link>http:\/\/localhost:3000(.*?)<\/link>/g),
    ];
    const titlesFound = found.map(([, title]) => title);
    for (const title of titles) expect(titlesFound).toContain(title);
    if (!titles.includes('Madras news 3')) expect(titlesFound).not.toContain('Madras news 3');
    const [, , first = ''] = found[0] ?? [];
    expect([first, (await site.get(first)).statusCode]).toEqual([first, 200]);
    // Readers take two with one name for one.
    const names = [...body.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, name]) => name);
    expect([names.length, new Set(names).size]).toEqual([found.length, found.length]);
    const [own = ''] = names;
    const answer = await site.get(new URL(own).pathname);
    expect([own, [200, 302].includes(answer.statusCode)]).toEqual([own, true]);
  });

  it('of a department has no other’s documents', async () => {
    const { body } = await site.get('/feeds/resources.xml', { host: 'ecology.localhost:3000' });
    expect(body).toContain('<title>Ecology: Resource Documents</title>');
    expect(body).not.toContain('<item>');
  });

  it('in a language has its titles and leads on in it; what was written stays in its own, which is said', async () => {
    const { statusCode, body } = await site.get('/ta/feeds/news.xml?type=departments');
    expect(statusCode).toBe(200);
    expect(body).toContain('<language>ta</language>');
    expect(body).toMatch(/<channel>\n<title>[\p{Script=Tamil}. :]+<\/title>/u);
    expect(body).toContain('<link>http://localhost:3000/ta/news_list_screen/departments</link>');
    expect(body).toContain('href="http://localhost:3000/ta/feeds/news.xml?type=departments" rel="self"');
    expect(body).toMatch(/<link>http:\/\/localhost:3000\/ta\/news_screen\/departments\/[\da-f-]+<\/link>/);
    expect(body).toMatch(/<dc:language[^>]*>en</);
    expect(body).not.toMatch(/ta\/media/);
    const calendar = (await site.get('/kn/feeds/events.ics', { host: MADRAS })).body.replaceAll('\r\n ', '');
    expect(calendar).toMatch(/PRODID:[^\r]*\/\/KN\r\n/);
    expect(calendar).toMatch(/URL:http:\/\/localhost:3000\/kn\/event_screen\//);
    const page = parsed((await site.get('/ta/news_list_screen/departments')).body);
    const found = all(page, 'a', 'link').flatMap(({ attribs: { href } }) =>
      href?.includes('/feeds/') ? [href] : [],
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((href) => !href.includes('/ta/feeds/'))).toEqual([]);
    const [month] = all(parsed((await site.get('/ml/home/event/departments')).body), 'a').flatMap(
      ({ attribs: { href } }) => (href?.includes('month=') ? [href] : []),
    );
    expect((await site.get(month ?? '')).statusCode).toBe(200);
    expect(month).toMatch(/^\/ml\/feeds\//);
    const robots = (await site.get('/robots.txt')).body;
    expect(robots).toContain('\nDisallow: /search\n');
    expect(robots).toContain('\nDisallow: /ta/search\n');
  });

  it('of what only the main site has is only there', async () => {
    for (const path of [
      '/feeds/books.xml',
      '/feeds/campaigns.xml',
      '/feeds/press.xml',
      '/feeds/prayers.ics',
      '/feeds/readings.ics',
      '/feeds/x.xml',
    ])
      expect([path, (await site.get(path, { host: YOUTH })).statusCode]).toEqual([path, 404]);
  });
});

describe('a calendar', () => {
  it.each([
    [MAIN, '/feeds/events.ics', 'CSI Synod Events', ['Youth event 1', 'Madras event 4']],
    [MAIN, '/feeds/events.ics?type=departments', 'CSI Synod Events: Departments', ['Youth event 1']],
    [MAIN, '/feeds/events.ics?type=dioceses', 'CSI Synod Events: Dioceses', ['Madras event 4']],
    [MADRAS, '/feeds/events.ics', 'Diocese of Madras', ['Madras event 4']],
    [MAIN, '/feeds/prayers.ics', 'CSI Prayer Calendar', ['Prayer 1']],
    [MAIN, '/feeds/readings.ics', 'CSI Sundays and feasts', []],
  ])('%s%s has what is coming', async (host, path, name, names) => {
    const { statusCode, body, headers } = await site.get(path, { host });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).toContain(`X-WR-CALNAME:${name}\r\n`);
    for (const one of names) expect(body).toContain(`SUMMARY:${one}\r\n`);
    expect(body.includes('Youth event')).toBe(names.includes('Youth event 1'));
    expect(body.includes('Madras event')).toBe(names.includes('Madras event 4'));
    const uids = [...body.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  });
});

describe('a month of events', () => {
  const names = async (path: string, host = MAIN): Promise<string[]> => {
    const { statusCode, body } = await site.get(path, { host });
    if (statusCode !== 200) return [String(statusCode)];
    expect(body).not.toContain('X-WR-CALNAME');
    return [...body.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, name = '']) => name);
  };
  it('is a file of the family, or of the one unit that is asked for, and of no other', async () => {
    const month = '/feeds/events.ics?month=2099-01';
    expect(await names(`${month}&type=departments`)).toEqual([
      'Youth event 1',
      'Youth event 2',
      'Youth event 3',
    ]);
    expect(await names(`${month}&type=departments&id=${church.youth}`)).toHaveLength(3);
    expect(await names(`${month}&type=dioceses&id=${church.madras}`)).toContain('Madras event 4');
  });
  it.each([
    ['of a unit without any', () => `month=2099-01&type=departments&id=${church.ecology}`],
    ['of the other family’s unit', () => `month=2099-01&type=departments&id=${church.madras}`],
    ['in which nothing begins', () => 'month=2099-02&type=departments'],
  ])('there is none %s', async (_what, query) => {
    expect(await names(`/feeds/events.ics?${query()}`)).toEqual(['404']);
  });
});

describe('is linked by', () => {
  const linked = async (path: string, host: string): Promise<string[]> => {
    const page = parsed((await site.get(path, { host })).body);
    const said = all(page, 'link').filter(
      // Another language of a page is no feed.
      ({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang === undefined,
    );
    const links = all(page, 'a').map(({ attribs }) => attribs.href ?? '');
    return [
      ...said.map(({ attribs }) => attribs.href ?? ''),
      ...links.filter((href) => href.startsWith('webcal:')),
    ];
  };
  it.each(lists.filter((url) => !(url in UNDATED)))(
    '%s, as everything that is listed with its day',
    async (url) => {
      const found = await linked(pathOfRoute(url, church), MAIN);
      expect(found.filter((href) => href.includes('/feeds/'))).not.toEqual([]);
    },
  );
  it.each(routes.flatMap(({ url, feed }) => (feed ? [[url, feed.path] as const] : [])))(
    '%s, to its own: %s',
    async (url, feed) => {
      expect(await linked(pathOfRoute(url, church), MAIN)).toContain(feed);
    },
  );
  it.each(Object.entries(UNDATED))('%s not: %s', async (url) => {
    expect(lists).toContain(url);
    expect(await linked(pathOfRoute(url, church), MAIN)).toEqual([]);
  });
  it.each([
    [
      MAIN,
      () => '/home/event/departments',
      ['/feeds/events.ics?type=departments', `webcal://${MAIN}/feeds/events.ics?type=departments`],
    ],
    [MAIN, () => '/home/event/dioceses', ['/feeds/events.ics?type=dioceses']],
    [
      MAIN,
      () => `/home/event/departments/${church.youth}`,
      [`http://${YOUTH}/feeds/events.ics`, `webcal://${YOUTH}/feeds/events.ics`],
    ],
    [YOUTH, () => '/', [`http://${YOUTH}/feeds/news.xml`, `webcal://${YOUTH}/feeds/events.ics`]],
    [MADRAS, () => '/', [`http://${MADRAS}/feeds/news.xml`, `webcal://${MADRAS}/feeds/events.ics`]],
    [MAIN, () => '/resources/worship_resource/prayer_calendar', [`webcal://${MAIN}/feeds/prayers.ics`]],
    [MAIN, () => '/resources/worship_resource/csi_lectionary', [`webcal://${MAIN}/feeds/readings.ics`]],
    [MAIN, () => '/others/press_release', ['/feeds/press.xml']],
    [MAIN, () => '/about/campaign_list_screen', ['/feeds/campaigns.xml']],
    [
      MAIN,
      () => `/resources/resource_docs?department=${church.youth}`,
      [`http://${YOUTH}/feeds/resources.xml`],
    ],
    [MAIN, () => '/news_list_screen/dioceses', ['/feeds/news.xml?type=dioceses']],
    [MAIN, () => `/news_list_screen/departments/${church.youth}`, [`http://${YOUTH}/feeds/news.xml`]],
  ])('%s, page %#', async (host, path, feeds) => {
    const found = await linked(path(), host);
    for (const feed of feeds) expect(found).toContain(feed);
  });
});

describe('the site maps', () => {
  const mapped = async (path: string, host: string): Promise<string[]> =>
    [...(await site.get(path, { host })).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  const shapeOf = (url: string): RegExp => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`);

  it('have every page that search engines may have, but for those with a reason', async () => {
    const places = await mapped('/sitemaps/pages.xml', MAIN);
    const paths = places.map((place) => new URL(place).pathname);
    const isThere = (url: string): boolean => paths.some((path) => shapeOf(url).test(path));
    const open = [...new Set(routes.flatMap(({ url, indexed }) => (indexed === false ? [] : [url])))];
    expect(open.filter((url) => !isThere(url)).sort()).toEqual(Object.keys(NOT_MAPPED).sort());
    expect(places.every((place) => place.startsWith('http://localhost:3000/'))).toBe(true);
  });

  it('have all that exists: news in maps of their own, a unit’s pages in the map of its site', async () => {
    const maps = await mapped('/sitemap.xml', MAIN);
    expect(maps).toEqual(
      expect.arrayContaining(['pages', '1'].map((part) => `http://localhost:3000/sitemaps/${part}.xml`)),
    );
    expect(maps).toContain(`http://${YOUTH}/sitemap.xml`);
    expect(await mapped('/sitemaps/1.xml', MAIN)).toHaveLength(7);
    const starts = ['', '/ta', '/te', '/kn', '/ml'];
    expect(await mapped('/sitemap.xml', YOUTH)).toEqual([
      ...starts.map((start) => `http://${YOUTH}${start || '/'}`),
      `http://${YOUTH}/aim/${church.youth}`,
    ]);
  });

  it('in pieces have each news item once, and a new one changes the last piece only', async () => {
    const { db } = api.database;
    const pieces = async (): Promise<string[][]> => {
      const asked = [1, 2, 3, 4].map((page) => newsAddresses(VISITOR, db, { page, limit: 3 }));
      return (await Promise.all(asked)).map((piece) => piece.map(({ id }) => id));
    };
    const before = await pieces();
    expect(before.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
    expect(new Set(before.flat()).size).toBe(7);
    const body = { title: 'The last one', department: church.youth, thumbnail: '0', date: '2026-11-21' };
    const { _id } = (await api.call('POST', 'news/create', office, body)).body.data;
    expect(await pieces()).toEqual([before[0], before[1], [...(before[2] ?? []), _id], []]);
    site.site.contentChanged();
    expect(await mapped('/sitemaps/1.xml', MAIN)).toHaveLength(8);
    await api.call('DELETE', `news/delete/${_id}`, office);
  });

  it('are drawn once, and again only when something that they name has changed', async () => {
    await mapped('/sitemaps/1.xml', MAIN);
    const drawn = site.site.pagesRendered();
    for (let times = 0; times < 3; times++) await mapped('/sitemaps/1.xml', MAIN);
    expect(site.site.pagesRendered()).toBe(drawn);
  });
});
