import { createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jpeg, type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { GET_VARNISH, hasVarnish, startVarnish, type Varnish } from '#test/support/varnish.ts';
import { freePort } from '../../../scripts/bench/ports.ts';

/** The website behind a Varnish with deploy/fleet/varnish.vcl (decision 47), where one is installed. */

const MAIN = 'church.test';
const PATHS = ['/home', '/privacy', '/home/event/departments', '/about/officer', '/robots.txt'];
let api: TestApi;
let client: BuiltClient;
let site: Served;
let copy: Server;
let varnish: Varnish;
let who: People;
let thumbnail: string;
let stories = 0;
/** What Varnish asked the copy for. */
const asked: string[] = [];
/** With `hold` the copy keeps the answers that it has until that is done. */
let hold: Promise<void> | undefined;
let answers = 0;

const title = hasVarnish() ? 'Varnish' : `Varnish, which is not on this machine: ${GET_VARNISH}`;
describe.skipIf(!hasVarnish())(title, () => {
  beforeAll(async () => {
    // However slow this machine is, a purge has time, and a page is kept.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    const backend = await freePort();
    [varnish, api, client] = await Promise.all([
      startVarnish(backend),
      startApi({}, undefined, () => ({ contentChanged: () => site.site.contentChanged() })),
      builtClient(),
    ]);
    const purges = { urls: [`http://127.0.0.1:${varnish.purgePort}`], log: () => {} };
    site = await serveSite({
      ...{ database: api.database, clientDir: client.folder, mainHost: MAIN },
      more: { purges },
    });
    copy = createServer(async (incoming, response) => {
      asked.push(`${incoming.headers.host}${incoming.url}`);
      const page = await site.get(incoming.url ?? '/', incoming.headers as Record<string, string>);
      answers++;
      await hold;
      const headers = page.headers['surrogate-control'] ? { 'surrogate-control': 'max-age=3600' } : {};
      response.writeHead(page.statusCode, { ...page.headers, ...headers }).end(page.rawPayload);
    });
    await new Promise<void>((done) => copy.listen(backend, '127.0.0.1', done));
    who = await people(api);
    thumbnail = (await api.upload(who.office, 'x.jpg', await jpeg())).body.data.url;
  });
  beforeEach(async () => {
    await save();
    for (const path of PATHS) await ask(path);
    asked.length = 0;
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await varnish?.close();
    copy?.close();
    await site?.app.close();
    await Promise.all([api?.close(), client?.remove()]);
  });

  it('keeps pages, and hands on nothing that is for it alone', async () => {
    for (const path of PATHS) {
      const page = await ask(path);
      expect(page.status, path).toBe(200);
      expect(page.headers, path).not.toHaveProperty('xkey');
      expect(page.headers, path).not.toHaveProperty('surrogate-control');
    }
    expect(asked).toEqual([]);
    // Who is signed in is asked about each time, and searches are nobody else's.
    await ask('/home', { cookie: 'companion=good' });
    for (let times = 0; times < 2; times++) await ask('/search?q=story');
    expect(asked).toEqual([`${MAIN}/home`, `${MAIN}/search?q=story`, `${MAIN}/search?q=story`]);
  });

  it('drops by a tag just the pages that bear it', async () => {
    const tagged = async (tag: string) => {
      const pages = await Promise.all(PATHS.map((path) => site.get(path, { host: MAIN })));
      return PATHS.filter((_, i) => String(pages[i]?.headers.xkey).split(' ').includes(tag));
    };
    for (const tag of ['news', 'event', 'person', 'no-such-tag']) {
      const bearing = await tagged(tag);
      expect(bearing.length, tag).toBeLessThan(PATHS.length);
      expect(await purge(tag)).toBe(200);
      for (const path of PATHS) await ask(path);
      expect(asked.splice(0), tag).toEqual(bearing.map((path) => MAIN + path));
    }
    expect(await tagged('news')).not.toEqual(await tagged('event'));
    expect(await purge('*')).toBe(200);
    for (const path of PATHS) await ask(path);
    expect(asked).toEqual(PATHS.map((path) => MAIN + path));
  });

  it('never answers one host with the page of another', async () => {
    const hosts = [MAIN, 'youth.church.test'];
    const past = await Promise.all(hosts.map((host) => site.get('/', { host })));
    for (let times = 0; times < 3; times++)
      for (const [i, host] of hosts.entries()) {
        const through = await ask('/', { host });
        expect([through.status, through.body]).toEqual([past[i]?.statusCode, past[i]?.body]);
      }
    expect(asked).toEqual(hosts.map((host) => `${host}/`));
    expect(past[0]?.body).not.toBe(past[1]?.body);
  });

  it('takes purges from copies alone, and at their address alone', async () => {
    expect(await purge('*', { localAddress: '127.0.0.2' })).toBe(403);
    expect(await purge('*', { method: 'GET' })).toBe(403);
    await purge('*', { port: varnish.port });
    asked.length = 0;
    for (const path of PATHS) await ask(path);
    expect(asked).toEqual([]);
  });

  it('shows a story on the first request after its save was answered, whoever asks meanwhile', async () => {
    let isOver = false;
    const crowd = [1, 2, 3, 4].map(async () => {
      while (!isOver) await ask('/home');
    });
    try {
      for (let times = 0; times < 20; times++) {
        await save();
        expect((await ask('/home')).body).toContain(`Story ${stories}.`);
      }
    } finally {
      isOver = true;
      await Promise.all(crowd);
    }
  });

  it('keeps no page that was asked for before a purge and came after it', async () => {
    await purge('*');
    let release = (): void => {};
    hold = new Promise((done) => {
      release = done;
    });
    answers = 0;
    const early = ask('/home');
    await expect.poll(() => answers).toBe(1);
    await save();
    hold = undefined;
    release();
    expect((await early).body).not.toContain(`Story ${stories}.`);
    expect((await ask('/home')).body).toContain(`Story ${stories}.`);
  });
});

async function save(): Promise<void> {
  const body = { title: `Story ${++stories}.`, department: who.youth.id, thumbnail, date: '2026-11-14' };
  expect((await api.call('POST', 'news/create', who.office, body)).status).toBe(200);
}

const purge = async (tags: string, more: object = {}): Promise<number | undefined> =>
  (
    await call({
      ...{ port: varnish.purgePort, method: 'PURGE', path: '/', headers: { 'x-purge': tags }, ...more },
    })
  ).status;

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  call({ port: varnish.port, path, headers: { host: MAIN, ...headers } });

const call = (options: object) =>
  new Promise<{ status: number | undefined; headers: object; body: string }>((done, failed) => {
    request({ host: '127.0.0.1', ...options }, async (response) => {
      done({ status: response.statusCode, headers: response.headers, body: await text(response) });
    })
      .once('error', failed)
      .end();
  });
