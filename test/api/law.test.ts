import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#calls/calls.ts';
import type { Field, Kind } from '#kinds/define.ts';
import { unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { listRecords } from '#store/records/records.ts';
import { rowsFields } from '#store/rows/childRows.ts';
import { searchColumns } from '#store/search/searchColumns.ts';
import { type ApiResponse, type People, people, startApi, type TestApi } from '../support/api.ts';
import { type Files, files, SAMPLES, type SampleName, stemOf, type UnitOf } from '../support/samples.ts';

/** The law that every kind obeys, whatever it is: a kind that is added obeys it, or this fails. */
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const kinds = Object.values(KINDS) as Kind[];

/** Columns that every table of records has; the others follow from the declaration. */
const ALWAYS = ['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'deleted_at'];
/** Columns that no declaration gives: made by the database, or of another part of the house. */
const BESIDE: Partial<Record<KindName, readonly string[]>> = {
  account: ['begins_today', 'tour_step', 'typing_language', 'typing_on', 'language'],
  department: ['accent'],
  diocese: ['accent'],
  news: ['type', 'sort_day', 'lang'],
  event: ['type'],
  publication: ['shown_year', 'shown_month', 'sort_day'],
  statement: ['sort_day'],
  promotion: ['rank'],
  subscriber: [
    'unsubscribed_at',
    'mail_key',
    'confirmed',
    'goodbye',
    'parked_at',
    'parked_reason',
    'prayer_day',
    'prayer_language',
    'soft_bounces',
    'soft_bounced_at',
    'merged_into',
  ],
  enquiry: ['type', 'again_at', 'last_at', 'notice'],
  order: ['again_at', 'last_at', 'notice'],
};

const SQL_TYPE: Record<Exclude<Field['type'], 'file' | 'number' | 'rows'>, string> = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  label: 'text',
  secret: 'text',
  choice: 'text',
  flag: 'boolean',
  day: 'date',
  moment: 'timestamp with time zone',
  reference: 'uuid',
};
function sqlType(field: Field): string {
  if (field.type === 'file') return field.many === undefined ? 'uuid' : 'ARRAY';
  if (field.type === 'number') return field.whole ? 'integer' : 'double precision';
  return field.type === 'rows' ? '' : SQL_TYPE[field.type];
}

async function columnsOf(table: string): Promise<Map<string, string>> {
  const found = await sql<{ column_name: string; data_type: string }>`
    select column_name, data_type from information_schema.columns where table_name = ${table} and table_schema = 'public'`.execute(
    api.database.db,
  );
  return new Map(found.rows.map((row) => [row.column_name, row.data_type]));
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('the table of %s', (name, kind) => {
  it('has the columns that the declaration names, and no others', async () => {
    const columns = await columnsOf(name);
    const declared = Object.entries(kind.fields).flatMap(([field, of]) =>
      of.type === 'rows' ? [] : [field],
    );
    const expected = [
      ...ALWAYS,
      ...searchColumns(kind).map(({ column }) => column),
      ...declared,
      ...unitsOf(kind).map((unit) => `${unit}_id`),
      ...(kind.switchable ? ['activated'] : []),
      ...(kind.reviewed ? ['waiting_since', 'sent_back', 'sent_back_at', 'sent_back_by'] : []),
      ...(BESIDE[name as KindName] ?? []),
    ];
    expect([...columns.keys()].sort()).toEqual([...new Set(expected)].sort());
    for (const field of declared) {
      const of = kind.fields[field];
      if (of) expect([field, columns.get(field)]).toEqual([field, sqlType(of)]);
    }
  });

  it('has a table for each array field, and columns for all that lists name', async () => {
    for (const [field, of] of rowsFields(kind)) {
      const columns = await columnsOf(`${name}_${field}`);
      expect([...columns.keys()].sort()).toEqual(['id', 'parent_id', 'place', ...Object.keys(of.of)].sort());
      for (const [column, plain] of Object.entries(of.of)) expect(columns.get(column)).toBe(sqlType(plain));
    }
    const columns = await columnsOf(name);
    const named = [
      ...Object.values(kind.filters ?? {}).map((filter) => filter.column),
      ...Object.values(kind.sortable ?? {}).map(({ column }) => column),
      ...[kind.order, ...Object.values(kind.orders ?? {})].flatMap((order) => order.map(({ by }) => by)),
      ...(kind.countedBy ? [kind.countedBy] : []),
    ];
    for (const column of named) expect(columns.has(column), column).toBe(true);
    for (const field of kind.search) expect(Object.keys(kind.fields)).toContain(field);
  });
});

/** The kinds that the office creates through calls, with the first piece of their calls' names. */
const SAMPLED = (Object.keys(SAMPLES) as SampleName[]).map((name) => [name, stemOf(name)] as const);
const stem = (call: CallName): string => CALLS[call].path;
const callOf = (name: string, verb: string) => `${name}${verb}` as CallName;
const make = (call: CallName, as: string | null, body?: unknown, id = '') =>
  api.call(CALLS[call].method, stem(call).replace('{id}', id), as, body);
const youth = (): UnitOf => ({ department: who.youth.id });

describe.each(SAMPLED)('%s', (kindName, name) => {
  const kind: Kind = KINDS[kindName];
  const create = (word: string, as: string | null = who.office, unit?: UnitOf) =>
    make(callOf(name, 'Create'), as, SAMPLES[kindName](word, given, unit ?? youth()));
  const clear = async () => {
    if (kindName !== 'description') return;
    const all = await api.call('POST', 'description/get', who.office, {});
    for (const { _id } of all.body.data) await api.call('DELETE', `description/delete/${_id}`, who.office);
  };
  const fresh = async (word: string) => {
    await clear();
    const made = await create(word);
    expect(made.body.desc ?? '').toBe('');
    return made.body.data as Record<string, unknown> & { _id: string; version: number };
  };
  const list = (body: object) => make(callOf(name, 'List'), who.office, { type: typeFor(kindName), ...body });

  it('is nobody’s who has not signed in', async () => {
    for (const call of Object.keys(CALLS) as CallName[])
      if (call.startsWith(name) && CALLS[call].who !== 'everyone')
        expect((await make(call, null, {}, '0198c0de-0000-7000-8000-000000000000')).status, call).toBe(401);
  });

  it('comes back as it was sent, and nothing undeclared with it', async () => {
    await clear();
    const body = SAMPLES[kindName]('Round trip', given, youth());
    const made = await make(callOf(name, 'Create'), who.office, {
      ...body,
      deleted_at: '2020-01-01',
      created_by: 'me',
      nonsense: 1,
    });
    const got = await make(callOf(name, 'Get'), who.office, undefined, made.body.data._id);
    expect(got.body).toEqual(made.body);
    const { data } = got.body;
    for (const field of Object.keys(kind.fields))
      if (field in body) expect(data, field).toHaveProperty(field);
    for (const never of ['nonsense', 'deleted_at', 'search_words', 'password', 'department_id', 'mail_key'])
      expect(data).not.toHaveProperty(never);
    const edited = await make(callOf(name, 'Edit'), who.office, data, data._id);
    const { version, updated_at, ...rest } = edited.body.data;
    expect(version).toBe(data.version + 1);
    expect(data).toMatchObject(rest);
    expect(updated_at >= data.updated_at).toBe(true);
  });

  it('refuses bad input in a sentence, and keeps nothing of it', async () => {
    const required = Object.entries(kind.fields).filter(([, field]) => field.required);
    const before = await api.database.pool.query(`select count(*)::int as n from "${kind.name}"`);
    for (const [field] of required) {
      await clear();
      const answer = await make(callOf(name, 'Create'), who.office, {
        ...SAMPLES[kindName]('X', given, youth()),
        [field]: '',
      });
      expect([answer.status, typeof answer.body.desc], field).toEqual([422, 'string']);
      expect(answer.body.des).toBe(answer.body.message);
    }
    const after = await api.database.pool.query(`select count(*)::int as n from "${kind.name}"`);
    expect(after.rows).toEqual(before.rows);
  });

  it('tells who saved in between (ADD-1)', async () => {
    const { _id } = await fresh('Twice');
    const body = { ...SAMPLES[kindName]('Once more', given, youth()), version: 1 };
    expect((await make(callOf(name, 'Edit'), who.office, body, _id)).status).toBe(200);
    const stale = await make(callOf(name, 'Edit'), who.office, body, _id);
    expect([stale.status, stale.body.desc]).toEqual([409, expect.stringContaining('Leela Samson')]);
  });

  it('keeps its unit when none is named, and lets go of one that it need not have', async () => {
    const [unit] = unitsOf(kind);
    if (unit === undefined) return expect(kind.mayBelongTo).toBeUndefined();
    const id = unit === 'department' ? who.youth.id : who.madras.id;
    await clear();
    const body = SAMPLES[kindName]('Whose', given, { [unit]: id } as unknown as UnitOf);
    const made = await make(callOf(name, 'Create'), who.office, { ...body, [unit]: id });
    const told = (answer: ApiResponse) => answer.body.data[unit]?._id ?? answer.body.data[unit];
    expect(told(made)).toBe(id);
    const edit = (change: object) => make(callOf(name, 'Edit'), who.office, change, made.body.data._id);
    expect(told(await edit({ ...body, [unit]: undefined }))).toBe(id);
    for (const none of ['', null]) {
      await edit({ [unit]: id });
      const cleared = await edit({ [unit]: none });
      // Personnel belong to a unit as news do, but only by their type: that is refused, and theirs stays.
      if (kindName === 'person')
        expect([cleared.status, cleared.body.fields]).toEqual([422, { [unit]: expect.any(String) }]);
      else expect([cleared.status, told(cleared)]).toEqual([200, kind.mayBelongTo ? null : id]);
    }
  });

  it('goes to the trash, is listed there, and comes back (ADD-4)', async () => {
    const { _id } = await fresh('Trashed');
    expect((await make(callOf(name, 'Delete'), who.office, undefined, _id)).status).toBe(200);
    expect((await make(callOf(name, 'Get'), who.office, undefined, _id)).status).toBe(404);
    const docs = async (body: object): Promise<{ _id: string; removal?: object }[]> => {
      const { data } = (await list({ limit: 1000, ...body })).body;
      return data.docs ?? data;
    };
    const ids = async (body: object) => (await docs(body)).map((doc) => doc._id);
    expect(await ids({})).not.toContain(_id);
    const thrown = (await docs({ trashed: true })).find((doc) => doc._id === _id);
    expect(thrown?.removal).toEqual({ at: expect.any(String), by: { user_name: 'Leela Samson' } });
    expect((await make(callOf(name, 'Restore'), who.office, undefined, _id)).body.data._id).toBe(_id);
    expect(await ids({})).toContain(_id);
  });

  it('is made once however often the request is repeated (ADD-2)', async () => {
    await clear();
    const key = { 'idempotency-key': `law ${kindName}` };
    const { method, path } = CALLS[callOf(name, 'Create')];
    const body = SAMPLES[kindName]('Repeated', given, youth());
    const twice = [
      await api.call(method, path, who.office, body, key),
      await api.call(method, path, who.office, body, key),
    ];
    expect(twice[1]?.body.data._id).toBe(twice[0]?.body.data._id);
  });

  it('is found by a word of it, with a slip too', async () => {
    if (kindName === 'description') return expect(kind.search).toEqual(['description']);
    await fresh('Pentecost');
    for (const search of ['pentecost', { all: 'Pente' }, 'pentacost']) {
      const { data } = (await list({ search })).body;
      expect((data.docs ?? data).length, JSON.stringify(search)).toBeGreaterThan(0);
    }
    const none = (await list({ search: 'zzzzqqqq' })).body.data;
    expect((none.docs ?? none).length).toBe(0);
  });

  it('is counted as it is', async () => {
    const db = api.database.db;
    const office = { role: 'full_administrator', accountId: '', name: '', unit: null } as const;
    const counted = async (viewer: Viewer, page: number): Promise<number> =>
      (await listRecords(viewer, db, kind, { page, limit: 1 })).totalDocs;
    const { rows } = await api.database.pool.query(
      `select count(*)::int as n from "${kind.name}" where deleted_at is null`,
    );
    expect(await counted(office, 1)).toBe(rows[0].n);
    expect(await counted(office, 9999)).toBe(rows[0].n);
    // What visitors never see they cannot even count.
    if (kind.may.read === 'fullAdministrator') expect(await counted(VISITOR, 1)).toBe(0);
  });

  it('is no longer shown to visitors once it is off or in the trash', async () => {
    const word = `Vanishing ${kindName}`;
    const { _id } = await fresh(word);
    const shown = async (): Promise<string[]> => {
      const seen: string[] = [];
      for (const call of Object.keys(CALLS) as CallName[]) {
        const { path, method, database, reads } = CALLS[call];
        if (database !== 'visitors' || !reads) continue;
        const answer = await api.call(
          method,
          path.replace('{id}', _id),
          null,
          method === 'POST' ? { limit: 1000, activated: 'all', trashed: true } : undefined,
        );
        if (JSON.stringify(answer.body).includes(_id)) seen.push(call);
      }
      return seen;
    };
    const before = await shown();
    expect(before.length > 0).toBe(kind.may.read === 'everyone');
    if (kind.switchable) {
      await make(callOf(name, 'Edit'), who.office, { activated: false }, _id);
      expect(await shown()).toEqual([]);
      await make(callOf(name, 'Edit'), who.office, { activated: 'true' }, _id);
      expect(await shown()).toEqual(before);
    }
    await make(callOf(name, 'Delete'), who.office, undefined, _id);
    expect(await shown()).toEqual([]);
  });
});

const typeFor = (kind: SampleName): string | undefined =>
  kind === 'person' ? 'department_personnels' : undefined;
