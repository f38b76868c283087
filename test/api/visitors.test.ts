import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTICE_FORMS, type NoticeForm, noticeVersion, wholeNotice } from '#lib/notices.ts';
import { readSettings } from '#settings/settings.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { keepNotices } from '#store/consent/notices.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { passTime, setClock } from '../support/clock.ts';
import { newDevice } from '../support/pushDevice.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** What visitors send in: subscribing, asking, ordering; and the newsletter. */
let api: TestApi;
let who: People;
let given: Files;
let address = 0;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const post = (path: string, body: unknown, as: string | null = who.office) =>
  api.call('POST', path, as, body);
/** A form from a network of its own, unless one is named. */
const form = (path: string, body: unknown, from = `10.9.${++address}.1`, headers = {}) =>
  api.call('POST', `public/${path}`, null, body, headers, from);
const ENQUIRY = {
  name: 'Asha',
  email: 'asha@test.invalid',
  subject: 'Bells',
  message: 'When do they ring?',
  type: 'contact_us',
};
const ORDER = { name: 'Asha', email: 'asha@test.invalid', mobile: '98', address: 'Main Road', message: '' };

describe('subscribing', () => {
  it('answers the same for a known address, and tells nobody who is there (AMB-049, AMB-052)', async () => {
    const body = { name: 'Asha', email: 'Asha@Test.invalid', phone: '' };
    const first = await form('add_subscriber', body);
    const again = await form('add_subscriber', { ...body, email: 'asha@test.INVALID' });
    expect([first.body, again.body]).toEqual([{ data: { message: 'Subscribed' } }, first.body]);
    const known = await post('news_letter/add_subscriber', body);
    expect([known.status, known.body.desc]).toEqual([422, 'Email already subscribed']);
    const listed = await post('public/get_subscribers_list', { limit: 20, page: 1, search: 'asha' }, null);
    expect(listed.body.data).toEqual({ docs: [], hasNextPage: false, totalDocs: 1, page: 1, limit: 20 });
    expect((await post('news_letter/get_subscriber', { search: 'asha' })).body.data.docs[0]).toMatchObject({
      email: 'Asha@test.invalid',
      created_at: expect.any(String),
    });
  });

  it('needs a name and an address (AMB-053)', async () => {
    for (const body of [{ name: 'A' }, { email: 'a@b' }, { name: '  ', email: 'a@b' }])
      expect((await form('add_subscriber', body)).body.desc).toBe('Please enter all the details');
    expect((await form('add_subscriber', { name: 'A', email: 'not an address' })).status).toBe(422);
  });

  it('echoes the diocese through an edit (API-101)', async () => {
    const made = await post('news_letter/add_subscriber', {
      ...SAMPLES.subscriber('Echo', given),
      diocese: who.madras.id,
    });
    const { _id, name, email, diocese } = made.body.data;
    const edited = await api.call('PUT', `news_letter/edit_subscriber/${_id}`, who.office, {
      name,
      phone: '77',
      email,
      diocese,
    });
    expect(edited.body.data).toMatchObject({ phone: '77', diocese: { _id: who.madras.id } });
  });
});

describe('forms', () => {
  it('are five a minute from one network, whichever they are (ADD-3)', async () => {
    setClock('2026-11-21T12:00Z');
    const from = '172.16.5.9';
    for (let i = 0; i < 5; i++) expect((await form('add_querys', ENQUIRY, from)).status).toBe(200);
    const sixth = await form('add_subscriber', SAMPLES.subscriber('Late', given), '172.16.5.77');
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '60']);
    expect((await form('add_querys', ENQUIRY, '172.16.6.9')).status).toBe(200);
    passTime(61);
    expect((await form('add_querys', ENQUIRY, from)).status).toBe(200);
  });

  it('are two hundred a day from one network', async () => {
    const [from, before] = ['172.16.7.9', new Date(Date.now() - 3_600_000)];
    await api.database.pool.query(
      'insert into form_sent (at, network) select $1, $2 from generate_series(1, 199)',
      [before, networkOf(from)],
    );
    expect((await form('add_querys', ENQUIRY, from)).status).toBe(200);
    expect((await form('add_querys', ENQUIRY, from)).status).toBe(429);
  });

  it('happen once however often they are sent, by a hidden field or a header (ADD-2)', async () => {
    const count = async () => (await post('enquiries/get', {})).body.data.totalDocs;
    const before = await count();
    for (let i = 0; i < 2; i++) await form('add_querys', { ...ENQUIRY, idempotency_key: 'a form' });
    for (let i = 0; i < 2; i++)
      await form('add_querys', ENQUIRY, undefined, { 'idempotency-key': 'another form' });
    expect(await count()).toBe(before + 2);
  });

  it('of an enquiry reach the office or the diocese that is asked (AMB-050, AMB-051)', async () => {
    expect(
      (await form('add_querys', { ...ENQUIRY, type: who.madras.id, subject: 'For Madras' })).body.data
        .message,
    ).toBe('Details sent');
    const mine = await post('enquiries/get', {}, who.madras.token);
    expect(mine.body.data.docs).toMatchObject([
      { subject: 'For Madras', type: who.madras.id, diocese: { name: 'Madras' } },
    ]);
    expect((await post('enquiries/get', {}, who.medak.token)).body.data.totalDocs).toBe(0);
    expect((await post('enquiries/get', {}, who.youth.token)).status).toBe(403);
    const office = await post('enquiries/get', { type: who.madras.id });
    expect(office.body.data.totalDocs).toBe(1);
    expect((await post('enquiries/get', { type: 'contact_us' })).body.data.docs[0].type).toBe('contact_us');
    expect((await form('add_querys', { ...ENQUIRY, type: 'nonsense' })).status).toBe(422);
    expect((await form('add_querys', { ...ENQUIRY, message: ' ' })).body.desc).toBe(
      'Please enter all the details',
    );
    expect((await form('add_querys', { ...ENQUIRY, email: 'nobody' })).status).toBe(422);
  });

  it('of an order keep what was ordered, and take only what visitors can see', async () => {
    const book = (
      await post('publications/create', { ...SAMPLES.publication('Hymns', given), type: 'books' })
    ).body.data;
    expect((await form('place_order', { ...ORDER, product: book._id })).body.data.message).toBe(
      'Order placed',
    );
    const listed = await post('orders/get', { search: 'hymns' });
    expect(listed.body.data.docs).toMatchObject([
      { name: 'Asha', product: book._id, product_title: 'Hymns' },
    ]);
    await api.call('PUT', `publications/edit/${book._id}`, who.office, { activated: false });
    expect((await form('place_order', { ...ORDER, product: book._id })).status).toBe(422);
    expect((await form('place_order', { ...ORDER, mobile: '', product: book._id })).body.desc).toMatch(
      /Please enter all the details|cannot be ordered/,
    );
    expect((await post('orders/get', {}, who.madras.token)).status).toBe(403);
  });
});

describe('a newsletter', () => {
  it('is noted with its items and recipients, and answers how many (AMB-047)', async () => {
    const item = async (title: string) =>
      (await post('news/create', SAMPLES.news(title, given, { diocese: who.madras.id }))).body.data._id;
    const [one, two] = [await item('One'), await item('Two')];
    await post('news_letter/add_subscriber', { name: 'Ravi', email: 'ravi@test.invalid', phone: '' });
    // Those who have subscribed by the form have not said yet that it was them.
    const gets = 'select count(*)::int as n from subscriber where confirmed and deleted_at is null';
    const total = (await api.database.pool.query(gets)).rows[0].n;
    const send = (news: unknown, headers = {}) =>
      api.call('POST', 'news_letter/send_news_letter', who.office, { news }, headers);
    const sent = await send([two, one], { 'idempotency-key': 'once' });
    expect(sent.body.data).toMatchObject({ recipients: total });
    expect((await send([two, one], { 'idempotency-key': 'once' })).body.data._id).toBe(sent.body.data._id);
    const { rows } = await api.database.pool.query(
      'select title, unit_name from newsletter_item order by place',
    );
    expect(rows).toEqual([
      { title: 'Two', unit_name: 'Madras' },
      { title: 'One', unit_name: 'Madras' },
    ]);

    expect((await send([])).body.desc).toBe('Please select atleast one news');
    await api.call('PUT', `news/edit/${one}`, who.office, { activated: false });
    const hidden = await send([two, one]);
    expect([hidden.status, hidden.body.desc]).toEqual([422, expect.stringContaining('One')]);
    expect((await send([two, '0198c0de-0000-7000-8000-000000000000'])).body.desc).toContain('0198c0de');
    expect((await api.database.pool.query('select 1 from newsletter')).rows.length).toBe(1);
  });
});

describe('what was sent', () => {
  it('is marked as handled and as still to be done, and stays as it was written (AMB-051)', async () => {
    await form('add_querys', { ...ENQUIRY, subject: 'To be handled' });
    const toDo = async (handled: unknown) =>
      (await post('enquiries/get', { search: 'handled', handled })).body.data.docs as { _id: string }[];
    const [letter] = await toDo(false);
    const path = `enquiries/edit/${letter?._id}`;
    const edit = (body: object) => api.call('PUT', path, who.office, body);
    const done = await edit({ handled: true, message: 'Changed', subject: 'Changed' });
    expect(done.body.data).toMatchObject({
      handled: true,
      message: ENQUIRY.message,
      subject: 'To be handled',
    });
    expect([(await toDo(false)).length, (await toDo('true')).length, (await toDo('all')).length]).toEqual([
      0, 1, 1,
    ]);
    expect((await edit({ handled: false })).body.data.handled).toBe(false);
    expect((await edit({})).body.desc).toBe('handled must be true or false.');
  });

  it('is handled by nobody but the office and the diocese that was asked', async () => {
    await form('add_querys', { ...ENQUIRY, subject: 'For Madras', type: who.madras.id });
    const [letter] = (await post('enquiries/get', { search: 'Madras' })).body.data.docs;
    const as = async (token: string) =>
      (await api.call('PUT', `enquiries/edit/${letter._id}`, token, { handled: true })).status;
    expect([await as(who.medak.token), await as(who.youth.token), await as(who.madras.token)]).toEqual([
      404, 403, 200,
    ]);
  });
});

describe('the notice beside a form', () => {
  it('its version is kept with what was sent, and its text as long as somebody saw it', async () => {
    const { db, pool } = api.database;
    const { organisation } = readSettings({});
    await keepNotices(db, organisation, new Date());
    await keepNotices(db, organisation, new Date());
    const shown = (of: NoticeForm) => noticeVersion(wholeNotice(of, organisation, 'en'));
    const email = 'noticed@test.invalid';
    await form('add_subscriber', { name: 'A', email, notice: shown('subscribe') });
    const hour = { hour: 6, language: 'en' };
    await form('add_prayer_reader', { email, ...hour, notice: shown('prayer') });
    await form('add_prayer_device', { ...newDevice().subscriber, ...hour, notice: shown('device') });
    await form('add_querys', { ...ENQUIRY, email, notice: shown('letter') });
    const { _id: product } = (
      await post('publications/create', { ...SAMPLES.publication('Noticed', given), type: 'books' })
    ).body.data;
    await form('place_order', { ...ORDER, email, product, notice: shown('order') });
    // Whoever sends another program's form has seen none.
    await form('add_querys', { ...ENQUIRY, email, notice: 'made up' });
    const kept = await pool.query(
      `select n.form, n.said from consent c join subscriber s on s.id = c.subscriber_id join notice n on n.hash = c.notice where s.email = $1
       union all select n.form, n.said from enquiry e left join notice n on n.hash = e.notice where e.email = $1
       union all select n.form, n.said from "order" o join notice n on n.hash = o.notice where o.email = $1
       union all select n.form, n.said from prayer_device d join notice n on n.hash = d.notice order by 1`,
      [email],
    );
    expect(kept.rows).toEqual([
      ...NOTICE_FORMS.map((of) => ({ form: of, said: wholeNotice(of, organisation, 'en') })).toSorted(
        (a, b) => (a.form < b.form ? -1 : 1),
      ),
      { form: null, said: null },
    ]);
    // The office shows it to whoever asks what is kept about them.
    const { data } = (await post('person_data/get', { email })).body;
    const said = (of: NoticeForm) => wholeNotice(of, organisation, 'en');
    expect(data.subscriptions[0].consent).toMatchObject([
      { act: 'asked', list: 'prayer', notice: said('prayer') },
      { act: 'asked', list: 'newsletter', notice: said('subscribe') },
    ]);
    const beside = data.letters.map(({ notice }: { notice: string }) => notice);
    expect(beside.sort()).toEqual(['', said('letter'), said('order')].sort());
  });
});
