import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { sendMails, stoppedClock, subscribers } from '../support/mail.ts';
import { type RoughSink, startRoughSink } from '../support/roughSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** What one person waits for goes out whatever else does: a newsletter, and whatever strangers cause by typing into forms (AMB-047). */
let api: TestApi;
let who: People;
let given: Files;
let sink: RoughSink;
let nth = 0;
const PATIENCE = { connect: 60_000, ask: 60_000, take: 60_000 };

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterEach(async () => {
  await sink.close();
  await api.database.pool.query('delete from mail; delete from mail_trouble; delete from subscriber');
});
afterAll(() => api.close());

const stranger = (path: string, body: object) =>
  api.call('POST', path, null, body, {}, `10.${++nth >> 8}.${nth & 255}.1`);
const forgot = () => stranger('auth/forgot_password', { email: 'youth@example.org' });
const at = (address: string): number => sink.got.findIndex(({ to }) => to === address);
/** A mail that does not wait for the flood comes in its first half: while it is written, the other lines carry some of the flood. */
const inFirstHalf = (flood: number): number => flood / 2;

it('goes out while every line of a newsletter hangs', async () => {
  sink = await startRoughSink((phase, { to }) =>
    phase === 'rcpt' && to.startsWith('reader') ? 'hang' : undefined,
  );
  await subscribers(api, 20);
  const news = await api.call('POST', 'news/create', who.office, {
    ...SAMPLES.news('Bells', given, { diocese: who.madras.id }),
  });
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [news.body.data._id] });
  const ending = new AbortController();
  // Ahead of the clock by which mails are asked for meanwhile.
  const clock = stoppedClock(Date.now() + 3_600_000);
  const sending = sendMails(api, {
    ...{ url: sink.url, ending: ending.signal, lines: 5, patience: PATIENCE, clock },
  });
  await forgot();
  await expect.poll(() => at('youth@example.org')).toBe(0);
  // What comes later is seen too, though nothing else has gone on since.
  await api.call('POST', 'auth/forgot_password', null, { email: 'madras@example.org' }, {}, '10.99.1.1');
  await expect.poll(() => at('madras@example.org')).toBe(1);
  ending.abort();
  await sink.close();
  await sending;
});

it('goes before all that strangers have asked for', async () => {
  sink = await startRoughSink(() => undefined);
  const flood = 120;
  for (let n = 0; n < flood; n++)
    await stranger('public/add_subscriber', { name: 'Forged', email: `forged${n}@test.invalid`, phone: '' });
  await forgot();
  await sendMails(api, { url: sink.url, lines: 5, patience: PATIENCE });
  expect(sink.got.length).toBe(flood + 1);
  expect(at('youth@example.org')).toBeLessThan(inFirstHalf(flood));
});

const FORGED = { name: 'Forged', subject: 'Buy', message: 'Cheap.', type: 'contact_us' };
const { email: OFFICE } = readSettings({}).organisation;

it('keeps neither a password nor the office behind a flood of forged letters', async () => {
  sink = await startRoughSink(() => undefined);
  const flood = 60;
  for (let n = 0; n < flood; n++)
    expect(
      (
        await stranger('public/add_querys', {
          ...FORGED,
          subject: `Buy ${n}`,
          email: `forged${n}@test.invalid`,
        })
      ).status,
    ).toBe(200);
  await forgot();
  const clock = stoppedClock();
  const send = () => sendMails(api, { url: sink.url, lines: 5, patience: PATIENCE, clock });
  await send();
  expect(at('youth@example.org')).toBeLessThan(inFirstHalf(flood));
  const toOffice = () =>
    sink.got.filter(({ to }) => to === OFFICE).map(({ raw }) => /^subject: *([^\r]*)/im.exec(raw)?.[1]);
  expect(toOffice().length).toBe(3);
  // The others go together.
  clock.pass(11 * 60_000);
  await send();
  expect(toOffice().sort()).toEqual(['57 letters came at once', 'Buy 0', 'Buy 1', 'Buy 2']);
  const last = sink.got.findLast(({ to }) => to === OFFICE)?.raw.replaceAll('=\r\n', '') ?? '';
  for (const told of ['Buy 3', 'Buy 22', '37 more are in the Inbox.', '/inbox']) expect(last).toContain(told);
  expect(last).not.toContain('Buy 23');
  expect((await api.database.pool.query('select 1 from enquiry')).rows.length).toBe(60);
});
