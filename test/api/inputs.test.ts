import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import { jpeg, multipart, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { type Files, files, SAMPLES, type SampleName } from '../support/samples.ts';

/** What every call takes, however a client writes it: 'All', empty bodies, versions, page sizes; and how it says what it does not take. */
let api: TestApi;
let who: People;
let given: Files;
let newsId: string;
let newsletterId: string;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  const unit = { department: who.youth.id };
  const at: Partial<Record<SampleName, string>> = {
    event: 'events',
    publication: 'publications',
    campaign: 'campaigns',
    video: 'videos',
    statement: 'statements',
    prayer: 'prayer_calendar',
    promotion: 'promotions',
    partner: 'partner_network',
    description: 'description',
  };
  for (const [name, path] of Object.entries(at))
    await post(`${path}/create`, SAMPLES[name as SampleName]('Sample', given, unit));
  for (const type of ['officers', 'secretarial_staff'])
    await post('user/add', { user_type: type, user_name: 'Person' });
  newsId = (await post('news/create', SAMPLES.news('Sample', given, unit))).body.data._id;
  newsletterId = (await post('news_letter/save', { news: [newsId] })).body.data._id;
});
afterAll(() => api.close());

const { post, put, get } = verbs(
  () => api,
  () => who,
);

/**
 * They read what belongs to one thing, or all there is of some days: a preview and a look at a draft what is typed, the others what no address should
 * hold.
 */
const NO_LISTS: readonly CallName[] = [
  'scheduleList',
  'scheduleOf',
  'previewGet',
  'linkGet',
  'personData',
  'prayerMessage',
  'shareGet',
  'sharePicture',
  'libraryPaperPage',
  'libraryPaperPicture',
  'checksAsk',
  'presenceGet',
  'presenceSince',
  'commentList',
  'versionList',
  'versionDifference',
  'versionToDo',
  'draftList',
  'newsStandings',
  'newsletterPreview',
  'passwordJudge',
];
const LISTS = (Object.entries(CALLS) as [CallName, Call][]).filter(
  ([name, call]) => call.method === 'POST' && call.reads && !NO_LISTS.includes(name),
);
const shapeOf = (call: Call): string[] =>
  Object.keys((call.input as { shape?: object } | undefined)?.shape ?? {});
/** What a list can't do without. */
const NEEDED: Partial<Record<CallName, () => object>> = {
  publicDepartmentBySubDomain: () => ({ sub_domain: 'youth' }),
  publicDioceseBySubDomain: () => ({ sub_domain: 'madras' }),
  historyList: () => ({ kind: 'news', record: newsId }),
  newsletterRefusals: () => ({ newsletter: newsletterId }),
};
const NO_FILTER = ['page', 'limit', 'search', 'sub_domain', 'kind', 'record', 'news', 'newsletter'];

const filtersOf = (call: Call): string[] => shapeOf(call).filter((field) => !NO_FILTER.includes(field));

describe.each(LISTS.filter(([, call]) => filtersOf(call).length > 0))(
  "in %s 'All' is no filter (ADD-12)",
  (name, call) => {
    const list = (body: object) => api.call('POST', call.path, who.office, { ...NEEDED[name]?.(), ...body });

    it.each(filtersOf(call))('%s', async (filter) => {
      const whole = await list({});
      expect(whole.status).toBe(200);
      for (const all of ['All', 'ALL', 'all', ' All ', '', null, [], ['All']]) {
        const answer = await list({ [filter]: all });
        expect([all, answer.body]).toEqual([all, whole.body]);
      }
    });
  },
);

describe('a list', () => {
  const listed = async (body: object): Promise<string[]> =>
    (await post('news/get', body)).body.data.docs.map(({ title }: { title: string }) => title);

  it('searches for a text or the first one of an object, in what is written and the name of the unit (AMB-011)', async () => {
    const body = SAMPLES.news('Harvest', given, { department: who.ecology.id });
    await post('news/create', {
      ...body,
      heading: 'One roof',
      description: '<p>Rain on <b>Kuttanad</b></p>',
    });
    for (const search of [
      'hARVEST',
      'one roof',
      'rain on kuttanad',
      'ecology',
      { department: '', any: 'Kuttanad' },
    ])
      expect([search, await listed({ search })]).toEqual([search, ['Harvest']]);
  });

  it('takes true and false as text, and a limit of up to 1000 (AMB-012, AMB-058)', async () => {
    const waiting = SAMPLES.news('Waiting', given, { department: who.youth.id });
    await post('news/create', waiting, who.youth.token);
    for (const activated of [false, 'false']) expect(await listed({ activated })).toEqual(['Waiting']);
    for (const activated of [true, 'true']) expect(await listed({ activated })).not.toContain('Waiting');
    for (const limit of [1000, '1001'])
      expect((await post('news/get', { limit })).body.data.limit).toBe(1000);
  });

  it('takes up to 1000 ids', async () => {
    const ids = Array<string>(1001).fill(who.youth.id);
    expect((await post('news/get', { department: ids.slice(1) })).status).toBe(200);
    const { status, body } = await post('news/get', { department: ids });
    expect([status, body.fields.department]).toEqual([422, expect.stringContaining('1000 ids')]);
  });
});

it('what nobody knows is not stored, and who reads as a visitor is one, whatever the token (ADD-8)', async () => {
  const body = { ...SAMPLES.news('Unseen', given, { department: who.youth.id }), nonsense: 'kept' };
  const made = await post('news/create', body, who.youth.token);
  expect([made.status, JSON.stringify((await get(`news/get/${made.body.data._id}`)).body)]).toEqual([
    200,
    expect.not.stringContaining('kept'),
  ]);
  for (const token of [null, who.office, who.youth.token, 'no token']) {
    expect((await get(`public/get_news/${made.body.data._id}`, token)).status).toBe(404);
    expect((await get(`public/get_news/${newsId}`, token)).status).toBe(200);
  }
});

describe('an empty body (ADD-13)', () => {
  const TYPES = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'nonsense',
  ];
  const send = (
    method: Call['method'],
    path: string,
    type: string,
    headers: Record<string, string> = {},
    payload = '',
  ) =>
    api.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { authorization: who.office, 'content-type': type, ...headers },
      payload,
    });

  it.each(TYPES)('as %s is none, where none is needed', async (type) => {
    expect((await send('POST', 'news/get', type)).statusCode).toBe(200);
    expect((await send('POST', 'public/get_promotions_list', type)).statusCode).toBe(200);
    expect((await send('DELETE', `news/delete/${newsId}`, type)).statusCode).toBe(200);
    expect((await send('PUT', `news/restore/${newsId}`, type)).statusCode).toBe(200);
    expect((await send('GET', `news/get/${newsId}`, type)).statusCode).toBe(200);
    const empty = await send('POST', 'news/create', type);
    expect([empty.statusCode, Object.keys(empty.json().fields).length > 0]).toEqual([422, true]);
  });

  it.each(TYPES.filter((type) => !/multipart|nonsense/.test(type)))(
    'sent in pieces as %s is none either',
    async (type) => {
      const answer = await send('POST', 'news/get', type, { 'transfer-encoding': 'chunked' });
      expect(answer.statusCode).toBe(200);
    },
  );

  it('is not the same as one of another kind', async () => {
    for (const type of TYPES.slice(1, 3)) {
      const answer = await send('POST', 'news/get', type, {}, 'page=2');
      expect([answer.statusCode, answer.json().desc]).toEqual([
        415,
        expect.stringContaining('application/json'),
      ]);
    }
    const { payload, headers } = multipart([{ name: 'x.jpg', content: await jpeg() }]);
    const files_ = await api.app.inject({
      method: 'POST',
      url: '/api/v1/news/get',
      headers: { ...headers, authorization: who.office },
      payload,
    });
    expect(files_.statusCode).toBe(415);
    expect((await send('POST', 'news/get', 'application/json', {}, '{"page": 1')).statusCode).toBe(400);
    expect(
      (await send('POST', 'news/get', 'application/json; charset=utf-8', {}, '{"page": 1}')).statusCode,
    ).toBe(200);
    expect((await send('POST', 'news/get', 'application/vnd.api+json', {}, '{"page": 1}')).statusCode).toBe(
      200,
    );
  });
});

describe('the version that a save began with (ADD-1)', () => {
  const edit = (headers: Record<string, string>, body: object = { title: 'Once more' }) =>
    api.call('PUT', `news/edit/${newsId}`, who.office, body, headers);
  const version = async (): Promise<number> => (await get(`news/get/${newsId}`)).body.data.version;

  it.each([(n: number) => `${n}`, (n: number) => `"${n}"`, (n: number) => `W/"${n}"`])(
    'is taken from If-Match, quoted or not, weak or not',
    async (written) => {
      const before = await version();
      expect((await edit({ 'if-match': written(before - 1) })).status).toBe(409);
      expect((await edit({ 'if-match': written(before) })).body.data.version).toBe(before + 1);
    },
  );

  it('counts from the body before the header; a star is none', async () => {
    const now = await version();
    expect((await edit({ 'if-match': '"1"' }, { title: 'X', version: now })).status).toBe(200);
    expect((await edit({ 'if-match': `"${now + 1}"` }, { title: 'X', version: 1 })).status).toBe(409);
    expect((await edit({ 'if-match': '*' })).status).toBe(200);
  });

  it('is refused when it is no version', async () => {
    for (const bad of ['abc', '"1', '"1","2"', '1.5'])
      expect([(await edit({ 'if-match': bad })).status, bad]).toEqual([422, bad]);
  });

  it('is heeded by the switch, the trash and the restoring too', async () => {
    const header = async (add: number) => ({ 'if-match': `"${(await version()) + add}"` });
    const old = await header(-1);
    expect((await edit(old, { activated: false })).status).toBe(409);
    expect((await api.call('DELETE', `news/delete/${newsId}`, who.office, undefined, old)).status).toBe(409);
    const now = await version();
    const remove = await api.call('DELETE', `news/delete/${newsId}`, who.office, undefined, {
      'if-match': `"${now}"`,
    });
    expect(remove.status).toBe(200);
    const restore = (n: number) =>
      api.call('PUT', `news/restore/${newsId}`, who.office, undefined, { 'if-match': `W/"${n}"` });
    expect([(await restore(now)).status, (await restore(now + 1)).status]).toEqual([409, 200]);
  });
});

/** 000 §9, 001 §9, 002 §9. */
const SIZES: [string, object, number][] = [
  ['user/get', { type: 'csi_user' }, 20],
  ['user/get', { type: 'officers' }, 20],
  ['user/get', { type: 'secretarial_staff' }, 25],
  ['user/get', { type: 'csita_officers' }, 20],
  ['user/get', { type: 'diocese_personnels' }, 20],
  ['department/get', {}, 30],
  ['diocese/get', {}, 30],
  ['news/get', {}, 25],
  ['events/get', {}, 20],
  ['publications/get', { type: 'resources' }, 25],
  ['publications/get', { type: 'csi_life' }, 40],
  ['publications/get', { type: 'books' }, 20],
  ['publications/get', { type: 'library_archives' }, 20],
  ['publications/get', { type: 'sermons' }, 30],
  ['publications/get', { type: 'csi_lectionary' }, 20],
  ['publications/get', {}, 20],
  ['campaigns/get', {}, 25],
  ['videos/get', {}, 20],
  ['statements/get', { type: 'press' }, 25],
  ['promotions/get', {}, 20],
  ['partner_network/get', {}, 20],
  ['news_letter/get_subscriber', {}, 20],
  ['public/get_news_list', {}, 21],
  ['public/more_related_news', {}, 20],
  ['public/global_search_news', {}, 4],
  ['public/get_events_list', {}, 20],
  ['public/get_videos_list', {}, 21],
  ['public/get_publications_list', { type: 'csi_life' }, 21],
  ['public/get_campaigns_list', {}, 20],
  ['public/get_statements_list', { type: 'press' }, 4],
  ['public/get_users_list', { type: 'officers' }, 20],
  ['public/get_partners_and_networks_list', {}, 21],
];
describe('a list without a limit has its own page size', () => {
  it.each(SIZES)('%s %j: %i', async (path, body, size) => {
    for (const none of [{}, { limit: '' }, { limit: null }])
      expect((await post(path, { ...body, ...none })).body.data.limit).toBe(size);
    expect((await post(path, { ...body, limit: '7' })).body.data.limit).toBe(7);
  });
  it('prayer_calendar/get: 30', async () => {
    expect((await post('prayer_calendar/get', {})).body.limit).toBe(30);
  });
});

describe('a refusal names its field', () => {
  it.each([
    ['PUT', 'news/active_many', { news: [], activated: true }, 'news'],
    ['PUT', 'news/active_many', { news: ['x'], activated: 'perhaps' }, 'activated'],
    ['POST', 'news/get', { page: 'one' }, 'page'],
    ['POST', 'news/get', { department: { a: 1 } }, 'department'],
    ['POST', 'news/get', { activated: 'perhaps' }, 'activated'],
    ['POST', 'news/create', { department: 'nowhere', title: 'X', thumbnail: '0' }, 'department'],
    ['POST', 'news_letter/send_news_letter', { news: [''] }, 'news'],
    ['POST', 'user/add', { user_type: 'king' }, 'user_type'],
    [
      'POST',
      'public/place_order',
      { name: 'A', email: 'a@b.c', mobile: '1', address: 'B', product: 'x' },
      'product',
    ],
  ] as const)('%s %s %j: %s', async (method, path, body, field) => {
    const answer = await api.call(method, path, who.office, body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty(field);
    expect(answer.body.desc).not.toMatch(/^(This must|An id|A filter) /);
  });

  it('of rows, by the name of the whole', async () => {
    const edit = (body: object) => put(`diocese/edit/${who.madras.id}`, body);
    expect((await edit({ banner: [{ url: '' }] })).body.fields).toHaveProperty('banner');
    expect((await edit({ gallery: [{ url: 'https://a.example/x.jpg' }] })).body.fields).toHaveProperty(
      'gallery',
    );
    expect((await edit({ description: [{ title: 'x'.repeat(201) }] })).body.fields).toHaveProperty(
      'description',
    );
    expect((await edit({ description: [{ description: '<b>'.repeat(2000) }] })).body.fields).toHaveProperty(
      'description',
    );
  });

  it('of files too', async () => {
    const bad = await api.upload(who.office, 'x.exe', Buffer.from('MZ'));
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([422, ['file']]);
  });
});
