import { afterAll, beforeAll, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** What is kept about a person, shown to the office and erased on request. */
let api: TestApi;
let who: People;
const ASHA = 'asha@test.invalid';

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  const given = await files(api, who);
  const form = (path: string, body: object, nth: number) =>
    api.call('POST', `public/${path}`, null, body, { referer: 'https://www.example.org/' }, `10.6.${nth}.1`);
  await form('add_subscriber', { name: 'Asha', email: 'Asha@Test.invalid', phone: '94470' }, 1);
  const { rows } = await api.database.pool.query('select mail_key from subscriber');
  await form('subscription', { key: rows[0].mail_key, subscribed: true }, 2);
  await form(
    'add_querys',
    { name: 'Asha', email: ASHA, subject: 'Bells', message: 'When?', type: who.madras.id },
    3,
  );
  const book = { ...SAMPLES.publication('Hymns', given), type: 'books' };
  const product = (await api.call('POST', 'publications/create', who.office, book)).body.data._id;
  const order = { name: 'Asha', email: ASHA, mobile: '98', address: 'Main Road', message: 'Two', product };
  await form('place_order', order, 4);
  const enquiry = (await api.call('POST', 'enquiries/get', who.office, {})).body.data.docs[0]._id;
  await api.call('POST', `enquiries/answer/${enquiry}`, who.office, { text: 'At six', handled: true });
  await form('add_subscriber', { name: 'Ravi', email: 'ravi@test.invalid', phone: '' }, 5);
  const news = await api.call(
    'POST',
    'news/create',
    who.office,
    SAMPLES.news('One', given, { diocese: who.madras.id }),
  );
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [news.body.data._id] });
});
afterAll(() => api.close());

const get = (email: string, as: string | null = who.office) =>
  api.call('POST', 'person_data/get', as, { email });
const erase = (email: string, typed: string) =>
  api.call('POST', 'person_data/erase', who.office, { email, typed });
/** Whether a text stands anywhere in the database. */
async function isKept(text: string): Promise<string[]> {
  const { rows } = await api.database.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table_name: table } of rows) {
    const hits = await api.database.pool.query(`select 1 from "${table}" t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hits.rows.length > 0) found.push(table);
  }
  return found;
}

it('is shown whole, to the office alone', async () => {
  const { data } = (await get('ASHA@test.invalid')).body;
  expect(data.subscriptions).toMatchObject([
    {
      name: 'Asha',
      phone: '94470',
      state: 'subscribed',
      consent: [{ act: 'confirmed' }, { act: 'asked', page: 'https://www.example.org/' }],
    },
  ]);
  expect(data.subscriptions[0].consent[1].network).toMatch(/^[0-9a-f]{64}$/);
  expect(data.letters.map(({ kind, subject }: Record<string, string>) => [kind, subject])).toEqual([
    ['order', 'Hymns'],
    ['enquiry', 'Bells'],
  ]);
  expect(data.letters[1].messages).toMatchObject([{ ours: true, text: 'At six' }]);
  expect(data.mails.map(({ about }: { about: string }) => about).sort()).toEqual([
    'answer',
    'confirm',
    'newsletter',
    'received',
  ]);
  expect([data.account, data.people, data.erased_at]).toEqual([false, 0, null]);
  expect((await get('office@example.org')).body.data).toMatchObject({ subscriptions: [], account: true });
  for (const as of [who.madras.token, who.youth.token]) expect((await get(ASHA, as)).status).toBe(403);
  expect((await get(ASHA, null)).status).toBe(401);
});

it('is erased for good when the address is typed again, and nothing else with it', async () => {
  expect((await erase(ASHA, 'asha@test.invali')).body.desc).toContain('not the address');
  expect(await isKept(ASHA)).not.toEqual([]);
  expect((await erase(ASHA, ' ASHA@test.invalid ')).body.data).toMatchObject({
    subscriptions: 1,
    letters: 2,
  });
  for (const trace of [ASHA, 'Main Road', 'At six', 'When?'])
    expect([trace, await isKept(trace)]).toEqual([trace, []]);
  // Of the newsletter the number stays; the others get theirs.
  const counts = await api.database.pool.query(
    'select count(*)::int as n from mail where newsletter_id is not null',
  );
  expect(counts.rows).toEqual([{ n: 1 }]);
  expect((await get('ravi@test.invalid')).body.data.subscriptions).toHaveLength(1);
  const told = await api.database.pool.query(`select action, after from revision where kind = 'person_data'`);
  expect(told.rows).toEqual([
    { action: 'remove', after: expect.objectContaining({ subscriptions: 1, letters: 2 }) },
  ]);
  expect((await get(ASHA)).body.data).toMatchObject({
    subscriptions: [],
    letters: [],
    mails: [],
    erased_at: expect.any(String),
  });
});

it('is not brought back by a file, but by the person', async () => {
  const lines = [{ line: 2, name: 'Asha', email: 'Asha@test.invalid' }];
  const checked = await api.call('POST', 'news_letter/import/check', who.office, { lines });
  expect(checked.body.data.lines[0]).toMatchObject({
    verdict: 'refuse',
    reason: expect.stringContaining('erased'),
  });
  const body = { name: 'Asha', email: ASHA, phone: '' };
  expect((await api.call('POST', 'public/add_subscriber', null, body, {}, '10.6.9.1')).status).toBe(200);
  expect((await get(ASHA)).body.data.subscriptions).toHaveLength(1);
});
