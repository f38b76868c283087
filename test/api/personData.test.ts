import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepMailFiles } from '#mail/files.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { keptAnywhere } from '../support/keptAnywhere.ts';
import { sendMails } from '../support/mail.ts';
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
  const { rows } = await query('select mail_key from subscriber');
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
  await form('place_order', { ...order, email: 'ravi@test.invalid', address: 'Hill Road' }, 6);
  await form('add_subscriber', { name: 'Ravi', email: 'ravi@test.invalid', phone: '' }, 5);
  const news = await api.call(
    'POST',
    'news/create',
    who.office,
    SAMPLES.news('One', given, { diocese: who.madras.id }),
  );
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [news.body.data._id] });
  await sendMails(api, { dataDir: api.mediaDir });
  await mentioned();
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

/** Wherever else an address comes to stand by the way. */
async function mentioned(): Promise<void> {
  const said = `550 <${ASHA}> is not known`;
  await query('insert into mail_trouble (since, sentence) values (now(), $1)', [said]);
  await query('insert into mailbox_state (looked_at, next_at, sentence) values (now(), now(), $1)', [said]);
  await query(`insert into failed_login (at, email, network) values (now(), $1, '10.6.0.0')`, [ASHA]);
  await query(
    `insert into letter_message (id, order_id, ours, from_address, text, created_at)
    select gen_random_uuid(), id, true, $1, 'Soon', now() from "order" where email <> $1`,
    [ASHA],
  );
  const lines = [{ line: 2, name: 'Ravi', email: 'ravi@test.invalid', phone: '94' }];
  const body = { import: crypto.randomUUID(), file_name: `${ASHA}.csv`, agreed: true, lines };
  await api.call('POST', 'news_letter/import/carry_out', who.office, body);
  // Mails that went out while she had another address, and somebody who had hers before.
  await query(
    `update mail set to_address = 'before@test.invalid' where template = 'confirm' and to_address ilike $1`,
    [ASHA],
  );
  const others = { name: 'Ben', email: ASHA, phone: '' };
  await query(`update subscriber set email = 'away@test.invalid' where lower(email) = $1`, [ASHA]);
  const ben = (await api.call('POST', 'news_letter/add_subscriber', who.office, others)).body.data._id;
  const changed = { name: 'Ben', email: 'ben@test.invalid', phone: '' };
  await api.call('PUT', `news_letter/edit_subscriber/${ben}`, who.office, changed);
  await query(`update subscriber set email = 'Asha@Test.invalid' where email = 'away@test.invalid'`);
}

/** The files of mails in which an address stands, however it is encoded. */
async function filesWith(address: string): Promise<string[]> {
  const folder = join(api.mediaDir, 'mail');
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (JSON.stringify(mail).toLowerCase().includes(address)) found.push(name);
  }
  return found;
}

const get = (email: string, as: string | null = who.office) =>
  api.call('POST', 'person_data/get', as, { email });
const erase = (email: string, typed: string) =>
  api.call('POST', 'person_data/erase', who.office, { email, typed });
/** Where her address stands before. */
const EVERYWHERE = [
  'act',
  'enquiry',
  'failed_login',
  'letter_message',
  'mail',
  'mail_trouble',
  'mailbox_state',
  'order',
  'revision',
  'subscriber',
  'subscriber_import',
];

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
    'newsletter',
    'received',
  ]);
  expect(data.history.map(({ of, action, by }: Record<string, string>) => [of, action, by])).toEqual([
    ['enquiry', 'change', 'Leela Samson'],
    ['order', 'create', ''],
    ['enquiry', 'create', ''],
    ['subscriber', 'create', ''],
  ]);
  expect([data.later, data.account, data.people, data.erased_at]).toEqual([
    ['ben@test.invalid'],
    false,
    0,
    null,
  ]);
  expect((await get('office@example.org')).body.data).toMatchObject({ subscriptions: [], account: true });
  for (const as of [who.madras.token, who.youth.token]) expect((await get(ASHA, as)).status).toBe(403);
  expect((await get(ASHA, null)).status).toBe(401);
});

it('is erased for good when the address is typed again, and nothing else with it', async () => {
  expect((await erase(ASHA, 'asha@test.invali')).body.desc).toContain('not the address');
  expect((await keptAnywhere(api, ASHA)).sort()).toEqual(EVERYWHERE);
  const before = await filesWith('@test.invalid');
  // Those to the office about her letter and her order, its thanks, its answer, the newsletter, and what asked her.
  expect(await filesWith(ASHA)).toHaveLength(6);
  expect((await erase(ASHA, ' ASHA@test.invalid ')).body.data).toMatchObject({
    subscriptions: 1,
    letters: 2,
    files: 6,
    files_left: 0,
  });
  expect(await filesWith(ASHA)).toEqual([]);
  expect(await filesWith('@test.invalid')).toHaveLength(before.length - 6);
  for (const trace of [ASHA, 'Main Road', 'At six', 'When?'])
    expect([trace, await keptAnywhere(api, trace)]).toEqual([trace, []]);
  // The single words by which she was found go in the night.
  expect(await keptAnywhere(api, '94470')).toEqual(['search_word']);
  await removeExpired(api.database.db, new Date());
  expect(await keptAnywhere(api, '94470')).toEqual([]);
  // Of the newsletter the number stays; the others get theirs.
  const counts = await query('select count(*)::int as n from mail where newsletter_id is not null');
  expect(counts.rows).toEqual([{ n: 1 }]);
  expect((await get('ravi@test.invalid')).body.data.subscriptions).toHaveLength(1);
  const told = await query(`select action, after from revision where kind = 'person_data'`);
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

it('leaves no file whose mail is no longer kept, whenever the program was killed', async () => {
  const folder = join(api.mediaDir, 'mail');
  await mkdir(folder, { recursive: true });
  const file = (id: string) => join(folder, `${id}.eml`);
  const { rows } = await query(`select id from mail where to_address = '' and newsletter_id is not null`);
  const old = crypto.randomUUID();
  const fresh = crypto.randomUUID();
  const before = await readdir(folder);
  for (const id of [rows[0].id, old, fresh, 'notes']) await writeFile(file(id), 'Subject: Hello');
  await utimes(file(old), 0, 0);
  // One that belongs to an emptied row goes at once, one of no row after a day; a test mail has none.
  await sweepMailFiles(folder, api.database.db, new Date());
  expect((await readdir(folder)).sort()).toEqual([...before, `${fresh}.eml`, 'notes.eml'].sort());
  await sweepMailFiles(join(api.mediaDir, 'none'), api.database.db, new Date());
});
