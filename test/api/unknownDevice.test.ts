import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';

/** The owner of an account is told by mail of a sign-in from where it never signed in before. */
let api: TestApi;
let who: People;
const email = 'youth@example.org';
const BROWSER = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
beforeEach(() => api.database.pool.query('delete from mail; delete from sign_in; delete from failed_login'));
afterAll(() => api.close());

const signIn = async (headers: Record<string, string> = BROWSER, from = '10.7.1.1') => {
  const answer = await api.call(
    'POST',
    'auth/user_login',
    null,
    { email, password: PASSWORD },
    headers,
    from,
  );
  expect(answer.status).toBe(200);
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
};
const mails = async (): Promise<{ template: string; to_address: string; data: Record<string, string> }[]> =>
  (await api.database.pool.query('select template, to_address, data from mail order by created_at, id')).rows;

it('once for each browser, never for the first one, and with nothing of the network in it', async () => {
  const first = await signIn();
  expect(await mails()).toEqual([]);
  await signIn({ ...BROWSER, cookie: first });
  expect(await mails()).toEqual([]);
  const second = await signIn();
  await signIn({ ...BROWSER, cookie: second }, '10.9.9.9');
  await signIn({ ...BROWSER, cookie: first }, '10.9.9.9');
  expect(await mails()).toEqual([
    {
      template: 'new_device',
      to_address: email,
      data: { device: 'Chrome on Android', at: expect.stringMatching(/^\d{4}-/) },
    },
  ]);
  const lines = (await api.call('POST', 'audit/get', who.office, { part: 'sign_ins' })).body.data.docs;
  expect(lines.filter((line: { new_device: boolean }) => line.new_device)).toHaveLength(1);
  expect(lines[0].device).toBe('Chrome on Android');
});

it('of a program by its network, and a few a day at most', async () => {
  await signIn({}, '10.7.1.1');
  await signIn({}, '10.7.1.200');
  expect(await mails()).toEqual([]);
  for (const network of [2, 3, 4, 5, 6, 7]) await signIn({}, `10.7.${network}.1`);
  expect((await mails()).map(({ template }) => template)).toEqual(['new_device', 'new_device', 'new_device']);
});

it('not when nobody was let in', async () => {
  await signIn();
  await api.call('POST', 'auth/user_login', null, { email, password: 'a wrong guess' }, BROWSER, '10.7.8.1');
  expect(await mails()).toEqual([]);
});
