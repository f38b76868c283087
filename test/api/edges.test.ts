import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '#store/cleanup/expired.ts';
import { PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Where something ends: the last page, a session, the trash. */
let api: TestApi;
let who: People;
let given: Files;
/** How much later it is, in days. */
let days = 0;

const DAY = 24 * 3_600_000;
const now = () => new Date(Date.now() + days * DAY);

beforeAll(async () => {
  api = await startApi({}, undefined, () => ({ now }));
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());
beforeEach(() => {
  days = 0;
});

const news = async (title: string): Promise<string> => {
  const body = SAMPLES.news(title, given, { department: who.youth.id });
  return (await api.call('POST', 'news/create', who.office, body)).body.data._id;
};

describe('a list whose last page is exactly full', () => {
  it.each([
    ['walked', {}],
    ['searched', { search: 'Edge' }],
  ])('says that there is no next one: %s', async (_how, more) => {
    await api.database.pool.query('delete from news');
    for (let i = 0; i < 4; i++) await news(`Edge ${i}`);
    const page = async (nth: number, limit: number) => {
      const { data } = (
        await api.call('POST', 'news/get', who.office, { ...more, type: 'all', page: nth, limit })
      ).body;
      return [data.docs.length, data.hasNextPage];
    };
    expect(await page(1, 2)).toEqual([2, true]);
    expect(await page(2, 2)).toEqual([2, false]);
    expect(await page(1, 4)).toEqual([4, false]);
    expect(await page(2, 3)).toEqual([1, false]);
  });
});

describe('what was deleted', () => {
  it('comes back from the trash for 30 days, and then is gone for good', async () => {
    const id = await news('Trashed');
    await api.call('DELETE', `news/delete/${id}`, who.office);
    const there = async () =>
      (await api.database.pool.query('select 1 from news where id = $1', [id])).rowCount === 1;
    await removeExpired(api.database.db, new Date(Date.now() + 29.9 * DAY));
    expect(await there()).toBe(true);
    await removeExpired(api.database.db, new Date(Date.now() + 30.1 * DAY));
    expect(await there()).toBe(false);
  });
});

describe('a session', () => {
  const HOUR = 1 / 24;
  const status = async (token: string) => (await api.call('POST', 'news/get', token, {})).status;

  it('ends after twelve hours in which nobody used it, each use counting anew', async () => {
    const token = await api.signIn('youth@example.org', PASSWORD);
    for (days of [11.9 * HOUR, 23.7 * HOUR, 35.5 * HOUR])
      expect([days, await status(token)]).toEqual([days, 200]);
    days = 47.6 * HOUR;
    expect(await status(token)).toBe(401);
  });

  it('ends after seven days, however much it is used', async () => {
    const token = await api.signIn('youth@example.org', PASSWORD);
    for (days = 10 * HOUR; days < 7; days += 10 * HOUR)
      expect([days, await status(token)]).toEqual([days, 200]);
    days = 7.001;
    expect(await status(token)).toBe(401);
  });
});
