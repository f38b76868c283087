import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OFFICE_LOGIN,
  PASSWORD,
  type People,
  people,
  startApi,
  type TestApi,
  verbs,
} from '../support/api.ts';

let api: TestApi;
let who: People;
const { post } = verbs(
  () => api,
  () => who,
);
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

describe('one’s own password', () => {
  beforeAll(async () => {
    who = { ...who, office: await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password) };
  });
  const change = (as: string, password: string, next: string, from?: string) =>
    api.call('PUT', 'auth/account/change_password', as, { password, new_password: next }, {}, from);

  it('is changed by who knows it; other sessions end, and the one that asks goes on', async () => {
    const email = 'youth@example.org';
    const [here, there] = [await api.signIn(email, PASSWORD), await api.signIn(email, PASSWORD)];
    expect((await api.call('GET', 'auth/account/get', here)).body.data).toEqual({
      _id: who.youth.userId,
      user_name: 'Youth user',
      email,
      role: 'department_user',
      unit: 'Youth',
    });
    expect((await change(here, PASSWORD, 'three ordinary words')).status).toBe(200);
    expect([await works(here), await works(there), await works(who.youth.token)]).toEqual([
      true,
      false,
      false,
    ]);
    const signed = (password: string) => api.call('POST', 'auth/user_login', null, { email, password });
    expect([(await signed(PASSWORD)).status, (await signed('three ordinary words')).status]).toEqual([
      422, 200,
    ]);
    const { docs } = (await post('history/get', { kind: 'account', record: who.youth.userId })).body.data;
    expect(docs[0]).toMatchObject({ action: 'change', by: { user_name: 'Youth user' }, changed: [] });
  });

  it('is not changed to a short one, nor by who does not know it, whose tries are counted like those of a sign-in', async () => {
    const { token } = who.ecology;
    expect((await change(token, PASSWORD, 'short')).body.fields).toEqual({
      new_password: 'Password must have at least 10 characters.',
    });
    const wrong = await change(token, 'a guess', 'three ordinary words');
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'This is not your password now.' }]);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++)
      statuses.push((await change(token, `guess ${n}`, 'three ordinary words')).status);
    expect(statuses).toEqual([...Array<number>(9).fill(422), 429]);
    const right = await change(token, PASSWORD, 'three ordinary words');
    expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
    // A stranger who signs in at this address is counted together with them.
    expect(
      (await api.call('POST', 'auth/user_login', null, { email: 'ecology@example.org', password: PASSWORD }))
        .status,
    ).toBe(429);
    expect(await works(token)).toBe(true);
  });
});
