import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Lists keep documents as JSON (decision 0004): whatever is changed, they show what single reads show, to each viewer the viewer's own. */
let api: TestApi;
let who: People;
let files: { url: string }[];

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  files = [];
  for (const name of ['ridge.jpg', 'river.jpg'])
    files.push((await api.upload(who.office, name, await jpeg())).body.data);
});
afterAll(() => api.close());

type Doc = Readonly<Record<string, unknown>> & { readonly _id: string };

const list = async (as: string, body: object = {}): Promise<Doc[]> =>
  (await api.call('POST', 'news/get', as, body)).body.data.docs;
const put = async (path: string, as: string, body: object = {}) => {
  const { status, body: answer } = await api.call('PUT', path, as, body);
  expect([status, answer.desc]).toEqual([200, undefined]);
};

async function add(as: string, department: string, title: string): Promise<string> {
  const thumbnail = files[0]?.url;
  const body = { title, type: 'departments', department, thumbnail, description: '<p>Rain</p>' };
  return (await api.call('POST', 'news/create', as, body)).body.data._id;
}

/** The list as the viewer sees it, after it was compared with what each record's own call returns. */
async function compared(as: string): Promise<Doc[]> {
  const docs = await list(as);
  for (const { plans, ...doc } of docs)
    expect(doc).toEqual((await api.call('GET', `news/get/${doc._id}`, as)).body.data);
  expect(await list(as)).toEqual(docs);
  return docs;
}

it('shows every change at once, to each viewer', async () => {
  const theirs = await add(who.youth.token, who.youth.id, 'Boats');
  const other = await add(who.office, who.ecology.id, 'Roofs');
  const name = String(files[0]?.url).split('/').at(-1);
  const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)}:00.000Z`;
  const changes: [() => Promise<unknown>, (doc: Doc | undefined) => unknown, unknown][] = [
    [async () => {}, (doc) => doc?.title, 'Boats'],
    [() => put(`news/edit/${theirs}`, who.office, { title: 'Two boats' }), (doc) => doc?.title, 'Two boats'],
    [
      () => put(`news/send_back/${theirs}`, who.office, { sentence: 'Which ones?' }),
      (doc) => doc?.review,
      expect.objectContaining({ state: 'sent_back', sentence: 'Which ones?' }),
    ],
    [() => put(`news/edit/${theirs}`, who.office, { activated: true }), (doc) => doc?.activated, true],
    [
      () => put(`department/edit/${who.youth.id}`, who.office, { name: 'Young people' }),
      (doc) => doc?.department_name,
      'Young people',
    ],
    [
      () => put(`user/edit/${who.youth.userId}`, who.office, { user_name: 'Mercy' }),
      (doc) => doc?.author,
      { user_name: 'Mercy' },
    ],
    [
      () => put(`library/replace/${name}`, who.office, { resource_url: files[1]?.url }),
      (doc) => doc?.thumbnail,
      files[1]?.url,
    ],
    [
      () => api.database.pool.query("update news set heading = 'By hand' where id = $1", [theirs]),
      (doc) => doc?.heading,
      'By hand',
    ],
    [
      () => put(`schedule/plan/${theirs}`, who.office, { kind: 'news', withdraw_at: tomorrow }),
      (doc) => (doc?.plans as unknown[] | undefined)?.length,
      1,
    ],
  ];
  for (const [change, shown, expected] of changes) {
    await change();
    const docs = await compared(who.office);
    expect(docs.map(({ _id }) => _id).sort()).toEqual([theirs, other].sort());
    expect(shown(docs.find(({ _id }) => _id === theirs))).toEqual(expected);
    expect(await compared(who.youth.token)).toEqual(docs.filter(({ _id }) => _id === theirs));
    expect((await compared(who.ecology.token)).map(({ _id }) => _id)).toEqual([other]);
  }
  await api.call('DELETE', `news/delete/${theirs}`, who.office);
  expect((await list(who.office)).map(({ _id }) => _id)).toEqual([other]);
  expect(await list(who.youth.token)).toEqual([]);
});
