import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_LOGIN, startEmptyApi, type TestApi } from '../support/api.ts';

/** Which pages may use the API, and what token a sign-in from them gets (ADD-14). */
const APP = 'https://app.example.net';
let api: TestApi;
let local: TestApi;

beforeAll(async () => {
  api = await startEmptyApi({
    PUBLIC_URL: 'https://church.example:8443',
    MAIN_HOST: 'church.example',
    ALLOWED_ORIGINS: APP,
  });
  local = await startEmptyApi();
});
afterAll(() => Promise.all([api.close(), local.close()]));

const OURS = [
  'https://church.example:8443',
  'https://madras.church.example:8443',
  'https://www.church.example:8443',
  APP,
];
const OTHERS = [
  'http://church.example:8443',
  'https://church.example',
  'https://church.example:444',
  'https://evilchurch.example:8443',
  'https://church.example.evil.example:8443',
  'https://evil.example/church.example:8443',
  'http://localhost:8443',
  `${APP}:8443`,
  'null',
];
const local5173 = 'http://localhost:5173';

async function preflight(on: TestApi, origin: string): Promise<string | undefined> {
  const { headers, statusCode } = await on.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/news/get',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(headers.vary).toMatch(/origin/i);
  expect(statusCode).toBe(headers['access-control-allow-origin'] === undefined ? 404 : 204);
  expect(headers['access-control-allow-headers'] !== undefined).toBe(
    headers['access-control-allow-origin'] !== undefined,
  );
  return headers['access-control-allow-origin'];
}

const signIn = (on: TestApi, headers: Record<string, string>) =>
  on.call('POST', 'auth/user_login', null, OFFICE_LOGIN, headers);
const works = async (on: TestApi, token: string): Promise<boolean> =>
  (await on.call('POST', 'news/get', token, {})).status === 200;

describe('a page may make calls across hosts', () => {
  it.each(OURS)('from %s', async (origin) => {
    expect(await preflight(api, origin)).toBe(origin);
  });

  it.each(OTHERS)('not from %s', async (origin) => {
    expect(await preflight(api, origin)).toBeUndefined();
    const answer = await api.call('GET', 'public/get_departments_list', null, undefined, { origin });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('from any port of this machine, when the house itself is there', async () => {
    for (const origin of [local5173, 'http://madras.localhost:4000', 'http://127.0.0.1:5173'])
      expect(await preflight(local, origin)).toBe(origin);
    expect(await preflight(local, 'https://localhost:5173')).toBeUndefined();
    expect(await preflight(local, 'http://notlocalhost:5173')).toBeUndefined();
  });
});

describe('a sign-in', () => {
  it.each([
    ['no browser', {}],
    ['a page of another front end', { origin: APP, 'sec-fetch-site': 'cross-site' }],
    ['a sub-site', { origin: 'https://madras.church.example:8443', 'sec-fetch-site': 'same-site' }],
  ])('from %s gets a token that stands alone', async (_, headers: Record<string, string>) => {
    const answer = await signIn(api, headers);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await works(api, answer.body.token)).toBe(true);
  });

  it.each([
    ['own page', { origin: 'https://church.example:8443', 'sec-fetch-site': 'same-origin' }],
    ['own page over plain http', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
  ])("from the console's %s gets one with a companion", async (_, headers: Record<string, string>) => {
    const answer = await signIn(api, headers);
    expect(answer.status).toBe(200);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(await works(api, answer.body.token)).toBe(false);
    const both = await api.call('POST', 'news/get', answer.body.token, {}, { cookie });
    expect(both.status).toBe(200);
  });

  const foreign: Record<string, string>[] = [
    ...OTHERS.map((origin) => ({ origin, 'sec-fetch-site': 'cross-site' })),
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  it.each(foreign)('from %j gets neither', async (headers) => {
    const answer = await signIn(api, headers);
    expect([answer.status, answer.headers['set-cookie'], answer.body.token]).toEqual([
      403,
      undefined,
      undefined,
    ]);
    expect(answer.body.desc).toContain('ALLOWED_ORIGINS');
  });
});
