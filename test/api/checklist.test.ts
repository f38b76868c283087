import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#calls/calls.ts';
import { jpeg, multipart, PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, type SampleName, type UnitOf } from '../support/samples.ts';
import { CHECKLIST, type ChecklistRow, type Given, type Target } from './checklistRows.ts';

/** Each row of the checklist as each caller: who may is answered as clients read it (AMB-001, AMB-005, AMB-106), who may not is refused. */
let api: TestApi;
let who: People;
let given: Files;
let common: Omit<Given, 'userType' | 'email' | 'name' | 'spare'>;
let nth = 0;

type Caller = 'visitor' | 'office' | 'department' | 'diocese';
const CALLERS: readonly Caller[] = ['visitor', 'office', 'department', 'diocese'];

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  const [department, diocese] = [who.youth.id, who.madras.id];
  // What lists are to show, whatever other rows take away again.
  for (const kind of [
    'campaign',
    'video',
    'statement',
    'prayer',
    'promotion',
    'partner',
    'subscriber',
  ] as const)
    await make(kind, undefined);
  await make('promotion', undefined, { type: 'platinum', banner_image: given.picture });
  for (const unit of [{ department }, { diocese }])
    for (const kind of ['event', 'person'] as const) await make(kind, unit);
  await make('person', undefined, { user_type: 'csita_officers' });
  await make('news', { department }, { title: 'Another secret' });
  common = {
    ...given,
    department,
    diocese,
    news: await make('news', { department }, { title: 'The secret' }),
    dioceseNews: await make('news', { diocese }),
    book: await make('publication', undefined, { type: 'books' }),
    login: 'youth@example.org',
    password: PASSWORD,
  };
  await make('publication', undefined, { type: 'resources', department });
  const dated = [{ url: given.picture }];
  await api.call('PUT', `diocese/edit/${diocese}`, who.office, {
    banner: dated,
    gallery: dated,
    description: [{ title: 'T', description: '<p>x</p>' }],
    ministerial_role: [{ url: given.paper }],
  });
});
afterAll(() => api.close());

async function make(kind: SampleName, unit: UnitOf | undefined, more: object = {}): Promise<string> {
  const body = { ...SAMPLES[kind]('Row', given, unit), ...more };
  const made = await api.call('POST', createPath(kind), who.office, body);
  expect(made.body.desc ?? '').toBe('');
  return made.body.data._id;
}

const post = async (to: string, body: object): Promise<string> =>
  (await api.call('POST', to, who.office, body)).body.data._id;
const fresh = (): string => `row${++nth}@test.invalid`;

/** A record for the id in the path, fresh, since the call may remove it; of the caller's own unit where the row leaves that open. */
const TARGETS: Record<Target, (caller: Caller) => string | Promise<string>> = {
  account: () =>
    post('user/add', {
      user_name: 'N',
      email: fresh(),
      password: PASSWORD,
      user_type: 'department_user',
      department: who.youth.id,
    }),
  person: (caller) => make('person', unitOf(caller)),
  departmentPerson: () => make('person', { department: who.youth.id }),
  diocesePerson: () => make('person', { diocese: who.madras.id }),
  officer: () => make('person', undefined),
  department: () => who.youth.id,
  diocese: () => who.madras.id,
  spareDepartment: () => post('department/create', { name: `Spare ${++nth}` }),
  spareDiocese: () => post('diocese/create', { name: `Spare ${++nth}`, state: 'Kerala' }),
  news: (caller) => make('news', unitOf(caller)),
  departmentNews: () => make('news', { department: who.youth.id }),
  dioceseNews: () => make('news', { diocese: who.madras.id }),
  event: (caller) => make('event', unitOf(caller)),
  departmentEvent: () => make('event', { department: who.youth.id }),
  dioceseEvent: () => make('event', { diocese: who.madras.id }),
  resource: () => make('publication', undefined, { type: 'resources', department: who.youth.id }),
  publication: () => make('publication', undefined),
  campaign: () => make('campaign', undefined),
  description: () => association(),
  video: () => make('video', undefined),
  subscriber: () => make('subscriber', undefined),
  statement: () => make('statement', undefined),
  prayer: () => make('prayer', undefined),
  promotion: () => make('promotion', undefined),
  partner: () => make('partner', undefined),
};

const unitOf = (caller: Caller): UnitOf =>
  caller === 'diocese' ? { diocese: who.madras.id } : { department: who.youth.id };

/** The association's text, of which there is one. */
async function association(): Promise<string> {
  const there = await api.call('POST', 'description/get', who.office, { type: 'csita_content' });
  return there.body.data[0]?._id ?? make('description', undefined, { type: 'csita_content' });
}

const may = (row: ChecklistRow, caller: Caller): boolean =>
  row.who === 'everyone' ||
  (caller !== 'visitor' && (row.who === 'staff' || caller === 'office' || row.who === caller));

const token = (caller: Caller): string | null =>
  ({ visitor: null, office: who.office, department: who.youth.token, diocese: who.madras.token })[caller];

async function send(row: ChecklistRow, caller: Caller) {
  if (/^description|get_descriptions/.test(path(row))) await association();
  if (row.id === 'API-085') await clearCommittee();
  const id = row.on ? await TARGETS[row.on](caller) : '';
  const method = row.call.split(' ')[0] as 'POST';
  const url = path(row).replace('{id}', id);
  const body = row.body?.({
    ...common,
    spare:
      row.id === 'API-004'
        ? (await api.upload(token(caller) ?? who.office, 's.jpg', await jpeg())).body.data.url
        : '',
    userType: caller === 'office' ? 'department_user' : `${caller}_personnels`,
    email: fresh(),
    name: `Unit ${++nth}`,
  });
  if (body !== 'multipart')
    return { id, ...(await api.call(method, url, token(caller), body, {}, `10.8.${nth % 250}.1`)) };
  const { payload, headers } = multipart([{ name: 'x.jpg', content: await jpeg() }]);
  const authorization = token(caller) ? { authorization: token(caller) ?? '' } : {};
  const got = await api.app.inject({
    method,
    url: `/api/v1/${url}`,
    payload,
    headers: { ...headers, ...authorization },
  });
  return { id, status: got.statusCode, body: got.json() };
}

const path = (row: ChecklistRow): string => row.call.split(' ')[1] ?? '';

async function clearCommittee(): Promise<void> {
  const there = await api.call('POST', 'description/get', who.office, { type: 'working_committee' });
  for (const { _id } of there.body.data) await api.call('DELETE', `description/delete/${_id}`, who.office);
}

/** What stands at a place of the answer, as clients read it; undefined where nothing does. [] is the first of a list. */
function at(body: unknown, place: string): unknown {
  return place
    .replaceAll('[0]', '[]')
    .split('.')
    .reduce<unknown>((value, piece) => {
      const inner = (value as Record<string, unknown> | null)?.[piece.replace('[]', '')];
      return piece.endsWith('[]') ? (inner as unknown[] | undefined)?.[0] : inner;
    }, body);
}

describe.each(CHECKLIST)('$id $call', (row) => {
  it('is a call of the table', () => {
    const [method, wanted = ''] = row.call.split(' ');
    const known = Object.values(CALLS).some(
      (call) => call.method === method && call.path === wanted.replace(/\/$/, ''),
    );
    expect(known).toBe(true);
  });

  it.each(CALLERS)('as %s', async (caller) => {
    const { id, status, body } = await send(row, caller);
    const told = `${row.id} as ${caller}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
    if (may(row, caller)) {
      expect(status, told).toBe(200);
      for (const place of row.answers) expect(at(body, place), `${place} in ${told}`).not.toBe(undefined);
      return;
    }
    // News and events of both wings share their calls: there the other wing's user gets what is the own, and nothing of this one.
    if (status === 200) expect(/^(news|events)\//.test(path(row)), told).toBe(true);
    else expect([401, 403, 404], told).toContain(status);
    const theirs = caller === 'diocese' ? who.youth.id : who.madras.id;
    expect(JSON.stringify(body), told).not.toContain(theirs);
    if (id) expect(JSON.stringify(body), told).not.toContain(id);
    expect(caller === 'visitor' ? status : 401, told).toBe(401);
  });
});

it.each(['department', 'diocese'])('there is no %s of an unknown sub-domain (AMB-006)', async (unit) => {
  const { status, body } = await api.call('POST', `public/get_${unit}_by_sub_domain`, null, {
    sub_domain: 'nobody',
  });
  expect([status, body.desc]).toEqual([404, expect.any(String)]);
});

describe('the checklist', () => {
  it('has every row once', () => {
    expect(CHECKLIST.map((row) => row.id)).toEqual(
      Array.from({ length: 153 }, (_, i) => `API-${String(i + 1).padStart(3, '0')}`),
    );
  });
});
