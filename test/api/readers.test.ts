import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPageViewCounter, type PageViewCounter } from '#jobs/pageViewCounter.ts';
import { dayOf, daysLater } from '#lib/dates.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import type { People } from '../support/api.ts';
import { type ChurchSite, startChurchSite } from '../support/churchSite.ts';
import { SAMPLES } from '../support/samples.ts';

/** Pages say that they were read; what is kept of it are numbers, and nothing of who. */
let church: ChurchSite;
let who: People;
let counter: PageViewCounter;
let story: string;
let madras: string;
const NOON = Date.parse('2026-11-20T06:30:00Z');
const MINUTE = 60_000;
let clock = new Date(NOON);
const KEY = Buffer.alloc(32, 7);
const logged: string[] = [];

const newCounter = (of: ChurchSite['api']['database']): PageViewCounter =>
  createPageViewCounter({ db: of.db, secretKey: KEY, now: () => clock, log: (line) => logged.push(line) });

beforeAll(async () => {
  church = await startChurchSite({
    now: () => clock,
    heard: { now: () => clock },
    served: (database) => {
      counter = newCounter(database);
      return {
        countReading: (heard) => counter.count(heard),
        hasStaffCookie: (cookie) => cookie === 'staff',
      };
    },
  });
  who = church.who;
  const add = async (title: string, unit: object): Promise<string> =>
    (
      await church.api.call('POST', 'news/create', who.office, {
        ...SAMPLES.news(title, church.given),
        ...unit,
      })
    ).body.data._id;
  story = await add('The walk', { department: who.youth.id });
  madras = await add('The lamps', { diocese: who.madras.id });
});
afterAll(async () => {
  await counter.stop();
  await church.close();
});
beforeEach(async () => {
  await counter.write();
  clock = new Date(NOON);
  await church.api.database.pool.query('truncate reading, reader_day, reader_sketch, reader_salt');
  counter = newCounter(church.api.database);
});

const AGENT = 'Mozilla/5.0 (Linux; Android 14; SM-A145F) Chrome/140.0 Mobile Safari/537.36';
const storyPath = (id = story): string => `/news_screen/departments/${id}`;

/** What the script of a page sends. */
async function read(
  body: string,
  {
    from = '49.204.7.1',
    agent = AGENT,
    host = 'localhost:3000',
    headers = {} as Record<string, string>,
  } = {},
): Promise<number> {
  const { statusCode, body: answer } = await church.site.app.inject({
    method: 'POST',
    url: '/read',
    remoteAddress: from,
    headers: {
      host,
      'user-agent': agent,
      'content-type': 'text/plain',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: body,
  });
  expect(answer).toBe('');
  return statusCode;
}
/** Everything that was counted. */
async function counted(): Promise<
  { page: string; unit_id: string | null; record_id: string | null; source: string; times: number }[]
> {
  await counter.write();
  return (await church.api.database.pool.query('select * from reading order by page, record_id, source'))
    .rows;
}
const total = async (): Promise<number> => (await counted()).reduce((sum, { times }) => sum + times, 0);

it('counts a reading of an item for its unit, wherever it was read, and of a list for the site', async () => {
  await read(`${storyPath()}  `);
  await read(`${storyPath()} www.google.com `, { from: '49.204.7.2' });
  await read('/ l.facebook.com ', { host: 'madras.localhost:3000' });
  await read('/home  #by-whatsapp');
  expect(await counted()).toMatchObject([
    { page: '/', unit_id: who.madras.id, record_id: null, source: 'social', times: 1 },
    { page: '/home', unit_id: null, record_id: null, source: 'whatsapp', times: 1 },
    { page: '/news_screen/:type/:id', unit_id: who.youth.id, record_id: story, source: 'direct', times: 1 },
    { page: '/news_screen/:type/:id', unit_id: who.youth.id, record_id: story, source: 'search', times: 1 },
  ]);
});

it('counts a list in the language of its frame, and an item in that in which it is written', async () => {
  await read('/ta/home  ');
  await read('/home  ', { from: '49.204.7.2' });
  await read('/te  ', { host: 'madras.localhost:3000' });
  await read(`/ta${storyPath()}  `);
  const made = await church.api.call('POST', 'versions/make', who.office, {
    ...{
      kind: 'news',
      record: story,
      language: 'ml',
      activated: true,
      texts: { title: 'A title of letters' },
    },
  });
  await read(`/ml${storyPath(made.body.data._id)}  `);
  const languages = (await counted()).map((one) => [one.page, (one as unknown as { lang: string }).lang]);
  expect(languages.sort()).toEqual([
    ['/', 'te'],
    ['/home', 'en'],
    ['/home', 'ta'],
    ['/news_screen/:type/:id', 'en'],
    ['/news_screen/:type/:id', 'ml'],
  ]);
  await church.api.call('DELETE', `news/delete/${made.body.data._id}`, who.office);
});

it('leaves out repeated loads, until half an hour has gone by', async () => {
  for (let n = 0; n < 5; n++) await read(`${storyPath()}  `);
  expect(await total()).toBe(1);
  clock = new Date(NOON + 29 * MINUTE);
  await read(`${storyPath()}  `);
  expect(await total()).toBe(1);
  clock = new Date(NOON + 30 * MINUTE);
  await read(`${storyPath()}  `);
  await read(`${storyPath()}  `, { agent: `${AGENT} Another` });
  expect(await total()).toBe(3);
});

it.each<[string, string, Parameters<typeof read>[1]]>([
  ['a bot', '/home  ', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a headless browser', '/home  ', { agent: `${AGENT} HeadlessChrome/140` }],
  ['no agent', '/home  ', { agent: '' }],
  ['who asks not to be followed', '/home  ', { headers: { 'sec-gpc': '1' } }],
  ['who asks so in the older way', '/home  ', { headers: { dnt: '1' } }],
  ['staff', '/home  ', { headers: { cookie: 'staff' } }],
  ['another site', '/home  ', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a path that is no page', '/nowhere  ', {}],
  ['a page of one person', '/unsubscribe/0198c0de-0000-7000-8000-000000000000  ', {}],
  ['an item that is not there', `${storyPath('0198c0de-0000-7000-8000-000000000000')}  `, {}],
  ['a broken path', '/news_screen/%E0%A4%A/x  ', {}],
  ['a long text', `/home ${'x'.repeat(300)}`, {}],
  ['another type', '{}', { headers: { 'content-type': 'application/json' } }],
])('does not count %s, and answers the same', async (_what, body, how) => {
  expect(await read(body, how)).toBe(204);
  expect(await counted()).toEqual([]);
});

it('counts nothing that visitors cannot see, also when it was hidden after it was read', async () => {
  const secret = (
    await church.api.call('POST', 'news/create', who.office, {
      ...SAMPLES.news('Not yet', church.given),
      ...{ department: who.youth.id, activated: false },
    })
  ).body.data._id;
  await read(`${storyPath(secret)}  `);
  expect(await counted()).toEqual([]);
});

it('a flood from one phone, from one network and of made-up places stays small', async () => {
  for (let n = 0; n < 300; n++) await read('/home  ', { agent: `${AGENT} ${n}`, from: '10.1.1.1' });
  clock = new Date(NOON + 2 * MINUTE);
  for (let n = 0; n < 700; n++) await read('/home  ', { agent: `Other ${n}`, from: '10.2.2.2' });
  expect(await total()).toBe(300 + 600);
});

/** A day as it could be: 300 phones, 1,000 openings, most of them by way of a message, some twice, some from two networks' same address. */
it('a replayed day: 1,000 visits of 300 visitors, and no address or agent in any table', async () => {
  const pages = [storyPath(), storyPath(madras).replace('departments', 'dioceses'), '/home', '/history', '/'];
  const visitors = Array.from({ length: 300 }, (_, n) => ({
    from: `49.205.${n % 100}.7`,
    agent: `${AGENT} Build/${Math.floor(n / 100)}`,
  }));
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  // The error of the estimate depends on the salt, which is random otherwise: on one day of twenty it is more than three.
  await rows('insert into reader_salt (day, half) values ($1, $2)', [dayOf(clock), Buffer.alloc(32, 1)]);
  for (let visit = 0; visit < 1000; visit++) {
    // A visitor comes again after more than half an hour, and reads on some visits a page twice within it.
    clock = new Date(NOON - 6 * 60 * MINUTE + visit * 0.7 * MINUTE);
    const visitor = visitors[visit % 300];
    const body = `${pages[Math.floor(random() * pages.length)]} ${random() < 0.5 ? 'web.whatsapp.com' : ''} `;
    await read(body, visitor);
    if (visit % 3 === 0) await read(body, visitor);
    if (visit === 500) {
      // The program was ended and started again at noon.
      await counter.stop();
      counter = newCounter(church.api.database);
    }
  }
  expect(Math.abs((await total()) - 1000)).toBeLessThanOrEqual(10);
  clock = new Date(NOON + 6 * 60 * MINUTE);
  const overview = async () =>
    (await church.api.call('POST', 'readers/get', who.office, { period: 'week' })).body.data;
  const today = async () => (await overview()).steps.at(-1);
  expect((await today()).readings).toBeGreaterThanOrEqual(990);
  expect(Math.abs((await today()).readers - 300)).toBeLessThanOrEqual(3);
  const dumped = await dump();
  for (const { from, agent } of visitors) {
    expect(dumped).not.toContain(from);
    expect(dumped).not.toContain(agent);
  }
  // When the day is over its number stays, and nothing by which somebody could be looked for.
  clock = new Date(NOON + 24 * 60 * MINUTE);
  await removeExpired(church.api.database.db, clock);
  const [ended] = await rows("select readers from reader_day where scope = 'all'");
  expect(Math.abs(ended.readers - 300)).toBeLessThanOrEqual(3);
  expect(
    await rows('select * from reader_sketch union all select day, $1, half from reader_salt', ['']),
  ).toEqual([]);
  expect(logged).toEqual([]);
});

const rows = async (text: string, values: unknown[] = []) =>
  (await church.api.database.pool.query(text, values)).rows;

/** All tables as a dump of the database would have them. */
async function dump(): Promise<string> {
  const tables = await rows(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const all: string[] = [];
  for (const { name } of tables) all.push(JSON.stringify(await rows(`select t::text from ${name} t`)));
  return all.join('\n');
}

it('a stranger’s salt makes other hashes: half of it is in no database', async () => {
  await read('/home  ');
  await counted();
  const before = await rows('select marks from reader_sketch');
  await church.api.database.pool.query('delete from reader_sketch; delete from reading');
  counter = createPageViewCounter({
    db: church.api.database.db,
    secretKey: Buffer.alloc(32, 8),
    now: () => clock,
    log: () => {},
  });
  await read('/home  ');
  await counted();
  expect(await rows('select marks from reader_sketch')).not.toEqual(before);
});

it('a unit’s user is told of the own unit, and of records of its own', async () => {
  for (let n = 0; n < 12; n++) {
    await read(`${storyPath()}  `, { from: `10.3.${n}.1` });
    await read(`${storyPath(madras)}  `, { from: `10.3.${n}.1` });
    await read('/home  ', { from: `10.3.${n}.1` });
  }
  await counted();
  const ask = async (as: string, body: object) =>
    (await church.api.call('POST', 'readers/get', as, body)).body.data;
  expect(await ask(who.office, {})).toMatchObject({ total: 36, before: 0, most: [{}, {}, {}] });
  const own = { total: 12, most: [{ record: story, title: 'The walk', readings: 12, path: storyPath() }] };
  expect(await ask(who.youth.token, {})).toMatchObject(own);
  // Whatever unit the body names.
  expect(await ask(who.youth.token, { unit: who.madras.id })).toMatchObject(own);
  expect(await ask(who.office, { unit: who.madras.id })).toMatchObject({
    total: 12,
    most: [{ record: madras }],
  });
  const of = (as: string, record: string) =>
    church.api.call('POST', 'readers/get_of_record', as, { kind: 'news', record });
  expect((await of(who.youth.token, story)).body.data).toMatchObject({
    public: true,
    total: 12,
    week: 12,
    most: { source: 'direct', readings: 12 },
  });
  expect((await of(who.youth.token, madras)).status).toBe(404);
  expect((await of(who.office, madras)).body.data.total).toBe(12);
});

it('says of fewer than ten nothing more', async () => {
  for (let n = 0; n < 9; n++) await read(`${storyPath()} t.co `, { from: `10.4.${n}.1` });
  await counted();
  const { body } = await church.api.call('POST', 'readers/get', who.office, { period: 'week' });
  expect(body.data).toMatchObject({ total: null, most: [], sources: [{ source: 'social', readings: null }] });
  expect(body.data.steps.at(-1)).toMatchObject({ readings: null, readers: null });
  const one = await church.api.call('POST', 'readers/get_of_record', who.office, {
    kind: 'news',
    record: story,
  });
  expect(one.body.data).toMatchObject({ total: null, week: null, days: [], most: null });
});

it('says since when it is counted, and compares with no time that was not counted whole', async () => {
  const ask = async () => (await church.api.call('POST', 'readers/get', who.office, {})).body.data;
  expect(await ask()).toMatchObject({ since: null, before: 0 });
  const back = (days: number) => daysLater(dayOf(clock), -days);
  const add = (day: string) =>
    church.api.database.pool.query(
      `insert into reading (day, page, lang, source, times) values ($1, '/home', 'en', 'direct', 20)`,
      [day],
    );
  await add(back(20));
  expect(await ask()).toMatchObject({ since: back(20), before: 0 });
  await add(back(40));
  expect(await ask()).toMatchObject({ since: back(40), before: 20 });
});

it('what is deleted for good takes its readings with it', async () => {
  const gone = (
    await church.api.call('POST', 'news/create', who.office, {
      ...SAMPLES.news('Gone', church.given),
      department: who.youth.id,
    })
  ).body.data._id;
  await read(`${storyPath(gone)}  `);
  await read('/home  ');
  expect(await total()).toBe(2);
  await church.api.call('DELETE', `news/delete/${gone}`, who.office);
  await removeExpired(church.api.database.db, new Date(Date.now() + 31 * 24 * 60 * MINUTE));
  expect(await counted()).toMatchObject([{ page: '/home' }]);
});

it('readings of long ago are kept by month', async () => {
  const insert = "insert into reading (day, page, source, times) values ($1, '/home', 'direct', $2)";
  for (const [day, times] of [
    ['2024-03-01', 5],
    ['2024-03-09', 7],
    ['2024-03-30', 1],
    ['2026-11-09', 2],
  ])
    await church.api.database.pool.query(insert, [day, times]);
  await removeExpired(church.api.database.db, clock);
  expect(await rows('select day::text, times from reading order by day')).toEqual([
    { day: '2024-03-01', times: 13 },
    { day: '2026-11-09', times: 2 },
  ]);
});

it('what can’t be written is written later', async () => {
  await read('/home  ');
  await church.api.database.pool.query('alter table reading rename to away');
  await counter.write().finally(() => church.api.database.pool.query('alter table away rename to reading'));
  expect(logged.splice(0)).toEqual([expect.stringContaining('Readings are noted a little later')]);
  expect(await total()).toBe(1);
});
