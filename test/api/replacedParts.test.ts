import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colleague } from '#store/accounts/staff.ts';
import { partsToReplace } from '#store/library/replace.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { twoColours } from '../support/files.ts';
import { besideAnother, deadlocksOf, somebodyWaits } from '../support/locks.ts';

/** A picture of which others cut parts is replaced all the same: only what is used is cut anew, and nobody comes between. */
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
const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows;

interface Uploaded {
  readonly name: string;
  readonly url: string;
}
/** A picture of the office that all may use. */
const lent = async (): Promise<Uploaded> => {
  const { url, resource_name: name } = (
    await api.upload(who.office, 'flag.jpg', (await twoColours('flag.jpg', 400, 300)).buffer)
  ).body.data;
  await put(`library/share/${name}`, { for_all: true });
  return { name, url };
};
const part = (n: number) => ({ left: 0, top: 0, width: 1, height: 0.2 + n / 100 });
const tryCut = ({ name }: Uploaded, n: number) =>
  post(`library/cut/${name}`, { cut: part(n) }, who.youth.token);
const cut = async (picture: Uploaded, n: number): Promise<string> => (await tryCut(picture, n)).body.data.url;
const story = async (body: object): Promise<string> =>
  (await post('news/create', { title: 'A story', thumbnail: '0', ...body }, who.youth.token)).body.data._id;
const show = (id: string, body: object) => put(`news/edit/${id}`, body, who.youth.token);
const thumbnail = async (id: string): Promise<string> => (await get(`news/get/${id}`)).body.data.thumbnail;
const replace = ({ name }: Uploaded, next: Uploaded) =>
  put(`library/replace/${name}`, { resource_url: next.url });
const another = async (): Promise<Uploaded> => {
  const { url, resource_name: name } = (
    await api.upload(who.office, 'sun.jpg', (await twoColours('sun.jpg', 400, 300)).buffer)
  ).body.data;
  return { name, url };
};
const files = () => readdirSync(api.mediaDir).length;

it('has its used parts cut anew and no others; whoever uses one of those later shows the whole, until it is put back', async () => {
  const old = await lent();
  const used = await cut(old, 0);
  const id = await story({ thumbnail: used });
  const unused = [await cut(old, 1), await cut(old, 2), await cut(old, 3)];
  // What only stood somewhere counts no more.
  const before = await story({ thumbnail: unused[0] });
  await show(before, { thumbnail: '0' });
  const [next, many] = [await another(), files()];
  expect((await replace(old, next)).status).toBe(200);
  expect(files()).toBe(many + 1);
  expect(await thumbnail(id)).not.toBe(used);
  for (const url of unused) {
    expect((await show(before, { thumbnail: url })).status).toBe(200);
    expect(await thumbnail(before)).toBe(next.url);
  }
  await show(before, { thumbnail: '0' });

  expect((await put(`library/put_back/${next.name}`, {})).status).toBe(200);
  expect(await thumbnail(id)).toBe(used);
  for (const url of unused) {
    expect((await show(before, { thumbnail: url })).status).toBe(200);
    expect(await thumbnail(before)).toBe(url);
  }
});

it('is replaced while somebody goes on cutting it and using the parts', async () => {
  const old = await lent();
  const id = await story({ gallery: [await cut(old, 0), await cut(old, 1), await cut(old, 2)] });
  const spare = await Promise.all([3, 4, 5, 6].map((n) => cut(old, n)));
  const next = await another();
  let isReplaced = false;
  const others = async () => {
    for (let n = 0; !isReplaced; n++) {
      await tryCut(old, 10 + (n % 20));
      // Refused (503) while it is being replaced.
      const body = { title: 'A story', thumbnail: spare[n % spare.length] };
      await post('news/create', body, who.youth.token);
    }
  };
  const disturbing = others();
  const { status } = await replace(old, next).finally(() => {
    isReplaced = true;
  });
  await disturbing;
  expect(status).toBe(200);
  const { gallery } = (await get(`news/get/${id}`)).body.data;
  const left = await query(
    `select m.file_name from media m join news n on m.id = any(n.gallery) or m.id = n.thumbnail
      where n.deleted_at is null and m.cut_of = (select id from media where file_name = $1)`,
    [old.name],
  );
  expect([gallery.length, left]).toEqual([3, []]);
});

it('is not cut, and no part of it used, while it is being replaced; a program that is killed then keeps nobody from it for long', async () => {
  const old = await lent();
  const url = await cut(old, 0);
  const id = await story({});
  const [{ office }] = await query(`select id as office from account where role = 'full_administrator'`);
  const person = await colleague(api.database.db, office);
  if (!person) throw new Error('The office is not there.');
  const begin = () => partsToReplace(person.viewer, api.database.db, old.name);
  const tries = async () => [(await tryCut(old, 1)).status, (await show(id, { thumbnail: url })).status];
  const { giveUp } = await begin();
  expect(await tries()).toEqual([503, 503]);
  await giveUp();
  expect(await tries()).toEqual([200, 200]);
  await begin();
  expect(await tries()).toEqual([503, 503]);
  await query(`update media set replacing_until = replacing_until - interval '5 minutes'`);
  expect(await tries()).toEqual([200, 200]);
});

it('leaves nothing when what comes in its place is refused', async () => {
  const old = await lent();
  const url = await cut(old, 0);
  await story({ thumbnail: url });
  const many = files();
  const used = await another();
  await story({ gallery: [used.url] });
  expect((await replace(old, used)).status).toBe(422);
  expect(files()).toBe(many + 1);
  expect((await tryCut(old, 1)).status).toBe(200);
});

it('is cut into so many parts by one person and no more, whoever else has cut it', async () => {
  const old = await lent();
  await cut(old, 0);
  const copies = (many: number) =>
    query(
      `insert into media (id, file_name, original_name, type, kind, bytes, sha256, uploaded_by, cut_of)
        select gen_random_uuid(), 'copy' || n || m.file_name, m.original_name, m.type, m.kind, m.bytes, m.sha256, m.uploaded_by, m.cut_of
        from media m, generate_series(1, $2::int) n where m.cut_of = (select id from media where file_name = $1)`,
      [old.name, many],
    );
  await copies(37);
  // Two at once do not slip past together.
  const both = await Promise.all([1, 2, 3].map((n) => tryCut(old, n)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  expect((await post(`library/cut/${old.name}`, { cut: part(1) }, who.ecology.token)).status).toBe(200);
});

it('waits for whoever saves a page that shows it, and keeps nobody from saving it', async () => {
  const old = await lent();
  const id = await story({ description: `<p><img src="${old.url}" alt=""></p>` });
  const next = await another();
  await besideAnother(api, async (other) => {
    // As a save does: the record first, and then its files.
    await other.query('select from news where id = $1 for no key update', [id]);
    const replacing = replace(old, next);
    await somebodyWaits(api);
    await other.query('select from media where file_name = $1 for key share', [old.name]);
    await other.query('commit');
    expect((await replacing).status).toBe(200);
  });
  expect(await deadlocksOf(api)).toBe(0);
});

it('waits for the whole picture before it holds a part of it, in every save', async () => {
  const old = await lent();
  const url = await cut(old, 0);
  const id = await story({});
  const names = [old.name, decodeURIComponent(url.split('/').at(-1) ?? '')];
  for (const save of [
    () => post('news/create', { title: 'A story', thumbnail: url }, who.youth.token),
    () => show(id, { thumbnail: url }),
  ])
    await besideAnother(api, async (other) => {
      // As replacing does: the whole first, and then its parts.
      await other.query('select from media where file_name = $1 for update', [names[0]]);
      const saving = save();
      await somebodyWaits(api);
      await other.query('select from media where file_name = $1 for update', [names[1]]);
      await other.query('commit');
      expect((await saving).status).toBe(200);
    });
  expect(await deadlocksOf(api)).toBe(0);
});
