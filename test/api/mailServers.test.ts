import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openMailer } from '#mail/mailer.ts';
import { sendTestMail } from '#mail/testMail.ts';
import { readSettings } from '#settings/settings.ts';
import { startDueTrials } from '#store/newsletter/newsletterTrials.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { inOrderOfNumbers, sendMails, stoppedClock, subscribers } from '../support/mail.ts';
import { type Mischief, type Phase, type RoughSink, startRoughSink } from '../support/roughSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Mail servers that answer badly, slowly or not at all: only bad addresses fail, all others get theirs, and the console says what happened. */
const PATIENCE = { connect: 20_000, ask: 20_000, take: 20_000 };
const SHORT_MS = 100;
/** Short where the server says nothing for long, so that a slow machine is not taken for such a server elsewhere. */
function patienceAt(phase: Phase, mischief: Mischief) {
  if (mischief !== 'hang' && mischief !== 'drip') return PATIENCE;
  if (phase === 'greeting' || phase === 'ehlo') return { ...PATIENCE, connect: SHORT_MS };
  return { ...PATIENCE, [phase === 'taken' ? 'take' : 'ask']: SHORT_MS };
}
const DAY = 24 * 3_600_000;
const READERS = 7;

let api: TestApi;
let who: People;
let given: Files;
let sink: RoughSink;
let story: string;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  const news = await api.call('POST', 'news/create', who.office, {
    ...SAMPLES.news('Bells', given, { diocese: who.madras.id }),
  });
  story = news.body.data._id;
  await subscribers(api, READERS);
});
afterEach(async () => {
  await sink.close();
  await api.database.pool.query(
    `delete from mail; delete from mail_trouble; delete from newsletter; delete from subscriber where email like 'further%';
     update subscriber set parked_at = null, soft_bounces = 0`,
  );
});
afterAll(() => api.close());

/** Sends in rounds, two days apart, until nobody waits; gives what the console said while the lines rested. */
async function sendAll(patience: typeof PATIENCE, mostRests = Number.POSITIVE_INFINITY): Promise<string[]> {
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [story], again: true });
  const clock = stoppedClock();
  const said = new Set<string>();
  const ending = new AbortController();
  let rests = 0;
  for (
    let round = 0;
    round < 5 && !ending.signal.aborted && (await outcomes()).includes('waiting');
    round++
  ) {
    await sendMails(api, {
      // On one line, so that what it hears is noted before it rests.
      ...{ url: sink.url, clock, lines: 1, patience, ending: ending.signal },
      waited: async () => {
        const { body } = await api.call('GET', 'mail/state', who.office);
        if (body.data.trouble) said.add(body.data.trouble.sentence);
        if (++rests > mostRests) ending.abort();
      },
    });
    clock.pass(2 * DAY);
  }
  return [...said];
}

const outcomes = async (): Promise<string[]> =>
  (await api.database.pool.query('select state from mail order by to_address')).rows.map(
    ({ state }) => state,
  );

const everybody = Array.from({ length: READERS }, (_, n) => `reader${n}@test.invalid`);
const FIRST_LINES = 5;

it.each<[Phase, Mischief, RegExp]>([
  ['greeting', 'hang', /^The mail server did not let us in within 1 seconds\.$/],
  ['greeting', 'drip', /^The mail server did not let us in within/],
  ['greeting', 'close', /^The mail server closed the connection before it had answered\.$/],
  ['greeting', '421 too many of you', /^The mail server says: “421 too many of you”\.$/],
  ['greeting', '554 not you', /^The mail server says: “554 not you”\.$/],
  ['ehlo', 'hang', /^The mail server did not let us in within/],
  ['mail', 'hang', /^The mail server did not answer within 1 seconds\.$/],
  ['mail', 'drip', /^The mail server did not answer within/],
  ['mail', '451 later', /^The mail server says: “451 later”\.$/],
  ['mail', '550 not from you', /^The mail server says: “550 not from you”\.$/],
  ['mail', '421 going down', /^The mail server says: “421 going down”\.$/],
  ['rcpt', '421 going down', /^The mail server says: “421 going down”\.$/],
  ['rcpt', 'close', /^The mail server closed the connection/],
  ['data', 'hang', /^The mail server did not answer within/],
  ['data', '451 no room', /^The mail server says: “451 no room”\.$/],
  ['taken', 'hang', /^The mail server did not say within 1 seconds whether it has taken the mail\.$/],
  ['taken', 'drip', /^The mail server did not say within/],
  ['taken', 'close', /^The mail server closed the connection/],
])('all get theirs from a server that first, at %s, does: %s', async (phase, mischief, sentence) => {
  sink = await startRoughSink((at, { nth }) => (at === phase && nth < FIRST_LINES ? mischief : undefined));
  const said = await sendAll(patienceAt(phase, mischief));
  expect(await outcomes()).toEqual(everybody.map(() => 'sent'));
  expect([...new Set(sink.got.map(({ to }) => to))].sort()).toEqual(everybody);
  expect(new Set(sink.got.map(({ messageId }) => messageId)).size).toBe(READERS);
  expect(said, JSON.stringify(said)).toHaveLength(1);
  for (const one of said) expect(one).toMatch(sentence);
  // Only what the server may have had is sent again.
  if (phase !== 'taken') expect(sink.got.length).toBe(READERS);
  // The last word is that all is well.
  expect((await api.call('GET', 'mail/state', who.office)).body.data.trouble).toBeNull();
});

it.each<[Phase, Mischief]>([
  ['rcpt', 'hang'],
  ['rcpt', 'close'],
  ['rcpt', '421 not that one'],
  ['rcpt', '451 not that one'],
  ['rcpt', '550 nobody of that name'],
  ['rcpt', '550 with a \0 in it'],
])('one bad address holds up nobody: %s, %s', async (phase, mischief) => {
  sink = await startRoughSink((at, { to }) =>
    at === phase && to.startsWith('reader3@') ? mischief : undefined,
  );
  await sendAll(patienceAt(phase, mischief));
  const bad = mischief?.startsWith('550') ? 'refused' : 'waiting';
  expect(await outcomes()).toEqual(everybody.map((_, n) => (n === 3 ? bad : 'sent')));
  expect(sink.got.map(({ to }) => to).sort()).toEqual(everybody.filter((_, n) => n !== 3));
});

it.each<[Phase, `${number} ${string}`, boolean]>([
  ['rcpt', '550 5.1.1 nobody of that name', true],
  ['rcpt', '550 nobody of that name', true],
  ['rcpt', '550 5.7.1 Relaying denied', false],
  ['rcpt', '552 5.2.2 Mailbox full', false],
  ['data', '550 5.1.1 nobody of that name', false],
  ['taken', '554 5.1.1 we do not like what it says', false],
])('at %s, %s: parked %s', async (phase, words, isParked) => {
  sink = await startRoughSink((at, { to }) =>
    at === phase && to.startsWith('reader3@') ? words : undefined,
  );
  await sendAll(PATIENCE);
  const listed = await api.call('POST', 'news_letter/get_subscriber', who.office, { state: 'parked' });
  const parked = isParked ? [{ email: 'reader3@test.invalid', state: 'parked', reason: words }] : [];
  expect(listed.body.data.docs).toMatchObject(parked);
  const counted = async () => (await api.call('GET', 'news_letter/subscriber_counts', who.office)).body.data;
  expect(await counted()).toMatchObject({ parked: parked.length, subscribed: READERS - parked.length });
  // The next newsletter goes to whoever is left.
  await sendAll(PATIENCE);
  expect((await outcomes()).length).toBe(2 * READERS - parked.length);
  for (const { _id } of listed.body.data.docs) {
    expect((await api.call('PUT', `news_letter/try_again/${_id}`, who.office)).status).toBe(200);
    expect(await counted()).toMatchObject({ parked: 0, subscribed: READERS });
  }
});

const GONE = '550 5.1.1 nobody of that name';
const parked = async () =>
  (
    await api.database.pool.query('select email from subscriber where parked_at is not null order by email')
  ).rows.map(({ email }) => email);
/** A newsletter to so many more, and what waits for it is done with at each step of one run. */
async function sendTo(
  many: number,
  waited: (ms: number) => Promise<void> = async () => {},
  lines = 3,
  impatient = false,
) {
  await subscribers(api, many, (n) => `further${String(n).padStart(3, '0')}@test.invalid`);
  const { body } = await api.call('POST', 'news_letter/send_news_letter', who.office, {
    ...{ news: [story], again: true },
  });
  // In the order of their numbers, so that those who are gone really come one after the other.
  await inOrderOfNumbers(api);
  const clock = stoppedClock();
  const send = () => sendMails(api, { url: sink.url, clock, lines, patience: PATIENCE, waited, impatient });
  await send();
  return { id: body.data._id, clock, send };
}
const isFurther = (to: string, from: number, until: number): boolean => {
  const n = Number(/^further(\d+)@/.exec(to)?.[1] ?? Number.NaN);
  return n >= from && n < until;
};
const trouble = async () => (await api.call('GET', 'mail/state', who.office)).body.data.trouble;

it('parks nobody where one server knows nobody at all', async () => {
  sink = await startRoughSink((at) => (at === 'rcpt' ? GONE : undefined));
  expect(await sendAll(PATIENCE, 20)).toEqual([`The mail server says: “${GONE}”.`]);
  expect(await parked()).toEqual([]);
  expect(await outcomes()).toEqual(everybody.map(() => 'waiting'));
});

it('takes who gets another address for somebody who is no longer parked', async () => {
  sink = await startRoughSink((at, { to }) =>
    at === 'rcpt' && to.startsWith('reader6@') ? GONE : undefined,
  );
  await sendAll(PATIENCE);
  const listed = await api.call('POST', 'news_letter/get_subscriber', who.office, { state: 'parked' });
  const [{ _id, email }] = listed.body.data.docs;
  const edit = (change: object) => api.call('PUT', `news_letter/edit_subscriber/${_id}`, who.office, change);
  const state = async () =>
    (await api.call('GET', `news_letter/get_subscriber/${_id}`, who.office)).body.data.state;
  await edit({ name: 'Another name' });
  expect(await state()).toBe('parked');
  await edit({ email: `new.${email}` });
  expect(await state()).toBe('subscribed');
  await edit({ email });
});

it('reaches 220 at once though 80 between them are gone, and writes to those no more', async () => {
  const [from, until] = [160, 240];
  sink = await startRoughSink((at, { to }) =>
    at === 'rcpt' && isFurther(to, from, until) ? GONE : undefined,
  );
  const rests: number[] = [];
  await sendTo(300, async (ms) => void rests.push(ms), 5);
  expect(rests).toEqual([]);
  expect(sink.got.length).toBe(READERS + 220);
  expect(await trouble()).toBeNull();
  expect((await parked()).length).toBe(80);
  expect((await parked()).every((email) => isFurther(email, from, until))).toBe(true);
});

it('gives up hardly anybody to a server that loses its list of people in the middle, and says so', async () => {
  let knows = 50;
  sink = await startRoughSink((at) => (at === 'rcpt' && sink.got.length >= knows ? GONE : undefined));
  let [said, rests] = ['', 0];
  const { send, clock } = await sendTo(
    200,
    async () => {
      said ||= (await trouble())?.sentence ?? '';
      // Put right in the second rest.
      if (++rests === 2) knows = Number.POSITIVE_INFINITY;
    },
    1,
  );
  clock.pass(DAY);
  await send();
  expect(said).toBe(`The mail server says: “${GONE}”.`);
  expect((await parked()).length).toBeLessThanOrEqual(3);
  expect(sink.got.length).toBeGreaterThanOrEqual(READERS + 200 - 3);
});

it('pauses a newsletter that is turned away for what it says, tells why, and goes on when it is taken again', async () => {
  let isBlocked = true;
  const words = '550 5.7.1 your server is on a list';
  sink = await startRoughSink((at) =>
    at === 'taken' && isBlocked && sink.got.length > 20 ? words : undefined,
  );
  const { id, clock, send } = await sendTo(80);
  const read = async () => (await api.call('GET', `news_letter/get_sent/${id}`, who.office)).body.data;
  const paused = await read();
  expect(paused).toMatchObject({ state: 'paused', refused: 0 });
  expect(paused.note).toContain('It was paused by itself');
  expect(paused.note).toContain(words);
  expect(paused.acts.at(-1)).toMatchObject({ act: 'pause', by: '' });
  expect((await trouble()).sentence).toContain(words);
  // What is in flight is no more than the lines carry.
  expect(paused.tried).toBeLessThan(20);
  // Tried again by itself, with a few readers who are not held against it, and paused again.
  const tryIt = () => startDueTrials(api.database.db, clock.now());
  expect(await tryIt()).toBe(0);
  for (const minutes of [2, 4, 8]) {
    clock.pass(minutes * 60_000);
    expect(await tryIt()).toBe(1);
    await send();
    expect(await read()).toMatchObject({ state: 'paused', refused: 0, tried: paused.tried });
  }
  expect((await read()).acts.length).toBe(paused.acts.length);
  isBlocked = false;
  clock.pass(15 * 60_000);
  expect(await tryIt()).toBe(1);
  await send();
  expect(await read()).toMatchObject({ state: 'done', refused: 0, note: '' });
  expect(await trouble()).toBeNull();
  expect((await read()).acts.at(-1)).toMatchObject({ act: 'resume', by: '' });
  expect(new Set(sink.got.slice(21).map(({ to }) => to)).size).toBeGreaterThan(READERS + 80 - 21);
});

it('lets such a newsletter go out at once when somebody asks for it', async () => {
  let isBlocked = true;
  sink = await startRoughSink((at) => (at === 'taken' && isBlocked ? '554 5.7.1 on a list' : undefined));
  const { id, clock, send } = await sendTo(20);
  const read = async () => (await api.call('GET', `news_letter/get_sent/${id}`, who.office)).body.data;
  expect((await read()).state).toBe('paused');
  isBlocked = false;
  expect((await api.call('POST', 'mail/try_now', who.office, {})).status).toBe(200);
  clock.pass(60_000);
  await send();
  expect(await read()).toMatchObject({ state: 'done', refused: 0, sent: READERS + 20 });
});

/** Each way in which a server refuses everybody, whatever it has taken before. */
const REFUSALS = [
  ['mail', '550 5.7.1 your address is on a list'],
  ['rcpt', '550 5.7.1 your address is on a list'],
  ['rcpt', '550 your address is on a list'],
  ['rcpt', '554 no'],
  ['rcpt', '451 4.7.1 not now'],
  ['data', '550 5.7.1 your address is on a list'],
] as const;
it.each(REFUSALS.flatMap(([phase, words]) => [0, 30].map((first) => [phase, words, first] as const)))(
  'says what a server says that refuses everybody at %s, %s, after %i, and goes on when it is asked to',
  async (phase, words, first) => {
    let [isListed, isAsked, before, after] = [true, false, 0, 0];
    sink = await startRoughSink((at) =>
      at === phase && isListed && sink.got.length >= first ? words : undefined,
    );
    let rests = 0;
    const waited = async () => {
      if (isAsked) return void after++;
      // Connections also wait for each other, or for the database, before the server has said enough; and what it had taken on one of them a moment before
      // takes the trouble away until it says so once more.
      if (!(await trouble())?.sentence.includes(words)) {
        expect(++before).toBeLessThan(100);
        return;
      }
      before = 0;
      if (++rests !== 40) return;
      isListed = false;
      await api.call('POST', 'mail/try_now', who.office, {});
      await api.database.pool.query(`update mail_trouble set asked_at = '2100-01-01'`);
      isAsked = true;
    };
    const { clock } = await sendTo(60, waited, 3, true);
    expect(isAsked).toBe(true);
    // Each connection looks once more.
    expect(after).toBeLessThan(10);
    expect(await parked()).toEqual([]);
    expect((await outcomes()).filter((state) => state === 'refused')).toEqual([]);
    clock.pass(DAY);
    await sendMails(api, { url: sink.url, clock, lines: 3, patience: PATIENCE });
    expect(new Set(sink.got.map(({ to }) => to)).size).toBe(READERS + 60);
    expect(sink.got.length).toBe(READERS + 60);
    expect(await trouble()).toBeNull();
  },
);

it('parks nobody for a full mailbox, however often it is refused', async () => {
  sink = await startRoughSink((at, { to }) =>
    at === 'rcpt' && to.startsWith('reader3@') ? '552 5.2.2 mailbox full' : undefined,
  );
  for (let n = 1; n <= 6; n++) await sendAll(PATIENCE);
  expect(await parked()).toEqual([]);
});

it('is not blamed for addresses that are nobody’s, however many come first', async () => {
  sink = await startRoughSink(() => undefined);
  await subscribers(api, 30, (n) => `further${n}@readers.example`);
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [story] });
  await api.database.pool.query(
    `update mail set due_at = due_at - interval '1 hour' where to_address like 'further%'`,
  );
  const rests: number[] = [];
  const waited = async (ms: number) => void rests.push(ms);
  await sendMails(api, { ...{ url: sink.url, lines: 1, patience: PATIENCE }, waited });
  await api.database.pool.query(`delete from subscriber where email like 'further%'`);
  expect(rests).toEqual([]);
  expect(sink.got).toHaveLength(READERS);
});

it('answers the office while the lines hang, and says of a test mail what happened', async () => {
  sink = await startRoughSink((at) => (at === 'greeting' ? 'hang' : undefined));
  const ending = new AbortController();
  await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [story] });
  const sending = sendMails(api, { url: sink.url, ending: ending.signal, patience: PATIENCE });
  for (const path of ['news_letter/get_sent', 'news_letter/recipients'])
    expect((await api.call(path.endsWith('sent') ? 'POST' : 'GET', path, who.office)).status).toBe(200);
  expect((await outcomes()).every((state) => state === 'waiting')).toBe(true);
  const mailer = openMailer(readSettings({ SMTP_URL: sink.url }), patienceAt('greeting', 'hang'));
  expect(await sendTestMail(mailer, { name: '', address: 'office@example.org' })).toEqual({
    taken: false,
    response: 'The mail server did not let us in within 1 seconds.',
  });
  ending.abort();
  await sink.close();
  await sending;
});
