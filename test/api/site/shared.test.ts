import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';

/** What a page is shown with elsewhere: where its address is shared, on a phone's first screen, and in search engines. */
let api: TestApi;
let client: BuiltClient;
let site: Served;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  await people(api);
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const MADRAS = 'madras.localhost:3000';
const picture = async (path: string, host = 'localhost:3000') => {
  const answer = await site.app.inject({ url: path, headers: { host } });
  return {
    ...answer,
    size: answer.statusCode === 200 ? await sharp(answer.rawPayload).metadata() : undefined,
  };
};

describe('a page without a picture', () => {
  it.each([
    ['/', 'localhost:3000'],
    ['/news_list_screen/departments', 'localhost:3000'],
    ['/', MADRAS],
  ])('%s on %s has a card', async (path, host) => {
    const { body } = await site.get(path, { host });
    const address = new URL(/property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(address.host).toBe(host);
    const card = await picture(address.pathname, host);
    expect(card.size).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const again = await site.get(address.pathname, { host, 'if-none-match': String(card.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is the only one that has', async () => {
    for (const path of [
      '/cards/no/such.png',
      '/cards/search.png',
      '/cards/%E0.png',
      '/cards/home',
      '/cards/.png',
    ])
      expect([path, (await picture(path)).statusCode < 500 && (await picture(path)).size]).toEqual([
        path,
        undefined,
      ]);
  });
});

describe('a phone’s first screen', () => {
  it.each([
    ['localhost:3000', 'Church of South India Synod', 'CSI', '/icons/synod-192.png'],
    [MADRAS, 'Diocese of Madras', 'Madras', '/icons/madras-192.png'],
    ['youth.localhost:3000', 'Youth', 'Youth', '/icons/synod-192.png'],
  ])('%s is %s', async (host, name, short, icon) => {
    const manifest = (await site.get('/site.webmanifest', { host })).json();
    expect(manifest).toMatchObject({ name, short_name: short, icons: [{ src: icon }, {}] });
    for (const { src, sizes } of manifest.icons) {
      const { size } = await picture(src, host);
      expect(`${size?.width}x${size?.height}`).toBe(sizes);
    }
    const { body } = await site.get('/', { host });
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await picture(touch, host)).size).toMatchObject({ width: 180 });
  });

  it('speaks the language of the page on which it was put there, and opens in it', async () => {
    expect((await site.get('/ta/home')).body).toContain('<link rel="manifest" href="/ta/site.webmanifest"/>');
    const main = (await site.get('/ta/site.webmanifest')).json();
    expect(main).toMatchObject({ lang: 'ta', short_name: 'சி.எஸ்.ஐ.', start_url: '/ta/home' });
    const madras = (await site.get('/ta/site.webmanifest', { host: MADRAS })).json();
    expect(madras).toMatchObject({ lang: 'ta', name: 'Madras திருமண்டலம்', start_url: '/ta' });
  });

  it('has no other pictures', async () => {
    for (const path of ['/icons/none-192.png', '/icons/madras-193.png', '/icons/madras.png'])
      expect([path, (await picture(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('the site map', () => {
  it('names those of all hosts, and each host names its own', async () => {
    const { body } = await site.get('/sitemap.xml');
    for (const label of ['youth', 'ecology', 'madras', 'medak'])
      expect(body).toContain(`<loc>http://${label}.localhost:3000/sitemap.xml</loc>`);
    expect((await site.get('/sitemap.xml', { host: MADRAS })).body).toContain(`<loc>http://${MADRAS}/</loc>`);
    for (const host of ['localhost:3000', MADRAS])
      expect((await site.get('/robots.txt', { host })).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
  });

  it('stands beside what is left alone, said in beginnings of paths: not every search engine reads patterns', async () => {
    const { body } = await site.get('/robots.txt');
    const left = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    const pages = [
      '/report_mistake/',
      '/saved',
      '/search',
      '/pagination',
      '/subscribe',
      '/daily_prayer',
      '/unsubscribe/',
      '/newsletter/',
    ];
    const starts = ['', '/ta', '/te', '/kn', '/ml'];
    expect(left).toEqual(['/api/', ...starts.flatMap((start) => pages.map((page) => start + page))]);
  });

  it('has units themselves where no sub-domain can be reached', async () => {
    const other = await serveSite({
      database: api.database,
      clientDir: client.folder,
      more: { publicUrl: 'http://10.0.0.5:3000' },
    });
    expect((await other.get('/sitemap.xml')).body).not.toContain('madras');
    expect((await other.get('/sitemaps/pages.xml')).body).toMatch(
      /<loc>http:\/\/10\.0\.0\.5:3000\/home\/diocese\//,
    );
    await other.app.close();
  });
});
