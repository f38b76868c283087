import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskRoom } from '#store/database/diskRoom.ts';
import { jpeg, OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';
import { files, SAMPLES, type SampleName } from '../support/samples.ts';

/** The disk has no more room than DISK_MARGIN: nothing is saved, everything is read, and signing in and out goes on. */
let api: TestApi;
let who: People;
let given: Awaited<ReturnType<typeof files>>;
let news: string;
let room = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  news = (
    await api.call('POST', 'news/create', who.office, SAMPLES.news('A', given, { department: who.youth.id }))
  ).body.data._id;
  api.database.guardWrites({
    trouble: async () => null,
    refuseWithoutRoom: () =>
      createDiskRoom(
        async () => room,
        100,
        () => {},
      ).refuseWithoutRoom(),
  });
  room = 99;
});
afterAll(() => api.close());

/** How many rows there are in all, and how often content has changed. */
async function state(): Promise<unknown> {
  const { rows } = await api.database.pool.query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('session', 'failed_login', 'device') order by 1`);
  const counts = await Promise.all(
    rows.map(async ({ name }) => [
      name,
      (
        await api.database.pool.query(
          `select count(*), md5(string_agg(t::text, ' ' order by t::text)) as all from "${name}" t`,
        )
      ).rows[0],
    ]),
  );
  return Object.fromEntries(counts);
}

type Method = Parameters<TestApi['call']>[0];

const CREATE: Partial<Record<SampleName, string>> = {
  news: 'news/create',
  event: 'events/create',
  publication: 'publications/create',
  campaign: 'campaigns/create',
  video: 'videos/create',
  statement: 'statements/create',
  prayer: 'prayer_calendar/create',
  promotion: 'promotions/create',
  partner: 'partner_network/create/',
  person: 'user/add',
  subscriber: 'news_letter/add_subscriber',
};

describe('without room', () => {
  it.each([
    ...Object.entries(CREATE).map(
      ([kind, path]) =>
        ['POST', path, () => SAMPLES[kind as SampleName]('B', given, { diocese: who.madras.id })] satisfies [
          Method,
          string,
          () => unknown,
        ],
    ),
    ['POST', 'department/create', () => ({ name: 'Music' })],
    ['PUT', (): string => `news/edit/${news}`, () => ({ title: 'C' })],
    ['PUT', 'news/active_many', () => ({ news: [news], activated: false })],
    ['DELETE', (): string => `news/delete/${news}`, () => undefined],
    [
      'POST',
      'public/add_querys',
      () => ({ name: 'A', email: 'a@test.invalid', subject: 'S', message: 'M', type: 'contact_us' }),
    ],
  ] satisfies [Method, string | (() => string), () => unknown][])(
    '%s %s is refused as a whole',
    async (method, path, body) => {
      const before = await state();
      const at = typeof path === 'string' ? path : path();
      const answer = await api.call(method, at, at.startsWith('public/') ? null : who.office, body());
      expect([answer.status, answer.body.desc]).toEqual([
        507,
        expect.stringMatching(/^The server has no room left, so nothing was saved\./),
      ]);
      expect(await state()).toEqual(before);
    },
  );

  it('an upload leaves nothing', async () => {
    const before = await state();
    expect((await api.upload(who.office, 'x.jpg', await jpeg())).status).toBe(507);
    expect(await state()).toEqual(before);
  });

  it('everything is read, also by who signs in now, and who signs out is out', async () => {
    const token = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    expect((await api.call('POST', 'news/get', token, { search: 'A' })).body.data.totalDocs).toBe(1);
    expect((await api.call('GET', `news/get/${news}`, token)).status).toBe(200);
    expect((await api.call('POST', 'auth/logout', token)).status).toBe(200);
    expect((await api.call('GET', `news/get/${news}`, token)).status).toBe(401);
  });

  it('and when there is room again, everything is saved', async () => {
    room = 100;
    expect((await api.call('PUT', `news/edit/${news}`, who.office, { title: 'C' })).status).toBe(200);
    expect((await api.upload(who.office, 'x.jpg', await jpeg())).status).toBe(200);
  });
});
