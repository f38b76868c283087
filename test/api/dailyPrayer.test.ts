import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endLetters } from '#store/cleanup/endLetters.ts';
import { writing } from '#store/database/writing.ts';
import { noteComplaint } from '#store/delivery/bounces.ts';
import { countRecipients } from '#store/newsletter/recipients.ts';
import { queuePrayers } from '#store/prayer/queuePrayers.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { somebodyWaits } from '../support/locks.ts';
import { sendMails } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';

/** The day's prayer by mail: asked for, confirmed, sent once a day at the reader's hour, and ended. */
let api: TestApi;
let who: People;
let sink: Sink;
let nth = 0;

const at = (time: string, day = '2099-06-01') => new Date(`${day}T${time}+05:30`);

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  const add = async (date: string, description: string): Promise<string> =>
    (await api.call('POST', 'prayer_calendar/create', who.office, { date, description })).body.data._id;
  const farmers = await add('2099-06-01', 'Farmers');
  await add('2099-06-02', 'Teachers');
  await api.call('POST', 'versions/make', who.office, {
    ...{ kind: 'prayer', record: farmers, language: 'ta', texts: { description: 'விவசாயிகள்' } },
  });
});
afterEach(async () => {
  await sink?.close();
  await api.database.pool.query('delete from mail; delete from subscriber; delete from form_sent');
});
afterAll(() => api.close());

const form = (path: string, body: object) =>
  api.call('POST', `public/${path}`, null, body, {}, `10.8.${++nth}.1`);
const ASHA = { email: 'Asha@test.invalid', hour: 6, language: 'en' };
const query = async (sql: string, values: unknown[] = []) =>
  (await api.database.pool.query(sql, values)).rows;
const reader = async () => (await query('select * from subscriber'))[0];
const queue = (now: Date) => queuePrayers(api.database.db, now);
/** What has come since the sink was opened, as `to: subject`, sent at a moment. */
async function mails(now: Date): Promise<string[]> {
  setClock(now);
  await sendMails(api, { url: sink.url, lines: 1 });
  const got = sink.got.map(async ({ to, raw }) => `${to}: ${(await PostalMime.parse(raw)).subject}`);
  return Promise.all(got);
}
const readers = (many: number, hour = 6) =>
  query(
    `insert into subscriber (id, name, email, confirmed, prayer_hour, prayer_language)
    select gen_random_uuid(), 'R', 'r' || n || '@test.invalid', false, $2, 'en' from generate_series(1, $1::int) n`,
    [many, hour],
  );
const queued = () =>
  query(`select to_address, data ->> 'day' as day from mail where template = 'daily_prayer'`);

it('asks whoever wants it once a day, and sends nothing before the answer', async () => {
  sink = await startSink();
  const noon = at('12:00');
  setClock(noon);
  expect((await form('add_prayer_reader', ASHA)).status).toBe(200);
  await form('add_prayer_reader', { ...ASHA, email: 'asha@TEST.invalid', hour: 9, language: 'ta' });
  expect(await mails(noon)).toEqual(['Asha@test.invalid: Please confirm: each day’s prayer']);
  const { mail_key: key, state, prayer_hour: hour } = await reader();
  expect({ state, hour }).toEqual({ state: 'unconfirmed', hour: null });
  expect(sink.got[0]?.raw.replaceAll('=\r\n', '')).toContain(`/daily_prayer/${key}?hour=3D6`);
  expect(await queue(at('06:00', '2099-06-02'))).toBe(0);
  await form('prayer_subscription', { key, subscribed: true, hour: 7, language: 'ta' });
  expect(await reader()).toMatchObject({ prayer_hour: 7, prayer_language: 'ta', state: 'unconfirmed' });
  // It gets it by now: nothing is asked any more, and what a stranger types changes nothing.
  setClock(at('12:00', '2099-06-04'));
  await form('add_prayer_reader', { ...ASHA, hour: 20 });
  expect((await mails(at('12:00', '2099-06-04'))).length).toBe(1);
  expect(await reader()).toMatchObject({ prayer_hour: 7 });
  const said = await query('select act, list from consent order by at');
  expect(said).toEqual([
    { act: 'asked', list: 'prayer' },
    { act: 'confirmed', list: 'prayer' },
  ]);
});

it('refuses other hours, other languages, no address and unknown keys', async () => {
  for (const wrong of [{ hour: 4 }, { hour: 22 }, { hour: 'x' }, { language: 'fr' }, { email: 'nobody' }])
    expect((await form('add_prayer_reader', { ...ASHA, ...wrong })).status).toBe(422);
  for (const left of ['email', 'hour', 'language'])
    expect((await form('add_prayer_reader', { ...ASHA, [left]: undefined })).status).toBe(422);
  await readers(1);
  const { mail_key: key } = await reader();
  expect((await form('prayer_subscription', { key, subscribed: true })).status).toBe(422);
  for (const unknown of ['', 'x', who.youth.id])
    expect((await form('prayer_subscription', { key: unknown, subscribed: false })).status).toBe(404);
});

it('goes out at the hour, once a day, in the reader’s language, with a way to end it at one press', async () => {
  sink = await startSink();
  await readers(1);
  const { mail_key: key } = await reader();
  setClock(at('05:00'));
  await form('prayer_subscription', { key, subscribed: true, hour: 6, language: 'ta' });
  expect(await queue(at('05:59'))).toBe(0);
  expect(await queue(at('06:00'))).toBe(1);
  expect(await queue(at('06:01'))).toBe(0);
  await mails(at('06:01'));
  const { headers, text } = await PostalMime.parse(sink.got[0]?.raw ?? '');
  const header = (name: string) => headers.find((one) => one.key === name)?.value;
  expect(header('list-unsubscribe')).toContain(`/ta/daily_prayer/${key}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain('விவசாயிகள்');
  // Another hour of the same day brings no second one; leaving and coming back neither.
  await form('prayer_subscription', { key, subscribed: true, hour: 18, language: 'en' });
  expect(await queue(at('18:00'))).toBe(0);
  await form('prayer_subscription', { key, subscribed: false });
  await form('prayer_subscription', { key, subscribed: true, hour: 19, language: 'en' });
  expect(await queue(at('19:00'))).toBe(0);
  expect(await queue(at('19:00', '2099-06-02'))).toBe(1);
});

it('begins tomorrow for somebody whose hour has passed today', async () => {
  await readers(1, 21);
  const { mail_key: key } = await reader();
  await form('prayer_subscription', { key, subscribed: false });
  setClock(at('10:00'));
  await form('prayer_subscription', { key, subscribed: true, hour: 6, language: 'en' });
  expect(await queue(at('10:01'))).toBe(0);
  expect(await queue(at('06:00', '2099-06-02'))).toBe(1);
});

it('catches up on the same day, and sends nothing when the day is over', async () => {
  sink = await startSink();
  await readers(2);
  // The server was away from six to eleven at night.
  expect(await queue(at('23:00'))).toBe(2);
  // The mail server was away until after midnight.
  expect(await mails(at('00:01', '2099-06-02'))).toEqual([]);
  expect(await query('select distinct state from mail')).toEqual([{ state: 'cancelled' }]);
});

it('sends nothing on a day for which nothing is entered, nor when it is entered after the hour', async () => {
  await readers(1);
  expect(await queue(at('06:00', '2099-07-01'))).toBe(0);
  await api.call('POST', 'prayer_calendar/create', who.office, { date: '2099-07-01', description: 'Late' });
  expect(await queue(at('07:00', '2099-07-01'))).toBe(0);
  expect(await queued()).toEqual([]);
});

it('queues one for each reader when several copies do it at once', async () => {
  await readers(1300);
  const counts = await Promise.all(Array.from({ length: 4 }, () => queue(at('06:00'))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1300);
  const rows = await queued();
  expect([rows.length, new Set(rows.map((row) => row.to_address)).size]).toEqual([1300, 1300]);
});

it('queues one for each reader when it is killed in the middle', async () => {
  await readers(700);
  const other = await api.database.pool.connect();
  // It waits between the day and the mail.
  await other.query('begin; lock table mail in exclusive mode');
  const killed = queue(at('06:00'));
  killed.catch(() => undefined);
  await somebodyWaits(api);
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'with due as%'`);
  await expect(killed).rejects.toThrow();
  await other.query('commit');
  other.release();
  expect(await query(`select from subscriber where prayer_day > '-infinity'`)).toEqual([]);
  expect(await queued()).toEqual([]);
  expect(await queue(at('06:05'))).toBe(700);
  expect((await queued()).length).toBe(700);
});

it('does not reach those who have left or whose mails come back, and ends with a complaint', async () => {
  sink = await startSink();
  await readers(3);
  const all = await query('select id, mail_key, email from subscriber order by email');
  expect(await queue(at('06:00'))).toBe(3);
  await form('prayer_subscription', { key: all[0].mail_key, subscribed: false });
  await query('update subscriber set parked_at = now() where id = $1', [all[1].id]);
  const [last] = await query('select id from mail where subscriber_id = $1', [all[2].id]);
  await writing(api.database.db, (tx) => noteComplaint(tx, last.id, at('06:00')));
  expect(await mails(at('06:02'))).toEqual([]);
  expect(await query('select state, prayer_hour from subscriber where id = $1', [all[2].id])).toEqual([
    { state: 'unconfirmed', prayer_hour: null },
  ]);
  expect(await queue(at('06:00', '2099-06-02'))).toBe(0);
});

it('is no newsletter, and does not end as what was never confirmed', async () => {
  await readers(2);
  await query(`update subscriber set prayer_hour = null where email = 'r2@test.invalid'`);
  await query(`update subscriber set created_at = '2020-01-01', updated_at = '2020-01-01'`);
  expect(await countRecipients(api.database.db)).toBe(0);
  const kept = { enquiries: 'never', orders: 'never', unconfirmed: 6 } as const;
  await endLetters(api.database.db, new Date(Date.now() - 40 * 86_400_000), kept);
  await endLetters(api.database.db, new Date(), kept);
  expect(await query('select email from subscriber')).toEqual([{ email: 'r1@test.invalid' }]);
});

it('who asked for it alone is not counted among those who have yet to confirm the newsletter', async () => {
  const both = { ...ASHA, email: 'both@test.invalid' };
  await form('add_subscriber', { name: 'Both', phone: '', email: both.email });
  await form('add_subscriber', { name: 'N', phone: '', email: 'news@test.invalid' });
  for (const asks of [both, ASHA, { ...ASHA, email: 'later@test.invalid' }])
    await form('add_prayer_reader', asks);
  for (const { mail_key: key } of await query(`select mail_key from subscriber where email !~ 'news|later'`))
    await form('prayer_subscription', { key, subscribed: true, hour: 6, language: 'en' });
  const counts = await api.call('GET', 'news_letter/subscriber_counts', who.office);
  expect(counts.body.data).toMatchObject({ unconfirmed: 2, prayer: 2 });
});

it('is counted and listed for the office alone, and is shown and erased with the person', async () => {
  await readers(2);
  const counts = (token: string) => api.call('GET', 'news_letter/subscriber_counts', token);
  expect((await counts(who.office)).body.data).toMatchObject({ prayer: 2, subscribed: 0 });
  const list = (token: string) => api.call('POST', 'news_letter/get_subscriber', token, {});
  expect((await list(who.office)).body.data.docs[0]).toMatchObject({ prayer_hour: 6 });
  for (const token of [who.youth.token, who.madras.token]) {
    expect((await counts(token)).status).toBe(403);
    expect((await list(token)).status).toBe(403);
  }
  await queue(at('06:00'));
  const email = 'r1@test.invalid';
  const kept = await api.call('POST', 'person_data/get', who.office, { email });
  expect(kept.body.data.subscriptions[0]).toMatchObject({ prayer_hour: 6, prayer_language: 'en' });
  await api.call('POST', 'person_data/erase', who.office, { email, typed: email });
  expect(await query('select email from subscriber')).toEqual([{ email: 'r2@test.invalid' }]);
  expect((await queued()).map((row) => row.to_address)).toEqual(['r2@test.invalid']);
});
