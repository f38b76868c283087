import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_MANY } from '#kinds/many.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** The same done with many records at once: each by itself, with the rights of who does it, and undone the same way. */
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

const add = async (title: string, unit: { diocese: string } | { department: string }): Promise<string> =>
  (await post('news/create', { ...SAMPLES.news(title, given, unit), title, date: '2026-03-01' })).body.data
    ._id;
const act = async (body: object, as?: string) => {
  const { status, body: answer } = await put('many/act', { kind: 'news', ...body }, as);
  return { status, ...answer.data, desc: answer.desc } as {
    status: number;
    desc: string;
    done: { _id: string; change: string }[];
    left: { _id: string; sentence: string }[];
  };
};
const read = async (id: string, as?: string) => (await get(`news/get/${id}`, as)).body.data;

it('changes what the viewer may change, tells of each that could not be, and takes it back', async () => {
  const [one, two] = [
    await add('One', { diocese: who.madras.id }),
    await add('Two', { diocese: who.madras.id }),
  ];
  const foreign = await add('Foreign', { diocese: who.medak.id });
  const records = [one, foreign, two, 'nonsense', one];
  const changed = await act({ act: 'edit', records, values: { date: '2026-09-09' } }, who.madras.token);
  expect(changed.done.map(({ _id }) => _id)).toEqual([one, two]);
  expect(changed.left.map(({ _id }) => _id)).toEqual([foreign, 'nonsense']);
  expect(changed.left.every(({ sentence }) => sentence.endsWith('.'))).toBe(true);
  expect([(await read(one)).date, (await read(foreign)).date]).toEqual(['2026-09-09', '2026-03-01']);
  // Somebody else has changed one of them since: that one stays.
  await put(`news/edit/${two}`, { heading: 'Newer' });
  const changes = changed.done.map(({ change }) => change);
  const other = await act({ act: 'undo', records: changes }, who.medak.token);
  expect(other.done).toEqual([]);
  const undone = await act({ act: 'undo', records: changes }, who.madras.token);
  expect(undone.done.map(({ _id }) => _id)).toEqual([changes[0]]);
  expect(undone.left.map(({ _id }) => _id)).toEqual([changes[1]]);
  expect([(await read(one)).date, (await read(two)).date]).toEqual(['2026-03-01', '2026-09-09']);
});

it('moves to another unit for the office, and for nobody else', async () => {
  const id = await add('To be moved', { diocese: who.madras.id });
  const values = { type: 'dioceses', diocese: who.medak.id };
  expect((await act({ act: 'edit', records: [id], values }, who.madras.token)).status).toBe(422);
  const { diocese } = values;
  await act({ act: 'edit', records: [id], values: { diocese } }, who.madras.token);
  expect((await read(id)).diocese).toBe(who.madras.id);
  await act({ act: 'edit', records: [id], values: { diocese } });
  expect((await read(id)).diocese).toBe(who.medak.id);
});

it('removes and brings back as it was; a unit’s user publishes nothing', async () => {
  const id = await add('Here and there', { diocese: who.madras.id });
  await act({ act: 'activate', records: [id] });
  const gone = await act({ act: 'remove', records: [id] }, who.madras.token);
  expect(gone.done.map(({ _id }) => _id)).toEqual([id]);
  expect((await get(`news/get/${id}`)).status).toBe(404);
  await act({ act: 'restore', records: [id] }, who.madras.token);
  expect((await read(id)).activated).toBe(true);
  await act({ act: 'deactivate', records: [id] });
  expect((await act({ act: 'activate', records: [id] }, who.madras.token)).done).toEqual([]);
  expect((await read(id)).activated).toBe(false);
});

it('takes only what can be the same for many, and not too many', async () => {
  const id = await add('Plain', { diocese: who.madras.id });
  for (const values of [{ title: 'All alike' }, { description: '<p>x</p>' }, { activated: true }, {}])
    expect((await act({ act: 'edit', records: [id], values })).status, JSON.stringify(values)).toBe(422);
  expect((await act({ act: 'edit', records: [id], values: { date: 'soon' } })).status).toBe(422);
  const records = Array.from({ length: MOST_MANY + 1 }, () => id);
  expect((await act({ act: 'remove', records })).status).toBe(422);
  const prayer = { kind: 'prayer', act: 'activate', records: [id] };
  expect((await act(prayer)).status).toBe(422);
  expect((await act({ kind: 'department', act: 'remove', records: [who.youth.id] })).status).toBe(422);
  expect((await act({ kind: 'prayer', act: 'remove', records: [id] }, who.madras.token)).done).toEqual([]);
});
