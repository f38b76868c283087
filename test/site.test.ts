import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '#store/connect.ts';
import { jpeg, type People, people, startApi, type TestApi } from './support/api.ts';
import { freshDatabase } from './support/database.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from './support/site.ts';

/** The pages over HTTP, on a real database, with the host that is asked for. */
let api: TestApi;
let who: People;
let client: BuiltClient;
let main: Served;
const clock = { now: Date.now() };

const serve = (options: Partial<Parameters<typeof serveSite>[0]> = {}): Promise<Served> =>
  serveSite({
    database: api.database,
    clientDir: client.folder,
    now: () => new Date(clock.now),
    ...options,
  });

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  client = await builtClient();
  main = await serve();
});
afterAll(async () => {
  await main.app.close();
  await api.close();
  await client.remove();
});

async function publish(more: Record<string, unknown>): Promise<string> {
  const thumbnail = (await api.upload(who.office, 'x.jpg', await jpeg())).body.data.url;
  const made = await api.call('POST', 'news/create', who.office, {
    thumbnail,
    date: '2026-11-14',
    ...more,
  });
  main.site.contentChanged();
  return made.body.data._id;
}

describe('a news item', () => {
  it('is on every page on the next request, and gone from all when it is switched off', async () => {
    const before = await main.get('/home');
    expect(before.body).not.toContain('Boats first');
    const id = await publish({ title: 'Boats first, then roofs', department: who.youth.id });
    const pages = [
      ['/home'],
      [`/news_screen/departments/${id}`],
      ['/news_list_screen/departments'],
      [`/news_list_screen/departments/${who.youth.id}`],
      [`/department/${who.youth.id}`],
      ['/search?q=boats'],
      ['/feeds/news.xml'],
      ['/', 'youth.localhost:3000'],
      ['/feeds/news.xml', 'youth.localhost:3000'],
    ] as const;
    for (const [path, host = 'localhost:3000'] of pages) {
      const seen = await main.get(path, { host });
      expect([path, seen.statusCode, seen.body.includes('Boats first')]).toEqual([path, 200, true]);
    }
    expect((await main.get('/sitemaps/1.xml')).body).toContain(id);

    await api.call('PUT', `news/edit/${id}`, who.office, { activated: false });
    main.site.contentChanged();
    for (const [path, host = 'localhost:3000'] of pages)
      expect((await main.get(path, { host })).body).not.toContain('Boats first');
    expect((await main.get(`/news_screen/departments/${id}`)).statusCode).toBe(404);
  });

  it('says in its head what it is, whatever it is called', async () => {
    const title = 'A "quoted" </title><script>alert(1)</script> & more';
    const id = await publish({ title, heading: "</script> it's", diocese: who.madras.id });
    const { body } = await main.get(`/news_screen/dioceses/${id}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain(
      '<title>A &quot;quoted&quot; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more | ',
    );
    const address = `http://localhost:3000/news_screen/dioceses/${id}`;
    expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(body).toMatch(/<meta property="og:image" content="http:\/\/localhost:3000\/media\/[^"]+"\/>/);
    const json = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(json).toMatchObject({
      '@type': 'NewsArticle',
      headline: title,
      description: "</script> it's",
      datePublished: '2026-11-14',
      mainEntityOfPage: address,
      author: { name: 'Madras' },
    });
    expect(body).toContain(
      'CSI SYNOD NEWS | <time dateTime="2026-11-14">Saturday, Nov 14, 2026</time> | <b>Madras</b>',
    );
  });

  it('under the other family leads to its own address', async () => {
    const id = await publish({ title: 'Moved', diocese: who.madras.id });
    const moved = await main.get(`/news_screen/departments/${id}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/news_screen/dioceses/${id}`]);
    expect((await main.get(`/news_screen/bishops/${id}`)).statusCode).toBe(404);
  });
});

it('another node hears of a change, without having to look, and draws what is touched by it', async () => {
  // The look each second would see it, too.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const other = await serve({ listening: true });
  vi.useRealTimers();
  await other.get('/feeds/campaigns.xml');
  expect((await other.get('/news_list_screen/dioceses')).body).not.toContain('Nine wells');
  await publish({ title: 'Nine wells', diocese: who.medak.id });
  await expect.poll(async () => (await other.get('/news_list_screen/dioceses')).body).toContain('Nine wells');
  const drawn = other.site.pagesRendered();
  await other.get('/feeds/campaigns.xml');
  expect(other.site.pagesRendered()).toBe(drawn);
  await other.app.close();
});

describe('a page', () => {
  it('needs no script or style of its own, and is asked about each time', async () => {
    const { headers, body } = await main.get('/home');
    // What the page links must be allowed too, or the browser refuses it.
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(body).not.toMatch(/\sstyle=|<style|\son\w+=|<script(?![^>]*(?:src=|type="application))/);
    const again = await main.get('/home', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await main.app.inject({ method: 'HEAD', url: '/home', headers: { host: 'localhost:3000' } });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(body)),
    ]);
    const br = await main.get('/home', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
  });

  it('is the same with parameters that mean nothing', async () => {
    const plain = await main.get('/news_list_screen/departments');
    const noisy = await main.get('/news_list_screen/departments?utm_source=x&page=1abc&q=1');
    expect(noisy.headers.etag).toBe(plain.headers.etag);
  });

  it('that does not exist says so in the same frame', async () => {
    for (const path of ['/news_list_screen/departments?page=9', '/department/x', '/home/diocese/x']) {
      const { statusCode, body, headers } = await main.get(path);
      expect([path, statusCode, body.includes('Page not found')]).toEqual([path, 404, true]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('that does not exist offers what is near its address, and the search', async () => {
    const near = async (path: string): Promise<string | undefined> =>
      /<nav aria-label="Perhaps you are looking for">(.*?)<\/nav>/.exec((await main.get(path)).body)?.[1];
    expect(await near('/news_list_screen/contact')).toContain('<a href="/about/contact_us">Get in Touch</a>');
    expect(await near('/home/diocese/madras')).toContain('<a href="//madras.localhost:3000/">Madras</a>');
    expect(await near('/department/youth')).toContain('<a href="//youth.localhost:3000/">Youth</a>');
    expect(await near('/event_screen/xyzzy')).toBeUndefined();
    const { body } = await main.get('/event_screen/harvest-festival');
    expect(body.includes(`name="q" value="harvest festival"`)).toBe(true);
    expect((await main.get('/event_screen/xyzzy')).body).toContain('id="search"');
  });

  it('of the first unit has a select to go to another (AMB-029)', async () => {
    expect((await main.get('/dep')).body).toMatch(/<h1>Departments<\/h1>.*<h2 id="one-title">Ecology<\/h2>/s);
    expect((await main.get(`/dep?id=${who.youth.id}`)).body).toContain('<h1>Youth</h1>');
    for (const path of ['/dio', '/home/diocese', '/home/diocese/'])
      expect((await main.get(path)).body).toContain('Diocese of Madras');
    const all = await main.get('/news_list_screen/departments?id=');
    expect([all.statusCode, all.headers.location]).toEqual([302, '/news_list_screen/departments']);
    const one = await main.get(`/news_list_screen/departments?id=${who.youth.id}`);
    expect(one.headers.location).toBe(`/news_list_screen/departments/${who.youth.id}`);
  });
});

describe('hosts', () => {
  it('a sub-site has its own pages and sends for all others to the main host (AMB-028)', async () => {
    const host = 'madras.localhost:3000';
    const home = await main.get('/', { host });
    expect(home.body).toContain('<title>Diocese of Madras</title>');
    expect(home.body).toContain('<link rel="canonical" href="http://madras.localhost:3000/"/>');
    expect((await main.get('/favicon.ico', { host })).headers['content-type']).toBe('image/svg+xml');
    for (const path of ['/home', '/login', '/publications?x=1', '/dashboard']) {
      const sent = await main.get(path, { host });
      expect([sent.statusCode, sent.headers.location]).toEqual([302, `http://localhost:3000${path}`]);
    }
  });

  it('an unknown label has no site, but the way to the main one', async () => {
    const { statusCode, body } = await main.get('/', { host: 'nobody.localhost:3000' });
    expect(statusCode).toBe(404);
    expect(body).toContain('href="http://localhost:3000/home"');
  });

  it('links to sub-sites are made of PUBLIC_URL, and not where sub-domains cannot be reached (AMB-113)', async () => {
    expect((await main.get('/home')).body).toContain('href="//youth.localhost:3000/"');
    for (const host of ['10.0.0.5:3000', 'other.test']) {
      const { body } = await main.get('/home', { host });
      expect(body).toContain(`href="/department/${who.youth.id}"`);
      expect(body).not.toContain(host);
    }
  });

  it('with MAIN_HOST every other host is refused', async () => {
    const strict = await serve({ mainHost: 'church.example' });
    const status = async (host: string, path = '/') => (await strict.get(path, { host })).statusCode;
    expect(await status('church.example')).toBe(200);
    expect(await status('www.church.example')).toBe(200);
    expect(await status('madras.church.example')).toBe(200);
    expect(await status('evil.example')).toBe(421);
    expect(await status('evil.example', '/api/v1/x')).toBe(421);
    // The test's connection counts as this machine's own.
    expect(await status('madras.localhost')).toBe(200);
    await strict.app.close();
  });
});

describe('the former addresses (AMB-025)', () => {
  it.each([
    ['/dashboard', '/home'],
    ['/dashboard/anything/else', '/home'],
    ['/csilife', '/resources/csi_life_screen'],
    ['/csinews/2019', '/news_list_screen/departments'],
  ])('%s is now %s', async (from, to) => {
    const sent = await main.get(from);
    expect([sent.statusCode, sent.headers.location]).toEqual([301, to]);
  });

  it('/publications is the console for those who are signed in', async () => {
    for (const path of [
      ...['/publications', '/publications/add', '/publications/books', '/publications/csi_life'],
      '/publications/library_archives',
    ]) {
      const visitor = await main.get(path);
      expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/resources/publications_screen']);
      expect([visitor.headers['cache-control'], visitor.headers.vary]).toEqual(['no-store', 'Cookie']);
      expect((await main.get(path, { cookie: 'companion=good' })).body).toBe('the console');
    }
  });
});

describe('files', () => {
  it('that were built are kept for ever; nothing else below the folder is given', async () => {
    const css = await main.get('/assets/site/site-12345678.css');
    expect([css.statusCode, css.body]).toEqual([200, 'main{color:red}']);
    expect(css.headers['cache-control']).toContain('immutable');
    for (const path of [
      '/assets/site/manifest.json',
      '/assets/site/../x-12345678.css',
      '/assets/site/no-12345678.js',
    ])
      expect((await main.get(path)).statusCode).toBe(404);
  });

  it('a seal can run nothing', async () => {
    const seal = await main.get('/seals/madras.svg');
    expect(seal.headers['content-security-policy']).toContain('sandbox');
    expect((await main.get('/seals/none.svg')).statusCode).toBe(404);
  });
});

it('pages answer while the database is away, and say that they are kept', async () => {
  const fresh = await freshDatabase();
  const database = await openStore(fresh.url);
  const lonely = await serve({ database });
  await lonely.get('/home');
  await database.close();
  await fresh.drop();
  lonely.site.contentChanged();
  const stale = await lonely.get('/home');
  expect([stale.statusCode, stale.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(stale.headers['x-stale-copy']).toMatch(/^\d{4}-/);
  expect(stale.body).toContain('You are reading a kept copy');
  const never = await lonely.get('/dep');
  expect([never.statusCode, never.headers['retry-after']]).toEqual([503, '60']);
  clock.now += 11 * 60_000;
  expect((await lonely.get('/home')).statusCode).toBe(503);
  await lonely.app.close();
});
