import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSWORD, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { sendMails, stoppedClock } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { type Files, files, SAMPLES, type UnitOf } from '../support/samples.ts';

/** What authors hear of the office's decisions (AMB-014). */
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink;
const { post, put } = verbs(
  () => api,
  () => who,
);

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  sink = await startSink();
});
beforeEach(async () => {
  await api.database.pool.query('delete from mail; delete from mail_off');
  sink.got.length = 0;
});
afterAll(async () => {
  await sink.close();
  await api.close();
});

const MADRAS = 'madras@example.org';
const story = async (title: string, as = who.madras.token, unit: UnitOf = { diocese: who.madras.id }) =>
  (await post('news/create', SAMPLES.news(title, given, unit), as)).body.data._id as string;
const publish = (id: string, as?: string) => put(`news/edit/${id}`, { activated: true }, as);
const sendBack = (id: string, sentence = 'Please name the day.') => put(`news/send_back/${id}`, { sentence });
/** The mails that come once the office has had time to go through its list, as `to: subject`. */
async function mails(): Promise<string[]> {
  await api.database.pool.query(`delete from mail where template <> 'decided'`);
  await sendMails(api, { url: sink.url, lines: 1, clock: stoppedClock(Date.now() + 6 * 60_000) });
  return sink.got.map(({ to, raw }) => `${to}: ${/^subject: *([^\r]*)/im.exec(raw)?.[1]}`).sort();
}
const body = (): string => sink.got[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';

it('tells the author that it is published, with its address, and where such mails are switched off', async () => {
  const id = await story('Boats');
  await publish(id);
  expect(await mails()).toEqual([`${MADRAS}: Published: Boats`]);
  expect(body()).toContain(`https://www.example.org/news_screen/dioceses/${id}`);
  expect(body()).toMatch(/^List-Unsubscribe: <https:\/\/www\.example\.org\/account#mails>\r$/m);
  expect(body()).not.toMatch(/^List-Unsubscribe-Post/m);
});

it("tells the author that it is sent back, with the office's words and the way to the record", async () => {
  const made = { ...SAMPLES.event('Choirs', given, { department: who.youth.id }) };
  const { _id } = (await post('events/create', made, who.youth.token)).body.data;
  await put(`events/send_back/${_id}`, { sentence: 'Which <b>hall</b>?' });
  expect(await mails()).toEqual([expect.stringMatching(/^youth@example\.org: Sent back: /)]);
  expect(body()).toContain(`https://www.example.org/departments/department_events?form=${_id}`);
  expect(body()).toContain('Which &lt;b&gt;hall&lt;/b&gt;?');
  expect(body()).toContain('Leela Samson has sent it back:');
});

it('makes one mail to each author of what is decided together', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await story(`Story ${n}`));
  ids.push(await story('Of Medak', who.medak.token, { diocese: who.medak.id }));
  await put('news/active_many', { news: ids, activated: true });
  await sendBack(await story('Unclear'));
  expect(await mails()).toEqual([
    `${MADRAS}: Twelve published, one sent back`,
    'medak@example.org: Published: Of Medak',
  ]);
});

it('says nothing of what is taken back, deleted or changed before the mail goes out, nor twice of one story', async () => {
  const [undone, deleted, again, both] = [
    await story('A'),
    await story('B'),
    await story('C'),
    await story('D'),
  ];
  await publish(undone);
  await put(`news/wait_again/${undone}`, {});
  await publish(deleted);
  await api.call('DELETE', `news/delete/${deleted}`, who.office);
  await sendBack(again);
  await put(`news/edit/${again}`, { title: 'C, on Monday' }, who.madras.token);
  await sendBack(both);
  await publish(both);
  expect(await mails()).toEqual([`${MADRAS}: Published: D`]);
});

it('mails nobody for what they did themselves, what the office wrote, or a switch that answers nothing', async () => {
  const own = await story('Office', who.office);
  await put(`news/edit/${own}`, { activated: false });
  await publish(own);
  const seen = await story('Seen');
  await publish(seen);
  await mails();
  await api.database.pool.query('delete from mail');
  sink.got.length = 0;
  await put(`news/edit/${seen}`, { activated: false });
  await publish(seen);
  await put(`news/edit/${seen}`, { title: 'Seen again' }, who.madras.token);
  expect(await mails()).toEqual([]);
});

it('tells who publishes while editing the same', async () => {
  const id = await story('Edited');
  await put(`news/edit/${id}`, { title: 'Edited by the office', activated: true });
  expect(await mails()).toEqual([`${MADRAS}: Published: Edited by the office`]);
});

it('tells nobody who has left, was moved to another unit, or has switched it off', async () => {
  const email = 'leaver@example.org';
  const made = {
    user_name: 'Leaver',
    email,
    mobile: '',
    password: PASSWORD,
    user_type: 'diocese_user',
    diocese: who.madras.id,
  };
  const { _id } = (await post('user/add', made)).body.data;
  const leaver = await api.signIn(email, PASSWORD);
  const [one, two] = [await story('One', leaver), await story('Two', leaver)];
  await publish(one);
  await put(`user/edit/${_id}`, { ...made, diocese: who.medak.id });
  expect(await mails()).toEqual([]);
  await put(`user/edit/${_id}`, made);
  await publish(two);
  await api.call('DELETE', `user/delete/${_id}`, who.office);
  expect(await mails()).toEqual([]);
  await api.call('PUT', 'auth/account/mails/choose', who.madras.token, { what: 'decided', wanted: false });
  await publish(await story('Quiet'));
  expect(await mails()).toEqual([]);
  await api.call('PUT', 'auth/account/mails/choose', who.madras.token, { what: 'decided', wanted: true });
  await publish(await story('Loud'));
  expect(await mails()).toEqual([`${MADRAS}: Published: Loud`]);
});

it('queues nothing when the decision itself is refused', async () => {
  const id = await story('Refused');
  expect((await publish(id, who.madras.token)).status).toBe(403);
  expect((await put(`news/send_back/${id}`, { sentence: 'No', version: 99 })).status).toBe(409);
  expect((await put('news/active_many', { news: [id, who.madras.id], activated: true })).status).toBe(404);
  expect((await api.database.pool.query('select 1 from mail')).rows).toEqual([]);
});

it('makes one mail of decisions by many at the same moment', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => story(`At once ${n}`)));
  await Promise.all(ids.map((id) => publish(id)));
  expect(await mails()).toEqual([`${MADRAS}: Eight published`]);
});
