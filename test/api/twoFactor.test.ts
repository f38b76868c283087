import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn as SIGNED_IN } from '#calls/auth.ts';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import { isBrowserCookie } from '#store/accounts/sessions.ts';
import { createLink, issueToken } from '#store/accounts/singleUseLinks.ts';
import { tokenHash } from '#store/accounts/tokenHash.ts';
import { writing } from '#store/database/writing.ts';
import { codeOf, stepAt } from '#store/twoFactor/appCodes.ts';
import { makeChallenge } from '#store/twoFactor/challenges.ts';
import { OFFICE_LOGIN, PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';
import { fromBase32, type Lie, softAuthenticator } from '../support/authenticator.ts';
import { passTime, setClock } from '../support/clock.ts';
import { besideAnother, somebodyWaits } from '../support/locks.ts';
import { often } from '../support/often.ts';

/** Second keys: every door is behind them, and nobody comes in by guessing, replaying or waiting. */
let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows;
let network = 0;
const elsewhere = (): string => `10.9.${Math.floor(++network / 250)}.${(network % 250) + 1}`;
const ask = (path: string, as: string | null, body?: unknown, headers: Record<string, string> = {}) =>
  api.call(methodOf(path), path, as, body, headers, elsewhere());
const methodOf = (path: string): Call['method'] =>
  Object.values(CALLS as Readonly<Record<string, Call>>).find(
    (call) => call.path === path || call.path === path.replace(/[^/]+$/, '{id}'),
  )?.method ?? expect.fail(`There is no call ${path}.`);
const login = (email: string, password = PASSWORD, headers = {}) =>
  ask('auth/user_login', null, { email, password }, headers);
const secondStep = (challenge: string, shown: object, headers = {}) =>
  ask('auth/second_key', null, { challenge, ...shown }, headers);

interface Person {
  readonly id: string;
  readonly email: string;
  token: string;
}
let nth = 0;
async function person(user_type = 'csi_user'): Promise<Person> {
  const email = `holder${++nth}@example.org`;
  const unit = user_type === 'department_user' ? { department: who.youth.id } : {};
  const body = { user_name: `Holder ${nth}`, email, password: PASSWORD, user_type, ...unit };
  const id = (await ask('user/add', who.office, body)).body.data._id;
  return { id, email, token: (await login(email)).body.token };
}

const codeNow = (secret: Buffer, later = 0) => codeOf(secret, stepAt(new Date()) + later);

/** Somebody with an app, whose numbers of now are used up. */
async function withApp(user_type?: string) {
  const holder = await person(user_type);
  const begun = (await ask('auth/second_keys/begin_app', holder.token, {})).body.data;
  const secret = fromBase32(begun.secret);
  const body = { challenge: begun.challenge, code: codeNow(secret), name: 'App' };
  const added = await ask('auth/second_keys/add_app', holder.token, body);
  expect(added.status).toBe(200);
  return { ...holder, secret, codes: added.body.data.codes as string[], key: added.body.data._id as string };
}

/** Somebody with a phone. */
async function withDevice() {
  const holder = await person();
  const phone = softAuthenticator();
  const begun = (await ask('auth/second_keys/begin_device', holder.token, {})).body.data;
  const body = { challenge: begun.challenge, device: phone.add(begun.options), name: 'Phone' };
  const added = await ask('auth/second_keys/add_device', holder.token, body);
  expect([added.status, added.body.data.codes?.length]).toEqual([200, 10]);
  return { ...holder, phone, codes: added.body.data.codes as string[] };
}

/** Begins a sign-in whose password is right. */
async function waiting(email: string, headers = {}, password = PASSWORD) {
  const answer = await login(email, password, headers);
  expect([answer.status, answer.body.code, answer.body.token]).toEqual([403, 'second_key_needed', undefined]);
  return answer.body.second_key as {
    challenge: string;
    ways: string[];
    options: { challenge: string } | null;
  };
}

/** A challenge as a right password makes it, without its try. */
async function challengeOf({ id }: Person): Promise<string> {
  const [{ password }] = await query('select password from account where id = $1', [id]);
  const made = await writing(api.database.db, (tx) =>
    makeChallenge(tx, { accountId: id, purpose: 'sign_in', passwordPrint: tokenHash(password) }, new Date()),
  );
  return made.token;
}

const isIn = async (token: string | undefined) =>
  Boolean(token) && (await ask('auth/account/get', String(token))).status === 200;

describe('every door with a known password and no second key', () => {
  it('is one of these: a call that signs somebody in is looked at here first', () => {
    const doors = Object.entries(CALLS as Readonly<Record<string, Call>>).filter(
      ([, call]) => call.response === SIGNED_IN,
    );
    const names = (inside: boolean) =>
      doors.filter(([, call]) => (call.who !== 'everyone') === inside).map(([name]) => name);
    expect(names(false)).toEqual(['login', 'setPassword', 'secondKeySignIn']);
    expect(names(true)).toEqual([]);
  });

  it('the login lets nobody in, and sets no cookie by which a browser is known', async () => {
    const { email } = await withApp();
    const answer = await login(email, PASSWORD, { 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.body.code]).toEqual([403, 'second_key_needed']);
    expect(JSON.stringify(answer.body)).not.toMatch(/"token"|"_id"/);
    expect([answer.headers['set-cookie']].flat().join()).toMatch(/^lectern_second_step=[^,]*HttpOnly[^,]*$/);
  });

  it.each(['new_password', 'invitation'] as const)(
    'the link of a mail for %s sets the password, and no more',
    async (purpose) => {
      const holder = await withApp();
      const { db } = api.database;
      const link = await writing(db, (tx) => createLink(tx, { purpose, accountId: holder.id }, new Date()));
      const token = (await issueToken(db, link, new Date()))?.token;
      const answer = await ask('auth/set_password', null, { token, new_password: 'something new and long' });
      expect([answer.status, answer.body.code, answer.body.token]).toEqual([
        403,
        'second_key_needed',
        undefined,
      ]);
      expect((await login(holder.email)).status).toBe(422);
      const { challenge } = answer.body.second_key;
      const right = await secondStep(challenge, { code: codeNow(holder.secret, 1) });
      expect(await isIn(right.body.token)).toBe(true);
      expect(
        (await query('select count(*)::int as n from second_key where account_id = $1', [holder.id]))[0].n,
      ).toBe(1);
    },
  );

  it('a session from before ends, and one that was begun meanwhile opens nothing', async () => {
    const holder = await person();
    const cookies = await login(holder.email, PASSWORD, { 'sec-fetch-site': 'same-origin' });
    const companion = /lectern_companion=([^;]+)/.exec(String(cookies.headers['set-cookie']))?.[1] ?? '';
    const before = (await login(holder.email)).body.token;
    const { token } = holder;
    const made = (await ask('auth/second_keys/begin_app', token, {})).body.data;
    const code = codeNow(fromBase32(made.secret));
    await ask('auth/second_keys/add_app', token, { challenge: made.challenge, code, name: 'App' });
    expect([await isIn(before), await isIn(token)]).toEqual([false, true]);
    expect((await query('select 1 from session where account_id = $1', [holder.id])).length).toBe(1);
    // However it came to be there.
    await query(
      `insert into session (token_hash, account_id, companion_hash, created_at, seen_at, ends_at)
      values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
      [tokenHash('sneaked in'), holder.id, tokenHash(companion)],
    );
    expect(await isIn('sneaked in')).toBe(false);
    expect(await isBrowserCookie(api.database.db, companion, new Date())).toBe(false);
  });

  it('a new address, and what the office changes, open no other door', async () => {
    const { id, email } = await withApp();
    await ask(`user/edit/${id}`, who.office, { password: 'what the office knows', mobile: '1' });
    await waiting(email, {}, 'what the office knows');
    expect((await login(email)).status).toBe(422);
  });
});

describe('a code of an app', () => {
  it('opens once, and not for another who has one, too', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const code = codeNow(one.secret, 1);
    expect((await secondStep((await waiting(other.email)).challenge, { code })).status).toBe(422);
    const { challenge, ways } = await waiting(one.email);
    expect(ways).toEqual(['app', 'paper']);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const right = await secondStep(challenge, { code: spaced });
    expect(await isIn(right.body.token)).toBe(true);
    const again = await secondStep((await waiting(one.email)).challenge, { code });
    expect([again.status, again.body.fields.code]).toEqual([422, expect.stringContaining('not right')]);
  });

  it('of two at once lets one in', async () => {
    const holder = await withApp();
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf(holder)));
    const code = codeNow(holder.secret, 1);
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  const GUESSES = often('GUESSES', 100, 1000);
  it('is looked at ten times of many, whose owner is told once', async () => {
    const holder = await withApp();
    const { challenge } = await waiting(holder.email);
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, n) => secondStep(challenge, { code: String(n).padStart(6, '0') })),
    );
    const statuses = answers.map(({ status }) => status);
    expect([422, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([
      10,
      GUESSES - 10,
    ]);
    const right = await secondStep(challenge, { code: codeNow(holder.secret, 1) });
    expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
    const mails = await query(
      `select data->>'what' as what from mail where to_address = $1 and template = 'second_key_changed'`,
      [holder.email],
    );
    expect(mails.map(({ what }) => what).sort()).toEqual(['added', 'tried']);
    // Codes on paper are left to the owner.
    expect((await secondStep(challenge, { code: holder.codes[0] })).status).toBe(200);
  });

  it('can be tried thirty times a day', async () => {
    const holder = await withApp();
    const looked: number[] = [];
    setClock('2026-11-22T06:00Z');
    for (let n = 0; n < 4; n++) {
      const challenge = await challengeOf(holder);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => secondStep(challenge, { code: '000000' })),
      );
      looked.push(answers.filter(({ status }) => status === 422).length);
      passTime(16 * 60);
    }
    expect(looked).toEqual([10, 10, 10, 0]);
  });
});

describe('a code on paper', () => {
  it('used a hundred times at once lets one in', async () => {
    const holder = await withApp();
    const challenges = await Promise.all(Array.from({ length: 100 }, () => challengeOf(holder)));
    const [code = ''] = holder.codes;
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, { code })));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const [{ left }] = await query(
      'select count(*)::int as left from recovery_code where account_id = $1 and used_at is null',
      [holder.id],
    );
    expect(left).toBe(9);
  });

  it('is taken however it is typed, and no more once there are new ones', async () => {
    const holder = await withApp();
    const [one = '', two = ''] = holder.codes;
    const typed = one.toLowerCase().replace('-', ' ');
    const right = await secondStep((await waiting(holder.email)).challenge, { code: typed });
    expect(right.status).toBe(200);
    const made = await ask('auth/second_keys/new_codes', right.body.token, {});
    expect(new Set(made.body.data.codes).size).toBe(10);
    expect((await secondStep((await waiting(holder.email)).challenge, { code: two })).status).toBe(422);
  });

  it('stands nowhere in the database, nor does the secret of an app', async () => {
    const holder = await withApp();
    const [{ sealed }] = await query('select sealed_secret as sealed from second_key where account_id = $1', [
      holder.id,
    ]);
    expect(sealed.includes(holder.secret)).toBe(false);
    const hashes = await query(
      `select encode(hash, 'hex') as hash from recovery_code where account_id = $1`,
      [holder.id],
    );
    expect(hashes.length).toBe(10);
    expect(hashes.filter(({ hash }) => hash.length !== 64)).toEqual([]);
  });
});

describe('a phone or computer', () => {
  const LIES: readonly (readonly [string, Lie])[] = [
    ['of another site', { origin: 'https://evil.example' }],
    ['of a sub-domain', { origin: 'http://madras.localhost:3000' }],
    ['for another host', { host: 'evil.example' }],
    ['that did not ask the person', { unasked: true }],
    ['that signed another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['that signs with another key', { forged: true }],
    ['that was to be added', { type: 'webauthn.create' }],
  ];

  it('lets its owner in, and each answer once', async () => {
    const { email, phone } = await withDevice();
    const { challenge, options, ways } = await waiting(email);
    expect([ways, options?.challenge.length]).toEqual([['device', 'paper'], 43]);
    const device = phone.use(options ?? { challenge: '' });
    expect(await isIn((await secondStep(challenge, { device })).body.token)).toBe(true);
    const again = await secondStep(challenge, { device });
    expect([again.status, again.body.code]).toEqual([422, 'sign_in_again']);
    expect((await secondStep((await waiting(email)).challenge, { device })).status).toBe(422);
  });

  it.each(LIES)('%s does not', async (_what, lie) => {
    const { email, phone } = await withDevice();
    const { challenge, options } = await waiting(email);
    const answer = await secondStep(challenge, { device: phone.use(options ?? { challenge: '' }, lie) });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['device']]);
  });

  it.each(LIES.filter(([, lie]) => !lie.forged && !lie.type))('%s is not added', async (_what, lie) => {
    const { token } = await person();
    const { challenge, options } = (await ask('auth/second_keys/begin_device', token, {})).body.data;
    const body = { challenge, device: softAuthenticator().add(options, lie), name: 'Phone' };
    expect((await ask('auth/second_keys/add_device', token, body)).status).toBe(422);
  });

  it('of somebody else does not, nor with the challenge of somebody else', async () => {
    const [one, other] = [await withDevice(), await withDevice()];
    const [mine, theirs] = [await waiting(one.email), await waiting(other.email)];
    const foreign = other.phone.use(mine.options ?? { challenge: '' });
    expect((await secondStep(mine.challenge, { device: foreign })).status).toBe(422);
    const swapped = one.phone.use(mine.options ?? { challenge: '' });
    expect((await secondStep(theirs.challenge, { device: swapped })).status).toBe(422);
  });

  it('whose counter stands still or goes back is not shut out', async () => {
    const { email, phone } = await withDevice();
    for (const counter of [7, 7, 0]) {
      const { challenge, options } = await waiting(email);
      const device = phone.use(options ?? { challenge: '' }, { counter });
      expect((await secondStep(challenge, { device })).status).toBe(200);
    }
  });
});

describe('what was begun', () => {
  it('goes on in the same browser only, within ten minutes, and while the password holds', async () => {
    const holder = await withApp();
    const browser = { 'sec-fetch-site': 'same-origin' };
    const first = await login(holder.email, PASSWORD, browser);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const { challenge } = first.body.second_key;
    const code = holder.codes[0];
    expect((await secondStep(challenge, { code }, browser)).body.code).toBe('sign_in_again');
    expect((await secondStep(challenge, { code }, { ...browser, cookie: `${cookie}x` })).status).toBe(422);
    setClock(new Date(Date.now() + 11 * 60_000));
    expect((await secondStep(challenge, { code }, { ...browser, cookie })).body.code).toBe('sign_in_again');
    const second = await waiting(holder.email);
    await ask(`user/edit/${holder.id}`, who.office, { password: 'set by the office' });
    expect((await secondStep(second.challenge, { code })).body.code).toBe('sign_in_again');
    const third = await login(holder.email, 'set by the office', browser);
    const right = { ...browser, cookie: String(third.headers['set-cookie']).split(';')[0] ?? '' };
    expect((await secondStep(third.body.second_key.challenge, { code }, right)).status).toBe(200);
  });

  it('serves one purpose, and one session', async () => {
    const [one, other] = [await person(), await person()];
    const { challenge, secret } = (await ask('auth/second_keys/begin_app', one.token, {})).body.data;
    const code = codeNow(fromBase32(secret));
    const body = { challenge, code, name: 'App' };
    expect((await ask('auth/second_keys/add_app', other.token, body)).status).toBe(422);
    expect((await secondStep(challenge, { code })).body.code).toBe('sign_in_again');
    expect((await ask('auth/second_keys/add_app', one.token, body)).status).toBe(200);
    const asked = await waiting(one.email);
    expect(
      (await ask('auth/second_keys/add_app', other.token, { ...body, challenge: asked.challenge })).status,
    ).toBe(422);
  });
});

describe('one’s own keys', () => {
  /** What a call answers whose session ends while it waits for its account. */
  const endedMeanwhile = async (holder: { readonly id: string }, call: () => ReturnType<typeof ask>) =>
    besideAnother(api, async (other) => {
      await other.query('select from account where id = $1 for no key update', [holder.id]);
      const asked = call();
      await somebodyWaits(api);
      await other.query('delete from session where account_id = $1', [holder.id]);
      await other.query('commit');
      return (await asked).status;
    });

  it('are added by no session that has ended meanwhile', async () => {
    const holder = await person();
    const begun = (await ask('auth/second_keys/begin_app', holder.token, {})).body.data;
    const code = codeNow(fromBase32(begun.secret));
    const body = { challenge: begun.challenge, code, name: 'Late' };
    const adding = () => ask('auth/second_keys/add_app', holder.token, body);
    expect(await endedMeanwhile(holder, adding)).toBe(401);
    expect(await query('select from second_key where account_id = $1', [holder.id])).toEqual([]);
  });

  it.each([
    ['taken away', (key: string) => `delete/${key}`],
    ['replaced on paper', () => 'new_codes'],
  ])('are %s by no session that has ended meanwhile', async (_, path) => {
    const holder = await withApp();
    const paper = () => query('select * from recovery_code where account_id = $1 order by 1', [holder.id]);
    const before = await paper();
    const late = () => ask(`auth/second_keys/${path(holder.key)}`, holder.token, {});
    expect(await endedMeanwhile(holder, late)).toBe(401);
    expect(await query('select from second_key where account_id = $1', [holder.id])).toHaveLength(1);
    expect(await paper()).toEqual(before);
  });

  it('are told to their owner by mail and in who did what; the last one takes the paper with it', async () => {
    const holder = await withApp();
    const listed = (await ask('auth/second_keys/get', holder.token)).body.data;
    expect([listed.docs.length, listed.paper, listed.required]).toEqual([1, { of: 10, left: 10 }, false]);
    expect((await ask('auth/second_keys/begin_app', holder.token, {})).status).toBe(422);
    await ask(`auth/second_keys/rename/${holder.key}`, holder.token, { name: 'Old phone' });
    expect((await ask(`auth/second_keys/delete/${holder.key}`, holder.token)).status).toBe(200);
    const acts = await query('select act, thing from act where by = $1 order by id', [holder.id]);
    expect(acts).toEqual([
      { act: 'second_key_added', thing: 'App' },
      { act: 'second_key_removed', thing: 'Old phone' },
    ]);
    expect((await query('select 1 from recovery_code where account_id = $1', [holder.id])).length).toBe(0);
    expect([await isIn(holder.token), (await login(holder.email)).status]).toEqual([true, 200]);
  });
});

describe('asked again', () => {
  /** Somebody at the console, who signed in a while ago. */
  async function atTheConsole(email: string, minutes = 16) {
    setClock(new Date());
    const answer = await login(email, PASSWORD, { 'sec-fetch-site': 'same-origin' });
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
    passTime(minutes * 60);
    return { token: answer.body.token as string, headers: { 'sec-fetch-site': 'same-origin', cookie } };
  }
  const newUser = () => ({
    user_name: 'New',
    email: `new${++nth}@example.org`,
    password: PASSWORD,
    user_type: 'csi_user',
  });

  it('is who signed in a while ago, before accounts and people’s data; with the password it goes on for a quarter of an hour', async () => {
    const { id, email } = await person();
    const { token, headers } = await atTheConsole(email);
    const other = await person();
    await ask(`user/edit/${other.id}`, who.office, { mobile: '2' });
    const [revision] = await query(
      `select id from revision where kind = 'account' and record_id = $1 order by id desc limit 1`,
      [other.id],
    );
    const guarded: [string, unknown?][] = [
      ['user/add', newUser()],
      [`user/edit/${other.id}`, { mobile: '1' }],
      [`user/delete/${other.id}`],
      [`user/invite/${other.id}`, {}],
      [`history/bring_back/${revision.id}`, {}],
      ['person_data/get', { email: 'a@test.invalid' }],
      ['news_letter/get_subscriber', { limit: 1000 }],
      ['auth/second_keys/begin_app', {}],
      ['auth/second_keys/require', { required: false }],
    ];
    const tried = async () => {
      const codes: unknown[] = [];
      for (const [path, body] of guarded)
        codes.push((await ask(path, token, body, headers)).body.code ?? 'done');
      return codes;
    };
    expect(await tried()).toEqual(guarded.map(() => 'prove_again'));
    // What is no account, or no export, is nobody's business.
    expect((await ask('news_letter/get_subscriber', token, { limit: 100 }, headers)).status).toBe(200);
    expect((await ask('user/get', token, { type: 'csi_user' }, headers)).status).toBe(200);
    const officer = { user_name: 'An officer', user_type: 'officers', email: '', mobile: '' };
    expect((await ask('user/add', token, officer, headers)).body.code).toBeUndefined();
    const begin = await ask('auth/prove/begin', token, {}, headers);
    expect(begin.body.data).toEqual({ ways: [], challenge: '', options: null });
    expect((await ask('auth/prove', token, { password: 'wrong' }, headers)).status).toBe(422);
    expect((await ask('auth/prove', token, { password: PASSWORD }, headers)).status).toBe(200);
    expect((await ask(`user/edit/${id}`, token, { mobile: '1' }, headers)).status).toBe(200);
    passTime(16 * 60);
    expect(await tried()).toEqual(guarded.map(() => 'prove_again'));
  });

  it('is nobody who signs in as a program without a second key', async () => {
    const { email } = await person();
    setClock(new Date());
    const { token } = (await login(email)).body;
    passTime(3 * 3600);
    expect((await ask('user/add', token, newUser())).status).toBe(200);
  });

  it('is who has a second key for it: a code with the password, or a phone alone', async () => {
    const holder = await withApp();
    setClock(new Date());
    passTime(16 * 60);
    const change = () => ask('user/add', holder.token, newUser());
    expect((await change()).body).toMatchObject({ code: 'prove_again', by: 'key' });
    const body = { password: PASSWORD, new_password: 'another long password' };
    expect((await ask('auth/account/change_password', holder.token, body)).body.code).toBe('prove_again');
    const reauthenticate = (shown: object) => ask('auth/prove', holder.token, shown);
    expect((await reauthenticate({ password: PASSWORD })).body.fields).toHaveProperty('code');
    expect((await reauthenticate({ code: codeNow(holder.secret) })).body.fields).toHaveProperty('password');
    expect((await reauthenticate({ password: 'wrong', code: codeNow(holder.secret) })).status).toBe(422);
    expect((await reauthenticate({ password: PASSWORD, code: '000000' })).status).toBe(422);
    expect((await reauthenticate({ password: PASSWORD, code: codeNow(holder.secret) })).status).toBe(200);
    expect((await change()).status).toBe(200);

    const owner = await withDevice();
    passTime(16 * 60);
    const begin = (await ask('auth/prove/begin', owner.token, {})).body.data;
    expect(begin.ways).toEqual(['device', 'paper']);
    const device = owner.phone.use(begin.options);
    // Another session's challenge is nothing.
    expect((await ask('auth/prove', holder.token, { device, challenge: begin.challenge })).status).toBe(422);
    expect((await ask('auth/prove', owner.token, { device, challenge: begin.challenge })).status).toBe(200);
    expect((await ask('auth/prove', owner.token, { device, challenge: begin.challenge })).body.code).toBe(
      'prove_again',
    );
    expect((await ask('user/add', owner.token, newUser())).status).toBe(200);
  });

  it('is nobody in another session of the same person', async () => {
    const owner = await withDevice();
    const { challenge } = await waiting(owner.email);
    const other = (await secondStep(challenge, { code: owner.codes[0] })).body.token;
    const begin = (await ask('auth/prove/begin', owner.token, {})).body.data;
    const shown = { device: owner.phone.use(begin.options), challenge: begin.challenge };
    expect((await ask('auth/prove', other, shown)).body.code).toBe('prove_again');
    expect((await ask('auth/prove', owner.token, shown)).status).toBe(200);
  });

  it('is counted like signing in', async () => {
    const { token } = await person();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask('auth/prove', token, { password: 'wrong' })),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBe(10);
  });
});

describe('a browser that is not asked for thirty days', () => {
  const PAGE = { 'sec-fetch-site': 'same-origin' };
  const cookiesOf = (answer: { headers: object }): Record<string, string> =>
    Object.fromEntries(
      [(answer.headers as Record<string, unknown>)['set-cookie'] ?? []]
        .flat()
        .map((line) => String(line).split(';')[0]?.split(/=(.*)/s) as [string, string]),
    );
  const header = (cookies: Record<string, string>) => ({
    ...PAGE,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  });
  type Holder = Awaited<ReturnType<typeof withApp>>;
  let used = 0;
  const nextCode = (holder: Holder) => holder.codes[++used % 10];

  /** Signs in as a browser does that says so, and gives its cookies. */
  async function trusting(holder: Holder, code = nextCode(holder)) {
    const begun = await login(holder.email, PASSWORD, header({}));
    const { challenge, remember_days } = begun.body.second_key;
    expect(remember_days).toBe(30);
    const answer = await secondStep(challenge, { code, remember: true }, header(cookiesOf(begun)));
    expect(answer.status).toBe(200);
    const cookies = cookiesOf(answer);
    const [[name = '', value = ''] = []] = Object.entries(cookies).filter(([one]) => one.includes('trusted'));
    expect([answer.headers['set-cookie']].flat().join('\n')).toMatch(
      /lectern_trusted_[0-9a-f]{12}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/m,
    );
    return { cookie: { [name]: value }, value, cookies, token: answer.body.token as string };
  }
  const comesIn = async ({ email }: Person, cookie: Record<string, string>, password = PASSWORD) => {
    const answer = await login(email, password, header(cookie));
    return answer.status === 200 ? 'in' : (answer.body.code ?? answer.status);
  };

  it('comes in by the password, and by nothing less', async () => {
    const [holder, other] = [await withApp(), await withApp()];
    const { cookie, value } = await trusting(holder);
    const [name = ''] = Object.keys(cookie);
    expect(await comesIn(holder, cookie)).toBe('in');
    expect(await comesIn(holder, cookie, 'a wrong password')).toBe(422);
    expect(await comesIn(holder, {})).toBe('second_key_needed');
    expect(await comesIn(holder, { [name]: `${value.slice(0, -1)}_` })).toBe('second_key_needed');
    // Neither another's account, under whatever name, nor a program that has stolen it.
    expect(await comesIn(other, cookie)).toBe('second_key_needed');
    const otherName = Object.keys((await trusting(other)).cookie)[0] ?? '';
    expect(await comesIn(other, { [otherName]: value })).toBe('second_key_needed');
    const program = { cookie: `${name}=${value}` };
    expect((await login(holder.email, PASSWORD, program)).body.second_key.remember_days).toBe(0);
    // Nor any other door with it alone.
    expect((await ask('auth/account/get', value, undefined, header(cookie))).status).toBe(401);
  });

  it('stands in the database as a hash alone', async () => {
    const { value } = await trusting(await withApp());
    const rows = await query('select t::text as row from trusted_browser t');
    expect(
      rows.some(({ row }) => row.includes(Buffer.from(value).toString('hex')) || row.includes(value)),
    ).toBe(false);
  });

  it('is over after thirty days, and swept away', async () => {
    const holder = await withApp();
    setClock(new Date(Date.now() - 30 * 86_400_000));
    const { cookie } = await trusting(holder);
    passTime(30 * 86_400 - 60);
    expect(await comesIn(holder, cookie)).toBe('in');
    passTime(120);
    expect(await comesIn(holder, cookie)).toBe('second_key_needed');
    const { removeExpired } = await import('#store/cleanup/expired.ts');
    await removeExpired(api.database.db, new Date());
    expect(await query('select 1 from trusted_browser where account_id = $1', [holder.id])).toEqual([]);
  });

  it('proves nothing: accounts and keys ask for the key all the same, at once', async () => {
    const holder = await withApp();
    const { cookie } = await trusting(holder);
    const signed = await login(holder.email, PASSWORD, header(cookie));
    const as = header(cookiesOf(signed));
    for (const [path, body] of [
      ['user/add', { user_name: 'A', email: 'by.trust@example.org', user_type: 'csi_user' }],
      ['auth/second_keys/new_codes', {}],
      ['auth/tokens/create', { name: 'A', days: 30 }],
    ] as const) {
      const refused = await ask(path, signed.body.token, body, as);
      expect([path, refused.status, refused.body.code, refused.body.by]).toEqual([
        path,
        403,
        'prove_again',
        'key',
      ]);
    }
    const byPassword = await ask('auth/prove', signed.body.token, { password: PASSWORD }, as);
    expect([byPassword.status, Object.keys(byPassword.body.fields)]).toEqual([422, ['code']]);
    expect((await ask('news/get', signed.body.token, {}, as)).status).toBe(200);
  });

  it.each<[string, (holder: Holder, token: string, cookies: Record<string, string>) => Promise<unknown>]>([
    [
      'the password changes',
      async (_holder, token, cookies) => {
        const body = { password: PASSWORD, new_password: 'something new and long' };
        expect((await ask('auth/account/change_password', token, body, header(cookies))).status).toBe(200);
      },
    ],
    [
      'the office gives another password',
      ({ id }) => ask(`user/edit/${id}`, who.office, { password: 'something new and long', mobile: '1' }),
    ],
    [
      'the link of a mail gives another password',
      async ({ id }) => {
        const { db } = api.database;
        const link = await writing(db, (tx) =>
          createLink(tx, { purpose: 'new_password', accountId: id }, new Date()),
        );
        const token = (await issueToken(db, link, new Date()))?.token;
        await ask('auth/set_password', null, { token, new_password: 'something new and long' });
      },
    ],
    [
      'a key is added',
      async (_holder, token, cookies) => {
        const phone = softAuthenticator();
        const begun = (await ask('auth/second_keys/begin_device', token, {}, header(cookies))).body.data;
        const body = { challenge: begun.challenge, device: phone.add(begun.options), name: 'Phone' };
        expect((await ask('auth/second_keys/add_device', token, body, header(cookies))).status).toBe(200);
      },
    ],
    [
      'new codes are made on paper',
      (_holder, token, cookies) => ask('auth/second_keys/new_codes', token, {}, header(cookies)),
    ],
    [
      'its person signs out everywhere',
      (_holder, token, cookies) => ask('auth/sessions/delete_all', token, undefined, header(cookies)),
    ],
    [
      'its person ends it',
      async (_holder, token, cookies) => {
        const [browser] = (await ask('auth/second_keys/get', token, undefined, header(cookies))).body.data
          .trusted;
        expect(browser.device).toBe('Firefox on Windows');
        await ask(`auth/trusted_browsers/delete/${browser._id}`, token, undefined, header(cookies));
      },
    ],
  ])('is asked again when %s', async (_when, happens) => {
    const holder = await withApp();
    const { cookie, cookies, token } = await trusting(holder);
    expect(await comesIn(holder, cookie)).toBe('in');
    await happens(holder, token, cookies);
    expect(await query('select 1 from trusted_browser where account_id = $1', [holder.id])).toEqual([]);
    for (const password of [PASSWORD, 'something new and long'])
      expect(await comesIn(holder, cookie, password)).not.toBe('in');
  });

  it('is asked again once keys are taken away and made anew, and while another password holds', async () => {
    const holder = await withApp();
    const { cookie, cookies, token } = await trusting(holder);
    await ask(`auth/second_keys/delete/${holder.key}`, token, undefined, header(cookies));
    const begun = (await ask('auth/second_keys/begin_app', token, {}, header(cookies))).body.data;
    const code = codeNow(fromBase32(begun.secret));
    const body = { challenge: begun.challenge, code, name: 'App' };
    const { codes } = (await ask('auth/second_keys/add_app', token, body, header(cookies))).body.data;
    expect(await comesIn(holder, cookie)).toBe('second_key_needed');
    const again = await trusting(holder, codes[0]);
    expect(await comesIn(holder, again.cookie)).toBe('in');
    // However the password came to be another one, and however the row came to be there still.
    await query('update trusted_browser set password_print = $2 where account_id = $1', [
      holder.id,
      tokenHash('another'),
    ]);
    expect(await comesIn(holder, again.cookie)).toBe('second_key_needed');
  });

  it('is not offered, and asked again, where the church wants administrators to show one', async () => {
    const [holder, unit] = [await withApp(), await withApp('department_user')];
    const [{ cookie, token, cookies }, ofUnit] = [await trusting(holder), await trusting(unit)];
    const require = (required: boolean) =>
      ask('auth/second_keys/require', token, { required }, header(cookies));
    expect((await require(true)).status).toBe(200);
    try {
      const begun = await login(holder.email, PASSWORD, header(cookie));
      expect([begun.status, begun.body.second_key.remember_days]).toEqual([403, 0]);
      const { challenge } = begun.body.second_key;
      const body = { code: nextCode(holder), remember: true };
      const answer = await secondStep(challenge, body, header(cookiesOf(begun)));
      expect([
        answer.status,
        Object.keys(cookiesOf(answer)).filter((name) => name.includes('trusted')),
      ]).toEqual([200, []]);
      expect(await comesIn(unit, ofUnit.cookie)).toBe('in');
    } finally {
      await require(false);
    }
  });
});

describe('a church that asks full administrators for a second key', () => {
  it('is asked for by who has one, shuts out nobody’s way to make one, and keeps the last one', async () => {
    const [plain, holder] = [await person(), await withApp()];
    expect((await ask('auth/second_keys/require', plain.token, { required: true })).status).toBe(422);
    expect((await ask('auth/second_keys/require', who.youth.token, { required: true })).status).toBe(403);
    expect((await ask('auth/second_keys/require', holder.token, { required: true })).status).toBe(200);
    try {
      const open: string[] = [];
      for (const [name, call] of Object.entries(CALLS as Readonly<Record<string, Call>>)) {
        if (call.who === 'everyone' || !call.who.includes('full_administrator')) continue;
        const path = call.path.replace(/\{\w+\}/, holder.id);
        const { body } = await api.call(call.method, path, plain.token);
        if (body.code !== 'second_key_required') open.push(name);
        if (name === 'logout') plain.token = (await login(plain.email)).body.token;
      }
      expect(open.sort()).toEqual(
        [
          'logout',
          'ownAccount',
          'prove',
          'proveBegin',
          'secondKeyAddApp',
          'secondKeyAddDevice',
          'secondKeyBeginApp',
        ]
          .concat([
            'secondKeyBeginDevice',
            'secondKeyList',
            'secondKeyPaper',
            'secondKeyRemove',
            'secondKeyRename',
          ])
          .sort(),
      );
      expect((await ask('news/get', who.youth.token, {})).status).toBe(200);
      const kept = await ask(`auth/second_keys/delete/${holder.key}`, holder.token);
      expect([kept.status, kept.body.desc]).toEqual([422, expect.stringContaining('cannot be taken away')]);
      const { challenge, secret } = (await ask('auth/second_keys/begin_app', plain.token, {})).body.data;
      const body = { challenge, code: codeNow(fromBase32(secret)), name: 'App' };
      await ask('auth/second_keys/add_app', plain.token, body);
      expect((await ask('user/get', plain.token, {})).status).toBe(200);
    } finally {
      await ask('auth/second_keys/require', holder.token, { required: false });
    }
    expect((await ask(`auth/second_keys/delete/${holder.key}`, holder.token)).status).toBe(200);
  });
});

describe('who has lost everything', () => {
  it('asks the administrators once a day, and is let in by one of them; all are told', async () => {
    const holder = await withApp('department_user');
    const { challenge } = await waiting(holder.email);
    const askThem = () => ask('auth/second_key/ask_administrators', null, { challenge });
    expect([(await askThem()).status, (await askThem()).status]).toEqual([200, 429]);
    const asked = await query(
      `select to_address from mail where template = 'second_key_lost' and data->>'of' = $1`,
      [`Holder ${nth}`],
    );
    const offices = await query(
      `select email from account where role = 'full_administrator' and deleted_at is null`,
    );
    expect(asked.map(({ to_address }) => to_address).sort()).toEqual(
      offices.map(({ email }) => email).sort(),
    );
    expect(asked.map(({ to_address }) => to_address)).toContain(OFFICE_LOGIN.email);

    const own = await ask('user/get', who.office, { type: 'department_user', limit: 100 });
    const row = own.body.data.docs.find(({ _id }: { _id: string }) => _id === holder.id);
    expect(row.second_key).toBe(true);
    expect((await ask(`user/let_in/${holder.id}`, who.youth.token, {})).status).toBe(403);
    const [{ id: officeId }] = await query('select id from account where email = $1', [OFFICE_LOGIN.email]);
    expect((await ask(`user/let_in/${officeId}`, who.office, {})).status).toBe(422);
    expect((await ask(`user/let_in/${holder.id}`, who.office, {})).status).toBe(200);
    expect([await isIn(holder.token), (await login(holder.email)).status]).toEqual([false, 200]);
    expect((await secondStep(challenge, { code: holder.codes[0] })).status).toBe(422);
    const told = await query(
      `select to_address from mail where template = 'second_key_let_in' and data->>'of' = $1`,
      [`Holder ${nth}`],
    );
    expect(told.map(({ to_address }) => to_address)).not.toContain(OFFICE_LOGIN.email);
    expect(told.length).toBe(offices.length - 1);
    const acts = await query(`select by from act where act = 'second_key_recovered' and thing = $1`, [
      `Holder ${nth}`,
    ]);
    expect(acts).toEqual([{ by: officeId }]);
  });

  it('is who waited too long: what was begun goes with the daily sweep', async () => {
    const holder = await withApp();
    await waiting(holder.email);
    const { removeExpired } = await import('#store/cleanup/expired.ts');
    await removeExpired(api.database.db, new Date(Date.now() + 3_600_000));
    const left = await sql<{ n: number }>`select count(*)::int as n from second_key_challenge`.execute(
      api.database.db,
    );
    expect(left.rows).toEqual([{ n: 0 }]);
  });
});
