import { afterAll, beforeAll, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { sendMails } from '../support/mail.ts';
import { startSink } from '../support/mailSink.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** What has happened to people's data: whom it concerns, what they are told, and that nobody else learns of it (decision 0097). */
let api: TestApi;
let who: People;
let id: string;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  let nth = 0;
  const form = (path: string, body: object) =>
    api.call('POST', `public/${path}`, null, body, {}, `10.12.${++nth}.1`);
  await form('add_subscriber', { name: 'Asha', email: 'Asha@test.invalid', phone: '' });
  const letter = { subject: 'Bells', message: 'When?', type: 'contact_us' };
  await form('add_querys', { ...letter, name: 'Asha Mary', email: 'asha@test.invalid' });
  await form('add_querys', { ...letter, name: 'Ravi', email: 'ravi@test.invalid' });
  await query(`update enquiry set created_at = '2026-03-10T12:00:00Z' where name = 'Ravi'`);
  const person = SAMPLES.person('Bishop Without Address', await files(api, who), { diocese: who.madras.id });
  await api.call('POST', 'user/add', who.madras.token, { ...person, email: '' });
  await query('delete from mail');
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, `breaches/${path}`, who.office, body);
const VALUES = {
  name: 'The lost laptop',
  parts: ['subscribers', 'enquiries'],
  from_at: '2026-01-01T00:00',
  until_at: '',
  noticed_at: '2026-11-20T09:00',
  written_from: '',
  written_until: '',
  happened: 'A laptop was stolen.',
  cause: 'Daniel left it in the train.',
  consequences: 'Somebody may write to you in our name.',
  done: 'Its disk is sealed.',
  advice: 'Do not answer letters that ask for money.',
};
const get = async () => (await office('GET', `get/${id}`)).body.data;
const save = async (values: object = {}) =>
  office('PUT', `edit/${id}`, { ...VALUES, ...values, version: (await get()).version });
const listed = async () => (await office('POST', 'get_people', { breach: id })).body.data;
const tell = async (count: number) =>
  office('POST', 'tell', { breach: id, version: (await get()).version, people: count });

it('names each person once, with what was touched of theirs', async () => {
  id = (await office('POST', 'create', { name: ' The lost  laptop ' })).body.data._id;
  expect((await get()).people).toBe(0);
  expect((await save()).status).toBe(200);
  expect(await listed()).toMatchObject({
    totalDocs: 2,
    hasNextPage: false,
    docs: [
      { email: 'asha@test.invalid', parts: ['enquiries', 'subscribers'] },
      { email: 'ravi@test.invalid', name: 'Ravi', parts: ['enquiries'] },
    ],
  });
  await save({ written_from: '2026-03-01', written_until: '2026-03-10' });
  expect((await get()).by_part).toEqual([
    { part: 'subscribers', people: 1 },
    { part: 'enquiries', people: 1 },
  ]);
  await save({ until_at: '2026-03-09T00:00' });
  expect((await listed()).totalDocs).toBe(0);
  await save({ parts: ['people', 'files', 'accounts'] });
  const { docs } = await listed();
  expect(docs.at(-1)).toMatchObject({ email: '', name: 'Bishop Without Address', parts: ['people'] });
  expect(docs.filter(({ parts }: { parts: string[] }) => parts.includes('accounts')).length).toBeGreaterThan(
    2,
  );
  const paged = await office('POST', 'get_people', { breach: id, page: 2, limit: 1 });
  expect(paged.body.data).toMatchObject({ page: 2, limit: 1, hasNextPage: true, docs: [docs[1]] });
});

it('is for full administrators alone', async () => {
  for (const as of [who.madras.token, who.youth.token])
    for (const [method, path, body] of [
      ['GET', 'get', undefined],
      ['GET', `get/${id}`, undefined],
      ['POST', 'create', { name: 'Mine' }],
      ['PUT', `edit/${id}`, VALUES],
      ['DELETE', `delete/${id}`, undefined],
      ['POST', 'get_people', { breach: id }],
      ['POST', 'tell', { breach: id, version: 1, people: 1 }],
    ] as const)
      expect((await api.call(method, `breaches/${path}`, as, body)).status, path).toBe(403);
  // Nor does a unit's user find it among what was done.
  const acts = (await api.call('POST', 'audit/get', who.madras.token, {})).body;
  expect(JSON.stringify(acts)).not.toContain('laptop');
});

it('keeps what two people write from being lost', async () => {
  const { version } = await get();
  await save({ happened: 'Two laptops were stolen.' });
  const late = await office('PUT', `edit/${id}`, { ...VALUES, version });
  expect([late.status, late.body.desc]).toEqual([409, expect.stringContaining('has changed this')]);
  expect((await get()).happened).toBe('Two laptops were stolen.');
  expect((await save({ until_at: '2025-01-01T00:00' })).body.fields).toHaveProperty('until_at');
});

it('is told to each once, when somebody has confirmed to how many', async () => {
  await save({ advice: ' ' });
  expect((await tell(2)).body.fields).toHaveProperty('advice');
  await save();
  expect((await tell(1)).body.desc).toContain('it is 2 people now');
  expect((await query('select from mail')).rowCount).toBe(0);
  const both = await Promise.all([tell(2), tell(2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await get()).toMatchObject({ with_address: 2, not_told: 0, letters: [{ people: 2 }] });
  // Whatever is typed afterwards, what was confirmed goes out.
  await save({ happened: 'Something else.' });
  const sink = await startSink();
  await sendMails(api, { url: sink.url });
  await sink.close();
  const texts = sink.got.map(({ raw }) => raw).sort();
  expect(texts).toHaveLength(2);
  for (const raw of texts) {
    expect(raw).toContain('A laptop was stolen.');
    expect(raw).not.toContain('Daniel');
    expect(raw).not.toContain('Something else');
  }
  expect(texts.filter((raw) => raw.includes('newsletter was asked for'))).toHaveLength(1);
  expect((await query('select from breach_told')).rowCount).toBe(2);
  expect((await query(`select details from act where act = 'breach_told'`)).rows).toEqual([
    { details: { count: 2 } },
  ]);
  // Who comes to it later is told, and nobody else again.
  await query(
    `insert into subscriber (id, name, email) values (gen_random_uuid(), 'Late', 'late@test.invalid')`,
  );
  expect((await get()).not_told).toBe(1);
  expect((await tell(1)).status).toBe(200);
  const waiting = await query(`select to_address from mail where state = 'waiting' and template = 'breach'`);
  expect(waiting.rows).toEqual([{ to_address: 'late@test.invalid' }]);
  expect((await office('DELETE', `delete/${id}`)).status).toBe(422);
});

it('can be taken away while nobody was told, and keeps nothing of who was erased', async () => {
  const other = (await office('POST', 'create', { name: 'A mistake' })).body.data._id;
  expect((await office('DELETE', `delete/${other}`)).status).toBe(200);
  expect((await office('GET', `get/${other}`)).status).toBe(404);
  const email = 'late@test.invalid';
  await api.call('POST', 'person_data/erase', who.office, { email, typed: email });
  expect((await query(`select from mail where template = 'breach' and state = 'waiting'`)).rowCount).toBe(0);
  const acts = (await query('select act from act order by id')).rows.map(({ act }) => act);
  expect(acts).toEqual(
    expect.arrayContaining(['breach_begun', 'breach_changed', 'breach_told', 'breach_removed']),
  );
});
