import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { besideAnother, deadlocksOf, somebodyWaits } from '../support/locks.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Writers that meet: each fault that was found when two wrote at once. All kinds together are in oppositeWrites.test.ts. */
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
const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows;
const story = async (title: string): Promise<string> =>
  (await post('news/create', SAMPLES.news(title, given, { department: who.youth.id }))).body.data._id;
const times = <T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));
const statuses = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status);

describe('switching many', () => {
  const many = (news: readonly string[], activated: boolean) => put('news/active_many', { news, activated });

  it('waits for a row with nothing in its hands that other writers need', async () => {
    const [first = '', later = ''] = [await story('First'), await story('Later')].sort();
    const campaign = (await post('campaigns/create', SAMPLES.campaign('Other', given))).body.data._id;
    const switched = await besideAnother(api, async (editor) => {
      await editor.query('select 1 from news where id = $1 for no key update', [later]);
      const switching = many([first, later], false);
      await somebodyWaits(api);
      // Another kind is not held up, and what the editor does last is not in the way.
      const other = put(`campaigns/edit/${campaign}`, { title: 'Goes on' });
      await editor.query("set local lock_timeout = '5s'");
      await editor.query('update content_generation set n = n + 1');
      await editor.query('commit');
      expect((await other).status).toBe(200);
      return switching;
    });
    expect(switched.status).toBe(200);
  });

  it('takes no more statements for 25 or 1000 than for 2, and writes the history of each', async () => {
    const ids = await times(25, (i) => story(`Many ${i}`));
    // Each minute one who asks is noted as still there: time stands still, and so that is done once, by the first.
    setClock(new Date());
    await many(ids.slice(0, 2), true);
    const statements = async (some: readonly string[], activated: boolean): Promise<number> => {
      const counted = vi.spyOn(pg.Client.prototype, 'query');
      expect((await many(some, activated)).status).toBe(200);
      const { length } = counted.mock.calls;
      counted.mockRestore();
      return length;
    };
    const two = await statements(ids.slice(0, 2), false);
    expect(await statements(ids, false)).toBe(two);
    const thousand = await query(
      `insert into news (id, department_id, title, description)
       select ('0198c0de-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, $1, 'A ' || i, repeat('text ', 200) from generate_series(1, 1000) i returning id`,
      [who.youth.id],
    );
    expect(
      await statements(
        thousand.map(({ id }) => id),
        true,
      ),
    ).toBe(two);
    const rows = await query(
      `select record_id as id, version, by, before->>'activated' as was, after->>'activated' as is, before->>'version' as old
       from revision where action = 'switch' and record_id = any($1::uuid[]) order by id`,
      [ids.slice(2)],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.slice(2).sort());
    for (const row of rows)
      expect(row).toMatchObject({ version: 2, by: expect.any(String), was: 'true', is: 'false', old: '1' });
  });

  it('changes nothing at all when one is missing', async () => {
    const id = await story('Stays');
    expect((await many([id, who.youth.id], false)).status).toBe(404);
    expect((await many([id, 'no id'], false)).status).toBe(404);
    expect(await query('select activated, version from news where id = $1', [id])).toEqual([
      { activated: true, version: 1 },
    ]);
  });

  it('does not block a newsletter of the same items in another order', async () => {
    const ids = (await times(6, (i) => story(`Letter ${i}`))).sort();
    const answers = await times(24, (i) =>
      i % 2 === 0
        ? many(ids, true)
        : post('news_letter/send_news_letter', { news: [...ids].reverse(), again: true }),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });
});

describe('administrators', () => {
  it('who are changed at once by each other are all changed', async () => {
    const made = await times(4, async (i) => {
      const login = { email: `chief${i}@example.org`, password: 'long enough for tests' };
      const body = { user_name: `Chief ${i}`, ...login, user_type: 'csi_user' };
      const id: string = (await post('user/add', body)).body.data._id;
      return { id, token: await api.signIn(login.email, login.password) };
    });
    for (let round = 0; round < 4; round++) {
      const answers = await times(12, (i) => {
        const by = made[i % 4];
        const changed = made[(i + 1 + (i % 3)) % 4];
        return put(`user/edit/${changed?.id}`, { mobile: `${round} ${i}` }, by?.token ?? '');
      });
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
    }
  });

  it('who leave at once leave one', async () => {
    const all = await query(
      "select id from account where role = 'full_administrator' and deleted_at is null and email <> 'office@example.org'",
    );
    const leave = { user_type: 'department_user', department: who.youth.id };
    const me = (await query("select id from account where email = 'office@example.org'"))[0].id;
    const answers = await Promise.all([...all, { id: me }].map(({ id }) => put(`user/edit/${id}`, leave)));
    expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    const left = await query(
      "select id from account where role = 'full_administrator' and deleted_at is null",
    );
    expect(left.length).toBeGreaterThanOrEqual(1);
    // The office itself may have gone: the others of this file need it.
    await query(
      "update account set role = 'full_administrator', department_id = null where email = 'office@example.org'",
    );
    who = { ...who, office: await api.signIn('office@example.org', 'the office knows it') };
  });

  it('have one address each, however many are added at once', async () => {
    const answers = await times(8, (i) =>
      post('user/add', {
        user_name: `Twin ${i}`,
        email: i % 2 ? 'twin@example.org' : 'TWIN@example.org',
        password: 'long enough for tests',
        user_type: 'csi_user',
      }),
    );
    expect(statuses(answers).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
    const [refused] = answers.filter(({ status }) => status === 422);
    expect(refused?.body.fields).toHaveProperty('email');
  });
});

describe('sub-domains', () => {
  it('are never the same for a department and a diocese that are made at once', async () => {
    const pairs = await times(20, async (i) => {
      const [one, other] = await Promise.all([
        post('department/create', { name: `Twins ${i}` }),
        post('diocese/create', { name: `Twins ${i}`, state: 'Kerala' }),
      ]);
      return [one.body.data.sub_domain, other.body.data.sub_domain];
    });
    expect(new Set(pairs.flat()).size).toBe(40);
    const asked = await times(20, async (i) => {
      const both = await Promise.all([
        post('department/create', { name: `A${i}`, sub_domain: `asked${i}` }),
        post('diocese/create', { name: `A${i}`, sub_domain: `asked${i}`, state: 'Kerala' }),
      ]);
      return statuses(both).sort();
    });
    expect(asked).toEqual(Array(20).fill([200, 422]));
  });

  it('are kept apart by the database itself', async () => {
    const insert = (id: string, table: string, more = '') =>
      query(
        `insert into ${table} (id, name, sub_domain ${more && ', state'}) values ($1, 'X', 'only' ${more})`,
        [id],
      );
    await insert('0198c0de-0000-7000-8000-000000000001', 'department');
    await expect(insert('0198c0de-0000-7000-8000-000000000002', 'diocese', ", 'Kerala'")).rejects.toThrow(
      'duplicate key',
    );
    await query("update department set sub_domain = 'other' where sub_domain = 'only'");
    await insert('0198c0de-0000-7000-8000-000000000002', 'diocese', ", 'Kerala'");
    await expect(
      query("update department set sub_domain = 'only' where sub_domain = 'other'"),
    ).rejects.toThrow('duplicate key');
    await query("delete from department where sub_domain = 'other'");
    await insert('0198c0de-0000-7000-8000-000000000003', 'department', '').catch(() => {});
    await query("update diocese set sub_domain = 'other' where sub_domain = 'only'");
  });
});

describe('a unit that goes to the trash', () => {
  it('ends the sessions of its users, also of one that signs in at that moment', async () => {
    const unit = (await post('department/create', { name: 'Leaving' })).body.data._id;
    const login = { email: 'leaving@example.org', password: 'long enough for tests' };
    await post('user/add', { user_name: 'L', ...login, user_type: 'department_user', department: unit });
    const early = await api.signIn(login.email, login.password);
    const late = await besideAnother(api, async (office) => {
      // The trash as far as it has got when the sign-in comes: the sessions are ended, nothing is committed yet.
      await office.query('select 1 from department where id = $1 for no key update', [unit]);
      await office.query(
        'delete from session where account_id in (select id from account where department_id = $1)',
        [unit],
      );
      await office.query('update department set deleted_at = now() where id = $1', [unit]);
      const signing = api.call('POST', 'auth/user_login', null, login);
      await Promise.race([somebodyWaits(api), signing]);
      await office.query('commit');
      return signing;
    });
    await query('update department set deleted_at = null where id = $1', [unit]);
    expect([late.status, late.body.desc]).toEqual([422, 'Invalid credentials']);
    expect((await post('news/get', {}, early)).status).toBe(401);
  });
});

it('is all done without a deadlock', async () => {
  expect(await deadlocksOf(api)).toBe(0);
});
