import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch, type SiteChurch } from '#test/support/sitePages/church.ts';
import { all, parsed } from '#test/support/sitePages/html.ts';

/** What comes to those who follow a list: in their reader, and in their calendar. */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let church: SiteChurch;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  const who = await people(api);
  church = await fillChurch(api, who, await emptyChurch(api, who), 3);
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

describe('a feed', () => {
  it.each([
    [MAIN, '/feeds/news.xml', ['Youth news 3', 'Madras news 3']],
    [MAIN, '/feeds/news.xml?type=dioceses', ['Madras news 3']],
    [YOUTH, '/feeds/news.xml', ['Youth news 3']],
    [MAIN, '/feeds/campaigns.xml', ['Campaign 3']],
    [MAIN, '/feeds/press.xml', ['Press release 5']],
    [MAIN, '/feeds/statement.xml', ['Statement 5']],
    [MAIN, '/feeds/govt.xml', ['Scheme 5']],
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
  });

  it('of what only the main site has is only there', async () => {
    for (const path of ['/feeds/campaigns.xml', '/feeds/press.xml', '/feeds/prayers.ics', '/feeds/x.xml'])
      expect([path, (await site.get(path, { host: YOUTH })).statusCode]).toEqual([path, 404]);
  });
});

describe('a calendar', () => {
  it.each([
    [MAIN, '/feeds/events.ics', 'CSI Synod Events', ['Youth event 1', 'Madras event 4']],
    [MADRAS, '/feeds/events.ics', 'Diocese of Madras', ['Madras event 4']],
    [MAIN, '/feeds/prayers.ics', 'CSI Prayer Calendar', ['Prayer 1']],
  ])('%s%s has what is coming', async (host, path, name, names) => {
    const { statusCode, body, headers } = await site.get(path, { host });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).toContain(`X-WR-CALNAME:${name}\r\n`);
    for (const one of names) expect(body).toContain(`SUMMARY:${one}\r\n`);
    expect(body.includes('Youth event')).toBe(names.includes('Youth event 1'));
    const uids = [...body.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  });
});

describe('is linked by', () => {
  const linked = async (path: string, host: string): Promise<string[]> => {
    const page = parsed((await site.get(path, { host })).body);
    const said = all(page, 'link').filter(({ attribs }) => attribs.rel === 'alternate');
    const links = all(page, 'a').map(({ attribs }) => attribs.href ?? '');
    return [
      ...said.map(({ attribs }) => attribs.href ?? ''),
      ...links.filter((href) => href.startsWith('webcal:')),
    ];
  };
  it.each([
    [MAIN, () => '/home/event/departments', ['/feeds/events.ics', `webcal://${MAIN}/feeds/events.ics`]],
    [
      MAIN,
      () => `/home/event/departments/${church.youth}`,
      [`http://${YOUTH}/feeds/events.ics`, `webcal://${YOUTH}/feeds/events.ics`],
    ],
    [YOUTH, () => '/', [`http://${YOUTH}/feeds/news.xml`, `webcal://${YOUTH}/feeds/events.ics`]],
    [MADRAS, () => '/', [`http://${MADRAS}/feeds/news.xml`, `webcal://${MADRAS}/feeds/events.ics`]],
    [MAIN, () => '/resources/worship_resource/prayer_calendar', [`webcal://${MAIN}/feeds/prayers.ics`]],
    [MAIN, () => '/others/press_release', ['/feeds/press.xml']],
    [MAIN, () => '/about/campaign_list_screen', ['/feeds/campaigns.xml']],
    [MAIN, () => '/news_list_screen/dioceses', ['/feeds/news.xml?type=dioceses']],
    [MAIN, () => `/news_list_screen/departments/${church.youth}`, [`http://${YOUTH}/feeds/news.xml`]],
  ])('%s, page %#', async (host, path, feeds) => {
    const found = await linked(path(), host);
    for (const feed of feeds) expect(found).toContain(feed);
  });
});
