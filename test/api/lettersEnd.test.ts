import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KINDS } from '#kinds/kinds.ts';
import { wholeNotice } from '#lib/notices.ts';
import type { retentionOf } from '#lib/retention.ts';
import { readSettings } from '#settings/settings.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { forgetWords } from '#store/cleanup/forgetWords.ts';
import { writing } from '#store/database/writing.ts';
import { learnWords } from '#store/search/search.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { keptAnywhere } from '../support/keptAnywhere.ts';
import { sendMails } from '../support/mail.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** What visitors send ends by itself when its time is over, with all that hangs on it. */
let api: TestApi;
let who: People;
const DAY = 24 * 3_600_000;
const MONTH = 31 * DAY;
const KEPT = { enquiries: 4, orders: 6, unconfirmed: 5 };

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const after = (time: number, kept: Parameters<typeof removeExpired>[2] = KEPT) =>
  removeExpired(api.database.db, new Date(Date.now() + time), kept);
let nth = 0;
const form = (path: string, body: object) =>
  api.call('POST', `public/${path}`, null, body, {}, `10.9.${nth++}.1`);
const query = (text: string) => api.database.pool.query(text);
const ends = async () =>
  (await query(`select details from act where act = 'letters_ended' order by id`)).rows.map(
    ({ details }) => details,
  );

it('ends what rests, and keeps what waits for an answer', async () => {
  const write = (name: string, type = 'contact_us') =>
    form('add_querys', {
      name,
      email: `${name}@test.invalid`,
      subject: `About ${name}`,
      message: `${name} asks`,
      type,
    });
  for (const name of ['Rested', 'Waiting']) expect((await write(name)).status).toBe(200);
  const found = (await api.call('POST', 'enquiries/get', who.office, {})).body.data.docs;
  const id = found.find(({ name }: { name: string }) => name === 'Rested')._id;
  await api.call('POST', `enquiries/answer/${id}`, who.office, { text: 'Rested is answered', handled: true });
  const book = { ...SAMPLES.publication('Hymns', await files(api, who)), type: 'books' };
  const product = (await api.call('POST', 'publications/create', who.office, book)).body.data._id;
  const order = { name: 'Buyer', email: 'buyer@test.invalid', mobile: '98', address: 'Main Road', product };
  expect((await form('place_order', { ...order, message: '' })).status).toBe(200);
  await query(`update "order" set handled = true`);
  for (const name of ['Silent', 'Sure'])
    await form('add_subscriber', { name, email: `${name}@test.invalid`, phone: '' });
  await query(`update subscriber set confirmed = true where name = 'Sure'`);
  await sendMails(api, { dataDir: api.mediaDir });

  // An installation that is new to it has a month to say otherwise, however old its letters are.
  expect(await after(0)).toBe(0);
  expect(await after(29 * DAY, { enquiries: 0, orders: 0, unconfirmed: 0 })).toBe(0);
  expect(await after(100 * DAY, { enquiries: 'never', orders: 'never', unconfirmed: 'never' })).toBe(0);
  expect(await after(3.5 * MONTH)).toBe(0);
  expect(await keptAnywhere(api, 'Rested')).toContain('letter_message');

  expect(await after(4 * MONTH)).toBe(1);
  // Not even a single word by which it was found (docs/data.md).
  expect(await keptAnywhere(api, 'Rested')).toEqual([]);
  expect(await keptAnywhere(api, 'Waiting')).toContain('search_word');
  expect(await keptAnywhere(api, 'rested@test.invalid')).toEqual([]);
  expect(await keptAnywhere(api, id)).toEqual(['revision']);
  expect(await after(7 * MONTH)).toBe(2);
  for (const gone of ['Buyer', 'Silent']) expect(await keptAnywhere(api, `${gone}@test.invalid`)).toEqual([]);
  expect(await ends()).toEqual([
    { kind: 'enquiry', count: 1 },
    { kind: 'order', count: 1 },
    { kind: 'subscriber', count: 1 },
  ]);
  expect(await after(7 * MONTH)).toBe(0);
  const left = await query('select name from enquiry union all select name from subscriber order by 1');
  expect(left.rows.map(({ name }) => name)).toEqual(['Sure', 'Waiting']);
});

it('keeps the word of what is being saved while words are forgotten', async () => {
  const { db } = api.database;
  await query(
    `insert into search_word (scope, word) values ('subscriber', 'zephyrine'), ('subscriber', 'zephyrus')`,
  );
  const [written, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const saving = writing(db, async (tx) => {
    await learnWords(tx, KINDS.subscriber, ['zephyrine']);
    await sql`update subscriber set search_words = search_words || array_to_tsvector(array['zephyrine']) where name = 'Sure'`.execute(
      tx,
    );
    written.resolve();
    await saved.promise;
  });
  await written.promise;
  const forgetting = forgetWords(db, new Date(Date.now() + 9 * MONTH));
  await expect
    .poll(
      async () => (await query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount,
    )
    .toBe(1);
  saved.resolve();
  await Promise.all([saving, forgetting]);
  const known = await query(`select word from search_word where word like 'zephyr%'`);
  expect(known.rows).toEqual([{ word: 'zephyrine' }]);
});

it('counts from the last that happened', async () => {
  const handled = (at: string) => query(`update enquiry set handled = true, updated_at = ${at}`);
  await query(`update enquiry set created_at = now() - interval '3 years'`);
  await handled('now()');
  expect(await after(DAY * 31)).toBe(0);
  await handled(`now() - interval '3 years'`);
  await query(`insert into letter_message (id, enquiry_id, ours, from_address, text, created_at)
    select gen_random_uuid(), id, true, 'office@test.invalid', 'At last', now() from enquiry`);
  expect(await after(DAY * 31)).toBe(0);
  await query('delete from letter_message');
  expect(await after(DAY * 31)).toBe(1);
});

it('ends many in portions, each with its count', async () => {
  await query(`insert into enquiry (id, name, email, subject, message, handled, created_at, updated_at)
    select gen_random_uuid(), 'Many', 'many@test.invalid', 'Many', 'Many', true, now() - interval '3 years', now() - interval '3 years'
    from generate_series(1, 501)`);
  expect(await after(DAY * 31)).toBe(501);
  expect((await ends()).slice(-2).map(({ count }) => count)).toEqual([500, 1]);
});

it('is told by the notices as the church has it', () => {
  const { organisation } = readSettings({});
  const said = (keepMonths: Parameters<typeof retentionOf>[0]['keepMonths']) =>
    wholeNotice('letter', { ...organisation, keepMonths }, 'en');
  expect(said(undefined)).toContain('Until 24 months after');
  expect(said({ enquiries: 7 })).toContain('Until 7 months after');
  expect(said({ enquiries: 'never' })).not.toContain('months');
});
