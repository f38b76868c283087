import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '#calls/calls.ts';
import { CONTENT_PATHS } from '#calls/paths.ts';
import { REVIEWED, type ReviewedName } from '#kinds/reviewed.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** What a unit writes waits for the office, which publishes it or sends it back (AMB-014). */
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

/** Where visitors' programs read what is published. */
const PUBLIC_LISTS: Record<ReviewedName, string> = {
  news: CALLS.publicNewsList.path,
  event: CALLS.publicEventList.path,
};

describe.each(REVIEWED)('$name', ({ name: kind, search: [name] }) => {
  const [path] = CONTENT_PATHS[kind].List.split('/');
  const publicList = PUBLIC_LISTS[kind];
  let id: string;
  const create = async (word: string, as: string) =>
    (await post(`${path}/create`, SAMPLES[kind](word, given, { diocese: who.madras.id }), as)).body.data
      ._id as string;
  const read = async (as = who.madras.token) => (await get(`${path}/get/${id}`, as)).body.data;
  const edit = (body: object, as?: string) => put(`${path}/edit/${id}`, body, as);
  const sendBack = (sentence: unknown, as?: string) => put(`${path}/send_back/${id}`, { sentence }, as);
  const waits = async () => {
    const { docs } = (await post('waiting/get', { limit: 100 })).body.data;
    return docs.find((doc: { _id: string }) => doc._id === id);
  };
  const isPublic = async () =>
    (await post(publicList, { limit: 100 }, null)).body.data.docs.some(
      (doc: { _id: string }) => doc._id === id,
    );

  beforeEach(async () => {
    id = await create('Boats', who.madras.token);
  });

  it('of a unit waits, seen by nobody, until the office makes it active', async () => {
    expect(await waits()).toMatchObject({
      kind,
      title: (await read())[name],
      diocese: { _id: who.madras.id, name: 'Madras' },
      author: { user_name: 'Madras user' },
    });
    expect([(await read()).review.state, await isPublic()]).toEqual(['waiting', false]);
    await edit({ activated: true });
    expect([(await read()).review.state, await isPublic(), await waits()]).toEqual(['none', true, undefined]);
  });

  it('goes back with a sentence, and waits again once its author has changed it', async () => {
    expect((await sendBack('  ')).body.fields).toEqual({ sentence: 'Please say what should be changed.' });
    expect((await sendBack(' Please name the day. ')).status).toBe(200);
    expect((await read()).review).toMatchObject({
      state: 'sent_back',
      sentence: 'Please name the day.',
      by: 'Leela Samson',
    });
    expect(await waits()).toBeUndefined();
    const entry = (await post('history/get', { kind, record: id })).body.data.docs[0];
    expect(entry).toMatchObject({
      action: 'send_back',
      sentence: 'Please name the day.',
      by: { user_name: 'Leela Samson' },
    });
    await edit({ [name]: 'Boats on Monday' }, who.madras.token);
    expect((await read()).review).toMatchObject({ state: 'waiting', sentence: '', by: null });
    expect(await waits()).toBeDefined();
  });

  it('waits again as long as before when the office takes its decision back, and only then', async () => {
    const again = (body: object = {}, as?: string) => put(`${path}/wait_again/${id}`, body, as);
    const { since } = (await read()).review;
    expect((await again()).status).toBe(422);
    for (const decide of [() => edit({ activated: true }), () => sendBack('Please name the day.')]) {
      await decide();
      expect((await again({}, who.madras.token)).status).toBe(403);
      expect((await again({ version: 99 })).status).toBe(409);
      expect((await again()).status).toBe(200);
      expect((await read()).review).toEqual({ state: 'waiting', since, sentence: '', by: null });
      expect([(await waits())._id, await isPublic()]).toEqual([id, false]);
    }
    // Nothing that was done since is undone by it.
    await edit({ activated: true });
    await edit({ [name]: 'Another word' });
    expect([(await again()).status, await isPublic()]).toEqual([422, true]);
  });

  it('is not sent back once visitors see it, nor by a unit, nor over a newer version', async () => {
    expect((await sendBack('No', who.madras.token)).status).toBe(403);
    expect((await put(`${path}/send_back/${id}`, { sentence: 'No', version: 99 })).status).toBe(409);
    await edit({ activated: true });
    expect((await sendBack('No')).status).toBe(422);
  });

  it('of the office never waits, and what it switches off waits neither', async () => {
    id = await create('Office', who.office);
    expect((await read()).review.state).toBe('none');
    await edit({ activated: false });
    expect([(await read()).review.state, await waits()]).toEqual(['none', undefined]);
  });

  it('tells visitors nothing of all this', async () => {
    await sendBack('Between us');
    await edit({ activated: true });
    const seen = JSON.stringify((await post(publicList, { limit: 100 }, null)).body);
    expect(seen).not.toMatch(/review|sent_back|waiting|Between us/);
  });
});

it('counts what waits, for the office all and for a unit its own', async () => {
  const before = (await get('waiting/counts')).body.data;
  const item = SAMPLES.news('Counted', given, { department: who.youth.id });
  const { _id } = (await post('news/create', item, who.youth.token)).body.data;
  expect((await get('waiting/counts')).body.data).toEqual({ ...before, departments: before.departments + 1 });
  await put(`news/send_back/${_id}`, { sentence: 'Again' });
  expect((await get('waiting/counts', who.youth.token)).body.data).toEqual({
    departments: 0,
    dioceses: 0,
    enquiries: 0,
    orders: 0,
    sent_back: 1,
    // What the server lacks is none of a unit's business.
    faults: 0,
    urgent: 0,
    templates: [],
    changes_wait: false,
  });
});
