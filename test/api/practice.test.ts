import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import { CONTENT_PATHS, METHODS, type Verb } from '#calls/paths.ts';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import {
  type ApiResponse,
  jpeg,
  OFFICE_LOGIN,
  type People,
  people,
  startApi,
  type TestApi,
} from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, stemOf, type UnitOf } from '../support/samples.ts';
import { WHO_MAY } from '../support/whoMay.ts';

/** The law of what is practised, over all kinds that a unit's user writes: it is there for whoever practises, and for nobody else. */
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const begin = async (as: string): Promise<string> =>
  (await api.call('POST', 'practice/begin', as)).body.data.token;
const end = async (as: string): Promise<string> =>
  (await api.call('POST', 'practice/end', as)).body.data.token;
const stateOf = async (as: string) => (await api.call('GET', 'practice/get', as)).body.data;

const WRITTEN = (Object.values(KINDS) as Kind[]).flatMap((kind) =>
  unitsOf(kind)
    .filter((unit) => kind.name !== 'account' && kind.name !== 'enquiry' && reach(kind.name, 'Create', unit))
    .map((unit) => [kind.name as KindName, unit] as const),
);
function reach(kind: string, verb: Verb, unit: UnitKind): boolean {
  return WHO_MAY[`${stemOf(kind as KindName)}${verb}` as keyof typeof WHO_MAY]?.[unit] === 'own';
}
const callOf = (
  kind: KindName,
  verb: Verb,
  id: string,
  as: string | null,
  body?: object,
): Promise<ApiResponse> => {
  const path = (CONTENT_PATHS[stemOf(kind)] as Readonly<Partial<Record<Verb, string>>>)[verb] ?? '';
  return api.call(METHODS[verb], path.replace('{id}', id), as, body);
};
const isListed = async (
  kind: KindName,
  unit: UnitKind,
  id: string,
  as: string,
  more = {},
): Promise<boolean> => {
  const type = kind === 'person' ? { type: `${unit}_personnels` } : {};
  const { body } = await callOf(kind, 'List', '', as, { ...type, limit: 400, ...more });
  return body.data.docs.some(({ _id }: { _id: string }) => _id === id);
};

describe.each(WRITTEN)('a %s that a %s’s user practises', (kind, unit) => {
  it('is there for nobody else: not for visitors, the office, the own unit or who else practises', async () => {
    const me = unit === 'department' ? who.youth : who.madras;
    const [mine, others] = [await begin(me.token), await begin(who.ecology.token)];
    const body = SAMPLES[kind as 'news']('Zebra practised', given, { [unit]: me.id } as UnitOf);
    const made = await api.call('POST', createPath(kind), mine, body);
    expect([made.status, made.body.desc]).toEqual([200, undefined]);
    const id = made.body.data._id;
    // As if somebody had switched it on by whatever way there is.
    if (KINDS[kind].may.switch !== 'nobody')
      await api.database.pool.query(`update "${kind}" set activated = true where id = $1`, [id]);

    expect((await callOf(kind, 'Get', id, mine)).status).toBe(200);
    expect(await isListed(kind, unit, id, mine)).toBe(true);
    for (const [name, as] of Object.entries({ office: who.office, unit: me.token, others })) {
      expect([name, (await callOf(kind, 'Get', id, as)).status]).toEqual([name, 404]);
      expect([name, (await callOf(kind, 'Delete', id, as)).status]).toEqual([name, 404]);
      if (name === 'office' || unit === 'department') {
        expect([name, await isListed(kind, unit, id, as)]).toEqual([name, false]);
        expect([name, await isListed(kind, unit, id, as, { trashed: true })]).toEqual([name, false]);
      }
      const { body: found } = await api.call('POST', 'find/get', as, { search: 'zebra' });
      expect([name, found.data.found]).toEqual([name, []]);
    }
    const named = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    const one = (CALLS as Record<string, Call>)[`public${named}`]?.path.replace('{id}', id);
    if (one) expect((await api.call('GET', one, null)).status).toBe(404);
    const list = (CALLS as Record<string, Call>)[`public${named}List`]?.path ?? expect.fail(kind);
    const type = kind === 'person' ? `${unit}_personnels` : `${unit}s`;
    const listed = await api.call('POST', list, null, { type, limit: 100 });
    expect(listed.status).toBe(200);
    expect(JSON.stringify(listed.body)).not.toContain(id);

    // What was thrown away while practising comes back there, and is nobody else's then either.
    expect((await callOf(kind, 'Delete', id, mine)).status).toBe(200);
    expect((await callOf(kind, 'Restore', id, who.office)).status).toBe(404);
    expect((await callOf(kind, 'Restore', id, mine)).status).toBe(200);
  });
});

it('the section itself is no unit: in no list, at no host, and not to be brought back', async () => {
  const mine = await begin(who.madras.token);
  const { diocese } = (await api.call('POST', 'practice/begin', who.madras.token)).body.data;
  expect((await api.call('GET', `diocese/get/${diocese}`, mine)).body.data).toMatchObject({
    name: 'Practice',
  });
  expect((await api.call('PUT', `diocese/edit/${diocese}`, mine, { phone: '044 1' })).status).toBe(200);
  for (const as of [who.office, who.madras.token]) {
    expect((await api.call('GET', `diocese/get/${diocese}`, as)).status).toBe(404);
    expect((await api.call('PUT', `diocese/edit/${diocese}`, as, { phone: '1' })).status).toBe(404);
  }
  for (const body of [{}, { trashed: true }])
    expect(JSON.stringify((await api.call('POST', 'diocese/get', who.office, body)).body)).not.toContain(
      diocese,
    );
  expect((await api.call('PUT', `diocese/restore/${diocese}`, who.office)).status).toBe(404);
  expect((await api.call('GET', `public/get_diocese/${diocese}`, null)).status).toBe(404);
  const news = SAMPLES.news('Zebra', given, { diocese });
  expect((await api.call('POST', 'news/create', who.office, news)).status).toBe(422);
});

it('who practises reaches nothing real: neither the own unit nor the account, and the office is no office', async () => {
  const mine = await begin(who.youth.token);
  const real = (await api.call('POST', 'news/create', who.youth.token, SAMPLES.news('Real', given))).body.data
    ._id;
  expect((await api.call('GET', `news/get/${real}`, mine)).status).toBe(404);
  expect((await api.call('DELETE', `news/delete/${real}`, mine)).status).toBe(404);
  const office = await begin(await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password));
  expect((await api.call('GET', `news/get/${real}`, office)).status).toBe(404);
  const tried = [
    await api.call('POST', 'orders/get', office, {}),
    await api.call('PUT', 'practice/switch', office, { on: false }),
    await api.call('POST', 'auth/tokens/create', office, { name: 'The app', days: 30 }),
    await api.call('PUT', 'auth/account/change_email', office, {
      password: OFFICE_LOGIN.password,
      email: 'a@test.invalid',
    }),
    await api.call('DELETE', 'auth/sessions/delete_all', office),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const file = (await api.upload(mine, 'own.jpg', await jpeg('#123456'))).body.data.url;
  const name = String(file).split('/').at(-1);
  expect((await api.call('PUT', `library/share/${name}`, mine, { for_all: true })).status).toBe(403);
});

it('ends with what it began with: the same session with another token, and what is typed is kept apart', async () => {
  const token = await api.signIn('youth@example.org', 'long enough for tests');
  const practice = await begin(token);
  const draft = crypto.randomUUID();
  const typed = {
    draft,
    kind: 'news',
    form: 'add',
    path: '/departments/add_news',
    title: 'Typed',
    about: 'Add News',
  };
  await api.call('PUT', 'drafts/keep', practice, {
    ...typed,
    saved: { title: '' },
    values: { title: 'Typed' },
  });
  const drafts = async (as: string) =>
    (await api.call('POST', 'drafts/get', as, { known: [] })).body.data.docs.length;
  expect([await drafts(practice), await drafts(token)]).toEqual([1, 0]);
  expect((await api.call('GET', `drafts/get/${draft}`, token)).status).toBe(404);

  expect((await api.call('POST', 'practice/begin', practice)).status).toBe(409);
  expect((await api.call('POST', 'practice/end', token)).status).toBe(409);
  const after = await end(practice);
  const works = async (as: string) => (await api.call('POST', 'news/get', as, {})).status;
  expect([await works(after), await works(practice), await works(token)]).toEqual([200, 401, 401]);
  const again = await begin(after);
  await api.call('POST', 'auth/logout', again);
  expect([await works(after), await works(again)]).toEqual([401, 401]);
});

it('is emptied by one act, and comes back from its trash', async () => {
  const mine = await begin(who.medak.token);
  const made = await api.call('POST', 'news/create', mine, SAMPLES.news('Once', given));
  expect(await stateOf(mine)).toEqual({ on: true, practises: true, things: 1 });
  expect((await api.call('PUT', 'practice/empty', who.medak.token)).status).toBe(409);
  expect((await api.call('PUT', 'practice/empty', mine)).body.data).toEqual({ count: 1 });
  expect(await stateOf(mine)).toMatchObject({ things: 0 });
  expect((await api.call('PUT', `news/restore/${made.body.data._id}`, mine)).status).toBe(200);
  expect(await stateOf(mine)).toMatchObject({ things: 1 });
});

it('waits for nobody, and the office can switch it off', async () => {
  const mine = await begin(who.ecology.token);
  const before = (await api.call('GET', 'waiting/counts', who.office)).body;
  await api.call('POST', 'news/create', mine, SAMPLES.news('Nobody waits', given));
  expect((await api.call('GET', 'waiting/counts', who.office)).body).toEqual(before);
  await api.call('PUT', 'practice/switch', who.office, { on: false });
  expect((await api.call('POST', 'news/get', mine, {})).status).toBe(401);
  expect((await api.call('POST', 'practice/begin', who.ecology.token)).status).toBe(403);
  await api.call('PUT', 'practice/switch', who.office, { on: true });
  expect((await api.call('POST', 'practice/begin', who.ecology.token)).status).toBe(200);
});
