import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '#calls/jsonSchema.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { newContract } from '../support/contract.ts';
import { type Files, files, SAMPLES, type SampleName } from '../support/samples.ts';

/** What the description says a body must have, the server asks for, and nothing else. */
const { described } = newContract();
let api: TestApi;
let who: People;
let given: Files;
let newsId: string;
let book: string;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  const add = async (path: string, body: object): Promise<string> =>
    (await api.call('POST', path, who.office, body)).body.data._id;
  newsId = await add('news/create', SAMPLES.news('Sample', given, { department: who.youth.id }));
  book = await add('publications/create', { ...SAMPLES.publication('Hymns', given), type: 'books' });
});
afterAll(() => api.close());

/** Bodies that are right, by the call; those of kinds come from their samples. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  departmentCreate: () => ({ name: `Unit ${++nth}` }),
  dioceseCreate: () => ({ name: `Unit ${++nth}`, state: 'Kerala' }),
  manyAct: () => ({ kind: 'news', act: 'activate', records: [newsId] }),
  newsLead: () => ({ place: 'unit', leads: true }),
  newsStandings: () => ({ news: [newsId] }),
  newsSwitchMany: () => ({ news: [newsId], activated: true }),
  historyList: () => ({ kind: 'news', record: newsId }),
  scheduleList: () => ({ from: '2026-11-01', to: '2026-12-01' }),
  scheduleOf: () => ({ kind: 'news', records: [newsId] }),
  removeMedia: () => ({ resource_url: given.paper }),
  keepMedia: () => ({ resource_urls: [given.paper] }),
  libraryKeep: () => ({ resource_urls: [given.paper] }),
  publicDepartmentBySubDomain: () => ({ sub_domain: 'youth' }),
  publicDioceseBySubDomain: () => ({ sub_domain: 'madras' }),
  newsletterSend: () => ({ news: [newsId] }),
  publicSubscribe: () => SAMPLES.subscriber('Visitor', given),
  publicEnquiry: () => ({ name: 'A', email: 'a@test.invalid', subject: 'S', message: 'M' }),
  publicOrder: () => ({
    ...{ name: 'A', email: 'a@test.invalid', mobile: '1', address: 'B', message: 'M' },
    product: book,
  }),
  login: () => ({ email: 'office@example.org', password: 'the office knows it' }),
  newsEdit: () => ({ title: 'Changed' }),
  newsList: () => ({ page: 1, limit: 10, search: '' }),
};
let nth = 0;
for (const name of Object.keys(SAMPLES) as SampleName[])
  if (name !== 'person')
    BODIES[`${name}Create`] = () => SAMPLES[name](`Sample ${++nth}`, given, { department: who.youth.id });

const named = (schema: JsonSchema): JsonSchema =>
  described.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? schema;

interface Row {
  readonly id: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly required: readonly string[];
  readonly either: readonly string[];
}
const ROWS: Row[] = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: id, requestBody }]): Row[] => {
    if (!BODIES[id] || !requestBody) return [];
    const schema = named(requestBody.content['application/json']?.schema ?? {});
    const { required = [], anyOf = [] } = schema as { required?: string[]; anyOf?: { required: string[] }[] };
    const either = anyOf.flatMap((one) => one.required);
    return [
      {
        id,
        method: method.toUpperCase() as 'POST',
        path: path.slice(1).replace('{id}', ':id'),
        required,
        either,
      },
    ];
  }),
);

describe.each(ROWS)('$id', ({ id, method, path, required, either }) => {
  const send = async (body: Record<string, unknown>) => {
    // There is one text of a type: the former one makes room.
    if (id === 'descriptionCreate') {
      const { data } = (await api.call('POST', 'description/get', who.office, {})).body;
      for (const { _id } of data) await api.call('DELETE', `description/delete/${_id}`, who.office);
    }
    const from = `10.9.${++nth % 250}.1`;
    return api.call(method, path.replace(':id', newsId), who.office, body, {}, from);
  };
  const without = (name: string) => {
    const { [name]: _, ...rest } = BODIES[id]?.() ?? {};
    return rest;
  };

  it('takes a body with all that is required', async () => {
    const answer = await send(BODIES[id]?.() ?? {});
    expect([answer.status, answer.body.desc]).toEqual([200, undefined]);
  });

  it('asks for what it says, and for nothing else', async () => {
    const asked: string[] = [];
    const names = new Set([...Object.keys(BODIES[id]?.() ?? {}), ...required]);
    for (const name of names) {
      const { status, body } = await send(without(name));
      expect(status, `${name}: ${body.desc}`).toBeOneOf([200, 422]);
      if (status === 422) asked.push(name);
    }
    // Whose a record is, the office has to say, and a unit's users need not; a video is a link or a film.
    const byRole = ['department', 'diocese', 'youtube_url'];
    const told = [...required, ...either.filter((name) => names.has(name))];
    expect(asked.filter((name) => !byRole.includes(name)).sort()).toEqual(told.sort());
  });
});
