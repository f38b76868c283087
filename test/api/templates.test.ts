import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_TEMPLATES } from '#kinds/templates.ts';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { mediaTable } from '#store/files/media.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { twoColours } from '../support/files.ts';

/** Templates for what comes again: what a record said, for the own unit or for all, with its pictures and without its days. */
let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const { post, put, get } = verbs(
  () => api,
  () => who,
);

const upload = async (as: string): Promise<{ name: string; url: string }> => {
  const { buffer } = await twoColours('hall.jpg');
  const { url, resource_name } = (await api.upload(as, 'hall.jpg', buffer)).body.data;
  return { name: resource_name, url };
};
/** What a story can't do without. */
const PLAIN = { description: '<p>In the hall.</p>', date: '2026-03-01', thumbnail: '0' };
const add = async (path: string, body: object, as?: string): Promise<string> => {
  const { body: answer } = await post(`${path}/create`, { ...(path === 'news' ? PLAIN : {}), ...body }, as);
  return answer.data?._id ?? JSON.stringify(answer);
};
const keep = (body: object, as?: string) => post('templates/create', { kind: 'news', ...body }, as);
const kept = async (body: object, as?: string): Promise<string> => (await keep(body, as)).body.data._id;
const read = async (id: string, as?: string) => (await get(`templates/get/${id}`, as)).body.data?.doc;
const named = async (as?: string): Promise<string[]> =>
  (await get('templates/get', as)).body.data.docs.map(({ name }: { name: string }) => name);
const remove = (id: string, as: string) => api.call('DELETE', `templates/delete/${id}`, as);

it('holds what a record said, its pictures and its unit, and neither its days nor what is its own', async () => {
  const picture = await upload(who.office);
  const record = await add('news', {
    ...{ title: 'Synod council', heading: 'Notice', date: '2026-03-01', department: who.youth.id },
    ...{
      thumbnail: picture.url,
      gallery: [picture.url],
      description: `<p>Dear <img src="${picture.url}"></p>`,
    },
  });
  const id = await kept({ record, name: ' Notice of the council ' });
  const doc = await read(id);
  expect(doc).toMatchObject({
    ...{ title: 'Synod council', heading: 'Notice', department: who.youth.id },
    ...{ thumbnail: picture.url, gallery: [picture.url] },
  });
  expect(Object.keys(doc)).not.toContain('date');
  expect(doc.description).toContain(`src="${picture.url}"`);
  expect(await named()).toEqual(['Notice of the council']);
  // The record goes for good, its pictures stay for the template.
  await api.call('DELETE', `news/delete/${record}`, who.office);
  await api.database.pool.query(`delete from media_use; delete from news;
    update media set created_at = created_at - interval '90 days', kept_until = null`);
  await sweep({ store: localStore(api.mediaDir), table: mediaTable(api.database.db), now: () => new Date() });
  expect((await get(`media/${picture.name}`)).status).toBe(200);
  // One that is put in the place of it is found in the template too.
  const next = await upload(who.office);
  await put(`library/replace/${picture.name}`, { resource_url: next.url });
  expect(await read(id)).toMatchObject({ thumbnail: next.url, gallery: [next.url] });
  expect((await read(id)).description).toContain(next.name);
  expect((await remove(id, who.office)).status).toBe(200);
});

/** Lets all records go for good, and so many days by for their files; then what nothing holds is swept. */
const sweptLater = async (): Promise<void> => {
  await api.database.pool.query(`delete from media_use; delete from news;
    update media set created_at = created_at - interval '90 days', library_since = library_since - interval '90 days', kept_until = null`);
  await sweep({ store: localStore(api.mediaDir), table: mediaTable(api.database.db), now: () => new Date() });
};
const fileOf = async ({ name }: { name: string }, as?: string) =>
  (await get(`library/file/${name}`, as)).body.data;

it('still shows what has the place of its picture when the story has gone that it was kept of', async () => {
  const as = who.youth.token;
  const [old, next] = [await upload(as), await upload(as)];
  const record = await add(
    'news',
    { title: 'Harvest', department: who.youth.id, thumbnail: old.url, gallery: [old.url] },
    as,
  );
  const id = await kept({ record, name: 'Harvest' }, as);
  const replaced = await put(`library/replace/${old.name}`, { resource_url: next.url }, as);
  expect(replaced.body.data.places).toBe(2);
  await sweptLater();
  expect(await read(id, as)).toMatchObject({ thumbnail: next.url, gallery: [next.url] });
  // And the old one can be put back.
  expect((await put(`library/put_back/${next.name}`, {}, as)).body.data.file_name).toBe(old.name);
  expect(await read(id, as)).toMatchObject({ thumbnail: old.url, gallery: [old.url] });
  expect((await fileOf(old, as)).places).toMatchObject([
    { kind: 'template', fields: ['thumbnail', 'gallery'] },
  ]);
  expect((await fileOf(next, as)).places).toEqual([]);
  await remove(id, as);
});

it('counts as a place of its pictures, which neither go by themselves nor by anybody', async () => {
  const as = who.youth.token;
  const picture = await upload(as);
  const unit = { department: who.youth.id };
  const text = `<p>Look <img src="${picture.url}"></p>`;
  const record = await add('news', { title: 'Notice', ...unit, thumbnail: '0', description: text }, as);
  const id = await kept({ record, name: 'Our notice' }, as);
  await sweptLater();
  const place = { kind: 'template', _id: id, fields: ['description'], trashed: false };
  const own = await fileOf(picture, as);
  expect(own.places).toMatchObject([{ ...place, title: 'Our notice', readable: true }]);
  // It is not told to go, and it can't be thrown away.
  expect(own.goes_at).toBeNull();
  const listed = async (only?: string) =>
    (await post('library/get', { limit: 200, only }, as)).body.data.docs.map(
      (one: { url: string }) => one.url,
    );
  expect(await listed()).toContain(picture.url);
  expect(await listed('unused')).not.toContain(picture.url);
  const refused = await api.call('DELETE', `library/delete/${picture.name}`, as);
  expect([refused.status, refused.body.desc]).toEqual([409, expect.stringContaining('one place')]);
  expect((await api.call('DELETE', `library/delete/${picture.name}`, who.office)).status).toBe(409);
  // Whose template it is not learns that there is one, and with a file that is lent not even that.
  expect((await fileOf(picture, who.office)).places).toMatchObject([
    { ...place, title: '', readable: false },
  ]);
  await put(`library/share/${picture.name}`, { for_all: true }, as);
  expect((await fileOf(picture, who.madras.token)).places).toEqual([]);
  // A template of others is no page: its owner still replaces the picture everywhere.
  const theirs = await add(
    'news',
    { title: 'Lent', diocese: who.madras.id, thumbnail: picture.url },
    who.madras.token,
  );
  await kept({ record: theirs, name: 'With a lent picture' }, who.madras.token);
  await api.call('DELETE', `news/delete/${theirs}`, who.madras.token);
  expect((await fileOf(picture, as)).places).toMatchObject([
    { title: '', readable: false, trashed: false },
    { title: '', readable: false, trashed: true },
    place,
  ]);
  const next = await upload(as);
  await api.database.pool.query('delete from media_use; delete from news');
  expect((await put(`library/replace/${picture.name}`, { resource_url: next.url }, as)).status).toBe(200);
  expect((await api.call('DELETE', `library/delete/${next.name}`, as)).status).toBe(409);
  expect((await get('templates/get', who.madras.token)).body.data.docs).toHaveLength(1);
  for (const [one, of] of [
    [id, as],
    [(await get('templates/get', who.madras.token)).body.data.docs[0]._id, who.madras.token],
  ])
    await remove(one, of);
  expect((await api.call('DELETE', `library/delete/${next.name}`, as)).status).toBe(200);
});

it('comes back when its deletion is undone, with pictures that were thrown away since, and goes after 30 days', async () => {
  const as = who.youth.token;
  const picture = await upload(as);
  const record = await add('news', { title: 'Bazaar', department: who.youth.id, thumbnail: picture.url }, as);
  const id = await kept({ record, name: 'Bazaar' }, as);
  await sweptLater();
  const back = (of = as) => put(`templates/restore/${id}`, {}, of);
  expect((await back()).status).toBe(404);
  await remove(id, as);
  expect(await named(as)).toEqual([]);
  expect((await get('waiting/counts', as)).body.data.templates).toEqual([]);
  expect((await get(`templates/get/${id}`, as)).status).toBe(404);
  expect((await put(`templates/edit/${id}`, { name: 'Fair' }, as)).status).toBe(404);
  expect((await remove(id, as)).status).toBe(404);
  expect((await api.call('DELETE', `library/delete/${picture.name}`, as)).status).toBe(200);
  await sweptLater();
  expect((await back(who.madras.token)).status).toBe(404);
  expect((await back(who.office)).status).toBe(404);
  expect((await back()).status).toBe(200);
  expect(await read(id, as)).toMatchObject({ title: 'Bazaar', thumbnail: picture.url });
  expect((await fileOf(picture, as)).trashed_at).toBeNull();
  await remove(id, as);
  const expired = async (days: number) => {
    await api.database.pool.query(`update template set deleted_at = deleted_at - interval '${days} days'`);
    await removeExpired(api.database.db, new Date());
  };
  await expired(29);
  expect((await back()).status).toBe(200);
  await remove(id, as);
  await expired(31);
  expect((await back()).status).toBe(404);
});

it('of what repeats takes the rhythm, and of its days none', async () => {
  const record = await add('events', {
    ...{ name: 'Choir', department: who.youth.id, thumbnail: (await upload(who.office)).url },
    ...{ from_date: '2027-01-05T18:00', to_date: '2027-01-05T19:00' },
    ...{ repeats: 'weekly', repeat_every: 2, repeat_until: '2027-06-01' },
    exceptions: [{ day: '2027-01-19', left_out: true }],
  });
  const doc = await read(await kept({ kind: 'event', record, name: 'Choir' }));
  expect(doc).toMatchObject({ name: 'Choir', repeats: 'weekly', repeat_every: 2 });
  for (const name of ['from_date', 'to_date', 'repeat_until', 'exceptions', 'diocese'])
    expect(Object.keys(doc)).not.toContain(name);
});

it('is the own unit’s alone, and for all by the office', async () => {
  const [youth, madras] = [who.youth.token, who.madras.token];
  const record = await add('news', { title: 'Camp', department: who.youth.id }, youth);
  const own = await kept({ record, name: 'Camp' }, youth);
  expect((await keep({ record, name: 'Camp', for_all: true }, youth)).status).toBe(403);
  // Nobody keeps what somebody else has written, or of a kind that one does not write.
  expect((await keep({ record, name: 'Stolen' }, madras)).status).toBe(404);
  const campaign = await add('campaigns', { title: 'A lamp' });
  expect((await keep({ kind: 'campaign', record: campaign, name: 'Lamp' }, youth)).status).toBe(404);

  const fields = { title: 'For every unit', department: who.youth.id };
  const forAll = await kept({ record: await add('news', fields), name: 'For all', for_all: true });
  await kept({ kind: 'campaign', record: campaign, name: 'Lamp', for_all: true });
  await kept({ record, name: 'The office’s' });
  expect(await named(youth)).toEqual(['Camp', 'For all']);
  expect(await named(madras)).toEqual(['For all']);
  expect((await get('waiting/counts', madras)).body.data.templates).toEqual(['news']);
  expect(await named(who.office)).toEqual(['Choir', 'For all', 'Lamp', 'The office’s']);
  // Whose unit it is, is not told to others.
  expect(await read(forAll, madras)).toMatchObject({ title: 'For every unit' });
  expect(Object.keys(await read(forAll, madras))).not.toContain('department');
  for (const as of [madras, who.office]) {
    expect((await get(`templates/get/${own}`, as)).status).toBe(404);
    expect((await put(`templates/edit/${own}`, { name: 'Mine' }, as)).status).toBe(404);
    expect((await remove(own, as)).status).toBe(404);
  }
  expect((await put(`templates/edit/${forAll}`, { name: 'Mine' }, youth)).status).toBe(404);
  expect((await remove(forAll, youth)).status).toBe(404);
  expect((await put(`templates/edit/${own}`, { name: ' ' }, youth)).status).toBe(422);
  expect((await put(`templates/edit/${own}`, { name: 'Summer camp' }, youth)).status).toBe(200);
  expect(await named(youth)).toEqual(['For all', 'Summer camp']);
});

it('for all has no picture that only one unit may use', async () => {
  const theirs = await upload(who.youth.token);
  const fields = { title: 'With a picture', department: who.youth.id, thumbnail: theirs.url };
  const record = await add('news', fields, who.youth.token);
  const refused = await keep({ record, name: 'Theirs', for_all: true });
  expect(refused).toMatchObject({
    status: 409,
    body: { desc: expect.stringContaining('belongs to a unit') },
  });
  await put(`library/share/${theirs.name}`, { for_all: true }, who.youth.token);
  const id = await kept({ record, name: 'Theirs', for_all: true });
  expect(await read(id, who.madras.token)).toMatchObject({ thumbnail: theirs.url });
  // No longer shared, it is left out for those who could not save it.
  await put(`library/share/${theirs.name}`, { for_all: false }, who.youth.token);
  expect(await read(id, who.madras.token)).toMatchObject({ thumbnail: '0' });
  expect(await read(id, who.youth.token)).toMatchObject({ thumbnail: theirs.url });
});

it('are so many and no more, also when they are kept at once', async () => {
  const record = await add('news', { title: 'Often', diocese: who.medak.id }, who.medak.token);
  const { pool } = api.database;
  await pool.query(
    `insert into template (id, kind, name, diocese_id, held, created_at)
      select gen_random_uuid(), 'news', 'Many', $1, '{}', now() from generate_series(2, $2)`,
    [who.medak.id, MOST_TEMPLATES],
  );
  const all = await Promise.all([1, 2, 3].map(() => keep({ record, name: 'One more' }, who.medak.token)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('lets go of the address of whoever is erased', async () => {
  const email = 'ruth@test.invalid';
  const record = await add('news', { title: `Write to ${email}`, department: who.youth.id });
  const id = await kept({ record, name: `For ${email}` });
  await post('person_data/erase', { email, typed: email });
  const { rows } = await api.database.pool.query('select name, held from template where id = $1', [id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(email);
});
