import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '#media/testSamples.ts';
import { createLink, issueToken } from '#store/accounts/singleUseLinks.ts';
import { writing } from '#store/database/writing.ts';
import { keepDocument, unreadDocument } from '#store/files/documents.ts';
import { decideByMail } from '#store/reviewMail/mailedReview.ts';
import { jpeg, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';

/** What the office lets through is what it has seen: whatever of it changes meanwhile, by whatever way, refuses every way of letting it through. */
let api: TestApi;
let who: People;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const { post, put, get } = verbs(
  () => api,
  () => who,
);
const query = async (text: string) => (await api.database.pool.query(text)).rows;
const uploaded = async (colour?: string): Promise<{ name: string; url: string }> => {
  const { url, resource_name } = (await api.upload(who.youth.token, 'boats.jpg', await jpeg(colour))).body
    .data;
  return { name: resource_name, url };
};
const story = async (body: object): Promise<string> =>
  (await post('news/create', { title: 'A story', thumbnail: '0', ...body }, who.youth.token)).body.data._id;
const read = async (id: string) => (await get(`news/get/${id}`)).body.data;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

interface Waits {
  readonly id: string;
  readonly picture: string;
  readonly paper: string;
}

/** What a unit does to a story without opening it. */
const CHANGES: Readonly<Record<string, (waits: Waits) => Promise<{ status: number }>>> = {
  'its picture was exchanged': async ({ picture }) =>
    put(`library/replace/${picture}`, { resource_url: (await uploaded('#112233')).url }, who.youth.token),
  'its picture was described': ({ picture }) =>
    put(`media/${picture}`, { caption: 'Something else' }, who.youth.token),
  'its paper was corrected': ({ paper }) =>
    put(`library/paper/${paper}`, { page: 1, text: 'Something else', version: 1 }, who.youth.token),
};

/** The ways in which the office lets a story through that it has read as `version`. */
const WAYS: Readonly<Record<string, (id: string, version: number) => Promise<boolean>>> = {
  'the switch': async (id, version) =>
    (await put(`news/edit/${id}`, { activated: true, version })).status === 200,
  'its form': async (id, version) =>
    (await put(`news/edit/${id}`, { title: 'Better', activated: true, version })).status === 200,
  'the bar': async (id, version) => {
    const many = { kind: 'news', act: 'activate', records: [id], versions: { [id]: version } };
    return (await put('many/act', many)).body.data.done.length === 1;
  },
  'an hour': async (id, version) =>
    (await put(`schedule/plan/${id}`, { kind: 'news', publish_at: tomorrow(), version })).status === 200,
  'the hour that was wished': async (id, version) => {
    const [{ plan }] = await query(
      `select id as plan from planned where record_id = '${id}' and act = 'publish'`,
    );
    return (await put(`schedule/move/${plan}`, { at: tomorrow(), version })).status === 200;
  },
  'at once what was wished': async (id, version) => {
    const [{ plan }] = await query(
      `select id as plan from planned where record_id = '${id}' and act = 'publish'`,
    );
    return (await put(`schedule/now/${plan}`, { version })).status === 200;
  },
  'a link in a mail': async (id, version) => {
    const [{ office }] = await query(`select id as office from account where role = 'full_administrator'`);
    const about = { kind: 'news', record: id, version: String(version) };
    const { db } = api.database;
    const now = new Date();
    const link = await writing(db, (tx) =>
      createLink(tx, { purpose: 'review', accountId: office, about }, now),
    );
    const { token = '' } = (await issueToken(db, link, now)) ?? {};
    const decision = { act: 'publish', sentence: '' } as const;
    return decideByMail(db, token, decision, version, now).then(
      () => true,
      () => false,
    );
  },
};

const waiting = async (): Promise<Waits> => {
  const picture = await uploaded();
  const paper = (await api.upload(who.youth.token, 'letter.pdf', pdf())).body.data;
  await query(`update media set variants_at = now() where file_name = '${paper.resource_name}'`);
  const unread = await unreadDocument(api.database.db, []);
  if (!unread) throw new Error('There is nothing to read.');
  const page = { number: 1, language: 'en', text: 'Something', waits: false };
  await keepDocument(api.database.db, unread, { bookmarks: [], pages: [page] }, new Date());
  const id = await story({ thumbnail: picture.url, pdf: [paper.url] });
  const wish = { kind: 'news', publish_at: tomorrow() };
  expect((await put(`schedule/plan/${id}`, wish, who.youth.token)).status).toBe(200);
  return { id, picture: picture.name, paper: paper.resource_name };
};

describe('a story that waits', () => {
  it.each(Object.entries(CHANGES))(
    'is let through by no way as it was before %s, and by each as it is now',
    async (_, change) => {
      for (const [way, letThrough] of Object.entries(WAYS)) {
        const waits = await waiting();
        const { version } = await read(waits.id);
        expect((await change(waits)).status, way).toBe(200);
        expect([way, await letThrough(waits.id, version)]).toEqual([way, false]);
        expect((await read(waits.id)).activated).toBe(false);
        const now = await read(waits.id);
        expect([way, await letThrough(waits.id, now.version)]).toEqual([way, true]);
      }
    },
  );

  it('is saved by its author, who described its picture while it was open in the form', async () => {
    const { id, picture } = await waiting();
    const { version } = await read(id);
    await put(`media/${picture}`, { alt: 'Boats' }, who.youth.token);
    expect((await put(`news/edit/${id}`, { title: 'A better title', version }, who.youth.token)).status).toBe(
      200,
    );
    // Not over somebody's words.
    expect((await put(`news/edit/${id}`, { title: 'Another', version }, who.youth.token)).status).toBe(409);
    const history = await post('history/get', { kind: 'news', record: id });
    const now = await read(id);
    expect(history.body.data.docs).toHaveLength(now.version);
  });

  it('is let through after the office itself has described its picture', async () => {
    const { id, picture } = await waiting();
    const { version } = await read(id);
    await put(`media/${picture}`, { alt: 'Boats' });
    expect(await WAYS['the switch']?.(id, version)).toBe(true);
  });
});

describe('where changes wait for the office', () => {
  const wait = (changes: string) => put('waiting/unit_changes_wait', { unit: who.youth.id, changes });
  afterAll(() => wait('as_all'));

  it('a story does not come back from the trash with a picture that nobody has seen', async () => {
    await wait('wait');
    const { id, picture, paper } = await waiting();
    await put(`news/edit/${id}`, { activated: true });
    await api.call('DELETE', `news/delete/${id}`, who.youth.token);
    for (const [how, change] of Object.entries(CHANGES))
      expect([how, [409, 403].includes((await change({ id, picture, paper })).status)]).toEqual([how, true]);
    expect((await put(`news/restore/${id}`, {}, who.youth.token)).status).toBe(200);
    expect((await read(id)).thumbnail).toContain(picture);
  });

  it('a change that waits is not let through with another picture than it was seen with', async () => {
    const { id } = await waiting();
    await put(`news/edit/${id}`, { activated: true });
    const picture = await uploaded();
    await wait('wait');
    await put(`news/edit/${id}`, { thumbnail: picture.url }, who.youth.token);
    const seen = async () =>
      (await post('waiting/get_changes', {})).body.data.docs.find(({ _id }: { _id: string }) => _id === id);
    const { plan, since } = await seen();
    const exchange = async () =>
      put(
        `library/replace/${picture.name}`,
        { resource_url: (await uploaded('#112233')).url },
        who.youth.token,
      );
    expect((await exchange()).status).toBe(403);
    // What waits goes on waiting where the unit's further changes need not.
    await wait('at_once');
    expect((await exchange()).status).toBe(200);
    expect((await put(`schedule/now/${plan}`, { planned_at: since })).status).toBe(409);
    expect((await put(`schedule/now/${plan}`, { planned_at: (await seen()).since })).status).toBe(200);
  });
});
