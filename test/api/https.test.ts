import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerHealth } from '#api/health.ts';
import { newServer } from '#http/server.ts';
import { readSettings } from '#settings/settings.ts';
import { createRequestFigures } from '#status/requestFigures.ts';
import { PASSWORD, people, startApi, type TestApi } from '../support/api.ts';
import { ADMIN, type App, startApp } from '../support/server.ts';

/** What is different where the site is at https, and what strangers are told of the server. */
describe('a site at https', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://church.example' });
  });
  afterAll(() => app.close());

  it('is asked for by nothing else from then on: pages, kept pages, files, the console, calls and what is not there', async () => {
    const told = async (path: string) =>
      (await fetch(app.url + path)).headers.get('strict-transport-security');
    const paths = ['/home', '/home', '/home', '/login', '/media/x.jpg', '/api/v1/openapi.json', '/nowhere'];
    for (const path of paths) expect([path, await told(path)]).toEqual([path, 'max-age=31536000']);
  });

  it('has cookies that only this host can set, and takes no others', async () => {
    const answer = await fetch(`${app.url}/api/v1/auth/user_login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = await answer.json();
    const lines = answer.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(
        /^__Host-lectern_\w+=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
      );
    const cookie = lines.map((line) => line.split(';')[0]).join('; ');
    const statusWith = async (sent: string) =>
      (
        await fetch(`${app.url}/api/v1/auth/sessions/get`, {
          headers: { authorization: token, cookie: sent },
        })
      ).status;
    expect(await statusWith(cookie)).toBe(200);
    expect(await statusWith(cookie.replaceAll('__Host-', ''))).toBe(401);
  });
});

describe('a site at http', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await people(api);
  });
  afterAll(() => api.close());

  it('has cookies of which browsers take no notice there if they began so', async () => {
    const answer = await api.call(
      'POST',
      'auth/user_login',
      null,
      { email: 'youth@example.org', password: PASSWORD },
      { 'sec-fetch-site': 'same-origin' },
    );
    for (const line of [answer.headers['set-cookie']].flat())
      expect(line).toMatch(/^lectern_\w+=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a request that somebody passes on', () => {
  const logged = (settings: Record<string, string>): string[] => {
    const { app } = newServer(readSettings(settings));
    const warn = vi.spyOn(app.log, 'warn').mockImplementation(() => undefined);
    app.get('/', async () => 'ok');
    server = app;
    return warn.mock.calls as unknown as string[];
  };
  let server: FastifyInstance;
  afterEach(() => server.close());
  const ask = (headers: Record<string, string>) =>
    server.inject({ url: '/', headers, remoteAddress: '10.1.2.3' });

  it('is told of once when nobody has said whose X-Forwarded-For counts', async () => {
    const warnings = logged({});
    await ask({});
    expect(warnings).toEqual([]);
    await ask({ 'x-forwarded-for': '203.0.113.9' });
    await ask({ 'x-forwarded-for': '203.0.113.8' });
    expect(warnings).toEqual([[expect.stringContaining('set TRUSTED_PROXIES=10.1.2.3.')]]);
  });

  it('is nothing new when somebody has', async () => {
    const warnings = logged({ TRUSTED_PROXIES: '10.1.2.3' });
    await ask({ 'x-forwarded-for': '203.0.113.9' });
    expect(warnings).toEqual([]);
  });
});

describe('/ready and /metrics', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());
  const start = (metricsToken?: string, trustProxy: string[] | false = false) => {
    app = Fastify({ trustProxy });
    registerHealth(app, {
      requests: createRequestFigures(),
      readings: () => Promise.reject(new Error('no database')),
      pools: () => ({}),
      db: null as never,
      metricsToken,
      now: () => new Date(),
      databaseTrouble: () => 'The database does not start: the disk is full.',
      diskTrouble: async () => 'Nothing is saved: the disk has 9 MB left.',
      stopping: () => false,
      answeredInFront: new Map(),
    });
  };
  const told = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const [ready, metrics] = await Promise.all(
      ['/ready', '/metrics'].map((url) => app.inject({ url, remoteAddress, headers })),
    );
    expect(ready?.statusCode).toBe(503);
    const isTold = ready?.payload.includes('disk') ?? false;
    expect(isTold ? '' : ready?.payload).toBe(isTold ? '' : 'not ready');
    expect(metrics?.statusCode).toBe(isTold ? 200 : 403);
    expect(metrics?.payload.includes('lectern_memory_bytes')).toBe(isTold);
    return isTold;
  };

  it('tell reasons and figures to this machine itself, and not to what a proxy on it passes on', async () => {
    start();
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect([own, await told(own)]).toEqual([own, true]);
    expect(await told('203.0.113.9')).toBe(false);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect([name, await told('127.0.0.1', { [name]: '127.0.0.1' })]).toEqual([name, false]);
  });

  it('know who asks behind a proxy that is trusted', async () => {
    start(undefined, ['127.0.0.1', '10.1.2.3']);
    expect(await told('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(false);
    // One that passes on what its client says of itself, and a system that tells addresses in both their forms.
    for (const proxy of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3'])
      for (const claimed of ['127.0.0.1', '::1'])
        expect([proxy, await told(proxy, { 'x-forwarded-for': claimed })]).toEqual([proxy, false]);
    expect(await told('127.0.0.1')).toBe(true);
  });

  it('tell them to whoever names the token, from wherever, and to nobody else', async () => {
    start('a-token-of-some-length');
    expect(await told('203.0.113.9', { authorization: 'Bearer a-token-of-some-length' })).toBe(true);
    expect(await told('203.0.113.9', { authorization: 'Bearer another' })).toBe(false);
    expect(await told('127.0.0.1')).toBe(false);
  });
});
