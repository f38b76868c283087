import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import { TOKEN_KINDS, TOKEN_PREFIX } from '#kinds/tokens.ts';
import { tokenHash } from '#store/accounts/tokenHash.ts';
import { jpeg, OFFICE_LOGIN, PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';
import { besideAnother, somebodyWaits } from '../support/locks.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Tokens by which other programs use the API in somebody's name: never more than that person may now, and nothing that only a person proves. */
let api: TestApi;
let who: People;
let given: Files;
/** How much later it is, in ms. */
let later = 0;
const DAY = 24 * 3_600_000;
const MISSING = '0198c0de-0000-7000-8000-000000000000';

beforeAll(async () => {
  api = await startApi({}, undefined, () => ({ now: () => new Date(Date.now() + later) }));
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const make = async (as: string, more: object = {}): Promise<{ _id: string; token: string }> =>
  (await api.call('POST', 'auth/tokens/create', as, { name: 'The app', days: 30, ...more })).body.data;
const list = async (as: string, all = '') =>
  (await api.call('GET', `auth/tokens/get${all}`, as)).body.data.docs;
const works = async (token: string) => (await api.call('POST', 'news/get', token, {})).status === 200;

describe('a token', () => {
  it('is shown once, kept as a hash, and used as Bearer too (AMB-003); its last use is told', async () => {
    const { _id, token } = await make(who.youth.token, { may_write: true });
    expect(token).toMatch(new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`));
    expect((await list(who.youth.token))[0]).toMatchObject({
      _id,
      name: 'The app',
      last_used_at: null,
      may_write: true,
      kinds: null,
    });
    expect(await works(`Bearer ${token}`)).toBe(true);
    const [row] = await list(who.youth.token);
    expect(row.last_used_at).toEqual(expect.any(String));
    const all = await api.database.pool.query(
      'select t::text as row from api_token t union all select a::text from act a',
    );
    expect(JSON.stringify(all.rows)).not.toContain(token.slice(TOKEN_PREFIX.length));
    expect((await api.call('POST', 'news/get', `${TOKEN_PREFIX}unknown`, {})).status).toBe(401);
  });

  it('writes in its owner’s name, and the history and the audit name it', async () => {
    const { token } = await make(who.youth.token, { name: 'Parish app', may_write: true });
    const body = SAMPLES.news('By a program', given, { department: who.ecology.id });
    const made = (await api.call('POST', 'news/create', token, body)).body.data;
    // A unit's token writes for the own unit, and what it writes waits.
    expect(made).toMatchObject({ department: who.youth.id, activated: false });
    const [entry] = (await api.call('POST', 'history/get', who.office, { kind: 'news', record: made._id }))
      .body.data.docs;
    expect(entry).toMatchObject({ by: { user_name: 'Youth user' }, program: 'Parish app' });
    const [line] = (await api.call('POST', 'audit/get', who.office, { search: 'By a program' })).body.data
      .docs;
    expect(line).toMatchObject({ program: 'Parish app' });
  });

  it('for some kinds learns nothing of the records of others from the files that stand in them', async () => {
    const as = who.ecology.token;
    const { url, resource_name: name } = (await api.upload(as, 'boats.jpg', await jpeg())).body.data;
    const body = { ...SAMPLES.news('A secret story', given, { department: who.ecology.id }), thumbnail: url };
    expect((await api.call('POST', 'news/create', as, body)).status).toBe(200);
    const learnt = async (kinds: string[] | undefined) => {
      const { token } = await make(as, kinds ? { kinds } : {});
      const found = await api.call('POST', 'library/get', token, { search: 'secret' });
      const { places } = (await api.call('GET', `library/file/${name}`, token)).body.data;
      return [found.body.data.docs.length, places.length];
    };
    expect(await learnt(['event'])).toEqual([0, 0]);
    expect(await learnt(['news'])).toEqual([1, 1]);
    expect(await learnt(undefined)).toEqual([1, 1]);
    await api.database.pool.query('delete from api_token where account_id = $1', [who.ecology.userId]);
  });

  it('ends by itself, by its owner, by the office, and with the password, the role or the account', async () => {
    const kept = async () => (await make(who.medak.token)).token;
    const short = await make(who.medak.token, { days: 1 });
    later = 1.01 * DAY;
    expect(await works(short.token)).toBe(false);
    later = 0;
    const own = await make(who.medak.token);
    expect((await api.call('DELETE', `auth/tokens/delete/${own._id}`, who.madras.token)).status).toBe(404);
    expect(await works(own.token)).toBe(true);
    expect((await api.call('DELETE', `auth/tokens/delete/${own._id}`, who.medak.token)).status).toBe(200);
    expect(await works(own.token)).toBe(false);
    const foreign = await make(who.medak.token, { name: 'Seen by the office' });
    expect(
      (await list(who.office, '_all')).map(({ name, owner }: Record<string, string>) => [name, owner]),
    ).toContainEqual([...['Seen by the office', 'Medak user']]);
    expect((await api.call('GET', 'auth/tokens/get_all', who.medak.token)).status).toBe(403);
    expect((await api.call('DELETE', `auth/tokens/delete/${foreign._id}`, who.office)).status).toBe(200);
    expect(await works(foreign.token)).toBe(false);

    const ofPassword = await kept();
    const changed = { password: PASSWORD, new_password: 'velvet harbour nineteen' };
    await api.call('PUT', 'auth/account/change_password', who.medak.token, changed);
    expect(await works(ofPassword)).toBe(false);
    const ofRole = await kept();
    await api.call('PUT', `user/edit/${who.medak.userId}`, who.office, {
      user_type: 'diocese_user',
      diocese: who.madras.id,
    });
    expect(await works(ofRole)).toBe(false);
    const again = await api.signIn('medak@example.org', 'velvet harbour nineteen');
    const ofAccount = (await make(again)).token;
    await api.call('DELETE', `user/delete/${who.medak.userId}`, who.office);
    expect(await works(ofAccount)).toBe(false);
  });

  it('is not made by who was on the way when the password changed and ended the session', async () => {
    const session = await api.signIn('ecology@example.org', PASSWORD);
    const made = await besideAnother(api, async (other) => {
      await other.query('select from account where id = $1 for no key update', [who.ecology.userId]);
      const making = api.call('POST', 'auth/tokens/create', session, { name: 'Late', days: 30 });
      await somebodyWaits(api);
      await other.query('delete from session where token_hash = $1', [tokenHash(session)]);
      await other.query('commit');
      return making;
    });
    expect(made.status).toBe(401);
    expect(await list(who.ecology.token)).toEqual([]);
  });

  it('made without a second key is worth nothing where the church asks for one', async () => {
    const { token } = await make(who.office);
    const ask = (asks: boolean) =>
      api.database.pool.query(
        `insert into church_setting (name, value, changed_at) values ('second_key_required', $1, now())
         on conflict (name) do update set value = excluded.value`,
        [asks],
      );
    await ask(true);
    expect(await works(token)).toBe(false);
    await ask(false);
    expect(await works(token)).toBe(true);
    await api.database.pool.query('update api_token set with_key = false');
    await api.database.pool.query(
      `insert into second_key (account_id, kind, name, created_at, sealed_secret) select id, 'app', 'Phone', now(), '' from account where email = $1`,
      [OFFICE_LOGIN.email],
    );
    expect(await works(token)).toBe(false);
    await api.database.pool.query('delete from second_key');
  });

  it('is refused without a name, without end, for kinds that no program reaches, and by the twentieth', async () => {
    const refused = async (more: object) =>
      (await api.call('POST', 'auth/tokens/create', who.madras.token, { name: 'A', days: 30, ...more }))
        .status;
    expect(await refused({ name: '  ' })).toBe(422);
    for (const days of [0, 366, 1.5]) expect(await refused({ days })).toBe(422);
    for (const kind of ['account', 'person', 'subscriber', 'enquiry', 'order'])
      expect(await refused({ kinds: [kind] })).toBe(422);
    for (let n = 0; n < 20; n++) expect(await refused({})).toBe(200);
    expect(await refused({})).toBe(422);
  });

  it('is made by nobody who has not just proved who they are', async () => {
    const login = { email: 'youth@example.org', password: PASSWORD };
    const browser = { 'sec-fetch-site': 'same-origin' };
    const signedIn = await api.call('POST', 'auth/user_login', null, login, browser);
    const cookie = [signedIn.headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ');
    const body = { name: 'Late', days: 30 };
    const tryIt = () =>
      api.call('POST', 'auth/tokens/create', signedIn.body.token, body, { ...browser, cookie });
    expect((await tryIt()).status).toBe(200);
    later = DAY / 24 / 2;
    expect(await tryIt()).toMatchObject({ status: 403, body: { code: 'prove_again' } });
    later = 0;
  });

  it('outlives no stolen session of a program: it is made after a proof there, too', async () => {
    const login = { email: 'youth@example.org', password: PASSWORD };
    const { token } = (await api.call('POST', 'auth/user_login', null, login)).body;
    later = DAY / 24 / 2;
    const ask = (path: string, body: object) => api.call('POST', path, token, body);
    const asked = { status: 403, body: { code: 'prove_again', by: 'password' } };
    expect(await ask('auth/tokens/create', { name: 'Stays', days: 300 })).toMatchObject(asked);
    expect(await ask('auth/second_keys/begin_app', {})).toMatchObject(asked);
    expect((await ask('auth/prove', { password: PASSWORD })).status).toBe(200);
    expect((await ask('auth/tokens/create', { name: 'Proved', days: 30 })).status).toBe(200);
    later = 0;
  });
});

/** What a program may reach, said a second time: the content of the church, and files. */
const REACHED =
  /^(news|event|publication|campaign|description|video|statement|prayer|promotion|partner|question|department|diocese)(List|Get|Create|Edit|Delete|Restore|Split)$/;
const FILES: readonly CallName[] = [
  ...(['uploadMedia', 'uploadSeveral', 'mediaGet', 'mediaDescribe'] as const),
  ...(['libraryList', 'libraryFileGet', 'libraryCut'] as const),
];

describe.each([
  ['that may only read', {}],
  ['that may write', { may_write: true }],
  ['that may write news alone', { may_write: true, kinds: ['news'] }],
])('of the office, a token %s', (_name, scope: { may_write?: boolean; kinds?: string[] }) => {
  it('opens what it is for, and no other call', async () => {
    const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    const { token } = await make(office, scope);
    for (const [name, call] of Object.entries(CALLS) as [CallName, Call][]) {
      if (call.who === 'everyone') continue;
      const path = call.path.replace(/\{\w+\}/, MISSING);
      const answer = await api.app.inject({
        method: call.method,
        url: `/api/v1/${path}`,
        headers: { authorization: token },
      });
      const reads = /(List|Get)$/.test(name);
      const kind = REACHED.exec(name)?.[1];
      const isOpen =
        (kind || FILES.includes(name)) &&
        (reads || scope.may_write) &&
        (!kind || !scope.kinds || scope.kinds.includes(kind));
      expect([name, answer.statusCode === 403]).toEqual([name, !isOpen]);
      expect([name, answer.statusCode]).not.toEqual([name, 401]);
    }
    // Resumable uploads are for people.
    const begun = await api.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: { authorization: token, 'tus-resumable': '1.0.0', 'upload-length': '10' },
    });
    expect(begun.statusCode).toBe(403);
  });
});

it('reaches the kinds that are named for it, and they are content', () => {
  expect(new Set(TOKEN_KINDS.map((kind) => REACHED.exec(`${kind}List`)?.[1]))).toEqual(new Set(TOKEN_KINDS));
});
