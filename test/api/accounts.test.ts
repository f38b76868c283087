import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINK_LIFE } from '#store/accounts/singleUseLinks.ts';
import {
  type ApiResponse,
  OFFICE_LOGIN,
  PASSWORD,
  type People,
  people,
  startApi,
  startEmptyApi,
  type TestApi,
} from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { sendMails, stoppedClock } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';

/** What a person does who can't sign in, by links in mails; and what the owner of an account is told (AMB-068, ADD-3). */
let api: TestApi;
let who: People;
let sink: Sink;
let nth = 0;
const YOUTH = 'youth@example.org';
const NEW = 'three ordinary words';

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  sink = await startSink();
});
afterAll(async () => {
  await sink.close();
  await api.close();
});
beforeEach(async () => {
  sink.got.length = 0;
  await api.database.pool.query('delete from mail; delete from single_use_link');
});

const anywhere = (): string => `10.9.${++nth}.1`;
const everyone = (path: string, body: object, headers = {}, from = anywhere()) =>
  api.call('POST', `auth/${path}`, null, body, headers, from);
const forgot = (email: string, headers = {}) => everyone('forgot_password', { email }, headers);
const set = (token: string, new_password = NEW, headers = {}) =>
  everyone('set_password', { token, new_password }, headers);
const signIn = (email: string, password: string) => everyone('user_login', { email, password });
const works = async (token: string) => (await api.call('GET', 'auth/account/get', token)).status === 200;

/** The mails that have come, each as its recipient, subject and the token in it; those that tell of a new device stand in unknownDevice.test.ts. */
async function mails() {
  await sendMails(api, { url: sink.url, lines: 1, clock: stoppedClock() });
  const all = sink.got.map(({ to, raw }) => {
    const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return {
      to,
      text,
      subject: /^subject: *([^\r]*)/im.exec(text)?.[1],
      token: /\/login\/\w+#([\w-]+)/.exec(text)?.[1] ?? '',
    };
  });
  return all.filter(({ subject }) => subject !== 'A sign-in from a new device');
}
async function mailed(): Promise<string> {
  const [mail] = await mails();
  return mail?.token ?? '';
}

it('says of no mail that it is on its way where mails become files', async () => {
  const withServer = await startEmptyApi({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const said = async (of: TestApi) =>
    (await of.call('POST', 'auth/forgot_password', null, { email: 'nobody@example.org' })).body.data.message;
  try {
    expect(await said(api)).toContain('is kept as a file: no mail server is set');
    expect(await said(withServer)).toContain('is on its way');
  } finally {
    await withServer.close();
  }
});

it('mails a link, with which a password is set once: signed in there, and nowhere else any more', async () => {
  const before = (await signIn(YOUTH, PASSWORD)).body.token;
  expect((await forgot(' Youth@Example.org ')).status).toBe(200);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: YOUTH, subject: 'Set a new password' });
  expect(mail?.text).toContain('https://www.example.org/login/new_password#');
  const token = mail?.token ?? '';
  expect((await everyone('link/get', { token })).body.data).toMatchObject({
    state: 'open',
    user_name: 'Youth user',
    email: YOUTH,
  });
  expect((await set(token, 'short')).body.fields).toHaveProperty('new_password');
  const answer = await set(token);
  expect(answer.body).toMatchObject({ role: 'department_user', data: { department: who.youth.id } });
  expect([await works(answer.body.token), await works(before), await works(who.ecology.token)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([(await signIn(YOUTH, PASSWORD)).status, (await signIn(YOUTH, NEW)).status]).toEqual([422, 200]);
  expect((await set(token, 'another three words')).body.desc).toMatch(/used already/);
  expect((await everyone('link/get', { token })).body.data.state).toBe('used');
  // Its owner hears of it, at the address.
  expect((await mails()).at(-1)).toMatchObject({ to: YOUTH, subject: 'Your password has changed' });
});

it('writes to each in the language that the person has chosen, at a new address too', async () => {
  await api.call('PUT', 'language/keep', who.medak.token, { language: 'ta' });
  await forgot('medak@example.org');
  const change = { email: 'new@example.org', password: PASSWORD };
  await api.call('PUT', 'auth/account/change_email', who.medak.token, change);
  await forgot(YOUTH);
  const told = (await mails()).map(({ to, text }) => [to, /^content-language: (\w+)/im.exec(text)?.[1]]);
  expect(new Set(told)).toEqual(
    new Set([
      ['medak@example.org', 'ta'],
      ['new@example.org', 'ta'],
      [YOUTH, 'en'],
    ]),
  );
  await api.database.pool.query('update account set language = null');
});

it('tells nobody whether there is such an account: one answer, one row, for everybody', async () => {
  await api.database.pool.query('update account set deleted_at = now() where id = $1', [who.ecology.userId]);
  await api.database.pool.query('update diocese set deleted_at = now() where id = $1', [who.medak.id]);
  const asked = [YOUTH, 'nobody@example.org', 'ecology@example.org', 'medak@example.org'];
  const answers: string[] = [];
  for (const email of asked) {
    const { status, body, headers } = await forgot(email);
    const { date: _date, ...same } = headers;
    answers.push(JSON.stringify({ status, body, headers: same }));
  }
  expect(new Set(answers).size).toBe(1);
  const rows = await api.database.pool.query('select template, state, data, to_name from mail');
  expect(new Set(rows.rows.map((row) => JSON.stringify(row))).size).toBe(1);
  expect(rows.rows).toHaveLength(asked.length);
  expect((await mails()).map(({ to }) => to)).toEqual([YOUTH]);
  await api.database.pool.query('update account set deleted_at = null; update diocese set deleted_at = null');
});

it('mails an address three times an hour at most, and answers as ever', async () => {
  for (let i = 0; i < 5; i++) expect((await forgot(YOUTH)).status).toBe(200);
  const sent = await mails();
  expect(sent).toHaveLength(3);
  // Whoever keeps asking takes nobody's link away: the first one works still.
  expect((await set(sent[0]?.token ?? '')).status).toBe(200);
  // And the others have lost their cause.
  expect((await set(sent[1]?.token ?? '')).body.desc).toMatch(/does not work/);
});

it('mails the address as it is kept, and not one that only looks like it', async () => {
  // The sign of the unit kelvin becomes a k when it is made small.
  await forgot('MEDA\u212a@example.org');
  for (const { to } of await mails()) expect(to).toBe('medak@example.org');
});

it('stops one network from asking for many', async () => {
  const from = anywhere();
  const ask = (n: number) => everyone('forgot_password', { email: `a${n}@test.invalid` }, {}, from);
  const answers: ApiResponse[] = [];
  for (let i = 0; i < 6; i++) answers.push(await ask(i));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('lets one of two at once through, and takes no guess, no late and no foreign link', async () => {
  await forgot(YOUTH);
  const token = await mailed();
  const both = await Promise.all([
    set(token),
    set(token, 'other three words'),
    set(token, 'third three words'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  for (const guess of ['', 'x', `${token}A`, token.slice(1)])
    expect((await set(guess)).status, guess).toBe(422);

  await forgot('madras@example.org');
  const late = (await mails()).at(-1)?.token ?? '';
  setClock(new Date(Date.now() + LINK_LIFE.new_password + 1000));
  expect((await set(late)).body.desc).toMatch(/run out/);
  expect((await everyone('link/get', { token: late })).body.data).toEqual({
    state: 'expired',
    user_name: '',
    email: '',
    expires_at: null,
  });
});

it('opens nothing for somebody who has been deleted, or has another address since', async () => {
  await forgot('madras@example.org');
  const token = await mailed();
  const { userId } = who.madras;
  await api.call('PUT', `user/edit/${userId}`, who.office, { email: 'other@example.org' });
  expect((await set(token)).status).toBe(422);
  // The address of before is told, and not the new one.
  const told = (await mails()).at(-1);
  expect(told).toMatchObject({
    to: 'madras@example.org',
    subject: 'The address of your account has changed',
  });
  expect(told?.text).not.toContain('other@example.org');
  await api.call('PUT', `user/edit/${userId}`, who.office, { email: 'MADRAS@example.org' });
  await api.call('DELETE', `user/delete/${userId}`, who.office);
  expect((await set(token)).status).toBe(422);
  await api.call('PUT', `user/restore/${userId}`, who.office);
  expect((await set(token)).status).toBe(200);
});

it('asks whoever changes the own password or address among the users for the one that holds now (ADD-18)', async () => {
  const email = 'second.office@example.org';
  const added = await api.call('POST', 'user/add', who.office, {
    ...{ user_name: 'Second', email, password: PASSWORD, user_type: 'csi_user' },
  });
  const { _id: id } = added.body.data;
  const token = (await signIn(email, PASSWORD)).body.token;
  const edit = (change: object, as = token) => api.call('PUT', `user/edit/${id}`, as, change);
  const signedIn = async (password: string, address = email) =>
    (await signIn(address, password)).status === 200;
  for (const change of [{ password: NEW }, { email: 'taken.over@example.org' }]) {
    expect((await edit(change)).body.fields).toEqual({
      current_password: 'Please enter: Current password',
    });
    expect((await edit({ ...change, current_password: 'a guess of mine' })).body.fields).toEqual({
      current_password: 'This is not your password now.',
    });
  }
  expect(await signedIn(PASSWORD)).toBe(true);
  // All else is saved as ever, the address among it while it is the same.
  expect((await edit({ mobile: '12', email, user_name: 'Second again', password: '' })).status).toBe(200);
  expect((await edit({ password: NEW, current_password: PASSWORD })).status).toBe(200);
  expect([await signedIn(PASSWORD), await signedIn(NEW)]).toEqual([false, true]);
  // Guesses are counted like those at the door.
  const again = (await signIn(email, NEW)).body.token;
  const tries: number[] = [];
  for (let n = 0; n < 12; n++)
    tries.push((await edit({ password: PASSWORD, current_password: `guess ${n}` }, again)).status);
  expect(tries.at(-1)).toBe(429);
  // Of others the office changes them as ever.
  expect((await edit({ password: PASSWORD }, who.office)).status).toBe(200);
});

it('brings the own address back for nobody who only found a console open', async () => {
  const before = 'third.office@example.org';
  const { body } = await api.call('POST', 'user/add', who.office, {
    ...{ user_name: 'Third', email: before, password: PASSWORD, user_type: 'csi_user' },
  });
  const { _id: id } = body.data;
  await api.call('PUT', `user/edit/${id}`, who.office, {
    email: 'third@example.org',
    user_name: 'Third one',
  });
  await api.call('PUT', `user/edit/${id}`, who.office, { mobile: '12' });
  const own = (await signIn('third@example.org', PASSWORD)).body.token;
  const history = await api.call('POST', 'history/get', own, { kind: 'account', record: id });
  const [latest, addressChanged] = history.body.data.docs;
  const bringBack = (entry: { _id: string }, as = own) =>
    api.call('PUT', `history/bring_back/${entry._id}`, as, {});
  expect(await bringBack(addressChanged)).toMatchObject({
    status: 422,
    body: { desc: 'Your own address is changed in your account, with your password.' },
  });
  expect((await bringBack(latest)).status).toBe(200);
  expect((await bringBack(addressChanged, who.office)).status).toBe(200);
  expect((await signIn(before, PASSWORD)).status).toBe(200);
});

it('tells the owner when the password is changed, by the own hand or by the office', async () => {
  const own = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const change = { password: OFFICE_LOGIN.password, new_password: OFFICE_LOGIN.password };
  await api.call('PUT', 'auth/account/change_password', own, change);
  await api.call('PUT', `user/edit/${who.medak.userId}`, own, { password: 'set by the office' });
  await api.call('PUT', `user/edit/${who.medak.userId}`, own, { user_name: 'Another name' });
  expect((await mails()).map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    'medak@example.org: Your password has changed',
    `${OFFICE_LOGIN.email}: Your password has changed`,
  ]);
});

describe('an invitation', () => {
  beforeAll(async () => {
    who = { ...who, office: await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password) };
  });
  const add = async (more: object = {}) => {
    const email = `asha${++nth}@example.org`;
    const body = {
      user_name: 'Asha',
      email,
      invite: true,
      user_type: 'department_user',
      department: who.youth.id,
    };
    const { status, body: answer } = await api.call('POST', 'user/add', who.office, { ...body, ...more });
    return { email, status, answer, id: answer.data?._id as string };
  };
  const state = async (id: string) =>
    (await api.call('GET', `user/get/${id}`, who.office)).body.data.invitation?.state ?? null;

  it('makes a user without a password, who chooses one by the link and is signed in', async () => {
    const { id, email, answer } = await add();
    expect(answer.data.invitation).toEqual({ state: 'open', expires_at: expect.any(String) });
    // Where the link leads stands in the mail, and in no answer.
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: email, subject: 'You are invited to the console of CSI' });
    expect(mail?.text).toMatch(/Dear Asha,\s+Leela Samson invites you/);
    expect(JSON.stringify(answer)).not.toContain(mail?.token);
    expect((await signIn(email, '')).status).toBe(422);
    const listed = await api.call('POST', 'user/get', who.office, { type: 'department_user', search: email });
    expect(listed.body.data.docs[0].invitation.state).toBe('open');

    const accepted = await set(mail?.token ?? '');
    expect(accepted.body.data).toMatchObject({ user_name: 'Asha', department: who.youth.id });
    expect(await works(accepted.body.token)).toBe(true);
    expect(await state(id)).toBeNull();
    // The first password is no change of which anybody need be told.
    expect(await mails()).toHaveLength(1);
    const again = await api.call('PUT', `user/invite/${id}`, who.office, {});
    expect([again.status, again.body.desc]).toEqual([422, expect.stringContaining('has a password already')]);
  });

  it('is a password typed by the office, or an invitation, and never neither', async () => {
    expect((await add({ invite: false })).answer.fields).toHaveProperty('password');
    expect((await add({ password: PASSWORD })).answer.fields).toHaveProperty('invite');
    expect((await add({ invite: undefined, password: PASSWORD })).answer.data.invitation).toBeNull();
    expect(await mails()).toEqual([]);
    // Nothing that is sent takes a password away.
    const { id, email } = await add();
    await set(await mailed());
    for (const password of ['', null]) {
      await api.call('PUT', `user/edit/${id}`, who.office, { password, invite: true });
      expect((await signIn(email, NEW)).status).toBe(200);
    }
  });

  it('is passed on as a link by the office, which is noted, works once, and ends the ones before', async () => {
    const { id, email } = await add();
    const byMail = await mailed();
    const link = async () => {
      const { body } = await api.call('PUT', `user/invitation_link/${id}`, who.office, {});
      return String(new URL(body.data.url).hash).slice(1);
    };
    const [first, second] = [await link(), await link()];
    for (const older of [byMail, first]) expect((await set(older)).status).toBe(422);
    expect((await set(second)).status).toBe(200);
    expect((await signIn(email, NEW)).status).toBe(200);
    expect((await set(second)).status).toBe(422);
    const after = await api.call('PUT', `user/invitation_link/${id}`, who.office, {});
    expect([after.status, after.body.desc]).toEqual([422, expect.stringContaining('has a password already')]);
    const { body } = await api.call('POST', 'audit/get', who.office, { part: 'rights' });
    expect(JSON.stringify(body)).toContain('invitation_shown');
    expect(JSON.stringify(body)).not.toContain(second);
  });

  it('is sent again, whereupon the older one is worth nothing, and withdrawn', async () => {
    const { id } = await add();
    const first = await mailed();
    expect((await api.call('PUT', `user/invite/${id}`, who.office, {})).status).toBe(200);
    const second = (await mails()).at(-1)?.token ?? '';
    expect((await set(first)).status).toBe(422);
    expect((await api.call('PUT', `user/withdraw_invitation/${id}`, who.office, {})).status).toBe(200);
    expect([await state(id), (await set(second)).status]).toEqual(['none', 422]);
    // One that was withdrawn before it went out does not go out.
    await api.call('PUT', `user/invite/${id}`, who.office, {});
    await api.call('PUT', `user/withdraw_invitation/${id}`, who.office, {});
    expect(await mails()).toHaveLength(2);
    await api.call('PUT', `user/invite/${id}`, who.office, {});
    setClock(new Date(Date.now() + LINK_LIFE.invitation + 1000));
    const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    const { body } = await api.call('GET', `user/get/${id}`, office);
    expect(body.data.invitation.state).toBe('expired');
  });

  it('follows an address that the office puts right, and ends with a password that it sets', async () => {
    const { id, email } = await add();
    await mailed();
    const edit = (body: object) => api.call('PUT', `user/edit/${id}`, who.office, body);
    await edit({ email: `right.${email}` });
    const all = await mails();
    expect(all.map(({ to }) => to)).toEqual([email, `right.${email}`]);
    expect([await state(id), (await set(all[0]?.token ?? '')).status]).toEqual(['open', 422]);
    await edit({ password: PASSWORD });
    expect([await state(id), (await set(all[1]?.token ?? '')).status]).toEqual([null, 422]);
    expect((await signIn(`right.${email}`, PASSWORD)).status).toBe(200);
  });

  it('is the office’s business: nobody else invites, withdraws or reads of it', async () => {
    const { id } = await add();
    for (const act of ['invite', 'withdraw_invitation'])
      for (const [as, status] of [
        [who.ecology.token, 403],
        [null, 401],
      ] as const)
        expect((await api.call('PUT', `user/${act}/${id}`, as, {})).status).toBe(status);
    expect(await state(id)).toBe('open');
  });
});

describe('one’s own address', () => {
  const change = (as: string, email: string, password: string) =>
    api.call('PUT', 'auth/account/change_email', as, { email, password }, {}, anywhere());
  const confirm = (token: string) => everyone('confirm_email', { token });
  const own = async (as: string) => (await api.call('GET', 'auth/account/get', as)).body.data.email;

  it('is changed by who knows the password, once the new one has answered; the old one is told', async () => {
    const as = who.ecology.token;
    expect((await change(as, 'new@example.org', 'a wrong password')).body.fields).toHaveProperty('password');
    expect((await change(as, 'no address', PASSWORD)).body.fields).toHaveProperty('email');
    expect(await mails()).toEqual([]);
    await change(as, 'older@example.org', PASSWORD);
    expect(await mails()).toHaveLength(1);
    expect((await change(as, 'new@example.org', PASSWORD)).status).toBe(200);
    const [older, newer] = (await mails()).map(({ token }) => token);
    expect(await own(as)).toBe('ecology@example.org');
    expect((await everyone('link/get', { token: newer ?? '' })).body.data.email).toBe('new@example.org');
    expect([(await confirm(older ?? '')).status, (await set(newer ?? '')).status]).toEqual([422, 422]);
    expect((await confirm(newer ?? '')).status).toBe(200);
    expect([await own(as), (await signIn('new@example.org', PASSWORD)).status]).toEqual([
      'new@example.org',
      200,
    ]);
    expect((await mails()).at(-1)).toMatchObject({
      to: 'ecology@example.org',
      subject: 'The address of your account has changed',
    });
    expect((await confirm(newer ?? '')).body.desc).toMatch(/used already/);
  });

  it('tells nobody that another account has it, but whoever owns it', async () => {
    const as = (await signIn('new@example.org', PASSWORD)).body.token;
    const taken = await change(as, OFFICE_LOGIN.email, PASSWORD);
    expect(taken.status).toBe(200);
    const token = (await mails()).at(-1)?.token ?? '';
    expect((await confirm(token)).body.fields).toHaveProperty('email');
    expect(await own(as)).toBe('new@example.org');
    // Nothing of it is left: the link is as before.
    expect((await everyone('link/get', { token })).body.data.state).toBe('open');
  });
});

it('makes links from the settings, whatever host was asked, and acts for no foreign page', async () => {
  await forgot(YOUTH, { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' });
  const [mail] = await mails();
  expect(mail?.text).not.toContain('evil.test');
  expect(mail?.text).toContain('https://www.example.org/login/new_password#');
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  expect((await set(mail?.token ?? '', NEW, foreign)).status).toBe(403);
  // What a form of another page can send is no JSON.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await set(mail?.token ?? '', NEW, { 'content-type': type })).status).toBe(415);
  expect((await everyone('link/get', { token: mail?.token ?? '' })).body.data.state).toBe('open');
});

it('keeps no token: not in the row of the mail, not in the log', async () => {
  await forgot(YOUTH);
  const token = await mailed();
  const rows = await api.database.pool.query(
    `select (select string_agg(m::text, '') from mail m) || (select string_agg(l::text, '') from single_use_link l) ||
      (select string_agg(t::text, '') from single_use_link_token t) as text`,
  );
  expect(rows.rows[0].text).not.toContain(token);
});
