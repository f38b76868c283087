import { readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilesOnDisk, localStore } from '#media/fileStore.ts';
import { registerMedia } from '#media/serve.ts';
import { servedFile } from '#store/files/media.ts';
import { pdf } from '../src/media/testSamples.ts';
import { jpeg, type People, people, startApi, type TestApi } from './support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from './support/site.ts';

/** The law of the front handler: whatever is asked, it answers as the server's routing would, to the byte. */
let api: TestApi;
let who: People;
let client: BuiltClient;
let open: Ways;
let strict: Ways;
let far: Ways;
let story: string;
/** Stored files: one of a few hundred bytes, one that is too large for memory. */
let small: string;
let large: string;

/** One site by both ways: as it is served, and by its routing alone. */
interface Ways {
  readonly served: Served;
  readonly front: Server;
  readonly routed: Server;
}

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  client = await builtClient();
  const thumbnail = (await api.upload(who.office, 'x.jpg', await jpeg())).body.data.url;
  const body = { title: 'Nine wells', department: who.youth.id, thumbnail, date: '2026-11-14' };
  small = new URL(thumbnail).pathname;
  const paper = await api.upload(who.office, 'அறிக்கை.pdf', pdf(1_700_000));
  large = new URL(paper.body.data.url).pathname;
  story = (await api.call('POST', 'news/create', who.office, body)).body.data._id;
  open = await bothWays({});
  // At https, where a hook has a word in every answer, and with headers for a cache in front.
  strict = await bothWays({
    ...{ mainHost: 'church.example', trustProxy: ['127.0.0.1'] },
    more: {
      publicUrl: 'https://church.example',
      purges: { urls: ['http://127.0.0.1:1'], log: () => {} },
    },
  });
  far = await bothWays({}, ({ look, ...others }) => ({ ...others, look: async (path) => look(path) }));
});
afterAll(async () => {
  for (const { served, routed } of [open, strict, far]) {
    routed.close();
    await served.app.close();
  }
  await api.close();
  await client.remove();
});

async function bothWays(
  options: Partial<Parameters<typeof serveSite>[0]>,
  onDisk: (usual: FilesOnDisk) => FilesOnDisk = (usual) => usual,
): Promise<Ways> {
  const served = await serveSite({ database: api.database, clientDir: client.folder, ...options });
  const store = localStore(api.mediaDir);
  registerMedia(served.app, {
    store: { ...store, onDisk: onDisk(store.onDisk ?? expect.fail('The files are on this disk.')) },
    lookup: (name) => servedFile(api.database.db, name),
    front: served.site.front,
  });
  served.app.setNotFoundHandler(served.site.notFound);
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  const routed = createServer((request, response) => served.app.routing(request, response));
  await new Promise<void>((done) => void routed.listen(0, '127.0.0.1', done));
  return { served, front: served.app.server, routed };
}

const inFront = ({ served }: Ways): number =>
  [...served.site.answeredInFront.values()].reduce((sum, count) => sum + count, 0);

/** Sends lines as they are and gives back all that comes, but for the time of the answer. */
function send(server: Server, head: string): Promise<string> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', failed);
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () =>
      done(
        Buffer.concat(parts)
          .toString('latin1')
          .replace(/^Date: .*\r\n/m, ''),
      ),
    );
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  });
}

/** The answer by both ways, asked for often enough that a page is cached and its address known. */
async function compare(
  ways: Ways,
  head: string,
): Promise<{ front: string; routed: string; wasInFront: boolean }> {
  await send(ways.front, head);
  await send(ways.front, head);
  const before = inFront(ways);
  const front = await send(ways.front, head);
  const wasInFront = inFront(ways) > before;
  return { front, routed: await send(ways.routed, head), wasInFront };
}

/** '' when both are the same; else the first lines that differ, cut short: a page in a failure's text helps nobody. */
function firstDifference(front: string, routed: string): string {
  if (front === routed) return '';
  const others = routed.split('\r\n');
  const at = front.split('\r\n').findIndex((line, i) => line !== others[i]);
  return `${front.split('\r\n')[at]?.slice(0, 200)} instead of ${others[at]?.slice(0, 200)}`;
}

/** Sends it by both ways, and says whether the front handler answered. */
async function same(ways: Ways, head: string): Promise<boolean> {
  const { front, routed, wasInFront } = await compare(ways, head);
  expect(firstDifference(front, routed), head).toBe('');
  expect(front, head).toMatch(/^HTTP\/1\.1 \d{3}/);
  return wasInFront;
}

const get = (path: string, host = 'localhost:3000', more = '', method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}${more && `\r\n${more}`}`;

const pages = (): string[] => [
  '/',
  '/home',
  '/home/',
  '//home',
  '/home?utm_source=letter',
  '/home?page=2&page=3',
  '/home#top',
  '/HOME',
  '/dep',
  `/dep?id=${who.youth.id}`,
  `/department/${who.youth.id}`,
  '/department/first',
  `/news_screen/departments/${story}`,
  `/news_screen/dioceses/${story}`,
  '/news_list_screen/departments',
  '/news_list_screen/departments?page=1',
  '/news_list_screen/departments?page=99',
  `/news_list_screen/departments?id=${who.youth.id}`,
  `/news_list_screen/departments/${who.youth.id}`,
  '/search?q=wells',
  '/feeds/news.xml',
  '/feeds/news.xml?type=departments',
  '/sitemap.xml',
  '/robots.txt',
  '/publications',
  '/dashboard',
  '/nowhere',
  '/home%',
  '/home%2f',
  '/favicon.ico',
  '/assets/site/site-12345678.css',
  '/api/v1/nothing',
];

describe('by whatever way, the same answer', () => {
  it('to every address on every host', async () => {
    let fromCache = 0;
    for (const host of [
      'localhost:3000',
      'youth.localhost:3000',
      'Madras.LOCALHOST',
      'nobody.localhost',
      '10.0.0.5',
    ])
      for (const path of pages()) fromCache += Number(await same(open, get(path, host)));
    expect(fromCache).toBeGreaterThan(50);
  });

  it('with hosts that are refused', async () => {
    for (const host of [
      'church.example',
      'www.church.example:443',
      'youth.church.example',
      'evil.example',
      'a.b.church.example',
      'localhost',
      '127.0.0.1',
      '',
    ])
      for (const path of ['/', '/home', '/feeds/news.xml', '/login', '/live'])
        await same(strict, get(path, host));
    expect(await same(strict, get('/home', 'church.example'))).toBe(true);
    expect(await same(strict, get('/home', 'evil.example'))).toBe(false);
  });

  it('to every method, encoding and tag', async () => {
    const etags = ['"x"', '*', 'W/"x", "y"'];
    for (const encoding of [
      '',
      'br',
      'gzip',
      'gzip, deflate, br, zstd',
      'br;q=0, gzip;q=0.5',
      'identity',
      '*',
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE']) {
        const accept = encoding && `Accept-Encoding: ${encoding}`;
        expect(await same(open, get('/home', undefined, accept, method))).toBe(
          ['GET', 'HEAD'].includes(method),
        );
        const own =
          /^etag: (.*)\r$/m.exec(await send(open.front, get('/home', undefined, accept)))?.[1] ?? '';
        for (const tag of [...etags, own, `W/${own}`, `"x", ${own}`]) {
          const known = [accept, `If-None-Match: ${tag}`].filter(Boolean).join('\r\n');
          await same(open, get('/home', undefined, known, method));
        }
      }
    const tag = /^etag: (.*)\r$/m.exec(await send(open.front, get('/home')))?.[1];
    const unchanged = await compare(open, get('/home', undefined, `If-None-Match: ${tag}`));
    expect(unchanged.wasInFront).toBe(true);
    expect(unchanged.front).toMatch(/^HTTP\/1\.1 304 /);
  });

  it('with cookies, bodies, odd and doubled headers', async () => {
    const mores = [
      'Cookie: companion=good',
      'Cookie: lectern_companion=x; other=y',
      'Authorization: Bearer x',
      'Host: youth.localhost:3000',
      'Content-Length: 0',
      'Accept-Encoding: br\r\nAccept-Encoding: gzip',
      'If-None-Match: "a"\r\nIf-None-Match: *',
      'Expect: 100-continue',
      'Upgrade: h2c',
      'Range: bytes=0-10',
      'X-Forwarded-Host: youth.localhost:3000',
    ];
    for (const more of mores)
      for (const path of ['/home', '/publications', '/'])
        for (const method of ['GET', 'HEAD']) await same(open, get(path, undefined, more, method));
    expect(await same(open, get('/home', undefined, 'Cookie: companion=good'))).toBe(true);
    expect(await same(open, get('/home', undefined, 'Host: youth.localhost:3000'))).toBe(false);
    await same(open, 'GET /home HTTP/1.0');
    await same(open, 'GET http://localhost:3000/home HTTP/1.1\r\nHost: localhost:3000');
  });

  it('behind a proxy that is trusted', async () => {
    const forwarded = (host: string, address = '203.0.113.9'): string =>
      `X-Forwarded-Host: ${host}\r\nX-Forwarded-For: ${address}`;
    for (const host of [
      'church.example',
      'youth.church.example',
      'evil.example',
      'youth.church.example, church.example',
      'localhost',
    ])
      for (const address of ['203.0.113.9', '127.0.0.1', '203.0.113.9, 10.0.0.1'])
        for (const path of ['/', '/home']) await same(strict, get(path, 'inner', forwarded(host, address)));
    expect(await same(strict, get('/', 'inner', forwarded('youth.church.example')))).toBe(true);
    const answers = [forwarded('church.example'), forwarded('youth.church.example')].map((more) =>
      send(strict.front, get('/', 'church.example', more)),
    );
    expect(await answers[0]).not.toBe(await answers[1]);
  });
});

describe('files', () => {
  const FIELDS = [
    '',
    'Range: bytes=0-99',
    'Range: bytes=100-',
    'Range: bytes=-10',
    'Range: bytes=0-0',
    'Range: bytes=99999999-',
    'Range: bytes=0-1,5-6',
    'Range: bytes=9-5',
    'Range: bytes=0-9\r\nIf-Range: "other"',
    'Range: bytes=0-9\r\nRange: bytes=5-6',
    'If-None-Match: *',
    'If-None-Match: "other"',
    'If-Modified-Since: Sat, 14 Mar 2099 09:00:00 GMT',
    'Accept-Encoding: br, gzip',
    'Cookie: companion=good',
  ];

  it('to every method, range and tag', async () => {
    for (const ways of [open, far])
      for (const file of [small, large])
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
          const tag = /^etag: (.*)\r$/m.exec(await send(ways.front, get(file)))?.[1] ?? '';
          expect(tag).toMatch(/^"/);
          const known = [`If-None-Match: "x", W/${tag}`, `Range: bytes=0-9\r\nIf-Range: ${tag}`];
          for (const more of [...FIELDS, ...known]) await same(ways, get(file, undefined, more, method));
        }
  });

  it('before the routing: whole, in part and unchanged, at once and where looking takes time', async () => {
    for (const ways of [open, far])
      for (const file of [small, large])
        for (const more of ['', 'Range: bytes=10-19', 'If-None-Match: *']) {
          expect(await same(ways, get(file, undefined, more)), `${file} ${more}`).toBe(true);
          const head = await same(ways, get(file, undefined, more, 'HEAD'));
          expect(head).toBe(!more.startsWith('If-None-Match'));
        }
  });

  it('with what every answer says at https', async () => {
    for (const path of ['/home', small, large])
      for (const more of ['', 'Range: bytes=10-19', 'If-None-Match: *']) {
        const asked = get(path, 'church.example', more);
        expect(await same(strict, asked), `${path} ${more}`).toBe(true);
        expect(await send(strict.front, asked)).toMatch(/^strict-transport-security: max-age=31536000\r$/m);
      }
  });

  it('under addresses that nobody has, and on all hosts', async () => {
    const addresses = [
      small,
      `${small}?width=3`,
      `${small}/`,
      `/${small}`,
      small.replace('media', 'MEDIA'),
      `${small}-w320.avif`,
      '/media/',
      '/media/nothing.jpg',
      '/media/..%2F..%2Fetc%2Fpasswd',
      '/media/%',
      '/media/a%00.jpg',
      `/media/${'a'.repeat(900)}.jpg`,
    ];
    for (const host of ['localhost:3000', 'youth.localhost:3000', 'nobody.localhost', '10.0.0.5'])
      for (const address of addresses)
        for (const method of ['GET', 'HEAD']) await same(open, get(address, host, '', method));
    for (const host of ['church.example', 'youth.church.example', 'evil.example', ''])
      await same(strict, get(small, host));
    expect(await same(strict, get(small, 'evil.example'))).toBe(false);
    expect(await same(open, get(small, undefined, 'Host: youth.localhost:3000'))).toBe(false);
  });

  it('what is gone is gone at once, and what took its place is shown, whoever did it', async () => {
    for (const ways of [open, far])
      for (const bytes of [1000, 2_000_000]) {
        const { url, resource_name: name } = (await api.upload(who.office, 'a.pdf', pdf(bytes))).body.data;
        const head = get(new URL(url).pathname);
        const { front, wasInFront } = await compare(ways, head);
        expect([wasInFront, front.length > bytes]).toEqual([true, true]);
        // By another program, as another copy on the same folder is.
        await writeFile(join(api.mediaDir, name), pdf(bytes + 5000));
        const other = await send(ways.front, head);
        expect(other.length).toBeGreaterThan(front.length);
        expect(firstDifference(other, await send(ways.routed, head))).toBe('');
        expect(await same(ways, head)).toBe(true);
        await rm(join(api.mediaDir, name));
        expect(await send(ways.front, head)).toMatch(/^HTTP\/1\.1 404 /);
        expect(await same(ways, head)).toBe(false);
      }
  });

  it('a client that goes away in the middle leaves nothing open', async () => {
    const before = await openFiles();
    for (let i = 0; i < 20; i++) await breakOff(open.front, get(large));
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
    expect(await same(open, get(large))).toBe(true);
  });
});

/** How many stored files this process holds open. */
const openFiles = async (): Promise<number> => {
  const names = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(names.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(api.mediaDir)).length;
};

/** Asks, and is gone as soon as something comes. */
function breakOff(server: Server, head: string): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', failed);
    socket.once('data', () => socket.destroy());
    socket.on('close', () => done());
    socket.write(`${head}\r\n\r\n`);
  });
}

it('a page that has changed is not answered from the cache', async () => {
  const head = get('/news_list_screen/dioceses');
  expect((await compare(open, head)).wasInFront).toBe(true);
  await api.call('POST', 'news/create', who.office, {
    title: 'The tower clock',
    diocese: who.medak.id,
    thumbnail: '0',
  });
  open.served.site.contentChanged();
  expect(await send(open.front, head)).toContain('The tower clock');
  expect((await compare(open, head)).wasInFront).toBe(true);
});

it('strangers who vary an address do not make it forget how to answer', async () => {
  for (let i = 0; i < 50; i++) await same(open, get(`/home?stranger=${i}`));
  expect(await same(open, get('/home'))).toBe(true);
});
