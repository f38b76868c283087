import { afterAll, beforeAll, expect, it } from 'vitest';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const signIn = async (userAgent: string): Promise<string> =>
  (await api.call('POST', 'auth/user_login', null, OFFICE_LOGIN, { 'user-agent': userAgent })).body.token;
type Session = { _id: string; device: string; current: boolean };
const sessions = async (as: string): Promise<Session[]> =>
  (await api.call('GET', 'auth/sessions/get', as)).body.data.docs;
const works = async (as: string): Promise<boolean> =>
  (await api.call('POST', 'news/get', as, {})).status === 200;

it('a person sees where the own sessions are, and ends one or all of them', async () => {
  const [phone, desk] = [await signIn(PHONE), await signIn('curl/8')];
  const seen = await sessions(desk);
  expect(seen[0]).toMatchObject({ device: 'Another program', current: true });
  expect(seen.filter(({ current }) => current)).toHaveLength(1);
  const onPhone = seen.find(({ device }) => device === 'Chrome on Android');
  expect(seen.every((one) => !JSON.stringify(one).includes(desk))).toBe(true);

  await api.call('DELETE', `auth/sessions/delete/${onPhone?._id}`, desk);
  expect([await works(phone), await works(desk)]).toEqual([false, true]);

  await api.call('DELETE', 'auth/sessions/delete_all', desk);
  expect([await works(desk), await works(who.office), await works(who.youth.token)]).toEqual([
    false,
    false,
    true,
  ]);
});
