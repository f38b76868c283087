import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { countRecipients } from '#store/newsletter/recipients.ts';
import { type People, people, startApi, startEmptyApi, type TestApi } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { sendMails } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';

/** What visitors' forms mail, and to whom (AMB-050, AMB-051, AMB-052). */
let api: TestApi;
let who: People;
let sink: Sink;
let nth = 0;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterEach(async () => {
  await sink.close();
  await api.database.pool.query('delete from mail; delete from subscriber');
});
afterAll(() => api.close());

const form = (path: string, body: object) =>
  api.call('POST', `public/${path}`, null, body, {}, `10.8.${++nth}.1`);
const subscriber = async () =>
  (await api.database.pool.query('select mail_key, confirmed, unsubscribed_at, goodbye from subscriber'))
    .rows[0];
const consents = async () =>
  (await api.database.pool.query('select act, page, network_hash from consent order by at, act')).rows;
const ASHA = { name: 'Asha', email: 'Asha@test.invalid', phone: '' };
/** All mails that have come since the sink was opened, as `to: subject`. */
async function mails(): Promise<string[]> {
  await sendMails(api, { url: sink.url, lines: 1 });
  return sink.got.map(({ to, raw }) => `${to}: ${/^subject: *([^\r]*)/im.exec(raw)?.[1]}`).sort();
}

it('asks whoever subscribes once a day, and sends nothing else before the answer', async () => {
  sink = await startSink();
  await form('add_subscriber', ASHA);
  await form('add_subscriber', { ...ASHA, email: 'asha@TEST.invalid', name: 'Another' });
  expect(await mails()).toEqual(['Asha@test.invalid: Please confirm your subscription']);
  const { mail_key: key, confirmed } = await subscriber();
  expect(confirmed).toBe(false);
  expect(sink.got[0]?.raw.replaceAll('=\r\n', '')).toContain(`/subscribe/confirm/${key}`);
  expect((await form('subscription', { key, subscribed: true })).status).toBe(200);
  expect(await subscriber()).toMatchObject({ confirmed: true, unsubscribed_at: null });
  // Known by now: nothing is asked any more.
  setClock(new Date(Date.now() + 2 * 24 * 3_600_000));
  await form('add_subscriber', ASHA);
  expect((await mails()).length).toBe(1);
});

it('knows an address again however its domain is spelled, shows it as people write it, and mails it as servers do', async () => {
  sink = await startSink();
  for (const domain of ['bücher.test', 'xn--bcher-kva.test', 'BÜCHER.test'])
    await form('add_subscriber', { ...ASHA, email: `asha@${domain}` });
  // The server of the tests turns it round again.
  expect(await mails()).toEqual(['asha@bücher.test: Please confirm your subscription']);
  expect(sink.got[0]?.raw).toMatch(/^To: asha@xn--bcher-kva\.test\r$/m);
  const { body } = await api.call('POST', 'news_letter/get_subscriber', who.office, {});
  expect(body.data.docs).toMatchObject([{ email: 'asha@bücher.test' }]);
  const again = { name: 'Asha', email: 'Asha@XN--BCHER-KVA.test' };
  expect((await api.call('POST', 'news_letter/add_subscriber', who.office, again)).status).toBe(422);
  const lines = { lines: [{ line: 2, name: 'A', email: 'asha@xn--bcher-kva.test' }] };
  const checked = await api.call('POST', 'news_letter/import/check', who.office, lines);
  expect(JSON.stringify(checked.body.data)).toContain('"same"');
});

it("takes the key of a subscription that was found to be the same person's for that of the one that stays", async () => {
  sink = await startSink();
  await form('add_subscriber', ASHA);
  const { mail_key: key } = await subscriber();
  await api.database.pool.query(`insert into subscriber (id, name, email, deleted_at, merged_into)
    select gen_random_uuid(), name, 'old@test.invalid', now(), id from subscriber`);
  const old = await api.database.pool.query('select mail_key from subscriber where merged_into is not null');
  await form('subscription', { key: old.rows[0].mail_key, subscribed: false });
  const stays = await api.database.pool.query('select state from subscriber where mail_key = $1', [key]);
  expect(stays.rows).toEqual([{ state: 'unsubscribed' }]);
});

it('ends a subscription by the key of its mails, takes it up again, and knows no other key', async () => {
  sink = await startSink();
  await form('add_subscriber', ASHA);
  const { mail_key: key } = await subscriber();
  await form('subscription', { key, subscribed: false, reason: 'Too many' });
  expect(await subscriber()).toMatchObject({ unsubscribed_at: expect.any(Date), goodbye: 'Too many' });
  await form('subscription', { key, subscribed: true });
  expect(await subscriber()).toMatchObject({ confirmed: true, unsubscribed_at: null, goodbye: '' });
  for (const wrong of ['', 'x', who.youth.id])
    expect((await form('subscription', { key: wrong, subscribed: false })).status).toBe(404);
});

it('keeps when, on which page and from which network somebody said so, but not the network itself', async () => {
  sink = await startSink();
  const about = { referer: 'https://www.example.org/about?from=a#b' };
  await api.call('POST', 'public/add_subscriber', null, ASHA, about, '10.7.1.1');
  // Asked today already: nothing new was said.
  await api.call('POST', 'public/add_subscriber', null, ASHA, {}, '10.7.2.2');
  const { mail_key: key } = await subscriber();
  const mailed = { referer: `https://www.example.org/subscribe/confirm/${key}` };
  for (let i = 0; i < 2; i++)
    await api.call('POST', 'public/subscription', null, { key, subscribed: true }, mailed, '10.7.1.99');
  const kept = await consents();
  expect(kept.map((one) => [one.act, one.page])).toEqual([
    ['asked', 'https://www.example.org/about'],
    ['confirmed', 'https://www.example.org/subscribe/confirm/…'],
  ]);
  expect(kept[0].network_hash).toEqual(kept[1].network_hash);
  expect(kept[0].network_hash.toString('hex')).toMatch(/^[0-9a-f]{64}$/);
});

/** As the tally has it, which counts the same as the rows. */
async function recipients(): Promise<number> {
  const found = await api.database.pool.query(
    `select count(*)::int as n from subscriber where deleted_at is null and state = 'subscribed'`,
  );
  const counted = await countRecipients(api.database.db);
  expect(found.rows).toEqual([{ n: counted }]);
  return counted;
}

it('gives somebody whose mails came back no newsletter until they have answered', async () => {
  sink = await startSink();
  await api.database.pool.query(
    `insert into subscriber (id, name, email, parked_at) values (gen_random_uuid(), 'Asha', 'asha@test.invalid', now())`,
  );
  const { mail_key: key } = await subscriber();
  expect(await recipients()).toBe(0);
  await form('add_subscriber', ASHA);
  expect(await mails()).toEqual(['asha@test.invalid: Please confirm your subscription']);
  expect(await recipients()).toBe(0);
  await form('subscription', { key, subscribed: true });
  expect(await recipients()).toBe(1);
});

it('leaves who has left as they are when somebody types the address, until the mail is answered', async () => {
  sink = await startSink();
  await form('add_subscriber', ASHA);
  const { mail_key: key } = await subscriber();
  await form('subscription', { key, subscribed: true });
  await form('subscription', { key, subscribed: false, reason: 'Too many' });
  await api.database.pool.query('delete from mail');
  await form('add_subscriber', { ...ASHA, name: 'A stranger' });
  const listed = async () =>
    (await api.call('POST', 'news_letter/get_subscriber', who.office, { state: 'unsubscribed' })).body.data
      .docs;
  expect(await listed()).toMatchObject([{ email: 'Asha@test.invalid', name: 'Asha', state: 'unsubscribed' }]);
  expect(await subscriber()).toMatchObject({ goodbye: 'Too many' });
  expect(await mails()).toEqual(['Asha@test.invalid: Please confirm your subscription']);
  await form('subscription', { key, subscribed: true });
  expect(await listed()).toEqual([]);
  expect(await recipients()).toBe(1);
  await api.database.pool.query('update subscriber set deleted_at = now()');
  expect(await recipients()).toBe(0);
});

it('asks whoever has left where nobody else is asked, too: a stranger may have typed the address', async () => {
  const unasked = await startEmptyApi({}, undefined, () => ({ confirmSubscribers: false }));
  const typed = () => unasked.call('POST', 'public/add_subscriber', null, ASHA);
  const read = async () =>
    (await unasked.database.pool.query('select state, mail_key as key from subscriber')).rows[0];
  const mailed = async () => (await unasked.database.pool.query('select template from mail')).rows;
  try {
    await typed();
    const { state, key } = await read();
    expect(state).toBe('subscribed');
    await unasked.call('POST', 'public/subscription', null, { key, subscribed: false, reason: '' });
    expect(await mailed()).toEqual([]);
    await typed();
    expect((await read()).state).toBe('unsubscribed');
    expect(await mailed()).toEqual([{ template: 'confirm' }]);
  } finally {
    await unasked.close();
  }
});

it('takes no name that hides what it says', async () => {
  sink = await startSink();
  await form('add_subscriber', { ...ASHA, name: 'Asha \u202Efdp.\u2066eciovni\u200B' });
  await form('add_querys', { ...LETTER, name: '\u2067Bishop\u2069', type: 'contact_us' });
  const names = await api.database.pool.query(
    'select name from subscriber union all select name from enquiry order by name',
  );
  expect(names.rows.map(({ name }) => name)).toEqual(['Asha fdp.eciovni', 'Bishop']);
});

const LETTER = { name: 'Asha', email: 'asha@test.invalid', subject: 'Bells', message: 'When?' };

it('mails a question to the office, another to the diocese that is asked, and thanks the writer once', async () => {
  sink = await startSink();
  await api.call('PUT', `diocese/edit/${who.madras.id}`, who.office, { email: 'madras@test.invalid' });
  await form('add_querys', { ...LETTER, type: 'contact_us' });
  await form('add_querys', { ...LETTER, subject: 'To Madras', type: who.madras.id });
  const office = 'office@example.org';
  expect(await mails()).toEqual([
    expect.stringContaining('asha@test.invalid: '),
    'madras@test.invalid: To Madras',
    `${office}: Bells`,
  ]);
  const toOffice = sink.got.find(({ to }) => to === office)?.raw ?? '';
  expect(toOffice).toMatch(/^reply-to: Asha <asha@test\.invalid>\r$/im);
  // What a stranger typed never goes to an address that a stranger chose.
  const thanks = sink.got.find(({ to }) => to === LETTER.email)?.raw ?? '';
  expect(thanks).not.toMatch(/Bells|When\?|Madras|Asha wrote/);
});

it('mails nothing for a form that comes twice, and keeps addresses that would forge out of the header', async () => {
  sink = await startSink();
  const twice = {
    ...LETTER,
    name: 'Asha\r\nBcc: b@test.invalid',
    subject: 'A\r\nBcc: c@test.invalid',
    type: 'contact_us',
  };
  const key = { 'idempotency-key': 'the same' };
  for (let i = 0; i < 2; i++) await api.call('POST', 'public/add_querys', null, twice, key, '10.8.200.1');
  await mails();
  expect(sink.got.filter(({ to }) => to === 'office@example.org').length).toBe(1);
  for (const { raw } of sink.got) expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
});

it('asks in the language that was chosen, and leads to a page in it', async () => {
  sink = await startSink();
  await form('add_subscriber', { ...ASHA, language: 'ta' });
  await sendMails(api, { url: sink.url, lines: 1 });
  const { mail_key: key } = await subscriber();
  const mail = await PostalMime.parse(sink.got[0]?.raw ?? '');
  expect(mail.subject).toBe('உங்கள் பதிவை உறுதிப்படுத்தவும்');
  for (const part of [mail.html, mail.text])
    expect(part).toContain(`https://www.example.org/ta/subscribe/confirm/${key}`);
  // Whoever asks again from another page is asked in its language; what was chosen stays until the answer.
  await api.database.pool.query('delete from mail');
  await form('add_subscriber', { ...ASHA, language: 'kn' });
  await sendMails(api, { url: sink.url, lines: 1 });
  expect((await PostalMime.parse(sink.got[1]?.raw ?? '')).subject).toBe('ದಯವಿಟ್ಟು ನಿಮ್ಮ ಚಂದಾವನ್ನು ದೃಢಪಡಿಸಿ');
  expect((await api.database.pool.query('select language from subscriber')).rows).toEqual([
    { language: 'ta' },
  ]);
});
