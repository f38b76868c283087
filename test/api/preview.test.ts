import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_CHANNEL } from '#store/database/contentVersions.ts';
import { jpeg, OFFICE_LOGIN, type People, type TestApi, verbs } from '../support/api.ts';
import { type ChurchSite, startChurchSite } from '../support/churchSite.ts';
import { type Files, SAMPLES } from '../support/samples.ts';

/** A record's page before it is public (decision 0032): drawn from the ordinary write, of which nothing stays. */
let church: ChurchSite;
let api: TestApi;
let who: People;
let given: Files;
const told: string[] = [];

beforeAll(async () => {
  church = await startChurchSite({
    heard: {
      contentChanged: () => told.push('content'),
      picturesAdded: () => told.push('pictures'),
      mailQueued: () => told.push('mail'),
    },
  });
  ({ api, who, given } = church);
});
afterAll(async () => {
  await church?.close();
});

const { post, put, get } = verbs(
  () => api,
  () => who,
);
const typed = (title: string, more: object = {}) => ({
  ...SAMPLES.news(title, given, { department: who.youth.id }),
  description: `<p>Written by hand: ${title}.</p>`,
  ...more,
});
const preview = (body: object, as: string | null = who.youth.token) => post('preview/get', body, as);

/** How many rows there are in every table, where the generation stands, and the files on disk. */
async function everything(): Promise<Record<string, unknown>> {
  const { db } = api.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const counted = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const found = await sql<{ sum: string }>`
        select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(name)} t`.execute(db);
      return [name, found.rows[0]?.sum] as const;
    }),
  );
  return { ...Object.fromEntries(counted), files: await readdir(api.mediaDir, { recursive: true }) };
}

describe('what is typed', () => {
  it('is drawn on the real page, and nothing of it is kept anywhere', async () => {
    const { body: item } = await post('news/create', typed('Before'), who.youth.token);
    const picture = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`;
    const inline = { description: `<p>With a picture</p><p><img src="${picture}"></p>` };
    const heard: (string | null)[] = [];
    const unlisten = await api.database.listen(CONTENT_CHANNEL, (payload) => void heard.push(payload));
    told.length = 0;
    const before = await everything();

    const added = await preview({ kind: 'news', values: typed('A rainy day', inline) });
    expect(added.status).toBe(200);
    expect(added.body.data.path).toMatch(/^\/news_screen\/departments\/[0-9a-f-]{36}$/);
    for (const part of ['A rainy day', 'With a picture', '<base target="_blank">', 'site-12345678.css'])
      expect(added.body.data.html).toContain(part);

    const changed = await preview({ kind: 'news', id: item.data._id, values: { title: 'Afterwards' } });
    expect(changed.body.data.html).toContain('Afterwards');
    expect(changed.body.data.html).toContain('Written by hand: Before.');

    expect(await everything()).toEqual(before);
    expect(told).toEqual([]);
    expect((await get(added.body.data.path.replace(/^.*\//, 'public/get_news/'), null)).status).toBe(404);
    expect((await get(`news/get/${item.data._id}`, who.youth.token)).body.data.title).toBe('Before');
    // The first that is heard is what was really saved afterwards.
    await put(`news/edit/${item.data._id}`, { title: 'Saved' }, who.youth.token);
    await expect.poll(() => heard.length).toBe(1);
    await unlisten();
  });

  it('leaves no file of a picture that stands in a text, however it is written there', async () => {
    const data = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`;
    const hidden = [
      `<img alt=">" src="${data}">`,
      `<img src="${data.replace('d', '&#100;')}">`,
      `<iframe src="${data}"></iframe>`,
      `<a href="${data}">a</a>`,
    ];
    const before = await everything();
    for (const description of hidden)
      expect((await preview({ kind: 'news', values: typed('Hidden', { description }) })).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('tells nobody whether a password is right', async () => {
    const { _id } = (await get('auth/account/get')).body.data;
    const about = (current_password: string) => ({
      id: _id,
      values: { password: 'some new password', current_password },
    });
    for (const kind of ['account', 'person']) {
      const [right, wrong] = [
        await preview({ kind, ...about(OFFICE_LOGIN.password) }, who.office),
        await preview({ kind, ...about('a guess of mine') }, who.office),
      ];
      expect([right.status, right.body]).toEqual([404, wrong.body]);
    }
  });

  it('is refused like the ordinary save, in its sentence', async () => {
    const none = await preview({ kind: 'news', values: { title: 'No unit' } }, who.office);
    expect([none.status, Object.keys(none.body.fields)]).toEqual([422, expect.any(Array)]);
    expect((await preview({ kind: 'news', values: typed('x'.repeat(91)) })).body.desc).toContain('90');
    expect((await preview({ kind: 'partner', values: { title: 'P' } })).status).toBe(403);
    expect((await preview({ kind: 'constructor', values: {} })).status).toBe(404);
    expect((await preview({ kind: 'enquiry', values: {} }, who.office)).status).toBe(404);
  });
});

describe('a record that waits for the office', () => {
  it('is shown as it is, to those who may change it and to nobody else', async () => {
    const { body: item } = await post('news/create', typed('Waiting for the office'), who.youth.token);
    const asked = { kind: 'news', id: item.data._id };
    for (const as of [who.office, who.youth.token])
      expect((await preview(asked, as)).body.data.html).toContain('Waiting for the office');
    expect((await preview(asked, who.ecology.token)).status).toBe(404);
    expect((await preview({ ...asked, values: { title: 'Taken' } }, who.ecology.token)).status).toBe(404);
    expect((await preview(asked, null)).status).toBe(401);
    expect((await preview({ kind: 'news' })).status).toBe(404);
    // Seen is not published.
    expect((await get(`public/get_news/${item.data._id}`, null)).status).toBe(404);
  });

  it('stands on the page of its unit, when it is the unit itself', async () => {
    const asked = { kind: 'diocese', id: who.madras.id, values: { name: 'Madras by the sea' } };
    const { body } = await preview(asked, who.madras.token);
    expect(body.data).toMatchObject({ path: `/home/diocese/${who.madras.id}` });
    expect((await preview(asked, who.medak.token)).status).toBe(404);
  });
});

describe('a paper', () => {
  it.each([
    ['books', '/publication_details/', 'A new paper'],
    ['csi_life', '/resources/csi_life_screen?month=3&year=2019', '2019 March'],
    ['resources', '/resources/resource_docs?year=2019', 'A new paper'],
    ['library_archives', '/others/library_archive?month=3&year=2019', 'A new paper'],
  ])('of the type %s stands on its page, or in its list where that has it', async (type, path, text) => {
    const unit = type === 'resources' ? { department: who.youth.id } : {};
    const values = { ...SAMPLES.publication('A new paper', given), type, date: '2019-03-01', ...unit };
    const { body } = await preview({ kind: 'publication', values }, who.office);
    expect(body.data.path).toContain(path);
    expect(body.data.html).toContain(text);
  });

  it('that announces something stands on its own page', async () => {
    const values = SAMPLES.statement('On the floods', given);
    const { body } = await preview({ kind: 'statement', values }, who.office);
    expect(body.data.path).toMatch(/^\/others\/statement\/[0-9a-f-]{36}$/);
    expect(body.data.html).toContain('On the floods');
  });
});
