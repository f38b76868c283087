import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeExpired } from '#store/cleanup/expired.ts';
import { OFFICE_LOGIN, PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Who signed in and who did not get in is kept for a year, for full administrators to read (AMB-068, ADD-3). */
let api: TestApi;
let who: People;
const YOUTH = 'youth@example.org';

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
beforeEach(() => api.database.pool.query('delete from sign_in; delete from failed_login'));
afterAll(() => api.close());

const signIn = (email: string, password: string, from = '10.4.1.7') =>
  api.call('POST', 'auth/user_login', null, { email, password }, {}, from);
const lines = async (more: object = {}) =>
  (await api.call('POST', 'auth/sign_ins', who.office, more)).body.data.docs;

it('tells who got in, who did not and why, from which network, and never by what', async () => {
  await signIn(YOUTH, PASSWORD);
  await signIn(YOUTH, 'my secret guess');
  await signIn('  Nobody\u202E@Example.ORG ', 'my secret guess');
  const found = await lines();
  expect(found).toMatchObject([
    { address: 'nobody@example.org', user_name: '', outcome: 'failed', reason: 'unknown address', times: 1 },
    {
      address: YOUTH,
      user_name: 'Youth user',
      outcome: 'failed',
      reason: 'the password is wrong',
      way: 'sign_in',
    },
    { address: YOUTH, user_name: 'Youth user', outcome: 'in', reason: '' },
  ]);
  expect(new Set(found.map(({ network }: { network: string }) => network)).size).toBe(1);
  expect(found[0].network).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify((await api.database.pool.query('select * from sign_in')).rows)).not.toContain(
    'guess',
  );
  expect(await lines({ outcome: 'in' })).toHaveLength(1);
  expect(await lines({ search: 'nobody@' })).toHaveLength(1);
});

it('makes one line of what is alike, so that no flood of tries fills it', async () => {
  for (let n = 0; n < 14; n++) await signIn(YOUTH, 'wrong', '10.4.2.1');
  expect((await lines()).map(({ outcome, reason, times }: Line) => [outcome, reason, times])).toEqual([
    ['refused', 'too many tries', 4],
    ['failed', 'the password is wrong', 10],
  ]);
  // Another address each time, until the whole network is refused.
  for (let n = 0; n < 110; n++) await signIn(`no${n}@example.org`, 'wrong', '10.4.3.1');
  const refused = (await lines({ outcome: 'refused', search: 'no' })) as Line[];
  expect(refused.map(({ times }) => times)).toEqual([10]);
});
interface Line {
  readonly outcome: string;
  readonly reason: string;
  readonly times: number;
}

it('notes wrong passwords of whoever is in already, and links that let in', async () => {
  const token = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const change = { password: 'not mine', new_password: 'three ordinary words' };
  await api.call('PUT', 'auth/account/change_password', token, change);
  expect(await lines()).toMatchObject([
    { way: 'asked_again', outcome: 'failed', address: OFFICE_LOGIN.email },
    { way: 'sign_in', outcome: 'in' },
  ]);
});

it('is for full administrators alone', async () => {
  for (const token of [who.youth.token, who.madras.token])
    expect((await api.call('POST', 'auth/sign_ins', token, {})).status).toBe(403);
  expect((await api.call('POST', 'auth/sign_ins', null, {})).status).toBe(401);
});

it('is kept for a year, and goes with whoever is erased', async () => {
  await signIn(YOUTH, PASSWORD);
  await signIn('gone@test.invalid', 'wrong');
  const kept = await api.call('POST', 'person_data/get', who.office, { email: 'gone@test.invalid' });
  expect(kept.body.data.sign_ins).toMatchObject([{ outcome: 'failed', times: 1 }]);
  const erased = await api.call('POST', 'person_data/erase', who.office, {
    ...{ email: 'gone@test.invalid', typed: 'gone@test.invalid' },
  });
  expect(erased.status).toBe(200);
  expect((await lines()).map(({ address }: { address: string }) => address)).toEqual([YOUTH]);
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  await removeExpired(api.database.db, days(364));
  const left = async () => (await api.database.pool.query('select 1 from sign_in')).rows.length;
  expect(await left()).toBe(1);
  await removeExpired(api.database.db, days(366));
  expect(await left()).toBe(0);
});
