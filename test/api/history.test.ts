import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PATHS } from '#calls/paths.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { type Files, files, SAMPLES, type SampleName, stemOf } from '../support/samples.ts';

let api: TestApi;
let who: People;
let given: Files;
const { post, put, get } = verbs(
  () => api,
  () => who,
);

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

type Entry = {
  _id: string;
  action: string;
  by: { user_name: string };
  changed: string[];
  fields: { name: string; label: string; before: unknown; after: unknown }[];
};
const entriesOf = async (kind: string, record: string, as?: string): Promise<Entry[]> =>
  (await post('history/get', { kind, record }, as)).body.data.docs;

describe('history', () => {
  it('says who changed what, newest first, and shows both states', async () => {
    const body = SAMPLES.news('First', given, { department: who.youth.id });
    const { _id } = (await post('news/create', body, who.youth.token)).body.data;
    await put(`news/edit/${_id}`, { title: 'Second', department: who.ecology.id });
    await put(`news/edit/${_id}`, { activated: true });
    const entries = await entriesOf('news', _id);
    expect(entries.map(({ action, by, changed }) => [action, by.user_name, changed])).toEqual([
      ['switch', 'Leela Samson', ['activated']],
      ['change', 'Leela Samson', ['title', 'unit']],
      ['create', 'Youth user', []],
    ]);
    const { data } = (await get(`history/get/${entries[1]?._id}`)).body;
    expect(data.before_by).toEqual({ user_name: 'Youth user' });
    expect(data.fields).toMatchObject([
      { name: 'title', label: 'Title', before: body.title, after: 'Second' },
      { name: 'unit', label: 'Department', before: 'Youth', after: 'Ecology' },
    ]);
    const first = (await get(`history/get/${entries[2]?._id}`)).body.data;
    expect(first.fields.find((field: { name: string }) => field.name === 'thumbnail').after).toBe(
      given.picture,
    );
  });

  it('brings an older state back as a new one, files and all, and publishes nothing by it', async () => {
    const body = SAMPLES.news('Old', given, { department: who.youth.id });
    const { _id } = (await post('news/create', body)).body.data;
    const old = (await get(`news/get/${_id}`)).body.data;
    await put(`news/edit/${_id}`, {
      title: 'New',
      description: '<p>new</p>',
      gallery: [],
      pdf: [],
      date: '',
    });
    await put(`news/edit/${_id}`, { activated: false });
    const change = (await entriesOf('news', _id)).find((entry) => entry.action === 'change');
    const back = await put(`history/bring_back/${change?._id}`, {}, who.youth.token);
    expect(back.status).toBe(200);
    const now = (await get(`news/get/${_id}`)).body.data;
    const content = ({ title, description, gallery, pdf, date, thumbnail }: Record<string, unknown>) => ({
      title,
      description,
      gallery,
      pdf,
      date,
      thumbnail,
    });
    expect(content(now)).toEqual(content(old));
    expect([now.activated, now.version]).toEqual([false, old.version + 3]);
    expect((await entriesOf('news', _id)).length).toBe(4);
  });

  it('refuses to bring back over what somebody else has saved meanwhile (ADD-1)', async () => {
    const { _id } = (await post('news/create', SAMPLES.news('A', given, { department: who.youth.id }))).body
      .data;
    await put(`news/edit/${_id}`, { title: 'B' });
    const [entry] = await entriesOf('news', _id);
    expect((await put(`history/bring_back/${entry?._id}`, { version: 1 })).status).toBe(409);
  });

  it('never tells a password, not even that it changed', async () => {
    await put(`user/edit/${who.ecology.userId}`, { password: 'a third long password', mobile: '12' });
    const entries = await entriesOf('account', who.ecology.userId);
    const { body } = await get(`history/get/${entries[0]?._id}`);
    expect(JSON.stringify(body)).not.toMatch(/argon|password/);
    expect(entries[0]?.changed).toEqual(['mobile']);
  });
});

/** The law: of whatever kind a record is, its first state can be brought back by a change that is accepted. */
describe.each(Object.keys(SAMPLES) as SampleName[])('the history of a %s', (name) => {
  it('brings back what was there at first', async () => {
    const paths = CONTENT_PATHS[stemOf(name) as 'news'];
    const unit = { department: who.youth.id };
    const made = await post(paths.Create, SAMPLES[name](`Brought ${name}`, given, unit));
    const { _id } = made.body.data;
    const before = (await get(paths.Get.replace('{id}', _id))).body.data;
    const other = SAMPLES[name](`Changed ${name}`, given, unit);
    const edited = await put(paths.Edit.replace('{id}', _id), other);
    expect(edited.body.desc ?? '').toBe('');
    const entry = (await entriesOf(name, _id)).find(({ action }) => action === 'create');
    const back = await put(`history/bring_back/${entry?._id}`, {});
    expect(back.body.desc ?? '').toBe('');
    const after = (await get(paths.Get.replace('{id}', _id))).body.data;
    const still = ({ version: _, updated_at: __, ...rest }: Record<string, unknown>) => rest;
    expect(still(after)).toEqual(still(before));
  });
});

it('a record whose unit is in the trash too is restored only after the unit (ADD-4)', async () => {
  const { id } = who.ecology;
  const made = await post('news/create', SAMPLES.news('Shut', given, { department: id }));
  const { _id } = made.body.data;
  await api.call('DELETE', `news/delete/${_id}`, who.office);
  await api.call('DELETE', `department/delete/${id}`, who.office);
  const refused = await put(`news/restore/${_id}`, undefined);
  expect([refused.status, refused.body.message ?? refused.body.desc]).toEqual([
    422,
    'Its department, Ecology, is in the trash itself. Restore the department first.',
  ]);
  expect((await put(`department/restore/${id}`, undefined)).status).toBe(200);
  expect((await put(`news/restore/${_id}`, undefined)).status).toBe(200);
});
