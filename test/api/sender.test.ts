import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeMailFolder } from '#mail/files.ts';
import { dueMails, OTHER_LANES } from '#store/mailQueue/mail.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { inOrderOfNumbers, sendMails, stoppedClock, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** How noted mails go out, against a real mail server (AMB-047). */
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink | undefined;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterEach(async () => {
  await sink?.close();
  sink = undefined;
  await api.database.pool.query('delete from mail; delete from subscriber; delete from mail_trouble');
});
afterAll(() => api.close());

/** The rests are 5, 10, 20, 40 seconds long, with a look every two. */
const IN_FOURTH_REST = 3 + 5 + 10 + 2;
const DAYS = 24 * 3_600_000;
const states = async () =>
  (
    await api.database.pool.query(
      'select to_address as to, state, tries, answer from mail order by to_address',
    )
  ).rows;

async function newsletter(count: number, title = 'Bells', address?: (n: number) => string): Promise<string> {
  await subscribers(api, count, address);
  const news = await api.call('POST', 'news/create', who.office, {
    ...SAMPLES.news(title, given, { diocese: who.madras.id }),
    heading: 'They ring at six',
  });
  const sent = await api.call('POST', 'news_letter/send_news_letter', who.office, {
    news: [news.body.data._id],
  });
  return sent.body.data._id;
}

it('sends each subscriber exactly one mail, and a second round sends none', async () => {
  sink = await startSink();
  await newsletter(250);
  await sendMails(api, { url: sink.url });
  expect(new Set(sink.got.map(({ to }) => to)).size).toBe(250);
  expect(sink.got.length).toBe(250);
  await sendMails(api, { url: sink.url });
  expect(sink.got.length).toBe(250);
});

it('carries text and HTML, an unsubscribe of its own, and absolute addresses only', async () => {
  sink = await startSink();
  await newsletter(2, 'மணிகள் <b>&');
  await sendMails(api, { url: sink.url });
  const [one, two] = sink.got.map(({ raw }) => raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='));
  expect(one).toMatch(/^List-Unsubscribe:\s+<https:\/\/www\.example\.org\/unsubscribe\/[0-9a-f-]{36}>\r$/m);
  expect(one).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(one).toContain('text/plain; charset=utf-8');
  expect(one).toContain('text/html; charset=utf-8');
  const key = (mail = '') => /unsubscribe\/([0-9a-f-]{36})/.exec(mail)?.[1];
  expect(key(one)).not.toBe(key(two));
  expect(new Set(sink.got.map(({ messageId }) => messageId)).size).toBe(2);
  expect(one).not.toContain('fffe0047');
  expect(one).not.toMatch(/(?:src|href)="(?!https:\/\/www\.example\.org\/|mailto:)/);
});

it('tries those again whose server is busy, parks the refused, and keeps Message-IDs', async () => {
  const clock = stoppedClock();
  sink = await startSink((to, nth) => {
    if (to.startsWith('reader0')) return 550;
    if (to.startsWith('reader1')) return nth < 3 ? 451 : 250;
    if (to.startsWith('reader2')) return nth < 2 ? 421 : 250;
    if (to.startsWith('reader3')) return nth < 2 ? 'close' : 250;
    return 250;
  });
  await newsletter(8);
  // Nobody is believed not to be there before the server has taken a mail; the order of those that are due at once is anybody's.
  await api.database.pool.query(
    `update mail set due_at = due_at - interval '1 second' where to_address like 'reader7%'`,
  );
  for (let round = 0; round < 4; round++) {
    await sendMails(api, { url: sink.url, clock, lines: 1 });
    clock.pass(2 * DAYS);
  }
  const found = await states();
  expect(found.map(({ state }) => state)).toEqual(['refused', ...Array(7).fill('sent')]);
  expect(found[0].answer).toContain('Said 550 on purpose');
  expect(found.map(({ tries }) => tries)).toEqual([1, 3, 2, 2, 1, 1, 1, 1]);
  const closed = sink.got.filter(({ to }) => to.startsWith('reader3'));
  expect(closed.length).toBe(2);
  expect(new Set(closed.map(({ messageId }) => messageId)).size).toBe(1);
});

it('waits while the server is gone, says so, and blames no recipient', async () => {
  const first = await startSink();
  const port = Number(new URL(first.url).port);
  await first.close();
  await newsletter(5);
  let rests = 0;
  let said = '';
  await sendMails(api, {
    url: first.url,
    waited: async () => {
      rests++;
      if (rests !== 4) return;
      said = (await api.database.pool.query('select sentence from mail_trouble')).rows[0].sentence;
      sink = await startSink(undefined, port);
    },
  });
  expect(said).toContain('ECONNREFUSED');
  expect((await states()).map(({ state, tries }) => [state, tries])).toEqual(Array(5).fill(['sent', 1]));
  expect((await api.database.pool.query('select 1 from mail_trouble')).rows).toEqual([]);
});

it('tries a server that rests at once when somebody asks for it', async () => {
  const gone = await startSink();
  await gone.close();
  await newsletter(1);
  // What is asked for is later than any rest began.
  const clock = stoppedClock(Date.now() - 3_600_000);
  await api.database.pool.query(`update mail set due_at = '-infinity'`);
  let looks = 0;
  await sendMails(api, {
    ...{ url: gone.url, clock, lines: 1, impatient: true },
    waited: async () => {
      if (++looks !== IN_FOURTH_REST) return;
      sink = await startSink(undefined, Number(new URL(gone.url).port));
      expect((await api.call('POST', 'mail/try_now', who.office, {})).status).toBe(200);
    },
  });
  expect(looks).toBe(IN_FOURTH_REST);
  expect((await states()).map(({ state }) => state)).toEqual(['sent']);
});

it('lets no address or name forge a header, and no bad address hold up the others', async () => {
  sink = await startSink();
  const bad = [
    'a@test.invalid\r\nBcc: x@test.invalid',
    'two@test.invalid, three@test.invalid',
    '"q\\"@test.invalid',
    '@',
    "o'brien+x@test.invalid",
  ];
  await newsletter(bad.length, 'Bells\r\nBcc: y@test.invalid', (n) => bad[n] ?? '');
  await api.database.pool.query(`update mail set to_name = E'Asha\\r\\nBcc: z@test.invalid'`);
  await sendMails(api, { url: sink.url });
  expect(sink.got.map(({ to }) => to)).toEqual(["o'brien+x@test.invalid"]);
  const head = sink.got[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect((await states()).filter(({ state }) => state === 'refused').length).toBe(4);
});

it('sends nothing to who has unsubscribed or was deleted meanwhile', async () => {
  sink = await startSink();
  await newsletter(3);
  await api.database.pool.query(`update subscriber set unsubscribed_at = now() where email like 'reader1%'`);
  await api.database.pool.query(`update subscriber set deleted_at = now() where email like 'reader2%'`);
  await sendMails(api, { url: sink.url });
  expect(sink.got.map(({ to }) => to)).toEqual(['reader0@test.invalid']);
  expect((await states()).map(({ state }) => state)).toEqual(['sent', 'cancelled', 'cancelled']);
});

it('ends in the middle without losing or doubling any', async () => {
  sink = await startSink();
  await newsletter(40);
  const ending = new AbortController();
  await sendMails(api, {
    url: sink.url,
    pace: 600,
    ending: ending.signal,
    waited: async () => {
      if ((sink?.got.length ?? 0) > 10) ending.abort();
    },
  });
  const before = sink.got.length;
  expect(before).toBeLessThan(40);
  await sendMails(api, { url: sink.url });
  expect(sink.got.length).toBe(40);
  expect(new Set(sink.got.map(({ to }) => to)).size).toBe(40);
});

it('reads the next mails only, though PostgreSQL has not counted those that came since', async () => {
  await api.database.pool.query('analyze mail');
  await newsletter(2_000);
  const read = await api.database.db.connection().execute(async (one) => {
    const entries = async (): Promise<number> => {
      await sql`select pg_stat_force_next_flush()`.execute(one);
      const { rows } = await sql<{ entries: number }>`
        select idx_tup_read as entries from pg_stat_user_indexes where indexrelname = 'mail_due'`.execute(
        one,
      );
      return rows[0]?.entries ?? 0;
    };
    const before = await entries();
    await dueMails(one, new Date(), 10, [], OTHER_LANES);
    return (await entries()) - before;
  });
  // Besides those that are asked for, a few that are gone already.
  expect(read).toBeLessThan(200);
});

it('writes files where there is no mail server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  await newsletter(2);
  await sendMails(api, { dataDir });
  const names = await readdir(join(dataDir, 'mail'));
  expect(names.length).toBe(2);
  expect(await readFile(join(dataDir, 'mail', names[0] ?? ''), 'utf8')).toContain('Subject: Bells');
  await rm(dataDir, { recursive: true });
});

it('lets nobody else on the machine read those files, in a folder of an earlier version either', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const folder = join(dataDir, 'mail');
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  await newsletter(1);
  await sendMails(api, { dataDir });
  const [name = ''] = await readdir(folder);
  expect([await mode(folder), await mode(join(folder, name))]).toEqual(['700', '600']);
  await chmod(folder, 0o755);
  // As the program does when it starts; what is in there can still be read by it.
  await closeMailFolder(folder);
  expect(await mode(folder)).toBe('700');
  expect(await readFile(join(folder, name), 'utf8')).toContain('Subject: Bells');
  await closeMailFolder(join(dataDir, 'none'));
  await rm(dataDir, { recursive: true });
});

it('is watched, paused, taken up and cancelled in the console', async () => {
  sink = await startSink((address) => (address.startsWith('reader1@') ? 550 : 250));
  const post = async (path: string, body: object = {}) =>
    api.call('POST', `news_letter/${path}`, who.office, body);
  const id = await newsletter(4);
  const clock = stoppedClock();
  const url = sink.url;
  const send = () => sendMails(api, { url, clock, lines: 1 });
  const to = async (state: string) => (await post('switch', { newsletter: id, state })).status;
  const now = async () => (await post('get_sent')).body.data.docs[0];

  expect(await to('paused')).toBe(200);
  await send();
  expect(await now()).toMatchObject({
    _id: id,
    subject: 'Bells',
    state: 'paused',
    recipients: 4,
    sent: 0,
    waiting: 4,
  });
  expect(await to('sending')).toBe(200);
  // Who is refused before anybody was reached says something of the server, and is asked again later.
  await inOrderOfNumbers(api);
  clock.pass(60_000);
  await send();
  expect(await now()).toMatchObject({
    ...{ state: 'done', sent: 3, waiting: 0, refused: 1 },
    page: `http://localhost:3000/newsletter/${id}`,
  });
  await api.database.pool.query(`update mail set state = 'waiting' where state = 'refused'`);
  expect([await to('cancelled'), await to('sending')]).toEqual([200, 422]);
  await send();
  expect(sink.got.length).toBe(3);
  const { recipients } = (await api.call('GET', 'news_letter/recipients', who.office)).body.data;
  // Who was refused is asked no more.
  expect(recipients).toBe(3);
  expect((await api.call('POST', 'mail/send_test', who.office, {})).body.data.taken).toBe(true);
});
