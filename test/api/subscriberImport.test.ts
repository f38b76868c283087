import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type People, people, startApi, startEmptyApi, type TestApi } from '../support/api.ts';
import { sendMails } from '../support/mail.ts';
import { startSink } from '../support/mailSink.ts';

/** Subscribers out of a file (AMB-052). */
let api: TestApi;
let who: People;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
beforeEach(() =>
  api.database.pool.query('delete from mail; delete from subscriber; delete from subscriber_import'),
);
afterAll(() => api.close());

type Cells = readonly [name: string, email: string, phone?: string];
const linesOf = (rows: readonly Cells[]) =>
  rows.map(([name, email, phone = ''], at) => ({ line: at + 2, name, email, phone }));
const post = (path: string, body: object, as = who.office) =>
  api.call('POST', `news_letter/import/${path}`, as, body);
const carryOut = (rows: readonly Cells[], id: string = crypto.randomUUID(), more: object = {}) =>
  post('carry_out', { import: id, file_name: 'parishes.csv', agreed: true, lines: linesOf(rows), ...more });
const verdicts = (answer: { body: { data: { lines: { verdict: string; reason: string }[] } } }) =>
  answer.body.data.lines.map(({ verdict, reason }) => `${verdict} ${reason}`.trim());
const query = async (text: string) => (await api.database.pool.query(text)).rows;
const everything = () =>
  query(`select 'subscriber' as what, md5(string_agg(s::text, '|' order by id)) as sum from subscriber s
    union all select 'mail', md5(string_agg(m::text, '|' order by id)) from mail m
    union all select 'consent', md5(string_agg(c::text, '|' order by id)) from consent c
    union all select 'history', count(*)::text from revision where kind = 'subscriber'`);

const FILE: readonly Cells[] = [
  ['Grace Paul', 'grace@test.invalid', '94470'],
  ['Kept', 'KNOWN@test.invalid', '98470 1'],
  ['', 'bare@test.invalid'],
  ['Youth secretary', 'youth@@example'],
  ['=HYPERLINK(A1)', 'mani@test.invalid'],
  ['K. Daniel', 'left@test.invalid'],
  ['Bounced', 'bounced@test.invalid'],
  ['Again', 'GRACE@test.invalid'],
  ['Nobody', ''],
  ['x'.repeat(121), 'long@test.invalid'],
  ['Forged\r\nBcc: x@test.invalid', 'forged@test.invalid\r\nBcc: y@test.invalid'],
  ['Waits', 'waits@test.invalid', '7'],
  ['Gone', 'gone@test.invalid'],
];

async function church() {
  await query(`insert into subscriber (id, name, email, unsubscribed_at, parked_at, confirmed, deleted_at, phone) values
    (gen_random_uuid(), 'Known', 'known@test.invalid', null, null, true, null, ''),
    (gen_random_uuid(), 'Left', 'left@test.invalid', '2026-02-03T10:00Z', null, true, null, ''),
    (gen_random_uuid(), 'Bounced', 'bounced@test.invalid', null, '2026-03-04T10:00Z', true, null, ''),
    (gen_random_uuid(), 'Waits', 'waits@test.invalid', null, null, false, null, '1'),
    (gen_random_uuid(), 'Gone', 'gone@test.invalid', null, null, true, '2026-11-01T10:00Z', '')`);
}

const WANTED = [
  'add',
  'merge Already subscribed: the phone number is added.',
  'add',
  'refuse Email must be an address such as name@example.org.',
  'add',
  'refuse Unsubscribed on 03-02-2026.',
  'refuse Mail to this address came back on 04-03-2026.',
  'same The same address as in line 2.',
  'refuse There is no address in it.',
  'refuse Name may have at most 120 characters; this has 121.',
  'refuse Email must be an address such as name@example.org.',
  'same Already subscribed, has not confirmed yet.',
  'refuse Deleted by the office on 01-11-2026: restore it from the trash.',
];

it('is looked at without writing anything, and brought in as it was shown', async () => {
  await church();
  const before = await everything();
  const checked = await post('check', { lines: linesOf(FILE) });
  expect(verdicts(checked)).toEqual(WANTED);
  expect(checked.body.data.asked).toBe(true);
  expect(await everything()).toEqual(before);

  expect(verdicts(await carryOut(FILE))).toEqual(WANTED);
  expect(
    await query(
      'select name, email, phone, state, unsubscribed_at is null as stays from subscriber where deleted_at is null order by email',
    ),
  ).toEqual([
    { name: 'bare', email: 'bare@test.invalid', phone: '', state: 'unconfirmed', stays: true },
    { name: 'Bounced', email: 'bounced@test.invalid', phone: '', state: 'parked', stays: true },
    { name: 'Grace Paul', email: 'grace@test.invalid', phone: '94470', state: 'unconfirmed', stays: true },
    { name: 'Known', email: 'known@test.invalid', phone: '98470 1', state: 'subscribed', stays: true },
    { name: 'Left', email: 'left@test.invalid', phone: '', state: 'unsubscribed', stays: false },
    { name: '=HYPERLINK(A1)', email: 'mani@test.invalid', phone: '', state: 'unconfirmed', stays: true },
    { name: 'Waits', email: 'waits@test.invalid', phone: '1', state: 'unconfirmed', stays: true },
  ]);
  expect((await api.call('GET', 'news_letter/subscriber_counts', who.office)).body.data).toEqual({
    ...{ subscribed: 1, unconfirmed: 4, parked: 1, unsubscribed: 1, prayer: 0 },
  });
  const parked = await api.call('POST', 'news_letter/get_subscriber', who.office, { state: 'parked' });
  expect(parked.body.data).toMatchObject({ totalDocs: 1, docs: [{ name: 'Bounced', state: 'parked' }] });
  const [listed] = (await post('get', {})).body.data.docs;
  expect(listed).toMatchObject({ file_name: 'parishes.csv', added: 3, merged: 1, same: 2, refused: 7 });
  expect(listed.created_by.user_name).toBe('Leela Samson');
  // Who brought them in stands with each, and in its history.
  expect(
    await query(
      'select distinct act, page, (select user_name from account a where a.id = by) as by from consent',
    ),
  ).toEqual([{ act: 'imported', page: 'parishes.csv', by: 'Leela Samson' }]);
  const found = await api.call('POST', 'news_letter/get_subscriber', who.office, { search: 'grace' });
  const history = await api.call('POST', 'history/get', who.office, {
    kind: 'subscriber',
    record: found.body.data.docs[0]._id,
  });
  expect(history.body.data.docs).toMatchObject([{ action: 'create', by: { user_name: 'Leela Samson' } }]);
});

it('asks each new address once, a little apart, and sends nothing else', async () => {
  await church();
  await carryOut(FILE);
  const due = await query('select due_at from mail order by due_at');
  expect(due[2].due_at - due[0].due_at).toBe(100);
  const sink = await startSink();
  await sendMails(api, {
    url: sink.url,
    clock: { now: () => new Date(Date.now() + 60_000), pass: () => {} },
  });
  await sink.close();
  expect(sink.got.map(({ to }) => to).sort()).toEqual([
    'bare@test.invalid',
    'grace@test.invalid',
    'mani@test.invalid',
  ]);
});

it('changes nothing when the same file comes twice, or the same lines', async () => {
  await church();
  const id = crypto.randomUUID();
  await carryOut(FILE, id);
  const before = await everything();
  const again = await carryOut(FILE, id);
  expect(verdicts(again).filter((one) => one.startsWith('add') || one.startsWith('merge'))).toEqual([]);
  await carryOut(FILE);
  expect(await everything()).toEqual(before);
  const listed = (await post('get', {})).body.data.docs;
  expect(listed.map(({ added }: { added: number }) => added).sort()).toEqual([0, 3]);
  expect(listed.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ added: 3, refused: 7 });
});

it('takes them as they are where nobody is asked, and only with the agreement', async () => {
  expect((await carryOut(FILE, undefined, { agreed: false })).body.desc).toBe('Tick the agreement first.');
  expect(await query('select 1 from subscriber')).toEqual([]);
  const unasked = await startEmptyApi({}, undefined, (database) => ({
    ...database,
    confirmSubscribers: false,
  }));
  const office = await unasked.signIn('office@example.org', 'the office knows it');
  const lines = linesOf([['Grace', 'grace@test.invalid']]);
  const body = { import: crypto.randomUUID(), file_name: 'a.csv', agreed: true, lines };
  await unasked.call('POST', 'news_letter/import/carry_out', office, body);
  expect((await unasked.database.pool.query('select state from subscriber')).rows).toEqual([
    { state: 'subscribed' },
  ]);
  expect((await unasked.database.pool.query('select 1 from mail')).rows).toEqual([]);
  await unasked.close();
});

it('of two who bring in the same file at once adds each address once', async () => {
  const rows = Array.from({ length: 300 }, (_, n): Cells => [`Reader ${n}`, `reader${n}@test.invalid`]);
  await Promise.all([carryOut(rows), carryOut([...rows].reverse()), carryOut(rows)]);
  expect(
    await query('select count(*)::int as n, count(distinct email)::int as addresses from subscriber'),
  ).toEqual([{ n: 300, addresses: 300 }]);
  expect(await query(`select count(*)::int as n from mail where template = 'confirm'`)).toEqual([{ n: 300 }]);
  expect(
    (await query(`select sum(n)::int as n from tally where kind = 'subscriber' and type = 'unconfirmed'`))[0]
      .n,
  ).toBe(300);
});

it('is of whoever began it', async () => {
  const id = crypto.randomUUID();
  await carryOut([['A', 'a@test.invalid']], id);
  await api.database.pool.query(
    `update subscriber_import set created_by = (select id from account where email = 'madras@example.org')`,
  );
  expect((await carryOut([['B', 'b@test.invalid']], id)).status).toBe(404);
  expect((await carryOut([['B', 'b@test.invalid']], 'nonsense')).status).toBe(404);
});

it('says what a spreadsheet or the program before has spoilt, and leaves out who has left', async () => {
  await church();
  const lines = [
    { line: 1, name: 'Known', email: 'known@test.invalid', phone: '9.19E+11' },
    { line: 2, name: 'Leela', email: 'leela@test.invalid', phone: '9.19E+11' },
    { line: 3, name: '?????', email: 'anbu@test.invalid' },
    { line: 4, name: 'Mary', email: 'mary@test.invalid ::: mary@home.invalid', phone: '94470 ::: 98470' },
    { line: 5, name: 'Paul', email: 'paul@test.invalid', left: 'Status: Unsubscribed' },
  ];
  const wanted = [
    'same A spreadsheet has rounded the phone number to “9.19E+11”: it is left out.',
    'add A spreadsheet has rounded the phone number to “9.19E+11”: it is left out.',
    'add A spreadsheet has lost the letters of the name “?????”.',
    'add Of its addresses “mary@test.invalid ::: mary@home.invalid” the first is taken.',
    'refuse The file says “Status: Unsubscribed”.',
  ];
  expect(verdicts(await post('check', { lines }))).toEqual(wanted);
  const done = await post('carry_out', {
    import: crypto.randomUUID(),
    file_name: 'a.csv',
    agreed: true,
    lines,
  });
  expect(verdicts(done)).toEqual(wanted);
  expect(
    await query('select name, email, phone from subscriber where created_by is not null order by email'),
  ).toEqual([
    { name: 'anbu', email: 'anbu@test.invalid', phone: '' },
    { name: 'Leela', email: 'leela@test.invalid', phone: '' },
    { name: 'Mary', email: 'mary@test.invalid', phone: '94470' },
  ]);
});

describe('undone', () => {
  const undo = (id: string, as: string | null = who.office) =>
    api.call('PUT', `news_letter/import/undo/${id}`, as);
  const look = async (id: string) =>
    (await api.call('GET', `news_letter/import/undo/${id}`, who.office)).body.data;
  const addresses = async () =>
    (await query('select email from subscriber where deleted_at is null order by email')).map(
      ({ email }) => email,
    );
  const of = (name: string) => `(select id from subscriber where email = '${name}@test.invalid')`;
  const NAMES = ['asked', 'confirmed', 'leaver', 'changed', 'trashed', 'refused', 'again'];

  it('takes away those with whom nothing has been done since, and nobody else', async () => {
    await church();
    const id = crypto.randomUUID();
    await carryOut(
      [...NAMES.map((name): Cells => [name, `${name}@test.invalid`]), ['Known', 'known@test.invalid', '9']],
      id,
    );
    await query(`update mail set state = 'sent' where subscriber_id = ${of('asked')}`);
    await query(`update subscriber set confirmed = true where email = 'confirmed@test.invalid';
      insert into consent (subscriber_id, at, act) select id, now(), act from (values ('confirmed', 'confirmed'), ('leaver', 'left'), ('again', 'asked'))
        as v (who, act) join subscriber on email = who || '@test.invalid';
      update subscriber set unsubscribed_at = now() where email = 'leaver@test.invalid';
      update subscriber set version = 2 where email = 'changed@test.invalid';
      update subscriber set deleted_at = now() where email = 'trashed@test.invalid';
      update subscriber set parked_at = now() where email = 'refused@test.invalid'`);
    expect(await look(id)).toEqual({ goes: 1, asked: 1, stays: 6 });
    expect((await undo(id)).body.data).toEqual({ removed: 1, left: 0 });
    expect(await addresses()).not.toContain('asked@test.invalid');
    // No trace of them is left: the file can come again.
    expect(await query(`select 1 from mail where to_address = 'asked@test.invalid'`)).toEqual([]);
    expect(await query(`select 1 from revision where after ->> 'email' = 'asked@test.invalid'`)).toEqual([]);
    expect(verdicts(await carryOut([['asked', 'asked@test.invalid']]))).toEqual(['add']);
    const [, listed] = (await post('get', {})).body.data.docs;
    expect(listed).toMatchObject({
      added: 7,
      undone: 1,
      undone_by: { user_name: 'Leela Samson' },
      undone_at: expect.any(String),
    });
    // What went on with it afterwards would bring back what was taken away.
    expect((await carryOut([['more', 'more@test.invalid']], id)).status).toBe(422);
    expect(await addresses()).not.toContain('more@test.invalid');
  });

  it('leaves whoever may have got a newsletter since', async () => {
    const id = crypto.randomUUID();
    await carryOut(
      [
        ['A', 'a@test.invalid'],
        ['B', 'b@test.invalid'],
      ],
      id,
    );
    await query(`update subscriber set confirmed = true where email = 'a@test.invalid'`);
    expect((await look(id)).goes).toBe(2);
    await query(
      'insert into newsletter (id, created_at, started_at) values (gen_random_uuid(), now(), now())',
    );
    expect(await look(id)).toMatchObject({ goes: 1, stays: 1 });
    await undo(id);
    expect(await addresses()).toEqual(['a@test.invalid']);
    await query('delete from newsletter');
  });

  it('goes on where it stopped, part by part, and two at once take away each one once', async () => {
    const rows = Array.from({ length: 1200 }, (_, n): Cells => [`Reader ${n}`, `reader${n}@test.invalid`]);
    const id = crypto.randomUUID();
    for (let at = 0; at < rows.length; at += 500) await carryOut(rows.slice(at, at + 500), id);
    expect((await undo(id)).body.data).toEqual({ removed: 500, left: 700 });
    const [half] = (await post('get', {})).body.data.docs;
    expect(half).toMatchObject({ undone: 500, undone_at: null });
    const removed = (await Promise.all([undo(id), undo(id), undo(id)])).map(({ body }) => body.data.removed);
    expect(removed.sort()).toEqual([0, 200, 500]);
    expect(
      await query('select 1 from subscriber union all select 1 from mail union all select 1 from consent'),
    ).toEqual([]);
    expect(await query(`select n from tally where kind = 'subscriber' and n <> 0`)).toEqual([]);
    expect((await undo(id)).body.data).toEqual({ removed: 0, left: 0 });
    expect((await post('get', {})).body.data.docs[0]).toMatchObject({
      undone: 1200,
      undone_at: expect.any(String),
    });
  });
});
