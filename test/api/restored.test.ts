import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepErasedList, knownErased } from '#backup/erasedList.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { readSettings } from '#settings/settings.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { contentVersions } from '#store/database/contentVersions.ts';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';
import { backupOf, bringBack, newFolder } from '../support/backups.ts';
import { emptyDatabase, type FreshDatabase } from '../support/database.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** What an older state that goes on must not do: send again, let in who was signed in, bring back who was erased. */
let api: TestApi;
let who: People;
let folder: string;
let fresh: FreshDatabase;
let back: Database;
let before: Readonly<Record<string, number>>;
let made: Date;
const ASHA = 'asha@test.invalid';
/** She stands in a text of the office alone. */
const MARY = 'Mary@test.invalid';

const there = async <Row extends object>(text: string): Promise<Row[]> =>
  (await back.pool.query<Row>(text)).rows;
const count = async (where: string): Promise<number> =>
  Number((await there<{ n: string }>(`select count(*) as n from ${where}`))[0]?.n);

beforeAll(async () => {
  [api, folder, fresh] = await Promise.all([startApi(), newFolder(), emptyDatabase()]);
  who = await people(api);
  const given = await files(api, who);
  const form = (path: string, body: object, nth: number) =>
    api.call('POST', `public/${path}`, null, body, { referer: 'https://www.example.org/' }, `10.7.${nth}.1`);
  await form('add_subscriber', { name: 'Asha', email: ASHA, phone: '' }, 1);
  await form('add_subscriber', { name: 'Ravi', email: 'ravi@test.invalid', phone: '' }, 2);
  await form(
    'add_querys',
    { name: 'Asha', email: ASHA, subject: 'Bells', message: 'When?', type: who.madras.id },
    3,
  );
  await api.database.pool.query('update subscriber set confirmed = true');
  const news = await api.call(
    'POST',
    'news/create',
    who.office,
    SAMPLES.news('One', given, { diocese: who.madras.id }),
  );
  const one = { news: [news.body.data._id] };
  await api.call('POST', 'news_letter/send_news_letter', who.office, one);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await api.call('POST', 'news_letter/send_news_letter', who.office, { ...one, at, again: true });
  await api.call('POST', 'auth/forgot_password', null, { email: OFFICE_LOGIN.email });
  const comment = { comment: crypto.randomUUID(), kind: 'news', record: one.news[0] };
  await api.call('POST', 'comments/say', who.office, { ...comment, text: `Ask Mary <${MARY}>, or ${MARY}.` });
  await api.database.pool.query(`insert into trusted_browser (account_id, token_hash, password_print, user_agent, created_at, used_at, ends_at)
    select id, '', '', '', now(), now(), now() + interval '1 day' from account limit 1`);
  before = await contentVersions(api.database.db);
  const backup = await backupOf(api, folder);
  made = new Date(backup.header.made);
  // After the backup Asha has everything erased; what is kept beside the backups knows it.
  for (const email of [ASHA, MARY])
    await api.call('POST', 'person_data/erase', who.office, { email, typed: email });
  const settings = { ...readSettings({}), backup: { ...readSettings({}).backup, folder } };
  await keepErasedList(settings, api.database.db);
  await bringBack(backup.path, fresh.url, join(folder, 'data'), {
    as: 'again',
    erased: await knownErased(settings, () => {}),
  });
  back = await openStore(fresh.url);
});
afterAll(async () => {
  await back.close();
  await fresh.drop();
  await api.close();
  await rm(folder, { recursive: true });
});

it('nobody is signed in, and no link that works once still works', async () => {
  const { rows } = await api.database.pool.query('select count(*)::int as n from session');
  expect(rows[0].n).toBeGreaterThan(0);
  for (const table of [
    'session',
    'single_use_link',
    'single_use_link_token',
    'second_key_challenge',
    'trusted_browser',
    'failed_login',
  ])
    expect(await count(table), table).toBe(0);
});

it('newsletters are paused, those that were to begin later too, and say why', async () => {
  const letters = await there<{ state: string; paused_because: string }>(
    'select state, paused_because from newsletter',
  );
  expect(letters.map(({ state }) => state)).toEqual(['paused', 'paused']);
  for (const { paused_because: why } of letters)
    expect(why).toContain(`the backup of ${momentInWords(made)} was brought back`);
});

it('mails are held, and none is due', async () => {
  expect(await count(`mail where state = 'waiting'`)).toBeGreaterThan(0);
  expect(await count(`mail where state = 'waiting' and due_at < 'infinity'`)).toBe(0);
});

it('who was erased after the backup stays erased, and the others are as they were', async () => {
  for (const table of ['subscriber', 'enquiry'])
    expect(await count(`${table} where email = '${ASHA}'`), table).toBe(0);
  expect(await count(`mail where to_address = '${ASHA}'`)).toBe(0);
  expect(await count(`revision where before::text like '%${ASHA}%' or after::text like '%${ASHA}%'`)).toBe(0);
  expect(await there('select text from comment')).toEqual([{ text: 'Ask Mary <…>, or ….' }]);
  expect(await count('erased_address')).toBe(2);
  expect(await count(`subscriber where email = 'ravi@test.invalid'`)).toBe(1);
});

it('every page is made anew, also where a later state was seen', async () => {
  const after = await contentVersions(back.db);
  for (const [topic, n] of Object.entries(before)) expect(after[topic], topic).toBeGreaterThan(n + 1_000_000);
  expect(after['*']).toBeGreaterThan(1_000_000);
});

it('it is told who did what, and facts of then are not those of now', async () => {
  expect(await there('select act from act order by id desc limit 1')).toEqual([{ act: 'restored' }]);
  expect(await count('fact')).toBe(0);
});

it('held mails go out when the office says so, or never; trying the mail server does not let them go', async () => {
  const hold = () =>
    api.database.pool.query(
      `update mail set due_at = 'infinity', tries = 1 where state = 'waiting' and newsletter_id is null`,
    );
  const held = async (as: string | null) => (await api.call('GET', 'mail/state', as)).body.data.held;
  const { rowCount } = await hold();
  expect(rowCount).toBeGreaterThan(0);
  expect(await held(who.office)).toBe(rowCount);
  expect(await held(who.madras.token)).toBe(0);
  await api.call('POST', 'mail/try_now', who.office, {});
  expect(await held(who.office)).toBe(rowCount);
  expect((await api.call('POST', 'mail/settle_held', who.madras.token, { send: true })).status).toBe(403);
  const sent = await api.call('POST', 'mail/settle_held', who.office, { send: true });
  expect(sent.body.data.settled).toBe(rowCount);
  expect(await held(who.office)).toBe(0);
  await hold();
  await api.call('POST', 'mail/settle_held', who.office, { send: false });
  const { rows } = await api.database.pool.query(
    'select distinct state from mail where newsletter_id is null and tries = 1',
  );
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

it('a list of erased addresses that somebody changed by hand harms nothing', async () => {
  const settings = { ...readSettings({}), backup: { ...readSettings({}).backup, folder } };
  const known = await knownErased(settings, () => {});
  expect(known).toHaveLength(2);
  await writeFile(join(folder, `lectern-${settings.organisation.brand}.erased`), 'x; drop table news\n\n');
  expect(await knownErased(settings, () => {})).toEqual([]);
});
