import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchLimit, type SearchLimit } from '#lib/searchLimit.ts';
import { networkOf } from '#store/accounts/networks.ts';
import {
  type ApiResponse,
  OFFICE_LOGIN,
  type People,
  people,
  startApi,
  startEmptyApi,
  type TestApi,
} from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { type BuiltClient, builtClient, serveSite } from '../support/site.ts';

/** What strangers may ask for, and how long it may take. */
let api: TestApi;
let who: People;
let client: BuiltClient;
let limit: SearchLimit = createSearchLimit();
const limitSearch = (ip: string): void => limit(networkOf(ip), new Date());

beforeAll(async () => {
  api = await startApi({}, undefined, () => ({ limitSearch }));
  who = await people(api);
  client = await builtClient();
});
afterAll(async () => {
  await api.close();
  await client.remove();
});

const search = (text: string, from = '203.0.113.7') =>
  api.call('POST', 'public/global_search_news', null, { search: text }, {}, from);

describe('searches by nobody in particular', () => {
  it('are refused with a sentence when there are far too many from one network', async () => {
    limit = createSearchLimit();
    // All in one moment, however long it takes to answer them.
    setClock(new Date());
    const answers: ApiResponse[] = [];
    for (let i = 0; i < 200; i++) answers.push(await search(`well${i}`));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.slice(0, 100).every(({ status }) => status === 200)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.desc).toMatch(
      /^These are too many searches at once\. Please wait \d+ seconds? and/,
    );
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('from elsewhere, by staff and without a word go on', async () => {
    limit = () => {
      throw new Error('This is no search by a stranger.');
    };
    expect((await api.call('POST', 'news/get', who.office, { search: { all: 'well' } })).status).toBe(200);
    expect((await search('')).status).toBe(200);
    expect((await api.call('POST', 'public/get_news_list', null, {})).status).toBe(200);
  });

  it('get a page that says so, and the first pages of the site none', async () => {
    const { app } = await serveSite({
      database: api.database,
      clientDir: client.folder,
      more: { limitSearch },
    });
    const get = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });
    limit = createSearchLimit();
    setClock(new Date());
    for (let i = 0; i < 120; i++) limit('127.0.0', new Date());
    const refused = await get('/search?q=well');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.body).toContain('Too many searches at once');
    for (const url of ['/home', '/search', '/search?q=%20']) expect((await get(url)).statusCode).toBe(200);
    await app.close();
  });
});

describe('what takes too long', () => {
  /** Another API, whose visitors are let go early; all others have the usual time. */
  let hasty: TestApi;
  let office: string;
  beforeAll(async () => {
    hasty = await startEmptyApi({}, undefined, (database) => ({
      visitorDb: database.limited({ name: 'impatient visitors', max: 2, seconds: 0.3 }),
    }));
    office = await hasty.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  });
  afterAll(() => hasty.close());
  const visit = () => hasty.call('POST', 'public/get_news_list', null, {});

  /** While somebody holds the news so that nobody can read them. */
  async function whileHeld(work: () => Promise<void>): Promise<void> {
    await hasty.database.db.transaction().execute(async (tx) => {
      await sql`lock table news in access exclusive mode`.execute(tx);
      await work();
    });
  }

  it('is ended for visitors, who are told to try again, while staff wait', async () => {
    let patient: Promise<{ status: number }> = Promise.resolve({ status: 0 });
    await whileHeld(async () => {
      patient = hasty.call('POST', 'news/get', office, {});
      const list = await visit();
      expect(list.status).toBe(503);
      expect(Number(list.headers['retry-after'])).toBeGreaterThan(0);
    });
    expect((await patient).status).toBe(200);
    await expect.poll(async () => (await visit()).status).toBe(200);
  });

  it('of visitors leaves a way to the database for everybody else', async () => {
    await whileHeld(async () => {
      const many = Promise.all(Array.from({ length: 12 }, visit));
      expect((await hasty.call('GET', 'department/get_all', office)).status).toBe(200);
      expect((await many).every(({ status }) => status === 503)).toBe(true);
    });
  });

  it('is not ended where the program itself works', async () => {
    const longer = sql`select pg_sleep(0.5)`;
    await longer.execute(hasty.database.db);
    const impatient = hasty.database.limited({ name: 'impatient', max: 1, seconds: 0.1 });
    await expect(longer.execute(impatient)).rejects.toMatchObject({ code: '57014' });
  });
});
