import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTS } from '#kinds/acts.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import {
  OFFICE_LOGIN,
  PASSWORD,
  type People,
  people,
  startApi,
  type TestApi,
  verbs,
} from '../support/api.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Who did what: over all kinds and acts, for the office all of it, for a unit's user the own unit's. */
let api: TestApi;
let who: People;
let given: Files;
/** How much later it is, in ms: what happens one after the other has its own moment. */
let later = 0;
const DAY = 24 * 3_600_000;
const { post, put } = verbs(
  () => api,
  () => who,
);

beforeAll(async () => {
  api = await startApi({}, undefined, () => ({ now: () => new Date(Date.now() + ++later) }));
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

interface Line {
  readonly _id: string;
  readonly source: string;
  readonly at: string;
  readonly by: { readonly _id: string; readonly user_name: string } | null;
  readonly title: string;
  readonly kind: string;
  readonly action: string;
  readonly changed: string[];
  readonly undo: string;
  readonly together: number;
  readonly act: string;
  readonly thing: string;
}
const page = async (body: object = {}, as: string = who.office) =>
  (await post('audit/get', body, as)).body.data as {
    docs: Line[];
    next: string | null;
    total: number | null;
  };
const lines = async (body: object = {}, as: string = who.office): Promise<Line[]> =>
  (await page(body, as)).docs;
/** The newest change. */
const newest = async (body: object = {}, as?: string): Promise<Line> =>
  (await lines({ ...body, part: 'changes' }, as))[0] as Line;
const newsOf = async (title: string, as = who.office, unit = who.youth.id): Promise<string> => {
  const body = SAMPLES.news(title, given, { department: unit });
  return (await post('news/create', { ...body, activated: false }, as)).body.data._id;
};

it('says how many there are, with the first page, to each what they may see', async () => {
  for (const title of ['One', 'Two', 'Three']) await newsOf(title);
  for (const as of [who.office, who.youth.token]) {
    const all = await page({ limit: 1000, part: 'changes' }, as);
    const first = await page({ limit: 2, part: 'changes' }, as);
    expect(all.docs.length).toBeGreaterThan(2);
    expect([all.total, first.total]).toEqual([all.docs.length, all.docs.length]);
    expect((await page({ limit: 2, part: 'changes', older_than: first.next }, as)).total).toBeNull();
  }
});

describe('a device never seen before', () => {
  const signIn = async (email = 'youth@example.org') => {
    const body = { email, password: PASSWORD };
    // As a browser that nobody knows: what is no browser is known by its network.
    const headers = {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    };
    const answer = await api.call('POST', 'auth/user_login', null, body, headers);
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
    return { token: answer.body.token as string, headers: { ...headers, cookie } };
  };
  const isIn = async ({ token, headers }: Awaited<ReturnType<typeof signIn>>) =>
    (await api.call('GET', 'auth/account/get', token, undefined, headers)).status === 200;
  type SignIn = Line & { new_device: boolean; goes_on: boolean };
  const latest = async (as?: string) =>
    (await lines({ part: 'sign_ins' }, as)).find(({ source }) => source === 'sign_in') as SignIn;

  it('is signed out by the office and by its owner, once, and by nobody else', async () => {
    const theirs = await signIn();
    const line = await latest();
    expect(line).toMatchObject({ new_device: true, goes_on: true });
    expect((await put(`audit/sign_out/${line._id}`, {}, who.ecology.token)).status).toBe(404);
    expect(await isIn(theirs)).toBe(true);
    expect((await put(`audit/sign_out/${line._id}`, {}, who.office)).status).toBe(200);
    expect([await isIn(theirs), (await put(`audit/sign_out/${line._id}`, {}, who.office)).status]).toEqual([
      false,
      404,
    ]);
    expect((await lines())[0]).toMatchObject({ act: 'signed_out', thing: expect.stringMatching(/./) });
    expect((await lines({ part: 'sign_ins' })).find(({ _id }) => _id === line._id)).toMatchObject({
      goes_on: false,
    });

    const own = await signIn();
    const mine = await latest(who.youth.token);
    expect((await put(`audit/sign_out/${mine._id}`, {}, who.youth.token)).status).toBe(200);
    expect(await isIn(own)).toBe(false);
  });

  it('of the session that asks is not offered to be ended', async () => {
    const own = await signIn();
    const answer = await api.call('POST', 'audit/get', own.token, { part: 'sign_ins' }, own.headers);
    expect(answer.body).toMatchObject({ data: {} });
    const found = answer.body.data;
    expect(found.docs[0]).toMatchObject({ source: 'sign_in', outcome: 'in', goes_on: false });
  });
});

describe('who did what', () => {
  it('finds what a token did by its name, and tells test mails', async () => {
    const made = (await post('auth/tokens/create', { name: 'Belfry clock', days: 30, may_write: true })).body
      .data;
    const body = {
      ...SAMPLES.news('Written by a program', given, { department: who.youth.id }),
      activated: false,
    };
    expect((await post('news/create', body, made.token)).status).toBe(200);
    await post('mail/send_test', {});
    expect((await lines())[0]).toMatchObject({ act: 'mail_tested' });
    const found = await lines({ search: 'belfry' });
    expect(found.map(({ act, title }) => act ?? title)).toEqual(['Written by a program', 'token_made']);
    expect((await lines({ search: 'belfry' }, who.youth.token)).length).toBe(0);
  });

  it('tells the changes of all kinds, sign-ins and acts, the newest first, with what a short field was before', async () => {
    const id = await newsOf('The boats');
    await put(`news/edit/${id}`, { title: 'The roofs', date: '2026-11-14' });
    const partner = (await post('partner_network/create', SAMPLES.partner('Mission', given))).body.data._id;
    await api.call('POST', 'auth/user_login', null, { email: 'youth@example.org', password: 'wrong guess' });
    await post('audit/exported', { what: 'subscribers', count: 1204 });
    const found = await lines();
    expect(found.slice(0, 4).map(({ source, act, kind, action }) => [source, act ?? kind, action])).toEqual([
      ['act', 'exported', undefined],
      ['sign_in', undefined, undefined],
      ['change', 'partner', 'create'],
      ['change', 'news', 'change'],
    ]);
    expect(found[0]).toMatchObject({
      thing: 'subscribers',
      details: { count: 1204 },
      by: { user_name: 'Leela Samson' },
    });
    expect(found[1]).toMatchObject({ outcome: 'failed', by: { user_name: 'Youth user' }, times: 1 });
    expect(found[2]).toMatchObject({ record: partner, title: expect.stringContaining('Mission') });
    expect(found[3]).toMatchObject({
      title: 'The roofs',
      undo: 'possible',
      differences: expect.arrayContaining([
        { name: 'title', type: 'text', before: expect.stringContaining('The boats'), after: 'The roofs' },
      ]),
    });
    const order = found.map(({ at }) => at);
    expect(order).toEqual(order.toSorted().reverse());
  });

  it('is searched by person, thing, part and day', async () => {
    const id = await newsOf('Harvest of Kanyakumari', who.youth.token);
    await put(`news/edit/${id}`, { heading: 'Another' }, who.office);
    const titles = (found: Line[]) => [...new Set(found.map(({ title }) => title))];
    expect(titles(await lines({ search: 'Kanyakumari' }))).toEqual([expect.stringContaining('Kanyakumari')]);
    const byYouth = await lines({ search: 'youth us', part: 'changes' });
    expect(byYouth.map(({ by }) => by?.user_name)).toEqual(byYouth.map(() => 'Youth user'));
    expect(byYouth.length).toBeGreaterThan(0);
    expect((await lines({ by: who.youth.userId, part: 'changes' })).length).toBe(byYouth.length);
    for (const part of ['changes', 'sign_ins', 'exports', 'mails', 'rights'])
      expect(
        new Set((await lines({ part })).map(({ source, kind, act }) => partOf(source, kind, act))),
      ).toEqual(new Set((await lines({ part })).length > 0 ? [part] : []));
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect((await lines({ from: today, to: today })).length).toBeGreaterThan(0);
    expect(await lines({ to: '2020-01-01' })).toEqual([]);
    expect((await post('audit/get', { older_than: 'nonsense' })).status).toBe(422);
    expect((await post('audit/get', { from: 'someday' })).status).toBe(422);
  });

  it('goes on page by page without losing or doubling a line, of one moment too', async () => {
    const at = new Date('2031-01-01T00:00:00Z');
    await api.database.pool.query(
      `insert into revision (kind, record_id, version, action, at, after)
       select 'news', gen_random_uuid(), 1, (array['create', 'change'])[1 + n % 2], $1::timestamptz + (n / 4) * interval '1 ms', '{}' from generate_series(1, 30) n`,
      [at],
    );
    await api.database.pool.query(
      `insert into act (at, act) select $1, 'upgraded' from generate_series(1, 5)`,
      [at],
    );
    const all = (await lines({ limit: 200, from: '2031-01-01' })).map(({ source, _id }) => source + _id);
    expect(all.length).toBeGreaterThan(12);
    for (const limit of [1, 3, 7]) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const part: { docs: Line[]; next: string | null } = await page({
          limit,
          older_than: after,
          from: '2031-01-01',
        });
        found.push(...part.docs.map(({ source, _id }) => source + _id));
        after = part.next;
      } while (after);
      expect(found).toEqual(all);
    }
    await api.database.pool.query('delete from revision where at >= $1', [at]);
    await api.database.pool.query('delete from act where at >= $1', [at]);
  });

  it('says once what was done to many at once', async () => {
    const ids = [await newsOf('One of three'), await newsOf('Two of three'), await newsOf('Three of three')];
    await put('news/active_many', { news: ids, activated: true });
    expect(await newest()).toMatchObject({ action: 'switch', together: 3 });
    expect((await lines({ part: 'changes' })).filter(({ action }) => action === 'switch')).toHaveLength(1);
    // Each of them is found by its name.
    expect((await lines({ search: 'Two of three' })).map(({ action }) => action)).toEqual([
      'switch',
      'create',
    ]);
  });
});

const partOf = (source: string, kind: string, act: string): string => {
  if (source === 'sign_in') return 'sign_ins';
  if (source === 'act') return ACTS[act as keyof typeof ACTS];
  return { account: 'rights', newsletter: 'mails', person_data: 'exports' }[kind] ?? 'changes';
};

describe('a unit’s user', () => {
  it('sees what was done to the own unit’s records, and the own acts: nothing of another unit, of accounts, of strangers', async () => {
    const own = await newsOf('Of the youth');
    const foreign = await newsOf('Of ecology', who.office, who.ecology.id);
    await api.signIn('ecology@example.org', PASSWORD);
    await post('audit/exported', { what: 'orders', count: 1 });
    await post('audit/exported', { what: 'personnel', count: 2 }, who.youth.token);
    const seen = await lines({ limit: 200 }, who.youth.token);
    expect(seen.filter(({ source, by }) => source !== 'change' && by?.user_name !== 'Youth user')).toEqual(
      [],
    );
    const changes = seen.filter(({ source }) => source === 'change') as (Line & { record: string })[];
    expect(changes.map(({ record }) => record)).toContain(own);
    expect(changes.map(({ record }) => record)).not.toContain(foreign);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['news', 'department']));
    expect(seen.filter(({ act }) => act === 'exported').map(({ thing }) => thing)).toEqual(['personnel']);
    // Whoever searches finds no more than whoever reads.
    for (const search of ['ecology', 'Leela', 'orders', foreign])
      expect(
        (await lines({ search, limit: 200 }, who.youth.token)).every((line) =>
          seen.some(({ _id }) => _id === line._id),
        ),
      ).toBe(true);
  });

  it('undoes only what it may change, and by it nothing is published', async () => {
    const own = await newsOf('To be undone');
    await put(`news/edit/${own}`, { title: 'Changed by the office' });
    const change = await newest({}, who.youth.token);
    expect(change).toMatchObject({ title: 'Changed by the office', undo: 'possible' });
    expect((await put(`audit/undo/${change._id}`, {}, who.ecology.token)).status).toBe(404);
    await put(`news/edit/${own}`, { activated: true });
    const on = await newest({}, who.youth.token);
    expect(on).toMatchObject({ action: 'switch', undo: 'no' });
    expect((await put(`audit/undo/${on._id}`, {}, who.youth.token)).status).not.toBe(200);
    expect((await newest()).undo).toBe('possible');
  });
});

describe('undo', () => {
  const undo = (line: Line, as?: string) => put(`audit/undo/${line._id}`, {}, as);

  it('brings back what stood before, once, and not where something newer stands', async () => {
    const id = await newsOf('First title');
    await put(`news/edit/${id}`, { title: 'Second title' });
    const change = await newest();
    await put(`news/edit/${id}`, { heading: 'Newer' });
    expect((await lines({ part: 'changes' }))[1]).toMatchObject({ _id: change._id, undo: 'newer' });
    expect((await undo(change)).status).toBe(409);
    expect((await api.call('GET', `news/get/${id}`, who.office)).body.data.title).toBe('Second title');
    const heading = await newest();
    expect((await undo(heading)).status).toBe(200);
    expect((await undo(heading)).status).toBe(409);
    expect((await api.call('GET', `news/get/${id}`, who.office)).body.data.heading).not.toBe('Newer');
  });

  it('takes off the site what was put there, and puts nothing there', async () => {
    const id = await newsOf('Switched');
    await put(`news/edit/${id}`, { activated: true });
    expect((await undo(await newest())).status).toBe(200);
    const off = await newest();
    expect(off).toMatchObject({ action: 'switch', activated: false, undo: 'no' });
    expect((await undo(off)).status).toBe(422);
    await api.call('DELETE', `news/delete/${id}`, who.office);
    const gone = await newest();
    expect(gone).toMatchObject({ action: 'remove', undo: 'possible' });
    expect((await undo(gone)).status).toBe(200);
    expect((await api.call('GET', `news/get/${id}`, who.office)).body.data.activated).toBe(false);
    await put(`news/edit/${id}`, { activated: true });
    await api.call('DELETE', `news/delete/${id}`, who.office);
    const shown = await newest();
    expect(shown).toMatchObject({ action: 'remove', undo: 'no' });
    expect((await undo(shown)).status).toBe(422);
  });

  it('gives no account its address or rights back', async () => {
    await put(`user/edit/${who.medak.userId}`, { user_name: 'Another name' });
    const [line] = await lines({ part: 'rights' });
    expect(line).toMatchObject({ kind: 'account', action: 'change', undo: 'no' });
    expect((await undo(line as Line)).status).toBe(422);
  });
});

/** What has run its time goes, the sessions too. */
async function passDays(days: number): Promise<void> {
  await removeExpired(api.database.db, new Date(Date.now() + days * DAY));
  who = { ...who, office: await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password) };
}

describe('what is gone for good', () => {
  it('is told for a year by whom, of the church’s own content by what name, of strangers by none', async () => {
    const id = await newsOf('Thrown away at last');
    await api.call('DELETE', `news/delete/${id}`, who.youth.token);
    const stranger = { name: 'Rebekah', email: 'rebekah@test.invalid', subject: 'Wells', message: 'Where?' };
    const letter = (await post('public/add_querys', stranger, null)).status;
    expect(letter).toBe(200);
    const found = await api.database.pool.query(
      `select id from enquiry where email = 'rebekah@test.invalid'`,
    );
    await api.call('DELETE', `enquiries/delete/${found.rows[0].id}`, who.office);
    await passDays(31);
    const told = await lines({ search: 'Thrown away at last' });
    expect(told.map(({ act, action, by }) => [act ?? action, by?.user_name])).toEqual([
      ['removed_for_good', undefined],
      ['remove', 'Youth user'],
      ['create', 'Leela Samson'],
    ]);
    expect(told[1]).toMatchObject({ title: 'Thrown away at last', undo: 'gone' });
    for (const trace of ['Rebekah', 'rebekah@test', 'Wells'])
      expect(
        (
          await api.database.pool.query(
            'select 1 from revision r where r::text ilike $1 union all select 1 from act a where a::text ilike $1',
            [`%${trace}%`],
          )
        ).rows,
      ).toEqual([]);
    const letters = await lines({ part: 'changes', limit: 200 });
    expect(letters.filter(({ kind, action }) => kind === 'enquiry' && action === 'remove')).toMatchObject([
      { title: '', by: { user_name: 'Leela Samson' } },
    ]);
    await passDays(432);
    expect(await lines({ search: 'Thrown away at last' })).toEqual([]);
  });

  it('is told of an erased person without a word of theirs', async () => {
    const reader = { name: 'Tabitha', email: 'tabitha@test.invalid', phone: '98400' };
    await post('news_letter/add_subscriber', reader);
    await post('person_data/get', { email: reader.email });
    expect(await lines({ search: 'Tabitha' })).toHaveLength(1);
    await post('person_data/erase', { email: reader.email, typed: reader.email });
    expect(await lines({ search: 'Tabitha' })).toEqual([]);
    const exports = await lines({ part: 'exports' });
    expect(exports.slice(0, 2).map(({ act, kind }) => act ?? kind)).toEqual(['person_data', 'person_shown']);
    expect(JSON.stringify(await lines({ limit: 200 }))).not.toMatch(/tabitha/i);
    expect((await lines({ part: 'changes' })).find(({ kind }) => kind === 'subscriber')).toMatchObject({
      ...{ action: 'create', title: '', undo: 'gone', by: { user_name: 'Leela Samson' } },
    });
  });
});
