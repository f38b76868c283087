import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { pdf } from '#media/testSamples.ts';
import {
  OFFICE_LOGIN,
  PASSWORD,
  type People,
  people,
  startApi,
  type TestApi,
  verbs,
} from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Users and persons behind the same calls, and the array fields of a diocese. */
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const { post, put, get } = verbs(
  () => api,
  () => who,
);
const names = (answer: { body: { data: { docs: { user_name: string }[] } } }) =>
  answer.body.data.docs.map((doc) => doc.user_name);

describe('persons', () => {
  it('need nothing but their type, and stand sorted with blanks last (AMB-057, AMB-070, API-080)', async () => {
    for (const [user_name, sort] of [
      ['Blank', ''],
      ['Second', '2'],
      ['First', 1],
    ] as const)
      await post('user/add', { user_type: 'officers', user_name, sort, phone: '1', fax: '2' });
    await post('user/add', { user_type: 'officers' });
    const listed = await post('public/get_users_list', { type: 'officers', user_sort: 'true' }, null);
    expect(names(listed)).toEqual(['First', 'Second', 'Blank', '']);
    expect(listed.body.data.docs[0]).toMatchObject({
      phone: '1',
      fax: '2',
      sort: 1,
      created_by: { user_name: 'Leela Samson' },
    });
  });

  it('answer the press for the whole church only where the office says so', async () => {
    const sample = SAMPLES.person('Secretary', given, { diocese: who.madras.id });
    const own = await post('user/add', { ...sample, press_contact: true }, who.madras.token);
    expect(own.body.data).toMatchObject({ user_type: 'diocese_personnels', press_contact: false });
    const again = await put(`user/edit/${own.body.data._id}`, { press_contact: true }, who.madras.token);
    expect(again.body.data).toMatchObject({ press_contact: false });
    const officer = await post('user/add', {
      user_type: 'officers',
      user_name: 'Spokesman',
      press_contact: true,
    });
    expect(officer.body.data).toMatchObject({ press_contact: true });
    // What a form shows it gives back when something else is changed.
    expect((await get(`user/get/${officer.body.data._id}`)).body.data).toMatchObject({ press_contact: true });
    expect(
      (await put(`user/edit/${officer.body.data._id}`, { press_contact: false }, who.madras.token)).status,
    ).toBe(404);
  });

  it('keep unit and type when an edit leaves them out (API-016)', async () => {
    const made = await post('user/add', SAMPLES.person('Bishop', given, { diocese: who.madras.id }));
    expect(made.body.data).toMatchObject({
      user_type: 'diocese_personnels',
      diocese: { name: 'Madras' },
      sort: 2,
    });
    const edited = await put(`user/edit/${made.body.data._id}`, {
      role: 'bishop',
      designation: 'Bishop in Madras',
    });
    expect(edited.body.data).toMatchObject({
      user_type: 'diocese_personnels',
      role: 'bishop',
      diocese: { _id: who.madras.id },
    });
    const none = await post('user/add', { user_type: 'diocese_personnels', user_name: 'Nobody’s' });
    expect([none.status, none.body.desc]).toEqual([422, 'Please select a diocese.']);
  });

  it('are looked after by their own unit only (ADD-7)', async () => {
    const add = (body: object) => post('user/add', body, who.youth.token);
    const mine = await add({
      ...SAMPLES.person('Mine', given, { department: who.ecology.id }),
      user_type: '',
    });
    expect(mine.body.data).toMatchObject({
      department: { _id: who.youth.id },
      user_type: 'department_personnels',
    });
    expect((await add({ user_type: 'officers', user_name: 'X' })).status).toBe(403);
    expect((await add({ user_type: 'department_user', user_name: 'X' })).status).toBe(403);
    expect((await post('user/get', { type: 'csi_user' }, who.youth.token)).status).toBe(403);
    const theirs = await post('user/add', SAMPLES.person('Theirs', given, { department: who.ecology.id }));
    for (const id of [theirs.body.data._id, who.youth.userId]) {
      expect((await get(`user/get/${id}`, who.youth.token)).status).toBe(404);
      expect((await put(`user/edit/${id}`, { user_name: 'Y' }, who.youth.token)).status).toBe(404);
      expect((await api.call('DELETE', `user/delete/${id}`, who.youth.token)).status).toBe(404);
    }
    const asked = { type: 'department_personnels', department: [who.ecology.id] };
    expect(names(await post('user/get', asked, who.youth.token))).toEqual([]);
    expect(names(await post('user/get', asked))).toEqual(['Theirs']);
    const moved = await put(`user/edit/${mine.body.data._id}`, { user_type: 'department_user' });
    expect(moved.status).toBe(422);
  });

  it('are public, users never: by no type, search or id (AMB-071)', async () => {
    for (const type of ['csi_user', 'department_user', 'diocese_user'])
      expect((await post('public/get_users_list', { type }, null)).status).toBe(422);
    for (const body of [
      {},
      { type: '' },
      { search: 'youth user' },
      { search: 'office' },
      { role: 'department_user' },
    ]) {
      const listed = await post('public/get_users_list', { ...body, limit: 1000 }, null);
      expect(JSON.stringify(listed.body)).not.toMatch(
        /youth@example|office@example|full_administrator|csi_user/,
      );
    }
  });

  it('never sign in; who does is answered the user_type as role (AMB-069)', async () => {
    const signIn = (login: object) => post('auth/user_login', { password: PASSWORD, ...login }, null);
    for (const [login, role] of [
      [{ email: 'youth@example.org' }, 'department_user'],
      [{ email: 'madras@example.org' }, 'diocese_user'],
      [OFFICE_LOGIN, 'csi_user'],
    ] as const)
      expect((await signIn(login)).body.role).toBe(role);
    const officer = { user_type: 'officers', role: 'Moderator', email: 'grace@example.org' };
    const { data } = (await post('user/add', { ...officer, password: PASSWORD })).body;
    expect(data).toMatchObject(officer);
    expect((await signIn({ email: officer.email })).status).toBe(422);
  });

  it('are found by visitors by name and office, by an address or a number by staff alone', async () => {
    const warden = { user_type: 'officers', user_name: 'Ebenezer Kal', designation: 'Church warden' };
    const contact = { email: 'ekal@parishmail.example', mobile: '+91 98400 55501' };
    await post('user/add', { ...warden, ...contact });
    const found = async (as: string | null, search: string) =>
      names(await post(as ? 'user/get' : 'public/get_users_list', { type: 'officers', search }, as));
    for (const search of ['ebenezer', 'warden', 'church']) {
      expect(await found(null, search), search).toContain('Ebenezer Kal');
      expect(await found(who.office, search), search).toContain('Ebenezer Kal');
    }
    for (const search of ['parishmail', 'ekal', '98400', '55501', '91', 'example']) {
      expect(await found(null, search), search).not.toContain('Ebenezer Kal');
      expect(await found(who.office, search), search).toContain('Ebenezer Kal');
    }
    // A public search learns no word of it: it would tell that somebody here has this address.
    const { rows } = await api.database.pool.query(
      "select word from search_word where scope = '' and word in ('parishmail', 'ekal', '98400')",
    );
    expect(rows).toEqual([]);
  });

  it('of the association are found under both spellings, its staff under each name (AMB-021, AMB-022)', async () => {
    await post('user/add', { user_type: 'csia_officers', user_name: 'President' });
    await post('user/add', { user_type: 'secretarial_staff', user_name: 'Clerk', role: 'Staff of CSITA' });
    for (const type of ['csita_officers', 'csia_officers'])
      expect(names(await post('public/get_users_list', { type }, null))).toEqual(['President']);
    for (const role of ['Staff of CSITA', 'Staff of CSI theological association'])
      expect(names(await post('public/get_users_list', { type: 'secretarial_staff', role }, null))).toEqual([
        'Clerk',
      ]);
  });

  it.each(['department', 'diocese'] as const)(
    'go out of public lists and their totals with their %s (AMB-074)',
    async (kind) => {
      const unit = (await post(`${kind}/create`, { name: 'Shortlived', state: 'Kerala' })).body.data._id;
      const own = kind === 'diocese' ? { diocese: unit } : { department: unit };
      await post('user/add', SAMPLES.person('Goes too', given, own));
      const listed = async () => {
        const list = await post(
          'public/get_users_list',
          { type: `${kind}_personnels`, [kind]: [unit] },
          null,
        );
        return [names(list), list.body.data.totalDocs];
      };
      expect(await listed()).toEqual([['Goes too'], 1]);
      await api.call('DELETE', `${kind}/delete/${unit}`, who.office);
      expect(await listed()).toEqual([[], 0]);
    },
  );
});

describe('a diocese’s arrays', () => {
  const seen = async () => (await get(`public/get_diocese/${who.medak.id}`, null)).body.data;
  const save = (body: object, as = who.medak.token) => put(`diocese/edit/${who.medak.id}`, body, as);

  it('are answered with dates in the stated forms, and take each other alone (AMB-040, API-056 to API-059)', async () => {
    expect(await seen()).toMatchObject({ banner: [], gallery: [], description: [], ministerial_role: [] });
    const saved = await save({ banner: [{ url: given.picture, date: '05-11-2026 14:30 PM' }] });
    expect(saved.body.data.banner).toEqual([{ url: given.picture, date: '05-11-2026 14:30 PM' }]);
    await save({ gallery: [{ url: given.picture, date: '05-11-2026 02:30 PM' }, { url: given.picture }] });
    await save({ ministerial_role: [{ url: given.paper, date: '14-03-2026' }] });
    await save({ description: [{ title: 'History', description: '<p onclick="x()">Old</p>' }] });
    const all = await seen();
    expect(all.gallery[0].date).toBe('05-11-2026 14:30 PM');
    expect(all.gallery[1].date).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d [AP]M$/);
    expect(all).toMatchObject({
      banner: saved.body.data.banner,
      ministerial_role: [{ url: given.paper, date: '14-03-2026' }],
      description: [{ title: 'History', description: '<p>Old</p>' }],
    });
  });

  it('are saved as a difference, an empty one too (AMB-111)', async () => {
    const rows = async () =>
      (
        await api.database.pool.query(
          'select id, title, place from diocese_description where parent_id = $1 order by place',
          [who.medak.id],
        )
      ).rows;
    const section = (title: string, text = title) => ({ title, description: `<p>${text}</p>` });
    await save({ description: [section('A'), section('B'), section('C')] });
    const [a, b, c] = await rows();
    await save({ description: [section('C'), section('A', 'changed'), section('D'), section('B')] });
    const after = await rows();
    expect(after.map((row) => row.title)).toEqual(['C', 'A', 'D', 'B']);
    expect([after[0].id, after[3].id]).toEqual([c.id, b.id]);
    expect(new Set(after.map((row) => row.id)).size).toBe(4);
    expect(a.id).toBeTruthy();
    const stale = await save({ description: [], version: 1 });
    expect([stale.status, stale.body.desc]).toEqual([409, expect.stringContaining('Medak user')]);
    await save({ description: [] });
    expect((await seen()).description).toEqual([]);
  });

  it('write only what differs: what is sent as it was answered is not touched', async () => {
    const at = ['05-11-2026 14:30 PM', '06-11-2026 09:05 AM', '07-11-2026 20:15 PM'];
    await save({
      banner: at.map((date) => ({ url: given.picture, date })),
      ministerial_role: [{ url: given.paper, date: '14-03-2026' }],
      description: [{ title: 'History', description: '<p>Old</p>' }],
    });
    const tables = ['banner', 'gallery', 'ministerial_role', 'description'];
    // xmin is the transaction that wrote a row last.
    const written = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => {
            const rows = `select to_jsonb(t) as row, xmin::text as by from diocese_${table} t where parent_id = $1 order by place`;
            return [table, (await api.database.pool.query(rows, [who.medak.id])).rows];
          }),
        ),
      );
    // Seconds are stored and not answered, so they are no difference either.
    await api.database.pool.query(
      "update diocese_banner set date = date + interval '7 seconds' where place = 1",
    );
    const before = await written();
    expect(before.banner).toHaveLength(3);
    const { banner, gallery, ministerial_role, description } = await seen();
    expect((await save({ banner, gallery, ministerial_role, description, phone: '1' })).status).toBe(200);
    expect(await written()).toEqual(before);
    // One moves to the front, one is changed, one comes: the third is not touched.
    const [one, two, three] = banner;
    await save({ banner: [one, { ...two, date: '08-11-2026 08:00 AM' }, three, { url: given.picture }] });
    const after = (await written()).banner;
    expect(after.map(({ row }: { row: { id: string } }) => row.id).slice(0, 3)).toEqual(
      before.banner.map(({ row }: { row: { id: string } }) => row.id),
    );
    expect([after[0], after[2]]).toEqual([before.banner[0], before.banner[2]]);
    expect(after[1].by).not.toBe(before.banner[1].by);
    await save({ banner: (await seen()).banner.slice(1) });
    expect((await written()).banner.map(({ row }: { row: { id: string } }) => row.id)).toEqual(
      after.slice(1).map(({ row }: { row: { id: string } }) => row.id),
    );
  });

  it('are many without many statements', async () => {
    const gallery = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        url: given.picture,
        date: `05-11-2026 ${10 + (i % 10)}:${10 + (i % 50)} AM`,
      }));
    const statements = async (n: number): Promise<number> => {
      const counted = vi.spyOn(pg.Client.prototype, 'query');
      const saved = await save({ gallery: gallery(n).reverse() });
      const { length } = counted.mock.calls;
      counted.mockRestore();
      expect(saved.body.data.gallery).toHaveLength(n);
      return length;
    };
    // Each minute one who asks is noted as still there: time stands still, and so that is done once, by the first.
    setClock(new Date());
    await save({ gallery: gallery(3) });
    const few = await statements(4);
    await save({ gallery: gallery(300) });
    expect(await statements(400)).toBe(few);
    await save({ gallery: [] });
  });

  it('say of another file in the place of one that it is of today, unless they say a day', async () => {
    const other = (await api.upload(who.office, 'Roll 2026.pdf', pdf())).body.data.url;
    await save({ ministerial_role: [{ url: given.paper, date: '14-03-2020' }] });
    await save({ ministerial_role: [{ url: given.paper }] });
    expect((await seen()).ministerial_role).toEqual([{ url: given.paper, date: '14-03-2020' }]);
    await save({ ministerial_role: [{ url: other }] });
    const [year, month, day] = dayOf(new Date()).split('-');
    expect((await seen()).ministerial_role).toEqual([{ url: other, date: `${day}-${month}-${year}` }]);
    await save({ ministerial_role: [{ url: given.paper, date: '15-03-2020' }] });
    expect((await seen()).ministerial_role).toEqual([{ url: given.paper, date: '15-03-2020' }]);
  });

  it('refuse what is no picture, and keep hold of their files (AMB-044)', async () => {
    expect((await save({ banner: [{ url: given.paper }] })).status).toBe(422);
    expect((await save({ gallery: [{ date: '01-01-2026' }] })).status).toBe(422);
    expect((await save({ banner: 'x' })).status).toBe(422);
    const use = await api.database.pool.query(
      "select 1 from media_use where kind = 'diocese' and record_id = $1",
      [who.medak.id],
    );
    expect(use.rows.length).toBeGreaterThanOrEqual(2);
    expect((await save({ gallery: [] }, who.madras.token)).status).toBe(404);
  });
});
