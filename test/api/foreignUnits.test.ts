import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#calls/calls.ts';
import { CONTENT_PATHS, METHODS, type Verb } from '#calls/paths.ts';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { type ApiResponse, jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, stemOf, type UnitOf } from '../support/samples.ts';
import { WHO_MAY } from '../support/whoMay.ts';

/** The law of what belongs to another unit, over all kinds whose records may: to a unit's user it is as if it were not there. */
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const MISSING = '0198c0de-0000-7000-8000-000000000000';

const NAMED = (Object.values(KINDS) as Kind[]).flatMap((kind) =>
  unitsOf(kind).map((unit) => [kind.name as KindName, unit] as const),
);
/** Of those who sign in the office alone hears: the calls of users are those of personnel to all others. */
const LOOKED_AT = NAMED.filter(([kind]) => kind !== 'account');

const callOf = (kind: KindName, verb: Verb, id: string, as: string, body?: object): Promise<ApiResponse> => {
  const path = (CONTENT_PATHS[stemOf(kind)] as Readonly<Partial<Record<Verb, string>>>)[verb] ?? '';
  return api.call(METHODS[verb], path.replace('{id}', id), as, body);
};
const reachOf = (kind: KindName, verb: Verb, unit: UnitKind) =>
  WHO_MAY[`${stemOf(kind)}${verb}` as keyof typeof WHO_MAY][unit];

let nth = 0;
/** A record of a unit, as the office makes it, or a visitor who asks. */
async function made(kind: KindName, unit: UnitKind, id: string): Promise<string> {
  const word = `Record ${++nth}`;
  if (kind !== 'enquiry') {
    const body = SAMPLES[kind as 'news'](word, given, { [unit]: id } as UnitOf);
    const answer = await api.call('POST', createPath(kind), who.office, { ...body, [unit]: id });
    expect(answer.body.data, kind).toMatchObject({ _id: expect.any(String) });
    return answer.body.data._id;
  }
  const letter = { name: word, email: 'a@test.invalid', subject: 'S', message: 'M', type: id };
  await api.call('POST', createPath(kind), null, letter, {}, `10.8.${nth}.1`);
  return (await callOf(kind, 'List', '', who.office, {})).body.data.docs[0]._id;
}

/** What a user tries who would take a record over. */
const changeOf = (kind: KindName, unit: UnitKind, mine: string): object =>
  kind === 'enquiry' ? { handled: true } : { [KINDS[kind].search[0]]: 'Taken over', [unit]: mine };

describe.each(LOOKED_AT)('a %s of another %s', (kind, unit) => {
  const sides = () =>
    unit === 'department' ? { me: who.youth, other: who.ecology } : { me: who.madras, other: who.medak };
  const type = kind === 'person' ? { type: `${unit}_personnels` } : {};

  /** Makes the call about a record and about one that there is not, and holds the answers against each other. */
  async function isNotThere(verb: Verb, id: string, body?: object): Promise<void> {
    const { token } = sides().me;
    const [answer, missing] = [
      await callOf(kind, verb, id, token, body),
      await callOf(kind, verb, MISSING, token, body),
    ];
    expect([verb, answer.status]).toEqual([verb, reachOf(kind, verb, unit) === 'own' ? 404 : 403]);
    expect([verb, answer.body]).toEqual([verb, missing.body]);
  }

  it('is not there: not to be read, changed, deleted or brought back', async () => {
    const { me, other } = sides();
    const id = await made(kind, unit, other.id);
    const before = (await callOf(kind, 'Get', id, who.office)).body.data;
    await isNotThere('Get', id);
    await isNotThere('Edit', id, changeOf(kind, unit, me.id));
    await isNotThere('Delete', id);
    expect((await callOf(kind, 'Get', id, who.office)).body.data).toEqual(before);
    expect((await callOf(kind, 'Delete', id, who.office)).status).toBe(200);
    await isNotThere('Get', id);
    await isNotThere('Restore', id);
    expect((await callOf(kind, 'Get', id, who.office)).status).toBe(404);
  });

  it('stands in no list, of what is there or in the trash, whatever is asked for', async () => {
    const { me, other } = sides();
    const [mine, theirs] = [await made(kind, unit, me.id), await made(kind, unit, other.id)];
    const listed = async (more: object): Promise<string[] | number> => {
      const body = { ...type, limit: 1000, ...more };
      const { status, body: answer } = await callOf(kind, 'List', '', me.token, body);
      return status === 200 ? answer.data.docs.map(({ _id }: { _id: string }) => _id) : status;
    };
    const asked = [{}, { [unit]: [other.id] }, { [unit]: other.id, activated: 'all' }];
    for (const trashed of [false, true]) {
      if (trashed)
        for (const id of [mine, theirs])
          expect((await callOf(kind, 'Delete', id, who.office)).status).toBe(200);
      for (const more of asked) {
        const found = await listed({ ...more, trashed });
        if (reachOf(kind, 'List', unit) === 'none') expect(found).toBe(403);
        else expect(found).not.toContain(theirs);
      }
      // The list is not empty for another reason.
      if (reachOf(kind, 'List', unit) === 'own') expect(await listed({ trashed })).toContain(mine);
    }
  });
});

it.each(['ecology', 'medak'] as const)(
  'who signs in for another unit is not there either: %s',
  async (other) => {
    const { token } = who.youth;
    const id = who[other].userId;
    const before = (await callOf('account', 'Get', id, who.office)).body.data;
    for (const [verb, body] of [
      ['Get'],
      ['Edit', { user_name: 'Taken over' }],
      ['Delete'],
      ['Restore'],
    ] as const) {
      const [answer, missing] = [
        await callOf('account', verb, id, token, body),
        await callOf('account', verb, MISSING, token, body),
      ];
      expect([verb, answer.status, answer.body]).toEqual([verb, 404, missing.body]);
    }
    expect((await callOf('account', 'Get', id, who.office)).body.data).toEqual(before);
    for (const type of ['department_user', 'diocese_user', 'csi_user', 'all', '']) {
      const listed = await callOf('account', 'List', '', token, { type, limit: 1000 });
      expect([type, JSON.stringify(listed.body).includes(id)]).toEqual([type, false]);
    }
  },
);

/** Calls that name records and files in their bodies, and not in their paths. */
const NAMED_IN_BODIES: Readonly<Partial<Record<CallName, (record: string, file: string) => object>>> = {
  historyList: (record) => ({ kind: 'news', record }),
  scheduleOf: (record) => ({ kind: 'news', records: [record] }),
  newsStandings: (record) => ({ news: [record] }),
  presenceGet: (record) => ({ kind: 'news', record, tab: MISSING }),
  presenceSince: (record) => ({ kind: 'news', record }),
  commentList: (record) => ({ kind: 'news', record }),
  commentSay: (record) => ({ comment: crypto.randomUUID(), kind: 'news', record, text: 'Please shorten.' }),
  versionList: (record) => ({ kind: 'news', record }),
  versionDifference: (record) => ({ kind: 'news', record }),
  versionMake: (record) => ({ kind: 'news', record, language: 'ta' }),
  versionLink: (record) => ({ kind: 'news', record, other: MISSING, language: 'ta' }),
  versionUnlink: (record) => ({ kind: 'news', record }),
  versionHolds: (record) => ({ kind: 'news', record, source_version: 1 }),
  templateCreate: (record) => ({ kind: 'news', record, name: 'Sunday school' }),
  previewGet: (record) => ({ kind: 'news', id: record }),
  shareGet: (record) => ({ kind: 'news', record }),
  sharePicture: (record) => ({ kind: 'news', record, shape: 'square' }),
  checksAsk: (record, file) => ({ kind: 'news', record, links: [], files: [`/media/${file}`] }),
  checksLeave: (record) => ({ kind: 'news', record, key: 'capitals title 1a2b', left: true }),
  manyAct: (record) => ({ kind: 'news', act: 'remove', records: [record] }),
  auditList: (record) => ({ search: record }),
  libraryKeep: (_, file) => ({ resource_urls: [`/media/${file}`] }),
  keepMedia: (_, file) => ({ resource_urls: [`/media/${file}`] }),
  removeMedia: (_, file) => ({ resource_url: `/media/${file}` }),
};

describe('what a body names of another unit', () => {
  const NO_FILE = 'nothing0123456789012.jpg';
  let theirs: { readonly record: string; readonly file: string };
  beforeAll(async () => {
    const uploaded = await api.upload(who.ecology.token, 'Theirs.jpg', await jpeg());
    const { resource_name: file, url } = uploaded.body.data;
    await api.call('POST', 'library/keep', who.ecology.token, { resource_urls: [url] });
    const story = { ...SAMPLES.news('Secret of ecology', given, {} as UnitOf), thumbnail: url };
    const { body } = await api.call('POST', 'news/create', who.ecology.token, story);
    theirs = { record: body.data._id, file };
  });

  it.each(Object.entries(NAMED_IN_BODIES) as [CallName, (record: string, file: string) => object][])(
    '%s says of it what it says of nothing',
    async (name, bodyOf) => {
      const { method, path } = CALLS[name];
      const ask = async (as: string, record: string, file: string) => {
        const { status, body } = await api.call(method, path, as, bodyOf(record, file));
        // What is asked is understood.
        expect([200, 404], JSON.stringify(body)).toContain(status);
        return [status, JSON.stringify(body).replaceAll(record, MISSING).replaceAll(file, NO_FILE)];
      };
      expect(await ask(who.youth.token, theirs.record, theirs.file)).toEqual(
        await ask(who.youth.token, MISSING, NO_FILE),
      );
    },
  );

  it('is found by nobody else, and stands where it stood', async () => {
    const look = async (as: string) => {
      const found = await api.call('POST', 'find/get', as, { search: 'Secret' });
      const listed = await api.call('POST', 'library/get', as, { search: 'Theirs', whose: 'everybody' });
      return [found.body.data.found.length, listed.body.data.docs.length];
    };
    expect([await look(who.youth.token), await look(who.ecology.token)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const story = await api.call('GET', `news/get/${theirs.record}`, who.ecology.token);
    expect([story.status, story.body.data.thumbnail.endsWith(theirs.file)]).toEqual([200, true]);
  });
});
