import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '#kinds/kinds.ts';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { mediaTable } from '#store/files/media.ts';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';

/** What is typed and not saved follows its person from device to device, and is in nobody else's sight. */
let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const draftOf = (draft: string, more: object = {}) => ({
  ...{ draft, kind: 'news', form: 'add', path: '/departments/add_news', title: 'Boats', about: 'Add News' },
  ...{ saved: { title: '' }, values: { title: 'Boats' }, ...more },
});
const keep = async (as: string, draft: string, more: object = {}) =>
  (await api.call('PUT', 'drafts/keep', as, draftOf(draft, more))).body.data;
const list = async (as: string, known: string[] = []) =>
  (await api.call('POST', 'drafts/get', as, { known })).body.data;
const end = (as: string, draft: string) => api.call('PUT', 'drafts/end', as, { draft });

it('are kept of the kinds with the longest names, parts of a record included', async () => {
  const names = Object.values(KINDS).flatMap(({ name, fields }) => [
    name,
    ...Object.entries(fields)
      .filter(([, { type }]) => type === 'rows')
      .map(([part]) => `${name} ${part} ${crypto.randomUUID()}`),
  ]);
  for (const kind of names.toSorted((a, b) => b.length - a.length).slice(0, 5)) {
    const id = crypto.randomUUID();
    expect([kind, await keep(who.youth.token, id, { kind })]).toEqual([kind, { state: 'kept', revision: 1 }]);
    await end(who.youth.token, id);
  }
});

describe('two devices', () => {
  it('go on one after the other, and the one that is behind changes nothing', async () => {
    const id = crypto.randomUUID();
    expect(await keep(who.youth.token, id)).toEqual({ state: 'kept', revision: 1 });
    expect(await keep(who.youth.token, id, { after: 1, values: { title: 'At the desk' } })).toEqual({
      state: 'kept',
      revision: 2,
    });
    expect(await keep(who.youth.token, id, { after: 1, values: { title: 'On the phone' } })).toEqual({
      state: 'newer',
      revision: 2,
    });
    const { body } = await api.call('GET', `drafts/get/${id}`, who.youth.token);
    expect(body.data).toMatchObject({ values: { title: 'At the desk' }, saved: { title: '' }, revision: 2 });
  });

  it('write at once: one is kept, the others are told', async () => {
    const id = crypto.randomUUID();
    await keep(who.youth.token, id);
    const told = await Promise.all(
      Array.from({ length: 8 }, (_, n) => keep(who.youth.token, id, { after: 1, title: String(n) })),
    );
    expect(told.map(({ state }) => state).toSorted()).toEqual(['kept', ...Array(7).fill('newer')]);
  });

  it('forget what was saved on the other one, and take it back when it was thrown away by mistake', async () => {
    const id = crypto.randomUUID();
    await keep(who.youth.token, id);
    await end(who.youth.token, id);
    expect(await list(who.youth.token, [id])).toMatchObject({ ended: [id] });
    expect(await keep(who.youth.token, id, { after: 1 })).toEqual({ state: 'ended', revision: 0 });
    expect(await keep(who.youth.token, id, { after: 1, again: true })).toEqual({
      state: 'kept',
      revision: 2,
    });
    expect((await list(who.youth.token, [id])).ended).toEqual([]);
  });

  it('do not bring it back by a writing that comes after its end', async () => {
    const id = crypto.randomUUID();
    await end(who.youth.token, id);
    expect(await keep(who.youth.token, id)).toEqual({ state: 'ended', revision: 0 });
    expect((await list(who.youth.token, [id])).ended).toEqual([id]);
  });
});

it('nobody else sees, changes or ends it: no administrator, and nobody of the own unit', async () => {
  const id = crypto.randomUUID();
  await keep(who.youth.token, id, { title: 'Only mine' });
  for (const as of [who.office, who.ecology.token, who.madras.token]) {
    expect((await list(as, [id])).docs.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    expect((await api.call('GET', `drafts/get/${id}`, as)).status).toBe(404);
    expect(await keep(as, id, { after: 1, title: 'Taken' })).toEqual({ state: 'ended', revision: 0 });
    await end(as, id);
  }
  const { docs } = await list(who.youth.token);
  expect(docs.find(({ _id }: { _id: string }) => _id === id).title).toBe('Only mine');
});

it('nobody else begins anew what has ended', async () => {
  const id = crypto.randomUUID();
  await keep(who.youth.token, id);
  await end(who.youth.token, id);
  expect(await keep(who.office, id, { after: 1, again: true })).toEqual({ state: 'ended', revision: 0 });
});

it('an address in it goes with its person', async () => {
  const id = crypto.randomUUID();
  await keep(who.youth.token, id, { values: { text: 'Ask someone@gone.example.' } });
  const [email, typed] = ['someone@gone.example', 'someone@gone.example'];
  await api.call('POST', 'person_data/erase', who.office, { email, typed });
  const { body } = await api.call('GET', `drafts/get/${id}`, who.youth.token);
  expect(body.data.values).toEqual({ text: 'Ask ….' });
});

describe('what is kept is bounded', () => {
  it('in size, in what can be stored and in where it leads', async () => {
    const put = async (more: object) =>
      (await api.call('PUT', 'drafts/keep', who.youth.token, draftOf(crypto.randomUUID(), more))).status;
    expect(await put({ values: { text: 'x'.repeat(600_000) } })).toBe(413);
    expect(await put({ values: { text: 'a\0b' } })).toBe(422);
    expect(await put({ values: { text: 'a\ud800b' } })).toBe(422);
    expect(await put({ values: { text: String.raw`a\u0000b` } })).toBe(200);
    expect(await put({ path: '//example.org' })).toBe(422);
    expect(await put({ path: 'javascript:alert(1)' })).toBe(422);
  });

  it('in number', async () => {
    await api.database.pool.query(`insert into draft (id, account_id, kind, form, title, about, path, before, typed, device, at)
      select gen_random_uuid(), account_id, kind, form, '', '', '/', '{}', '{}', '', at from draft, generate_series(1, 60) limit 60`);
    expect(await keep(who.youth.token, crypto.randomUUID())).toEqual({ state: 'full', revision: 0 });
    await api.database.pool.query(`delete from draft where title = ''`);
  });

  it('in time', async () => {
    const id = crypto.randomUUID();
    await keep(who.youth.token, id);
    const read = async (days: number) => {
      await api.database.pool.query('update draft set at = now() - make_interval(days => $1)', [days]);
      await removeExpired(api.database.db, new Date());
      return (await api.call('GET', `drafts/get/${id}`, who.youth.token)).status;
    };
    expect([await read(59), await read(61)]).toEqual([200, 404]);
  });
});

it('its files stay as long as it does, and a file of another unit is not kept by naming it', async () => {
  const upload = async (as: string): Promise<string> =>
    (await api.upload(as, 'boat.jpg', await jpeg())).body.data.url;
  const [mine, theirs] = [await upload(who.youth.token), await upload(who.madras.token)];
  const id = crypto.randomUUID();
  await keep(who.youth.token, id, { values: { thumbnail: mine, text: `<img src="${theirs}">` } });
  const sweepAfter = (days: number) =>
    sweep({
      store: localStore(api.mediaDir),
      table: mediaTable(api.database.db),
      now: () => new Date(Date.now() + days * 24 * 3_600_000),
    });
  const isThere = (url: string) => existsSync(join(api.mediaDir, basename(url)));
  await sweepAfter(40);
  expect([isThere(mine), isThere(theirs)]).toEqual([true, false]);
  await end(who.youth.token, id);
  await sweepAfter(2);
  expect(isThere(mine)).toBe(false);
});

it('an address goes out of drafts when its person is erased, as a newer state of them', async () => {
  const id = crypto.randomUUID();
  await keep(who.youth.token, id, { values: { text: 'Write to Erased@test.invalid soon' } });
  const email = 'erased@test.invalid';
  expect((await api.call('POST', 'person_data/erase', who.office, { email, typed: email })).status).toBe(200);
  const { body } = await api.call('GET', `drafts/get/${id}`, who.youth.token);
  expect(body.data).toMatchObject({ values: { text: 'Write to … soon' }, revision: 2 });
});

it('an address goes out of what is planned and of what files say, too, when its person is erased', async () => {
  const email = 'erased.too@test.invalid';
  const text = `Write to ${email.toUpperCase()} soon`;
  const { resource_name: name } = (await api.upload(who.youth.token, 'boats.jpg', await jpeg())).body.data;
  await api.call('PUT', `media/${name}`, who.youth.token, { alt: text, caption: text, credit: text });
  const story = { title: 'A story', thumbnail: '0', department: who.youth.id, type: 'departments' };
  const { _id: id } = (await api.call('POST', 'news/create', who.office, story)).body.data;
  const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  const change = { kind: 'news', at, values: { title: text, description: `<p>${text}</p>` } };
  expect((await api.call('PUT', `schedule/change/${id}`, who.office, change)).status).toBe(200);
  const draft = crypto.randomUUID();
  await keep(who.youth.token, draft, { values: { text: '' }, about: text });
  await api.call('POST', 'person_data/erase', who.office, { email, typed: email });
  const kept = await api.database.pool.query(
    `select concat(alt, caption, credit) as text from media where file_name = $1
      union all select change::text from planned where record_id = $2 union all select about from draft where id = $3`,
    [name, id, draft],
  );
  expect(kept.rows.map((row) => row.text.match(/…/g)?.length)).toEqual([3, 2, 1]);
  expect(JSON.stringify(kept.rows).toLowerCase()).not.toContain(email);
});
