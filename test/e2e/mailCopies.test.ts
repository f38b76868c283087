import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTIONS } from '#mail/transport.ts';
import { type Installation, post } from '../../scripts/bench/installation.ts';
import { type CountingSink, startCountingSink } from '../support/countingSink.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  addSubscribers,
  progress,
  publishStory,
  releaseClaims,
  type Sender,
  startSender,
  whoGotWhat,
} from '../support/mailRun.ts';
import { until } from '../support/until.ts';

/** Two copies of the built program on one database. */
const RECIPIENTS = 400;
let database: FreshDatabase;
let dataDir: string;
let sink: CountingSink;
let copies: Record<string, Sender>;
let story: string;
let past: pg.Client;

beforeAll(async () => {
  [database, dataDir, sink] = await Promise.all([
    freshDatabase(),
    mkdtemp(join(tmpdir(), 'lectern-copies-')),
    startCountingSink(),
  ]);
  const copy = (name: string) => {
    const url = new URL(database.url);
    url.searchParams.set('application_name', name);
    return startSender(dataDir, sink, { DATABASE_URL: url.href });
  };
  copies = { one: await copy('one'), two: await copy('two') };
  past = new pg.Client({ connectionString: database.url });
  await past.connect();
  await addSubscribers(past, RECIPIENTS);
  story = await publishStory(one());
});
afterAll(async () => {
  await past?.end();
  await Promise.all(Object.values(copies ?? {}).map((copy) => copy.stop()));
  await sink?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const one = () => (copies.one as Sender).running();
const two = () => (copies.two as Sender).running();

/** Which copy sends just now: whose connection has the lock. */
async function sending(): Promise<string | undefined> {
  const { rows } = await past.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
        and (l.classid::bigint << 32 | l.objid::bigint) = hashtext('lectern mail')::bigint & x'ffffffffffffffff'::bigint`,
  );
  return rows[0]?.name;
}

/** Sends the story by one of the copies; returns the newsletter's id. Throws when it is refused. */
async function send(to: Installation, key: string, again = false): Promise<string> {
  const headers = { 'idempotency-key': key };
  const body = { news: [story], again };
  const answer = await post(to.url, to.token, 'news_letter/send_news_letter', body, headers);
  return (answer as { data: { _id: string } }).data._id;
}

it('two people who send the same at once, each by another copy, send it once', async () => {
  const login = { email: 'second@example.org', password: 'the second one of the office' };
  const person = { user_name: 'Second', mobile: '', user_type: 'csi_user' };
  await one().call('user/add', { ...login, ...person });
  const { token } = (await post(two().url, null, 'auth/user_login', login)) as { token: string };
  const both = await Promise.allSettled([
    send(one(), 'one of the office'),
    send({ ...two(), token }, 'another one'),
  ]);
  const refused = both.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('answered 409')]);
  await until(async () => (await progress(two())).sent === RECIPIENTS);
  expect(await sink.count()).toBe(RECIPIENTS);
});

it('a double click sends once, and the other copy takes over when the one that sends is killed', async () => {
  const before = await sink.count();
  const { token } = one();
  await sink.holdAfter(RECIPIENTS / 4);
  const clicks = [one(), two(), one(), two(), one()].map((to) =>
    send({ ...to, token }, 'a double click', true),
  );
  expect(new Set(await Promise.all(clicks)).size).toBe(1);
  await until(async () => (await sink.count()) > before + RECIPIENTS / 4);
  const name = await sending();
  expect(Object.keys(copies)).toContain(name);
  await copies[name ?? '']?.kill();
  await releaseClaims(past);
  await sink.goOn();
  const left = name === 'one' ? two() : one();
  await until(async () => (await progress(left)).sent === RECIPIENTS);
  const { missed, differing, twice } = whoGotWhat((await sink.receipts()).slice(before), RECIPIENTS);
  expect({ missed, differing }).toEqual({ missed: [], differing: [] });
  expect(twice[0] ?? 0).toBeLessThanOrEqual(CONNECTIONS);
  expect((await past.query('select 1 from newsletter')).rows.length).toBe(2);
});
