import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { claimMails } from '#store/mailQueue/claims.ts';
import { dueMails, isMailDue, OTHER_LANES } from '#store/mailQueue/mail.ts';
import { finishNewsletters, nextPiece, PIECE } from '#store/newsletter/newsletterMails.ts';
import { pauseByItself, startDueTrials } from '#store/newsletter/newsletterTrials.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { besideAnother, somebodyWaits } from '../support/locks.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Newsletters to more readers than one transaction writes mails for: noted, paused, resumed and cancelled in pieces. */
let api: TestApi;
let who: People;
let given: Files;
let newsletters = 0;

const ALL = 2 * PIECE + 300;
/** Whose ids come last, so that the last piece is theirs. */
const LAST = 'f0000000-0000-0000-0000-0000000000';

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
beforeAll(() =>
  query(`insert into subscriber (id, name, email)
    select case when n < 10 then ('${LAST}' || lpad(n::text, 2, '0'))::uuid else overlay(gen_random_uuid()::text placing '0' from 1)::uuid end,
      'Reader ' || n, 'reader' || n || '@test.invalid' from generate_series(1, ${ALL}) n`),
);
afterEach(() => query('truncate mail cascade; delete from newsletter'));
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const post = (path: string, body: object) => api.call('POST', `news_letter/${path}`, who.office, body);
const begin = async (): Promise<string> => {
  const story = SAMPLES.news(`Bells ${newsletters++}`, given, { diocese: who.madras.id });
  const { body } = await api.call('POST', 'news/create', who.office, story);
  const sent = await post('send_news_letter', { news: [body.data._id] });
  expect(sent.body.data).toMatchObject({ recipients: ALL });
  return sent.body.data._id;
};
const to = (newsletter: string, state: string) => post('switch', { newsletter, state });
const read = async (id: string) =>
  (await api.call('GET', `news_letter/get_sent/${id}`, who.office)).body.data;
const inLater = () => new Date(Date.now() + 60_000);
const finish = () => finishNewsletters(api.database.db, inLater, new AbortController().signal);
const due = () => dueMails(api.database.db, inLater(), 200, [], OTHER_LANES);
const noted = async () =>
  (
    await query(`select count(*)::int as mails, count(distinct subscriber_id)::int as readers,
      count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where due_at = 'infinity')::int as paused from mail`)
  )[0];
const everybody = { mails: ALL, readers: ALL, waiting: ALL, paused: 0 };

it('is on its way when its sender is answered, and noted for everybody once, by several copies at the same time', async () => {
  const id = await begin();
  expect(await noted()).toMatchObject({ mails: PIECE });
  expect(await read(id)).toMatchObject({ state: 'sending', recipients: ALL, sent: 0, waiting: ALL });
  expect(await due()).toHaveLength(200);
  await Promise.all([finish(), finish(), finish()]);
  expect(await noted()).toEqual(everybody);
  expect(await read(id)).toMatchObject({ state: 'sending', recipients: ALL, waiting: ALL });
  expect(await nextPiece(api.database.db, new Date())).toBe(false);
});

it('goes on after a kill in the middle of a piece, misses nobody and writes to nobody twice', async () => {
  const id = await begin();
  await besideAnother(api, async (other) => {
    await other.query(`select from subscriber where id = '${LAST}01' for update`);
    const killed = finish().then(
      () => 'done',
      () => 'killed',
    );
    await somebodyWaits(api);
    // The second piece is whole; the third one waits for the row, and ends with its connection.
    expect(await noted()).toMatchObject({ mails: 2 * PIECE });
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(await killed).toBe('killed');
  });
  expect(await noted()).toMatchObject({ mails: 2 * PIECE });
  expect(await read(id)).toMatchObject({ state: 'sending', waiting: ALL });
  await finish();
  expect(await noted()).toEqual(everybody);
});

it('is paused and gone on with at once, though its mails follow in pieces and more are still noted', async () => {
  const id = await begin();
  const held = await due();
  expect((await to(id, 'paused')).status).toBe(200);
  await query('update newsletter set behind = true; update mail set due_at = created_at');
  expect(await due()).toEqual([]);
  expect(await isMailDue(api.database.db, inLater())).toBe(false);
  const ids = held.map((mail) => mail.id);
  expect(await claimMails(api.database.db, ids, inLater())).toEqual(new Set());
  await finish();
  expect(await noted()).toEqual({ ...everybody, paused: ALL });
  expect(await read(id)).toMatchObject({ state: 'paused', recipients: ALL, waiting: ALL });
  expect((await to(id, 'sending')).status).toBe(200);
  expect(await due()).toHaveLength(200);
  expect(await noted()).toMatchObject({ paused: ALL - PIECE });
  await finish();
  expect(await noted()).toEqual(everybody);
});

it('is cancelled at once, though its mails follow in pieces, and nobody is noted any more', async () => {
  const id = await begin();
  await query(
    `update mail set state = 'sent', done_at = now() where id in (select id from mail order by id limit 7)`,
  );
  expect((await to(id, 'cancelled')).status).toBe(200);
  await query(
    `update newsletter set behind = true; update mail set state = 'waiting', tries = 1 where state = 'cancelled'`,
  );
  const so = { state: 'cancelled', recipients: ALL, sent: 7, waiting: 0, tried: 0, unsubscribed: ALL - 7 };
  expect(await read(id)).toMatchObject(so);
  expect(await due()).toEqual([]);
  await finish();
  expect(await noted()).toMatchObject({ mails: PIECE, waiting: 0 });
  expect(await read(id)).toMatchObject(so);
  expect((await to(id, 'sending')).status).toBe(422);
});

it('can be paused and cancelled when all that was noted of it has gone out, but not all is noted', async () => {
  const id = await begin();
  await query(`update mail set state = 'sent', done_at = now()`);
  expect(await read(id)).toMatchObject({ state: 'sending', sent: PIECE, waiting: ALL - PIECE });
  expect((await to(id, 'paused')).status).toBe(200);
  await finish();
  expect(await noted()).toEqual({ mails: ALL, readers: ALL, waiting: ALL - PIECE, paused: ALL - PIECE });
});

it('keeps the mails of other newsletters, and those of none, moving while it is paused', async () => {
  const [paused, other] = [await begin(), await begin()];
  await to(paused, 'paused');
  await query(`update newsletter set behind = true where id = '${paused}';
    update mail set due_at = created_at - interval '1 hour' where newsletter_id = '${paused}';
    insert into mail (template, lane, to_address, due_at, created_at) values ('confirm', 3, 'asked@test.invalid', now() - interval '1 hour', now())`);
  const found = await due();
  expect(new Set(found.map(({ newsletterId }) => newsletterId))).toEqual(new Set([null, other]));
});

it('that the mail server refuses is tried with a few, and only once all others are paused', async () => {
  const { db } = api.database;
  const id = await begin();
  await finish();
  await pauseByItself(db, id, 'The mail server says: no.', new Date());
  expect(await noted()).toMatchObject({ paused: PIECE });
  // ‘Try now’ comes before the pause has come to all of them.
  await api.call('POST', 'mail/try_now', who.office);
  expect(await due()).toEqual([]);
  await finish();
  expect(await noted()).toMatchObject({ paused: ALL });
  expect(await startDueTrials(db, inLater())).toBe(1);
  expect(await due()).toHaveLength(5);
});

it('goes to nobody who unsubscribed before it was their turn, nor to whom was erased', async () => {
  const id = await begin();
  await query(`update subscriber set unsubscribed_at = now() where id in ('${LAST}01', '${LAST}02')`);
  await query(`delete from subscriber where id = '${LAST}03'`);
  expect(await read(id)).toMatchObject({ recipients: ALL, waiting: ALL });
  await finish();
  expect(await noted()).toMatchObject({ mails: ALL - 3, readers: ALL - 3 });
  expect(await query(`select from mail where to_address ~ '^reader[123]@'`)).toEqual([]);
  expect(await read(id)).toMatchObject({ recipients: ALL - 3, waiting: ALL - 3 });
});
