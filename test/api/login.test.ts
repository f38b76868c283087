import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '#store/accounts/networks.ts';
import { PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';
import { passTime, setClock } from '../support/clock.ts';

/** Signing in: how often it may be tried, and that strangers cannot keep out somebody whose browser is known (ADD-3). */
let api: TestApi;
let secure: TestApi;
let who: People;
let network = 0;

beforeAll(async () => {
  [api, secure] = await Promise.all([startApi(), startApi({ PUBLIC_URL: 'https://church.example' })]);
  who = await people(api);
});
afterAll(() => Promise.all([api.close(), secure.close()]));

const RIGHT = PASSWORD;
const fresh = (): string => `10.7.${++network}.1`;
/** Signs in from a network of its own, unless one is named. */
const signIn = (email: string, password: string, from = fresh(), headers: Record<string, string> = {}) =>
  api.call('POST', 'auth/user_login', null, { email, password }, headers, from);
const browser = (cookie = '') => ({ 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) });
/** The cookies that an answer sets, as a browser sends them back; `lines` as they were set. */
function cookiesOf(headers: { 'set-cookie'?: string | string[] | undefined }) {
  const lines = [headers['set-cookie'] ?? []].flat();
  return { lines, sent: lines.map((line) => line.split(';')[0]).join('; ') };
}
const deviceOf = (answer: { headers: Parameters<typeof cookiesOf>[0] }) => {
  const line = cookiesOf(answer.headers).lines.find((one) => /^(__Host-)?lectern_device/.test(one));
  if (!line) throw new Error('no device cookie was set');
  return { line, sent: line.split(';')[0] ?? '' };
};
const user = async (name: string): Promise<{ email: string; id: string }> => {
  const email = `${name}@example.org`;
  const body = {
    user_name: name,
    email,
    password: RIGHT,
    user_type: 'department_user',
    department: who.youth.id,
  };
  return { email, id: (await api.call('POST', 'user/add', who.office, body)).body.data._id };
};
const fail = async (email: string, times: number, headers = {}) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await signIn(email, 'wrong', undefined, headers)).status);
  return statuses;
};
/** Failed tries of others in a network, each at another address. */
const failedFrom = (from: string, n: number) =>
  api.database.pool.query(
    "insert into failed_login (at, email, network) select now(), 'crowd' || i, $1 from generate_series(1, $2) i",
    [networkOf(from), n],
  );
const often = (status: number, n: number) => Array<number>(n).fill(status);

describe('tries', () => {
  it.each(['burst@example.org', 'unknown@example.org'])(
    'are ten for %s, also when sixty come at once',
    async (email) => {
      if (email.startsWith('burst')) await user('burst');
      const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(email, 'wrong')));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 422).length).toBe(10);
      expect(statuses.filter((status) => status === 429).length).toBe(50);
      const right = await signIn(email, RIGHT);
      expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
    },
  );

  it('are a hundred for one network, also when more come at once', async () => {
    const from = fresh();
    await failedFrom(from, 90);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => signIn(`nobody${i}@example.org`, 'wrong', from)),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBe(10);
    expect((await signIn('another@example.org', 'wrong', from)).status).toBe(429);
    expect((await signIn('another@example.org', 'wrong')).status).toBe(422);
  });

  it('are forgotten after a quarter of an hour, and Retry-After says when', async () => {
    const { email } = await user('patient');
    setClock('2026-11-21T12:00Z');
    await fail(email, 4);
    passTime(300);
    expect(await fail(email, 7)).toEqual([...often(422, 6), 429]);
    expect((await signIn(email, RIGHT)).headers['retry-after']).toBe('600');
    passTime(601);
    expect((await signIn(email, RIGHT)).status).toBe(200);
  });

  it('of others in the network do not shorten what an account has to wait', async () => {
    const { email } = await user('waits');
    const from = fresh();
    setClock('2026-11-21T12:00Z');
    await signIn('somebody.else@example.org', 'wrong', from);
    passTime(600);
    await fail(email, 10);
    expect((await signIn(email, RIGHT, from)).headers['retry-after']).toBe('900');
  });

  it('start anew with a sign-in that worked', async () => {
    const { email } = await user('slips');
    for (let i = 0; i < 2; i++) {
      expect(await fail(email, 9)).toEqual(often(422, 9));
      expect((await signIn(email, RIGHT)).status).toBe(200);
    }
  });
});

describe('a browser that has signed in', () => {
  const known = async (name: string) => {
    const { email, id } = await user(name);
    const device = deviceOf(await signIn(email, RIGHT, undefined, browser()));
    return { email, id, ...device };
  };

  it('gets a cookie that scripts cannot read, for 90 days, only over TLS where there is any', async () => {
    const { line, id } = await known('cookie');
    const parts = line.split('; ').slice(1);
    expect(parts).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', `Max-Age=${90 * 24 * 3600}`]),
    );
    expect(parts).not.toContain('Secure');
    expect(line).not.toContain(id);
    const tls = await secure.call(
      'POST',
      'auth/user_login',
      null,
      { email: 'office@example.org', password: 'the office knows it' },
      browser(),
    );
    expect(deviceOf(tls).line).toMatch(/; Secure/);
  });

  it('is not held up by the failures of strangers, nor by those of its network', async () => {
    const { email, sent } = await known('regular');
    expect(await fail(email, 11)).toEqual([...often(422, 10), 429]);
    const from = fresh();
    await failedFrom(from, 100);
    expect((await signIn('crowd@example.org', 'wrong', from)).status).toBe(429);
    expect((await signIn(email, RIGHT, from)).status).toBe(429);
    expect((await signIn(email, RIGHT, from, browser(sent))).status).toBe(200);
    // Its own sign-in gives strangers no new tries.
    expect((await signIn(email, 'wrong')).status).toBe(429);
  });

  it('is counted by itself: ten tries, also at once, that hold up nobody else', async () => {
    const { email, sent } = await known('thief');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email, 'wrong', undefined, browser(sent))),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBe(10);
    const refused = await signIn(email, RIGHT, undefined, browser(sent));
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signIn(email, RIGHT)).status).toBe(200);
  });

  it('is known for this account only', async () => {
    const one = await known('one');
    const other = await known('other');
    await fail(other.email, 10);
    const renamed = one.sent.replace(/^[^=]+/, other.sent.split('=')[0] ?? '');
    for (const cookie of [one.sent, renamed])
      expect((await signIn(other.email, RIGHT, undefined, browser(cookie))).status).toBe(429);
    const both = `${one.sent}; ${other.sent}`;
    expect((await signIn(other.email, RIGHT, undefined, browser(both))).status).toBe(200);
  });

  it('is a stranger again with a cookie that was touched, or after 90 days', async () => {
    setClock('2026-11-21T12:00Z');
    const { email, sent } = await known('forger');
    const [name = '', value = ''] = sent.split('=');
    const flipped = value.slice(0, -2) + (value.at(-2) === 'A' ? 'B' : 'A') + value.slice(-1);
    const wrong = [flipped, value.slice(0, -1), '', 'x', '....', value.replace(/^[^.]*/, 'x'), `${value}x`];
    passTime(89 * 24 * 3600);
    await fail(email, 10);
    for (const bad of wrong)
      expect((await signIn(email, RIGHT, undefined, browser(`${name}=${bad}`))).status, bad).toBe(429);
    expect((await signIn(email, RIGHT, undefined, browser(sent))).status).toBe(200);
    passTime(2 * 24 * 3600);
    await fail(email, 10);
    expect((await signIn(email, RIGHT, undefined, browser(sent))).status).toBe(429);
  });

  it('is known after its password was changed, by a secret that stands in the database', async () => {
    const { email, id, sent } = await known('changer');
    await api.call('PUT', `user/edit/${id}`, who.office, { password: 'another long password' });
    await fail(email, 10);
    expect((await signIn(email, 'another long password', undefined, browser(sent))).status).toBe(200);
    const secrets = (await api.database.pool.query('select length(value) as n from secret')).rows;
    expect(secrets).toEqual([{ n: 32 }]);
  });
});

describe('a client that is no browser', () => {
  it('gets no cookie', async () => {
    const { email } = await user('app');
    expect((await signIn(email, RIGHT)).headers['set-cookie']).toBeUndefined();
  });
});

describe('a password that is changed while somebody signs in with the old one', () => {
  it('opens no session', async () => {
    const { email, id } = await user('raced');
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => signIn(email, RIGHT)),
      api.call('PUT', `user/edit/${id}`, who.office, { password: 'another long password' }),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    for (const { body } of answers.slice(0, -1))
      if (body.token) expect((await api.call('POST', 'news/get', body.token, {})).status).toBe(401);
  });
});
