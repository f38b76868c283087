import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { queueReviewDigests } from '#store/reviewMail/reviewDigest.ts';
import {
  OFFICE_LOGIN,
  PASSWORD,
  type People,
  people,
  startApi,
  type TestApi,
  verbs,
} from '../support/api.ts';
import { sendMails, stoppedClock } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** The morning's mail about what waits, for those who decide on it (AMB-014). */
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink;
const { post, put } = verbs(
  () => api,
  () => who,
);
const clear = () =>
  api.database.pool.query(
    'delete from mail; delete from mail_off; delete from waiting_mail_day; delete from single_use_link; delete from planned; delete from news; delete from event',
  );

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  sink = await startSink();
});
beforeEach(async () => {
  sink.got.length = 0;
});
afterEach(clear);
afterAll(async () => {
  await sink.close();
  await api.close();
});

const OFFICE = OFFICE_LOGIN.email;
/** Tomorrow at this time by the clock of the church. */
const at = (time: string, days = 1): Date =>
  new Date(`${dayOf(new Date(Date.now() + days * 86_400_000))}T${time}:00+05:30`);
const story = async (title: string, as = who.madras.token, unit = { diocese: who.madras.id }) =>
  (await post('news/create', SAMPLES.news(title, given, unit), as)).body.data._id as string;
const queue = (now = at('07:30')) => queueReviewDigests(api.database.db, now);
const send = (now = at('07:31')) =>
  sendMails(api, { url: sink.url, lines: 1, clock: stoppedClock(now.getTime()) });
const subjects = () =>
  sink.got.map(({ to, raw }) => `${to}: ${/^subject: *([^\r]*)/im.exec(raw)?.[1]}`).sort();
const text = (n = 0) => (sink.got[n]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');

it('lists what waits, with unit, author and day, and a link for each that nobody else has', async () => {
  await story('Boats first');
  await post('events/create', SAMPLES.event('Choirs', given, { department: who.youth.id }), who.youth.token);
  await story('Of the office', who.office);
  expect(await queue()).toBe(1);
  await send();
  expect(subjects()).toEqual([`${OFFICE}: One story and one event await approval`]);
  expect(text()).toMatch(/Madras \| News\r?\nBoats first\r?\nBy Madras user, since \w+day, /);
  expect(text()).toContain('Youth | Event');
  expect(text()).not.toContain('Of the office');
  expect(new Set(text().match(/https:\/\/www\.example\.org\/review\/[\w-]{43}/g)).size).toBe(2);
  expect(text()).toMatch(/^List-Unsubscribe: <https:\/\/www\.example\.org\/account#mails>\r$/m);
  // The tokens stand in the mail alone.
  const kept = await api.database.pool.query(
    'select data::text from mail union all select about::text from single_use_link',
  );
  for (const [token] of text().matchAll(/(?<=\/review\/)[\w-]{43}/g))
    expect(JSON.stringify(kept.rows)).not.toContain(token);
});

it('is decided on with the key of its link alone', async () => {
  const id = await story('Boats first');
  await queue();
  await send();
  const [key] = /(?<=\/review\/)[\w-]{43}/.exec(text()) ?? [];
  const decision = { key, act: 'publish', version: 1 };
  expect((await api.call('POST', 'public/mailed_review', null, decision)).status).toBe(200);
  expect((await api.call('GET', `news/get/${id}`, who.office)).body.data.activated).toBe(true);
});

it('names changes of what is on the site that wait, by whom, of which unit and where they are decided on', async () => {
  const id = await story('Boats first');
  await put(`news/edit/${id}`, { activated: true });
  await put('waiting/unit_changes_wait', { unit: who.madras.id, changes: 'wait' });
  expect(await queue()).toBe(0);
  await put(`news/edit/${id}`, { title: 'Boats, then roofs' }, who.madras.token);
  expect(await queue(at('07:00', 2))).toBe(1);
  await forgetOthers();
  await send(at('07:01', 2));
  expect(subjects()).toEqual([`${OFFICE}: One change awaits approval`]);
  expect(text()).toMatch(
    /Madras \| News\r?\nBoats first\r?\nChanged by Madras user, waiting since \w+day, .*\r?\nSee what changes: https:\/\/www\.example\.org\/waiting\r?\n/,
  );
  expect(text()).toMatch(
    /<a [^>]*href="https:\/\/www\.example\.org\/waiting"[^>]*aria-label="See what changes: Boats first"/,
  );
  expect(text()).not.toContain('Look and publish');
  // Beside what waits to be published, and not once it is decided.
  await story('Choirs');
  await queue(at('07:00', 3));
  await forgetOthers();
  await send(at('07:01', 3));
  expect(subjects()).toContain(`${OFFICE}: One story and one change await approval`);
  const [{ plan, since }] = (await post('waiting/get_changes', {})).body.data.docs;
  await queue(at('07:00', 4));
  expect((await put(`schedule/now/${plan}`, { planned_at: since })).status).toBe(200);
  await forgetOthers();
  await send(at('07:01', 4));
  expect(subjects().filter((one) => one.endsWith('One story awaits approval'))).toHaveLength(1);
  await put('waiting/unit_changes_wait', { unit: who.madras.id, changes: 'as_all' });
});

it('goes to those who decide, and to nobody of a unit', async () => {
  const made = {
    user_name: 'Second',
    email: 'second@example.org',
    mobile: '',
    password: PASSWORD,
    user_type: 'csi_user',
  };
  const { _id } = (await post('user/add', made)).body.data;
  await story('Boats');
  expect(await queue()).toBe(2);
  await send();
  expect(subjects()).toEqual([
    `${OFFICE}: One story awaits approval`,
    'second@example.org: One story awaits approval',
  ]);
  sink.got.length = 0;
  await api.call('DELETE', `user/delete/${_id}`, who.office);
  expect(await queue(at('07:30', 2))).toBe(1);
});

it('goes out once a day for each person, whoever asks and however many at once', async () => {
  await story('Boats');
  const asked = await Promise.all(Array.from({ length: 6 }, () => queue()));
  expect(asked.sort()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await queue(at('19:59'))).toBe(0);
  expect(await queue(at('07:00', 2))).toBe(1);
});

it.each([
  ['06:59', 0],
  ['07:00', 1],
  ['19:59', 1],
  ['20:00', 0],
  ['23:59', 0],
])('by the clock of the church: at %s it is %i', async (time, count) => {
  await story('Boats');
  expect(await queue(at(time))).toBe(count);
});

it('is no mail when nothing waits in the morning, even if something comes later that day', async () => {
  expect(await queue()).toBe(0);
  await story('Late');
  expect(await queue(at('09:00'))).toBe(0);
  expect(await queue(at('07:00', 2))).toBe(1);
});

it('leaves out what was decided on meanwhile, and is not sent when nothing is left or the right is gone', async () => {
  const [one] = [await story('One'), await story('Two')];
  await queue();
  await put(`news/edit/${one}`, { activated: true });
  await forgetOthers();
  await send();
  expect(subjects()).toEqual([`${OFFICE}: One story awaits approval`]);
  expect(text()).not.toContain('News\r\nOne');
  await queue(at('07:00', 2));
  await put('news/active_many', { news: await waiting(), activated: true });
  await forgetOthers();
  await send(at('07:01', 2));
  expect(sink.got.length).toBe(1);
});
/** The authors hear of it too, which is not what is looked at here. */
const forgetOthers = () => api.database.pool.query(`delete from mail where template <> 'waiting'`);
const waiting = async (): Promise<string[]> =>
  (await post('waiting/get', {})).body.data.docs.map(({ _id }: { _id: string }) => _id);

it('is switched off and on by the person alone, and comes again the next morning', async () => {
  await story('Boats');
  const choose = (wanted: boolean) => put('auth/account/mails/choose', { what: 'waiting', wanted });
  expect((await api.call('GET', 'auth/account/mails/get', who.office)).body.data.docs).toEqual([
    { what: 'waiting', wanted: true },
  ]);
  expect((await api.call('GET', 'auth/account/mails/get', who.youth.token)).body.data.docs).toEqual([
    { what: 'decided', wanted: true },
  ]);
  await choose(false);
  expect(await queue()).toBe(0);
  await choose(true);
  expect(await queue()).toBe(0);
  expect(await queue(at('07:00', 2))).toBe(1);
  // Switched off after it was noted.
  await choose(false);
  await send(at('07:01', 2));
  expect(sink.got).toEqual([]);
});

it('misses nobody and doubles nothing when it breaks off in between', async () => {
  const made = {
    user_name: 'Second',
    email: 'third@example.org',
    mobile: '',
    password: PASSWORD,
    user_type: 'csi_user',
  };
  const { _id } = (await post('user/add', made)).body.data;
  await story('Boats');
  const { pool } = api.database;
  // The second person's mail fails as if the database went away in the middle.
  await pool.query(`create function breaks() returns trigger language plpgsql as $$ begin
    if new.to_address = 'third@example.org' then raise exception 'gone' using errcode = '57P01'; end if; return new; end $$;
    create trigger breaks before insert on mail for each row execute function breaks()`);
  await expect(queue()).rejects.toThrow('gone');
  await pool.query('drop trigger breaks on mail; drop function breaks');
  await queue();
  const { rows } = await pool.query('select to_address, count(*)::int as n from mail group by 1 order by 1');
  expect(rows).toEqual([
    { to_address: OFFICE, n: 1 },
    { to_address: 'third@example.org', n: 1 },
  ]);
  expect((await pool.query('select 1 from single_use_link')).rows.length).toBe(2);
  await api.call('DELETE', `user/delete/${_id}`, who.office);
});

it('lists twenty, and says how many more there are; old days are forgotten', async () => {
  for (let n = 1; n <= 23; n++) await story(`Many ${n}`);
  await queue();
  await send();
  expect(subjects()).toEqual([`${OFFICE}: 23 stories await approval`]);
  expect(text().match(/\/review\/[\w-]{43}/g)?.length).toBeGreaterThan(20);
  expect(text()).toContain('Three more wait in the console: https://www.example.org/waiting');
  await removeExpired(api.database.db, at('12:00', 40));
  expect((await api.database.pool.query('select 1 from waiting_mail_day')).rows).toEqual([]);
});
