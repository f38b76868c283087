import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '#kinds/kinds.ts';
import { unitName } from '#kinds/unitNames.ts';
import { titleField, translatedFields, VERSIONED, type VersionedName } from '#kinds/versions.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { removeForGood } from '#store/cleanup/removeForGood.ts';
import { versionsOf } from '#store/versions/readVersions.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES } from '../support/samples.ts';

/** Versions of one item in several languages: records of their own that know of each other. */
let api: TestApi;
let who: People;
let given: Files;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const { post, put } = verbs(
  () => api,
  () => who,
);

const TITLE = 'முதலில் படகுகள்';
const add = async (kind: VersionedName, word: string, as?: string): Promise<string> => {
  const body = { ...SAMPLES[kind](word, given, { department: who.youth.id }), activated: true };
  return (await post(createPath(kind), body, as)).body.data._id;
};
const edit = (kind: VersionedName, id: string, body: object, as?: string) =>
  put(`${createPath(kind).replace(/create|add/, 'edit')}/${id}`, body, as);
const remove = (kind: VersionedName, id: string) =>
  api.call('DELETE', `${createPath(kind).replace(/create|add/, 'delete')}/${id}`, who.office);
const make = (kind: VersionedName, record: string, language: string, more: object = {}, as?: string) =>
  post('versions/make', { kind, record, language, texts: { [titleField(KINDS[kind])]: TITLE }, ...more }, as);
const made = async (kind: VersionedName, record: string, language: string, more: object = {}) =>
  (await make(kind, record, language, more)).body.data._id as string;
const list = async (kind: VersionedName, record: string, as?: string) =>
  (await post('versions/get', { kind, record }, as)).body.data?.docs;
const languages = async (kind: VersionedName, record: string): Promise<string[]> =>
  (await list(kind, record)).map(({ language }: { language: string }) => language);
const toDo = async (language: string, more: object = {}, as?: string) =>
  (await post('versions/get_to_do', { language, limit: 100, ...more }, as)).body.data;
const open = async (language: string, id: string, as?: string) =>
  (await toDo(language, {}, as)).docs.find((one: { _id: string }) => one._id === id)?.state;
const publicOf = async (kind: VersionedName, id: string) =>
  Object.fromEntries(
    [...(await versionsOf(VISITOR, api.database.db, KINDS[kind], id))].map(([language, one]) => [
      language,
      one.id,
    ]),
  );

describe.each(VERSIONED)('%s', (kind) => {
  const title = titleField(KINDS[kind]);

  it('has versions of its own status, made of its fields, with the texts that were written', async () => {
    const record = await add(kind, 'Boats');
    expect(await open('ta', record)).toBe('missing');
    expect(await languages(kind, record)).toEqual(['en']);
    const tamil = await made(kind, record, 'ta');
    const table = sql.table(kind);
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${table} where id in (${record}, ${tamil}) order by id`.execute(api.database.db);
    const [source, version] = rows;
    expect(version?.[title]).toBe(TITLE);
    for (const name of Object.keys(KINDS[kind].fields).filter(
      (one) => one !== title && source && one in source,
    ))
      expect([name, version?.[name]]).toEqual([name, source?.[name]]);
    const isSwitched = 'switchable' in KINDS[kind];
    expect((await list(kind, record)).map((one: object) => one)).toMatchObject([
      {
        _id: record,
        language: 'en',
        made_from: null,
        activated: isSwitched ? true : null,
        out_of_date: null,
      },
      {
        _id: tamil,
        language: 'ta',
        made_from: record,
        activated: isSwitched ? false : null,
        out_of_date: null,
      },
    ]);
    // Of what nobody has published a visitor learns nothing.
    expect(await publicOf(kind, record)).toEqual(isSwitched ? {} : { en: record, ta: tamil });
    expect(await open('ta', record)).toBe(isSwitched ? 'begun' : undefined);
    if (isSwitched) await edit(kind, tamil, { activated: true });
    expect(await publicOf(kind, tamil)).toEqual({ en: record, ta: tamil });
    expect(await open('ta', record)).toBeUndefined();
    expect(await open('ml', record)).toBe('missing');
    // Once, not for each of its versions.
    expect(await open('ml', tamil)).toBeUndefined();
    expect((await make(kind, tamil, 'en')).status).toBe(409);
  });

  it('tells of a version that what it was made from has changed, with the difference, until somebody says that it holds', async () => {
    const record = await add(kind, 'Boats');
    const tamil = await made(kind, record, 'ta');
    const difference = async () => (await post('versions/get_difference', { kind, record: tamil })).body.data;
    expect(await difference()).toEqual({ since: null, source_version: null, fields: [] });
    await edit(kind, record, { [title]: 'Boats first' });
    const told = await difference();
    expect(told.fields).toMatchObject([{ name: title, before: 'Boats', after: 'Boats first' }]);
    expect(await open('ta', tamil)).toBe('out_of_date');
    // What is saved while somebody looks at the difference is still one.
    await edit(kind, record, { [title]: 'Boats first of all' });
    const holds = (source_version: number) =>
      put('versions/up_to_date', { kind, record: tamil, source_version });
    expect((await holds(told.source_version)).status).toBe(200);
    expect((await difference()).fields).toMatchObject([
      { before: 'Boats first', after: 'Boats first of all' },
    ]);
    expect((await holds(99)).status).toBe(409);
    expect((await holds(0)).status).toBe(422);
    // What is put back as it was is no change.
    await edit(kind, record, { [title]: 'Boats first' });
    expect((await difference()).fields).toEqual([]);
    expect(await open('ta', tamil)).toBeUndefined();
    // Nor is it one that somebody changes the version itself.
    await edit(kind, tamil, { [title]: `${TITLE}.` });
    expect((await list(kind, tamil))[1].out_of_date).toBeNull();
  });

  it('leaves the others when one goes, and takes its place up again only while it is free', async () => {
    const record = await add(kind, 'Boats');
    const tamil = await made(kind, record, 'ta', { activated: true });
    const telugu = await made(kind, record, 'te', { activated: true });
    await remove(kind, record);
    expect(await publicOf(kind, tamil)).toEqual({ ta: tamil, te: telugu });
    expect(await publicOf(kind, record)).toEqual({});
    await put(`${createPath(kind).replace(/create|add/, 'restore')}/${record}`, {});
    expect(await publicOf(kind, tamil)).toEqual({ en: record, ta: tamil, te: telugu });
    await remove(kind, tamil);
    const again = await made(kind, record, 'ta', { activated: true });
    await put(`${createPath(kind).replace(/create|add/, 'restore')}/${tamil}`, {});
    expect(await publicOf(kind, record)).toEqual({ en: record, ta: again, te: telugu });
    expect(await languages(kind, tamil)).toEqual(['ta']);
    await remove(kind, record);
    await removeForGood(api.database.db, KINDS[kind], sql`r.id = ${record}`, new Date());
    expect(await publicOf(kind, again)).toEqual({ ta: again, te: telugu });
    const { rows } = await sql`select from item_version where record_id = ${record}`.execute(api.database.db);
    expect(rows).toEqual([]);
  });
});

it('names texts, and never what goes along', () => {
  expect(VERSIONED).toEqual(['news', 'event', 'publication', 'campaign', 'statement', 'prayer']);
  expect(translatedFields(KINDS.event)).toEqual(['name', 'description', 'place']);
});

it('refuses what is no language, no text, too long, or public in the wrong language', async () => {
  const story = await add('news', 'Boats');
  for (const more of [
    { language: 'hi' },
    { kind: 'video' },
    { texts: { date: '2026-01-01' } },
    { texts: { __proto__x: 'no' } },
    { texts: { title: 'x'.repeat(91) } },
    { texts: { title: '' } },
    { texts: [] },
  ])
    expect([more, (await make('news', story, 'ta', more)).status]).toEqual([more, 422]);
  expect(await languages('news', story)).toEqual(['en']);
  expect((await make('news', 'nothing', 'ta')).status).toBe(404);
  const statement = await add('statement', 'Press');
  expect((await make('statement', statement, 'ta', { texts: {} })).status).toBe(422);
});

describe('a record that is there already', () => {
  const link = (record: string, other: string, language = 'ta', as?: string) =>
    post('versions/link', { kind: 'news', record, other, language }, as);

  it('becomes a version, and is taken out again', async () => {
    const [english, tamil, third] = [
      await add('news', 'Boats'),
      await add('news', TITLE),
      await add('news', 'Roofs'),
    ];
    expect((await link(english, tamil)).status).toBe(200);
    expect(await publicOf('news', english)).toEqual({ en: english, ta: tamil });
    expect((await link(english, third, 'ta')).status).toBe(409);
    expect((await link(english, english)).status).toBe(422);
    expect((await link(english, 'nothing')).status).toBe(404);
    // It has versions of its own.
    expect((await link(third, tamil, 'te')).status).toBe(409);
    expect((await put('versions/unlink', { kind: 'news', record: tamil })).status).toBe(200);
    expect(await publicOf('news', english)).toEqual({});
    expect((await put('versions/unlink', { kind: 'news', record: tamil })).status).toBe(404);
    // What was the first goes its own way, and its versions stay together.
    const [te, ml] = [
      await made('news', english, 'te', { activated: true }),
      await made('news', english, 'ml', { activated: true }),
    ];
    await put('versions/unlink', { kind: 'news', record: english });
    expect(await publicOf('news', te)).toEqual({ te, ml });
    expect((await link(english, tamil)).status).toBe(200);
    expect(await publicOf('news', english)).toEqual({ en: english, ta: tamil });
  });
});

it('is its unit’s alone, and waits for the office', async () => {
  const { token: youth } = who.youth;
  const { token: other } = who.ecology;
  const story = await add('news', 'Camp');
  const tamil = (await make('news', story, 'ta', { activated: true }, youth)).body.data._id;
  expect((await list('news', story, youth))[1]).toMatchObject({ _id: tamil, activated: false });
  expect((await post('waiting/get', {})).body.data.docs.map((one: { _id: string }) => one._id)).toContain(
    tamil,
  );
  expect(await publicOf('news', story)).toEqual({});
  const foreign = (await post('news/create', SAMPLES.news('Trees', given, { department: who.ecology.id })))
    .body.data._id;
  for (const [method, path, body] of [
    ['POST', 'versions/make', { record: story, language: 'te', texts: { title: TITLE } }],
    ['POST', 'versions/get', { record: story }],
    ['POST', 'versions/get_difference', { record: tamil }],
    ['POST', 'versions/link', { record: foreign, other: story, language: 'te' }],
    ['POST', 'versions/link', { record: story, other: foreign, language: 'te' }],
    ['PUT', 'versions/unlink', { record: tamil }],
    ['PUT', 'versions/up_to_date', { record: tamil, source_version: 1 }],
  ] as const)
    expect([path, (await api.call(method, path, other, { kind: 'news', ...body })).status]).toEqual([
      path,
      404,
    ]);
  // Nor does a list tell of it.
  await edit('news', foreign, { activated: true });
  expect(await open('ml', story, other)).toBeUndefined();
  expect(await open('ml', foreign, other)).toBe('missing');
  expect(await open('ml', story, youth)).toBe('missing');
  // The office's kinds are the office's.
  const campaign = await add('campaign', 'A lamp');
  expect((await make('campaign', campaign, 'ta', {}, youth)).status).toBe(404);
  expect((await api.call('GET', 'versions/counts', youth)).body.data.kinds).toEqual(['news', 'event']);
  // What the office has linked of two units gets no further version by one of them, which readers of the other would be shown.
  const own = await add('news', 'Weeds');
  await edit('news', own, { department: who.ecology.id });
  await post('versions/link', { kind: 'news', record: story, other: foreign, language: 'te' });
  const further = { kind: 'news', record: foreign, other: own, language: 'kn' };
  expect((await post('versions/link', further, other)).status).toBe(403);
  expect(await publicOf('news', story)).toEqual({ en: story, te: foreign });
  expect((await post('versions/link', further)).status).toBe(200);
});

it('of what is on the site is linked and taken out by the office, where such changes wait', async () => {
  const { token: youth } = who.youth;
  const [english, tamil] = [await add('news', 'Camp'), await add('news', TITLE)];
  const draft = (await post('news/create', SAMPLES.news('ക്യാമ്പ്', given, { department: who.youth.id }), youth))
    .body.data._id;
  const link = (other: string, language: string) =>
    post('versions/link', { kind: 'news', record: english, other, language }, youth);
  const takeOut = (record: string) => put('versions/unlink', { kind: 'news', record }, youth);
  const waits = (answer: { status: number; body: { message: string } }) =>
    expect([answer.status, answer.body.message]).toEqual([
      403,
      expect.stringMatching(/need approval by the synod office\. Ask it to link these/),
    ]);
  await put('waiting/changes_wait', { wait: true });
  try {
    waits(await link(tamil, 'ta'));
    expect(await publicOf('news', english)).toEqual({});
    // What nobody sees yet goes through the office as a whole.
    expect((await link(draft, 'ml')).status).toBe(200);
    expect((await takeOut(draft)).status).toBe(200);
    await post('versions/link', { kind: 'news', record: english, other: tamil, language: 'ta' });
    waits(await takeOut(tamil));
    expect(await publicOf('news', english)).toEqual({ en: english, ta: tamil });
  } finally {
    await put('waiting/changes_wait', { wait: false });
  }
  expect((await takeOut(tamil)).status).toBe(200);
  expect((await link(tamil, 'ta')).status).toBe(200);
});

it('lists by kind and state, page by page, and counts', async () => {
  const all = await toDo('kn');
  expect(all.docs).toHaveLength(all.totalDocs);
  const paged: object[] = [];
  for (let page = 1, more = true; more; page++) {
    const { docs, hasNextPage } = await toDo('kn', { page, limit: 2 });
    paged.push(...docs);
    more = hasNextPage;
  }
  expect(paged).toEqual(all.docs);
  for (const kind of VERSIONED)
    expect((await toDo('kn', { kind })).docs).toEqual(
      all.docs.filter((one: { kind: string }) => one.kind === kind),
    );
  for (const state of ['missing', 'begun', 'out_of_date'])
    expect((await toDo('ta', { state })).docs.every((one: { state: string }) => one.state === state)).toBe(
      true,
    );
  const { languages: counts } = (await api.call('GET', 'versions/counts', who.office)).body.data;
  expect(counts.find((one: { language: string }) => one.language === 'kn').count).toBe(all.totalDocs);
});

it('is there once for each language, however many make it at the same moment, from whichever version', async () => {
  const story = await add('news', 'Boats');
  const telugu = await made('news', story, 'te');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => make('news', at % 2 ? story : telugu, 'ta')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await languages('news', story)).toEqual(['en', 'ta', 'te']);
  // Two who begin with it at once begin one group.
  const another = await add('news', 'Roofs');
  const both = await Promise.all(['ta', 'te', 'kn', 'ml'].map((language) => make('news', another, language)));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await languages('news', another)).toEqual(['en', 'ta', 'te', 'kn', 'ml']);
  // Two who link and unlink the same ones come to an end.
  const others = await Promise.all(['A', 'B', 'C'].map((word) => add('news', word)));
  await Promise.all(
    others.flatMap((one, at) => [
      post('versions/link', { kind: 'news', record: one, other: others[(at + 1) % 3], language: 'ta' }),
      put('versions/unlink', { kind: 'news', record: one }),
    ]),
  );
  const { rows } =
    await sql`select group_id, language from item_version group by kind, group_id, language having count(*) > 1`.execute(
      api.database.db,
    );
  expect(rows).toEqual([]);
});

it('has names of units in five languages, which their own people write', async () => {
  const body = { name_ta: 'இளைஞர் துறை', name_ml: '' };
  expect((await put(`department/edit/${who.youth.id}`, body, who.youth.token)).status).toBe(200);
  expect((await put(`department/edit/${who.youth.id}`, body, who.ecology.token)).status).toBe(404);
  expect((await put(`department/edit/${who.youth.id}`, { name_te: 'x'.repeat(121) })).status).toBe(422);
  const told = (await api.call('GET', `public/get_department/${who.youth.id}`, null)).body.data;
  expect(told).toMatchObject({ ...body, name_te: '' });
  expect(unitName(told, 'ta')).toBe('இளைஞர் துறை');
  for (const language of ['en', 'te', 'ml'] as const) expect(unitName(told, language)).toBe(told.name);
  expect(unitName({ name: 'Youth' }, 'kn')).toBe('Youth');
});

it('keeps the language in which somebody wishes to get the newsletter', async () => {
  const subscribe = (email: string, more: object) =>
    api.call('POST', 'public/add_subscriber', null, { name: 'Asha', phone: '1', email, ...more });
  expect((await subscribe('ta@test.invalid', { language: 'ta' })).status).toBe(200);
  expect((await subscribe('none@test.invalid', {})).status).toBe(200);
  expect((await subscribe('hi@test.invalid', { language: 'hi' })).status).toBe(422);
  const { docs } = (await post('news_letter/get_subscriber', {})).body.data;
  const kept = docs.map(({ email, language }: { email: string; language: string }) => [email, language]);
  expect(Object.fromEntries(kept)).toEqual({ 'ta@test.invalid': 'ta', 'none@test.invalid': '' });
});
