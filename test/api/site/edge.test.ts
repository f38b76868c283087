import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { confirmPath } from '#lib/mailPaths.ts';
import { encode } from '#site/http/encode.ts';
import { sendPrepared } from '#site/http/send.ts';
import { jpeg, type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';

/** What a Varnish in front learns of pages and of writes, when PURGE_URL names one. A small server takes its purges. */

let api: TestApi;
let client: BuiltClient;
let site: Served;
/** The same church as another copy serves it, which hears of nothing. */
let other: Served;
let otherUrl: string;
let without: Served;
let who: People;
let thumbnail: string;
let varnish: Server;
let url: string;
const log: string[] = [];
const purges: { tags: string; age: number; seen: boolean | undefined }[] = [];
/** What the end says; with `hold` it says nothing until that is done. */
let status = 200;
let hold: Promise<void> | undefined;
let stories = 0;

beforeAll(async () => {
  varnish = createServer(async ({ method, headers }, response) => {
    const home = await site?.get('/home').catch(() => undefined);
    const seen = home?.body.includes(`Story ${stories}.`);
    if (method === 'PURGE')
      purges.push({ tags: `${headers['x-purge']}`, age: Number(headers['x-content-age']), seen });
    await hold;
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => varnish.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(varnish.address() as AddressInfo).port}`;
  [api, client] = await Promise.all([
    startApi({}, undefined, () => ({ contentChanged: () => site.site.contentChanged() })),
    builtClient(),
  ]);
  const served = { database: api.database, clientDir: client.folder, mainHost: 'church.test' };
  site = await serveSite({ ...served, more: { purges: { urls: [url], log: (one) => log.push(one) } } });
  // It does not look once a second, and nobody takes its purges.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  other = await serveSite({
    ...{ ...served, mainHost: undefined },
    more: { purges: { urls: ['http://127.0.0.1:1'], log: () => {} } },
  });
  vi.useRealTimers();
  otherUrl = await other.app.listen({ host: '127.0.0.1', port: 0 });
  without = await serveSite(served);
  who = await people(api);
  thumbnail = (await api.upload(who.office, 'x.jpg', await jpeg())).body.data.url;
});
beforeEach(async () => {
  await save();
  purges.length = 0;
});
afterAll(async () => {
  for (const one of [site, other, without]) await one.app.close();
  await Promise.all([api.close(), client.remove()]);
  varnish.close();
});

/** Writes a story, and gives the status. */
async function save(): Promise<number> {
  const body = { title: `Story ${++stories}.`, department: who.youth.id, thumbnail, date: '2026-11-14' };
  return (await api.call('POST', 'news/create', who.office, body)).status;
}

const headersOf = async (served: Served, path: string, headers = {}) =>
  (await served.get(path, { host: 'church.test', ...headers })).headers;

it('the first purge of a copy that starts is of everything', async () => {
  const started = await serveSite({
    ...{ database: api.database, clientDir: client.folder },
    more: { purges: { urls: [url], log: () => {} } },
  });
  await expect.poll(() => purges.map(({ tags }) => tags)).toEqual(['*']);
  await started.app.close();
});

it('a page names what it depends on, and browsers still ask each time', async () => {
  const home = await headersOf(site, '/home');
  expect(home['surrogate-control']).toBe('max-age=10');
  expect(String(home.xkey).split(' ')).toEqual(expect.arrayContaining(['*', 'news', 'event', 'department']));
  expect(home['cache-control']).toBe('public, no-cache');
  const again = await headersOf(site, '/home', { 'if-none-match': home.etag });
  expect(again).toMatchObject({ xkey: home.xkey, 'surrogate-control': 'max-age=10' });
  expect(String((await headersOf(site, '/privacy')).xkey).split(' ')).not.toContain('event');
});

it('nobody else gets tags, and nothing that is not for all has any', async () => {
  for (const [served, path] of [
    [without, '/home'],
    [site, '/search?q=story'],
    [site, '/no-such-page'],
    [site, '/news_screen/departments/00000000-0000-4000-8000-000000000000'],
    [site, confirmPath('abcdefghijklmnopqrstuvwxyz')],
    [site, '/favicon.ico'],
    [site, '/.well-known/security.txt'],
  ] as const) {
    const headers = await headersOf(served, path);
    expect(headers, path).not.toHaveProperty('xkey');
    expect(headers, path).not.toHaveProperty('surrogate-control');
  }
});

it('a page bears its tags only where it is asked for each time', async () => {
  const app = Fastify();
  const page = { ...encode('a page'), status: 200, type: 'text/html', headers: {}, edge: { xkey: '*' } };
  for (const [path, control] of Object.entries({ '/a': 'public, no-cache', '/b': 'no-store' }))
    app.get(path, (request, reply) => sendPrepared(request, reply, page, control));
  expect((await app.inject('/a')).headers).toHaveProperty('xkey');
  // As while the database is away.
  expect((await app.inject('/b')).headers).not.toHaveProperty('xkey');
});

it('what a sub-site shows is at its own address alone', async () => {
  const hosts = ['church.test', 'youth.church.test'];
  const pages = await Promise.all(hosts.map((host) => site.get('/', { host })));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(2);
  const unknown = await site.get('/', { host: 'elsewhere.test', 'x-forwarded-for': '192.0.2.1' });
  expect(unknown.headers).not.toHaveProperty('xkey');
});

it('a save is answered when what it changes has been purged', async () => {
  expect(await save()).toBe(200);
  expect(purges).toEqual([
    { tags: expect.stringMatching(/(^| )news( |$)/), age: expect.any(Number), seen: true },
  ]);
  expect(purges[0]?.tags).not.toContain('*');
  // What visitors do not see purges nothing.
  await api.call('POST', 'auth/user_login', null, { email: 'nobody@example.org', password: 'not this one' });
  expect(purges).toHaveLength(1);
});

it('saves while a purge is under way share the next', async () => {
  // However slow this machine is.
  const patient = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  let release = (): void => {};
  hold = new Promise((done) => {
    release = done;
  });
  const first = save();
  await expect.poll(() => purges.length).toBe(1);
  const others = [save(), save(), save()];
  await expect
    .poll(async () => (await api.database.pool.query('select count(*)::int as n from news')).rows[0].n)
    .toBe(stories);
  hold = undefined;
  release();
  expect(await Promise.all([first, ...others])).toEqual([200, 200, 200, 200]);
  patient.mockRestore();
  expect(purges.length).toBeLessThanOrEqual(3);
  expect(purges.at(-1)?.age).toBe((purges[0]?.age ?? 0) + 3);
});

it('a page and a save need no Varnish, and what it has missed is purged when it is back', async () => {
  status = 503;
  expect(await save()).toBe(200);
  expect((await site.get('/home', { host: 'church.test' })).body).toContain(`Story ${stories}.`);
  expect(log.at(-1)).toMatch(/^Varnish took no purge \(.+\), so pages may be 10 seconds late\.$/);
  status = 200;
  purges.length = 0;
  await expect.poll(() => purges.map(({ tags }) => tags)).toEqual([expect.stringContaining('news')]);
});

it('a copy that Varnish says is behind asks the database, once', async () => {
  const shows = async (headers = {}) =>
    (await (await fetch(`${otherUrl}/home`, { headers })).text()).includes(`Story ${stories}.`);
  expect(await shows()).toBe(true);
  await save();
  expect(await shows()).toBe(false);
  expect(await shows({ 'x-content-age': String(purges.at(-1)?.age) })).toBe(true);
  // A number that nobody has reached has it ask, and show what there is.
  expect(await shows({ 'x-content-age': '999999999' })).toBe(true);
});
