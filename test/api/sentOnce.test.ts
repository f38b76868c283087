import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStore } from '#store/connect.ts';
import { CLAIM_MS, claimMails } from '#store/mailQueue/claims.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { urlOf } from '../support/backups.ts';
import { sendMails, stoppedClock, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { lineToPort } from '../support/rawConnection.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** That nobody gets a mail twice, whichever copies of the program send, and whatever of the database they lose. */
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterEach(async () => {
  await sink.close();
  await api.database.pool.query('delete from mail; delete from subscriber; delete from mail_trouble');
});
afterAll(() => api.close());

async function newsletter(readers: number): Promise<void> {
  await subscribers(api, readers);
  const news = await api.call('POST', 'news/create', who.office, {
    ...SAMPLES.news('Bells', given, { diocese: who.madras.id }),
  });
  await api.call('POST', 'news_letter/send_news_letter', who.office, {
    ...{ news: [news.body.data._id], again: true },
  });
}
const states = async (): Promise<unknown> =>
  (await api.database.pool.query('select state, count(*)::int as n from mail group by state')).rows;
const got = () => ({ mails: sink.got.length, people: new Set(sink.got.map(({ to }) => to)).size });
/** So many people, each once. */
const once = (readers: number) => ({ mails: readers, people: readers });

it('two copies that send at once send each mail once', async () => {
  sink = await startSink();
  await newsletter(120);
  await Promise.all([sendMails(api, { url: sink.url }), sendMails(api, { url: sink.url })]);
  expect(got()).toEqual(once(120));
  expect(await states()).toEqual([{ state: 'sent', n: 120 }]);
});

it('a mail that one copy hands over is nobody else’s meanwhile', async () => {
  sink = await startSink();
  await newsletter(1);
  const { rows } = await api.database.pool.query('select id from mail');
  const now = new Date();
  const claimed = async () => (await claimMails(api.database.db, [rows[0].id], now)).size;
  expect([await claimed(), await claimed()]).toEqual([1, 0]);
});

it('a copy that is cut off from the database has its mails in flight left alone, and notes them when it is back', async () => {
  const line = await lineToPort(Number(new URL(urlOf(api.database)).port));
  const url = new URL(urlOf(api.database));
  url.port = String(line.port);
  const own = await openStore(url.href);
  const lost = new AbortController();
  const isCut = Promise.withResolvers<void>();
  sink = await startSink(() => {
    if (sink.got.length === 6 && !lost.signal.aborted) {
      line.cut();
      lost.abort();
      isCut.resolve();
    }
    return 250;
  });
  await newsletter(60);
  const cutOff = sendMails(api, { url: sink.url, db: own.db, lost: lost.signal });
  await isCut.promise;
  await sendMails(api, { url: sink.url });
  expect(got().people).toBe(sink.got.length);
  line.mend();
  await cutOff;
  // A claim of which the answer was cut off is nobody's: that mail is due again a minute later.
  await sendMails(api, { url: sink.url, clock: stoppedClock(Date.now() + CLAIM_MS) });
  expect(got()).toEqual(once(60));
  expect(await states()).toEqual([{ state: 'sent', n: 60 }]);
  await own.close();
  await line.close();
});

it('what a copy was handing over when it was killed goes out a minute later', async () => {
  sink = await startSink();
  await newsletter(3);
  const clock = stoppedClock();
  const { rows } = await api.database.pool.query('select id from mail order by id limit 1');
  await api.database.pool.query('update mail set due_at = $1 where id = $2', [
    new Date(clock.now().getTime() + CLAIM_MS),
    rows[0].id,
  ]);
  await sendMails(api, { url: sink.url, clock });
  expect(got()).toEqual(once(2));
  clock.pass(CLAIM_MS);
  await sendMails(api, { url: sink.url, clock });
  expect(got()).toEqual(once(3));
});

it('what a standby that was promoted had not got is noted again by the copy that sent it', async () => {
  sink = await startSink();
  await newsletter(40);
  const lost = new AbortController();
  const before = await api.database.pool.query('select id, due_at from mail');
  await sendMails(api, {
    ...{ url: sink.url, lost: lost.signal, pace: 600 },
    waited: async () => {
      if (lost.signal.aborted || sink.got.length < 10) return;
      lost.abort();
      await api.database.pool.query(
        `update mail m set state = 'waiting', tries = 0, due_at = b.due_at
          from jsonb_to_recordset($1::jsonb) b (id uuid, due_at timestamptz) where b.id = m.id`,
        [JSON.stringify(before.rows)],
      );
    },
  });
  expect(sink.got.length).toBeLessThan(40);
  await sendMails(api, { url: sink.url });
  expect(got()).toEqual(once(40));
  expect(await states()).toEqual([{ state: 'sent', n: 40 }]);
});
