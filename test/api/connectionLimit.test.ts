import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { sendMails, stoppedClock, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Mail servers that take few connections from one sender: that is noticed and kept to, and is no trouble. */
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink;
const READERS = 60;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  await subscribers(api, READERS);
});
afterEach(async () => {
  await sink.close();
  await api.database.pool.query('delete from mail; delete from mail_trouble');
});
afterAll(() => api.close());

it.each([1, 2, 4])('%i at a time', async (maxClients) => {
  // All five come at once, and one that was refused comes once more before a mail has gone: by then the limit has been met for certain.
  sink = await startSink(undefined, 0, { maxClients, after: 6 });
  const news = await api.call('POST', 'news/create', who.office, {
    ...SAMPLES.news('Bells', given, { diocese: who.madras.id }),
  });
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [news.body.data._id] });
  // What somebody waits for comes while the newsletter goes out, by the clock of which it is due already.
  const clock = stoppedClock(Date.now() + 3_600_000);
  const asked = expect
    .poll(() => sink.got.length)
    .toBeGreaterThan(0)
    .then(() => api.call('POST', 'auth/forgot_password', null, { email: 'youth@example.org' }));
  const rests: number[] = [];
  const log = await sendMails(api, {
    url: sink.url,
    clock,
    lines: 5,
    waited: async (ms) => void rests.push(ms),
  });
  expect((await asked).status).toBe(200);
  await sendMails(api, { url: sink.url, clock, lines: 5 });
  expect(rests).toEqual([]);
  // A slow machine closes a connection later than the next one is tried, and the limit is taken for a smaller one until a minute has passed.
  expect(log[0]).toBe(`The mail server’s limit of connections at a time is ${maxClients}.`);
  expect(sink.got.length).toBe(READERS + 1);
  expect((await api.database.pool.query('select 1 from mail_trouble')).rows).toEqual([]);
  expect([...sink.names]).toEqual(['www.example.org']);
});
