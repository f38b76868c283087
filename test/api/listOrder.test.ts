import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import { CONTENT_PATHS } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { orderOf } from '#store/records/listQuery.ts';
import { growNews } from '#store/records/manyNews.ts';
import { growEvents, growSubscribers } from '../../scripts/lib/manyOthers.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, type SampleName, stemOf } from '../support/samples.ts';

/** A list in the order that is asked for: every kind that says by what, and no other way (ADD-17). */
let api: TestApi;
let who: People;
let given: Files;

/** Alike but for capitals, alike, and in none of the orders that they are made in. */
const NAMES = ['Beta lamp', 'alpha lamp', 'Gamma lamp', 'beta lamp', 'Alpha lamp', 'Beta lamp'];

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  for (const kind of Object.keys(SAMPLES) as SampleName[])
    for (const [place, name] of NAMES.entries())
      await post(createPath(kind), {
        ...SAMPLES[kind](name, given, { department: who.youth.id }),
        ...(kind === 'person' ? { department: undefined, user_type: 'officers', sort: place % 3 } : {}),
        ...(kind === 'video' ? { order: place % 3 } : {}),
      });
});
afterAll(() => api.close());

const { post } = verbs(
  () => api,
  () => who,
);

const byCodePoints = (a: string, b: string): number => (a < b ? -1 : a === b ? 0 : 1);

const SORTED = (Object.values(KINDS) as Kind[]).filter((kind) => kind.sortable);
const pathOf = (kind: Kind): string => CONTENT_PATHS[stemOf(kind.name as keyof typeof KINDS)].List;
/** Persons and accounts share one list: which of them is asked for stands in its type. */
const asked = (kind: Kind): object => (kind.name === 'person' ? { type: 'officers' } : {});

type Doc = Readonly<Record<string, unknown>> & { readonly _id: string };
async function list(kind: Kind, body: object): Promise<{ docs: Doc[]; more: boolean; total: number }> {
  const { status, body: answer } = await post(pathOf(kind), { ...asked(kind), ...body });
  expect([kind.name, status]).toEqual([kind.name, 200]);
  const page = Array.isArray(answer.data) ? { ...answer, docs: answer.data } : answer.data;
  return { docs: page.docs, more: page.hasNextPage, total: page.totalDocs };
}

async function pages(kind: Kind, body: object): Promise<Doc[]> {
  const all: Doc[] = [];
  for (let page = 1; page < 50; page++) {
    const { docs, more } = await list(kind, { ...body, page, limit: 2 });
    all.push(...docs);
    if (!more) return all;
  }
  return all;
}

const ids = (docs: readonly Doc[]): string[] => docs.map(({ _id }) => _id);

describe.each(SORTED.map((kind) => [kind.name, kind] as const))('the list of %s', (_name, kind) => {
  it.each(Object.keys(kind.sortable ?? {}))('goes by %s, up and down, page by page', async (by) => {
    for (const more of [{}, { search: 'lamp' }]) {
      const up = await list(kind, { order_by: by, direction: 'asc', limit: 1000, ...more });
      const down = await list(kind, { order_by: by, direction: 'desc', limit: 1000, ...more });
      expect(ids(down.docs).toSorted()).toEqual(ids(up.docs).toSorted());
      const values = up.docs.map((doc) => doc[by]).filter((value) => value !== undefined);
      const folded = values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
      const compare = kind.sortable?.[by]?.alphabetical ? new Intl.Collator('en').compare : byCodePoints;
      expect(folded).toEqual(folded.toSorted((a, b) => compare(a as string, b as string)));
      // Without blanks one is the other backwards, those alike among them.
      if (!values.includes(null)) expect(ids(down.docs)).toEqual(ids(up.docs).toReversed());
      for (const direction of ['asc', 'desc']) {
        const whole = direction === 'asc' ? up : down;
        expect(ids(await pages(kind, { order_by: by, direction, ...more }))).toEqual(ids(whole.docs));
      }
    }
  });

  it('goes up where no direction is said, and as ever where no order is', async () => {
    const [by = ''] = Object.keys(kind.sortable ?? {});
    expect((await list(kind, { order_by: by })).docs).toEqual(
      (await list(kind, { order_by: by, direction: 'asc' })).docs,
    );
    expect((await list(kind, { direction: 'asc' })).docs).toEqual((await list(kind, {})).docs);
  });

  it.each([
    'version',
    'search_words',
    'password',
    'constructor',
    '__proto__',
    'title; drop table news',
    7,
    ['title'],
  ])('refuses %j', async (by) => {
    const answer = await post(pathOf(kind), { ...asked(kind), order_by: by });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('order_by must be one of: ');
    expect((await post(pathOf(kind), { ...asked(kind), direction: 'sideways' })).status).toBe(422);
  });
});

it('has records of most kinds, in more than one order', async () => {
  const { docs } = await list(KINDS.news, { order_by: 'title' });
  expect(docs.map(({ title }) => title)).toEqual([
    'alpha lamp',
    'Alpha lamp',
    'Beta lamp',
    'beta lamp',
    'Beta lamp',
    'Gamma lamp',
  ]);
});

it('has titles as the alphabet of their script has them, Latin letters first', async () => {
  const alphabets = [
    'Amen lamp',
    'Émile lamp',
    'first lamp',
    ...['அன்பு', 'கர்த்தர்', 'நன்மை', 'பக்தி', 'யோவான்', 'வேதம்', 'றம்பம்', 'ஜெபம்', 'ஸ்தோத்திரம்'],
    ...['అంశం', 'కంచు', 'సంఘం', 'సభ'],
    ...['ಅಂಶ', 'ಕಂಚು', 'ಸಂಘ', 'ಸಭೆ'],
    ...['അനുഗ്രഹം', 'അൻപ്', 'കരുണ', 'കർത്താവ്', 'കറ', 'പാല', 'പാൽ', 'സഭ', 'സംഗമം'],
  ];
  for (const title of alphabets.toSorted())
    await post(createPath('campaign'), SAMPLES.campaign(title, given, { department: who.ecology.id }));
  const own = async (body: object) =>
    (await list(KINDS.campaign, { order_by: 'title', limit: 1000, ...body })).docs
      .map(({ title }) => String(title))
      .filter((title) => alphabets.includes(title));
  expect(await own({})).toEqual(alphabets);
  expect(await own({ direction: 'desc' })).toEqual(alphabets.toReversed());
});

it('is refused where two kinds share a list and the order is the other one’s', async () => {
  expect((await post('user/get', { type: 'officers', order_by: 'email' })).status).toBe(422);
  expect((await post('user/get', { order_by: 'sort' })).status).toBe(422);
  expect((await post('user/get', { order_by: 'email' })).status).toBe(200);
});

it('is taken by the lists of the console alone', () => {
  const takes = (Object.entries(CALLS) as [CallName, Call][]).filter(
    ([, { input }]) => 'order_by' in ((input as { shape?: object } | undefined)?.shape ?? {}),
  );
  for (const [name, call] of takes) expect([name, call.who]).not.toEqual([name, 'everyone']);
  // The library's files are of no kind, and come in orders of their own.
  const ofKinds = takes.filter(([name]) => name !== 'libraryList');
  expect([takes.length, ofKinds.length]).toEqual([ofKinds.length + 1, new Set(SORTED.map(pathOf)).size]);
});

it('shows a unit’s user its own, whatever the order', async () => {
  for (const order_by of Object.keys(KINDS.news.sortable)) {
    const own = await post('news/get', { order_by }, who.youth.token);
    expect(own.body.data.docs).toHaveLength(NAMES.length);
    const other = await post('news/get', { order_by }, who.ecology.token);
    expect(other.body.data.docs).toEqual([]);
  }
});

it('walks an index where a list is long', async () => {
  const { db } = api.database;
  await growNews(db, 3000);
  await growEvents(db, 3000);
  await growSubscribers(db, 3000);
  for (const kind of [KINDS.news, KINDS.event, KINDS.subscriber] as Kind[])
    for (const by of Object.keys(kind.sortable ?? {}))
      for (const down of [false, true]) {
        const plan = await sql<{ 'QUERY PLAN': string }>`
          explain select t.id from ${sql.table(kind.name)} t where t.deleted_at is null
          order by ${orderOf(kind, { sorted: { by, down } })} limit 26`.execute(db);
        const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(lines, `${kind.name} by ${by}`).toMatch(/Index (Only )?Scan/);
        expect(lines, `${kind.name} by ${by}`).not.toMatch(/Seq Scan/);
      }
});
