import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeExpired } from '#store/cleanup/expired.ts';
import { removeOldMails } from '#store/mailQueue/oldMails.ts';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';
import { sendMails, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** What is done with goes after a time, and what newsletters and threads tell stays true. */
let api: TestApi;
let who: People;
let sink: Sink;
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  sink = await startSink((to) => (to.startsWith('reader1@') ? 550 : 250));
});
afterAll(() => Promise.all([api.close(), sink.close()]));

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const after = (days: number) => removeOldMails(api.database.db, inDays(days));
const templates = async () =>
  (await api.database.pool.query('select template, state from mail order by template, state')).rows.map(
    ({ template, state }) => `${template} ${state}`,
  );

it('removes mails that are done, and keeps counts, refusals and what threads tell', async () => {
  const given = await files(api, who);
  await subscribers(api, 5);
  const news = await api.call(
    'POST',
    'news/create',
    who.office,
    SAMPLES.news('Bells', given, { diocese: who.madras.id }),
  );
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [news.body.data._id] });
  await api.database.pool.query(`update subscriber set unsubscribed_at = now() where email like 'reader2@%'`);
  const letter = {
    name: 'Mary',
    email: 'mary@test.invalid',
    subject: 'Bells',
    message: 'When?',
    type: 'contact_us',
  };
  await api.call('POST', 'public/add_querys', null, letter);
  const { _id: id } = (await api.call('POST', 'enquiries/get', who.office, {})).body.data.docs[0];
  await api.call('POST', `enquiries/answer/${id}`, who.office, { text: 'At six.', handled: true });
  await sendMails(api, { url: sink.url });
  const counts = async () => {
    const { sent, refused, unsubscribed, waiting, recipients, state } = (
      await api.call('POST', 'news_letter/get_sent', who.office, {})
    ).body.data.docs[0];
    return { sent, refused, unsubscribed, waiting, recipients, state };
  };
  const told = { sent: 3, refused: 1, unsubscribed: 1, waiting: 0, recipients: 5, state: 'done' };
  expect(await counts()).toEqual(told);
  const all = await templates();
  expect(all.length).toBe(8);

  await after(80);
  expect(await templates()).toEqual(all);
  await after(100);
  // The letter itself is in nobody's trash, so that its thread still tells.
  expect(await templates()).toEqual(['answer sent', 'newsletter refused']);
  expect(await counts()).toEqual(told);
  expect((await api.call('GET', `enquiries/thread/${id}`, who.office)).body.data.docs[0].mail.state).toBe(
    'sent',
  );
  await after(400);
  expect(await templates()).toEqual(['answer sent']);
  expect(await counts()).toEqual(told);

  // With the letter goes its thread, and then the mail.
  await api.call('DELETE', `enquiries/delete/${id}`, who.office);
  await removeExpired(api.database.db, inDays(130));
  expect((await api.database.pool.query('select 1 from letter_message')).rows).toEqual([]);
  await removeExpired(api.database.db, inDays(130));
  expect(await templates()).toEqual([]);
  // Those who were signed in are not any more.
  who = { ...who, office: await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password) };
});

it('keeps the counts of a newsletter when one of its readers is erased', async () => {
  await subscribers(api, 2, (n) => `other${n}@test.invalid`);
  const given = await files(api, who);
  const news = await api.call(
    'POST',
    'news/create',
    who.office,
    SAMPLES.news('Choir', given, { diocese: who.madras.id }),
  );
  const made = await api.call('POST', 'news_letter/send_news_letter', who.office, {
    news: [news.body.data._id],
  });
  const { recipients } = made.body.data;
  await api.database.pool.query(`delete from subscriber where email = 'other0@test.invalid'`);
  await sendMails(api, { url: sink.url });
  await api.database.pool.query(`delete from subscriber where email = 'other1@test.invalid'`);
  const { sent, refused, unsubscribed } = (await api.call('POST', 'news_letter/get_sent', who.office, {}))
    .body.data.docs[0];
  expect(sent + refused + unsubscribed).toBe(recipients);
  expect(unsubscribed).toBe(1);
});
