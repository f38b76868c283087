import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { pdf } from '#media/testSamples.ts';
import { mediaTable } from '#store/files/media.ts';
import { jpeg, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';

/** Pictures and papers once: whose they are, where they stand, and what becomes of them. */
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
const remove = (path: string, as: string) => api.call('DELETE', path, as);

interface Uploaded {
  readonly name: string;
  readonly url: string;
}
const uploaded = async (as: string, file = 'boats.jpg', colour?: string): Promise<Uploaded> => {
  const { url, resource_name } = (await api.upload(as, file, await jpeg(colour))).body.data;
  return { name: resource_name, url };
};
/** A file that is kept in the library. */
const added = async (as: string, file?: string, colour?: string): Promise<Uploaded> => {
  const one = await uploaded(as, file, colour);
  expect((await post('library/keep', { resource_urls: [one.url] }, as)).body.data.kept).toEqual([one.url]);
  return one;
};
const story = async (as: string, body: object): Promise<string> => {
  const made = await post('news/create', { title: 'A story', ...body }, as);
  expect(made.status).toBe(200);
  return made.body.data._id;
};
const names = async (as: string, body: object = {}): Promise<string[]> =>
  (await post('library/get', { limit: 200, ...body }, as)).body.data.docs.map(
    (one: { file_name: string }) => one.file_name,
  );
const fileOf = async (as: string, { name }: Uploaded) => (await get(`library/file/${name}`, as)).body.data;
const swept = () =>
  sweep({ store: localStore(api.mediaDir), table: mediaTable(api.database.db), now: () => new Date() });
/** Lets so many days go by for everything that a file counts by. */
const passed = (days: number) =>
  api.database.pool.query(
    `update media set created_at = created_at - make_interval(days => $1), library_since = library_since - make_interval(days => $1),
      kept_until = kept_until - make_interval(days => $1), trashed_at = trashed_at - make_interval(days => $1)`,
    [days],
  );

describe('whose files one finds', () => {
  it('are those of the own unit, and what others share with all', async () => {
    const theirs = await added(who.youth.token, 'secret-boats.jpg');
    const own = await added(who.ecology.token);
    const seal = await added(who.office, 'seal.jpg');
    expect(await names(who.ecology.token)).toEqual([own.name]);
    expect(await names(who.ecology.token, { whose: 'everybody' })).toEqual([own.name]);
    expect(await names(who.ecology.token, { search: 'secret' })).toEqual([]);
    expect(await names(who.ecology.token, { whose: 'for_all' })).toEqual([]);
    expect(await names(who.office, { whose: 'everybody' })).toEqual([seal.name, own.name, theirs.name]);
    expect(await names(who.office)).toEqual([seal.name]);

    expect((await put(`library/share/${seal.name}`, { for_all: true })).body.data.for_all).toBe(true);
    expect(await names(who.ecology.token, { whose: 'for_all' })).toEqual([seal.name]);
    const made = await post('news/create', { title: 'With a seal', thumbnail: seal.url }, who.ecology.token);
    expect(made.status).toBe(200);
    const counts = (await get('library/counts', who.ecology.token)).body.data;
    expect(counts).toEqual({ ours: 1, for_all: 1, undescribed: 1, unused: 0 });
    expect(await fileOf(who.ecology.token, seal)).toMatchObject({ own: false, by: '' });
    // What another unit lends is put into a record, too.
    await put(`library/share/${theirs.name}`, { for_all: true }, who.youth.token);
    await story(who.ecology.token, { thumbnail: theirs.url });
    await put(`library/share/${theirs.name}`, { for_all: false }, who.youth.token);
    expect((await post('news/create', { title: 'B', thumbnail: theirs.url }, who.ecology.token)).status).toBe(
      422,
    );
  });

  it('and nothing is done with those of others, shared or not', async () => {
    const theirs = await added(who.youth.token);
    const mine = await uploaded(who.ecology.token);
    for (const shared of [false, true]) {
      await put(`library/share/${theirs.name}`, { for_all: shared }, who.youth.token);
      const tried = [
        await put(`library/share/${theirs.name}`, { for_all: false }, who.ecology.token),
        await put(`library/replace/${theirs.name}`, { resource_url: mine.url }, who.ecology.token),
        await put(`library/replace/${mine.name}`, { resource_url: theirs.url }, who.ecology.token),
        await put(`library/put_back/${theirs.name}`, {}, who.ecology.token),
        await remove(`library/delete/${theirs.name}`, who.ecology.token),
        await put(`library/restore/${theirs.name}`, {}, who.ecology.token),
      ];
      expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      const kept = await post('library/keep', { resource_urls: [theirs.url] }, who.ecology.token);
      expect(kept.body.data.kept).toEqual([]);
      expect((await get(`library/file/${theirs.name}`, who.ecology.token)).status).toBe(shared ? 200 : 404);
    }
  });

  it('is found by what it shows, its name, who brought it and where it stands', async () => {
    const as = who.medak.token;
    const boat = await added(as, 'kainakary.jpg');
    const choir = await added(as, 'choir.jpg');
    await put(`media/${boat.name}`, { alt: 'A country boat' }, as);
    await story(as, { title: 'Floods in Kuttanad', thumbnail: boat.url });
    expect(await names(as, { search: 'country' })).toEqual([boat.name]);
    expect(await names(as, { search: 'kuttanad BOAT' })).toEqual([boat.name]);
    expect(await names(as, { search: 'kainakary' })).toEqual([boat.name]);
    expect(await names(as, { search: `${'boat '.repeat(8)} ${'never '.repeat(20)}` })).toEqual([boat.name]);
    expect(await names(as, { search: 'medak user' })).toEqual([choir.name, boat.name]);
    expect(await names(as, { search: '100%' })).toEqual([]);
    expect(await names(as, { only: 'undescribed' })).toEqual([choir.name]);
    expect(await names(as, { kind: 'document' })).toEqual([]);
    expect(await names(as, { from: '2099-01-01' })).toEqual([]);
  });

  it('is not what only a form holds that nobody has saved', async () => {
    const held = await uploaded(who.madras.token);
    expect(await names(who.madras.token)).not.toContain(held.name);
  });
});

describe('where a file stands', () => {
  it('is told by every field, text and row, as it is now and not as it was', async () => {
    const as = who.youth.token;
    const one = await uploaded(as);
    const other = await uploaded(as);
    const text = `<p>Look: <img src="${one.url}" alt=""></p>`;
    const id = await story(as, {
      title: 'Four',
      thumbnail: one.url,
      gallery: [other.url, one.url],
      description: text,
    });
    expect((await fileOf(as, one)).places).toMatchObject([
      {
        kind: 'news',
        _id: id,
        title: 'Four',
        fields: ['description', 'thumbnail', 'gallery'],
        readable: true,
      },
    ]);
    await put(`news/edit/${id}`, { thumbnail: other.url, gallery: [] }, as);
    expect((await fileOf(as, one)).places).toMatchObject([{ fields: ['description'] }]);
    await put(`news/edit/${id}`, { description: '' }, as);
    expect((await fileOf(as, one)).places).toEqual([]);
    // It stood there: the history has it, and the library goes on showing it.
    expect(await names(as)).toContain(one.name);
    const seen = await uploaded(who.madras.token);
    await put(`diocese/edit/${who.madras.id}`, { gallery: [{ url: seen.url }] });
    expect((await fileOf(who.office, seen)).places).toMatchObject([
      { kind: 'diocese', _id: who.madras.id, fields: ['gallery'] },
    ]);
  });

  it('is not told by name of a record that one may not read', async () => {
    const theirs = await uploaded(who.youth.token);
    await story(who.office, {
      title: 'Hidden',
      thumbnail: theirs.url,
      department: who.ecology.id,
      type: 'departments',
    });
    expect((await fileOf(who.youth.token, theirs)).places).toMatchObject([{ title: '', readable: false }]);
  });
});

describe('a file that is replaced', () => {
  const pixels = async (url: string): Promise<string> =>
    (
      await api.database.pool.query("select encode(sha256, 'hex') as sum from media where file_name = $1", [
        url.split('/').at(-1),
      ])
    ).rows[0].sum;

  it('is another one in every field, row and text at once, and comes back by undoing', async () => {
    const as = who.youth.token;
    const [old, next] = [await uploaded(as, 'old.jpg', '#111111'), await uploaded(as, 'new.jpg', '#eeeeee')];
    const text = `<p>Look: <img src="${old.url}" alt=""></p>`;
    const id = await story(as, { thumbnail: old.url, gallery: [old.url], description: text });
    const only = await story(as, { thumbnail: old.url });
    const replaced = await put(`library/replace/${old.name}`, { resource_url: next.url }, as);
    expect([replaced.status, replaced.body.data.places, replaced.body.data.file.file_name]).toEqual([
      200,
      2,
      next.name,
    ]);
    const seen = async (of: string) => (await get(`news/get/${of}`, as)).body.data;
    expect(await seen(id)).toMatchObject({ thumbnail: next.url, gallery: [next.url] });
    expect((await seen(id)).description).toContain(next.name);
    expect((await seen(only)).thumbnail).toBe(next.url);
    expect(await names(as, { search: 'old.jpg' })).toEqual([]);
    // A form that was open meanwhile still names the old one: it is saved as what has its place now.
    await put(`news/edit/${only}`, { thumbnail: old.url, description: text }, as);
    expect(await seen(only)).toMatchObject({
      thumbnail: next.url,
      description: expect.stringContaining(next.name),
    });
    await passed(100);
    await swept();
    expect(await pixels(old.url)).not.toBe(await pixels(next.url));

    const third = await uploaded(as, 'third.jpg', '#777777');
    await put(`library/replace/${next.name}`, { resource_url: third.url }, as);
    expect((await seen(id)).thumbnail).toBe(third.url);
    for (const [from, to] of [
      [third, next],
      [next, old],
    ] as const) {
      expect((await put(`library/put_back/${from.name}`, {}, as)).body.data.file_name).toBe(to.name);
      expect(await seen(id)).toMatchObject({ thumbnail: to.url, gallery: [to.url] });
      expect((await seen(id)).description).toContain(to.name);
    }
    expect((await put(`library/put_back/${old.name}`, {}, as)).status).toBe(404);
  });

  it('is of the same kind, and the new one stands nowhere yet', async () => {
    const as = who.youth.token;
    const [old, used] = [await uploaded(as), await uploaded(as)];
    await story(as, { thumbnail: used.url });
    const refused = await put(`library/replace/${old.name}`, { resource_url: used.url }, as);
    expect([refused.status, refused.body.desc]).toEqual([422, expect.stringContaining('already in use')]);
    const text = (await api.upload(as, 'a.pdf', pdf())).body.data;
    expect((await put(`library/replace/${old.name}`, { resource_url: text.url }, as)).status).toBe(422);
    expect((await put(`library/replace/${old.name}`, { resource_url: old.url }, as)).status).toBe(404);
  });

  it('by a unit changes no page of anybody else', async () => {
    const theirs = await uploaded(who.youth.token);
    await story(who.office, { thumbnail: theirs.url, department: who.ecology.id, type: 'departments' });
    const next = await uploaded(who.youth.token);
    const refused = await put(`library/replace/${theirs.name}`, { resource_url: next.url }, who.youth.token);
    expect([refused.status, refused.body.desc]).toEqual([
      409,
      expect.stringContaining('Ask the synod office'),
    ]);
    expect((await put(`library/replace/${theirs.name}`, { resource_url: next.url })).status).toBe(200);
    // Nor does the way back.
    expect((await put(`library/put_back/${next.name}`, {}, who.youth.token)).status).toBe(409);
    // Nor of one that lies in the trash, and would come back with it.
    const lent = await added(who.youth.token);
    await put(`library/share/${lent.name}`, { for_all: true }, who.youth.token);
    const gone = await story(who.ecology.token, { thumbnail: lent.url });
    await remove(`news/delete/${gone}`, who.ecology.token);
    const other = { resource_url: (await uploaded(who.youth.token)).url };
    expect((await put(`library/replace/${lent.name}`, other, who.youth.token)).status).toBe(409);
  });
});

describe('a file that is thrown away', () => {
  it('stands nowhere, comes back for 30 days, and then goes', async () => {
    const as = who.youth.token;
    const one = await added(as);
    const id = await story(as, { thumbnail: one.url });
    const refused = await remove(`library/delete/${one.name}`, as);
    expect([refused.status, refused.body.desc]).toEqual([
      409,
      expect.stringContaining('in use in one place'),
    ]);
    expect((await fileOf(as, one)).trashed_at).toBeNull();
    await put(`news/edit/${id}`, { thumbnail: (await uploaded(as)).url }, as);
    expect((await remove(`library/delete/${one.name}`, as)).status).toBe(200);
    expect(await names(as)).not.toContain(one.name);
    expect(await names(as, { only: 'trash' })).toContain(one.name);
    // What stood there comes back with an earlier state, and out of the trash.
    const history = await post('history/get', { kind: 'news', record: id }, as);
    await put(`history/bring_back/${history.body.data.docs[0]._id}`, {}, as);
    expect((await fileOf(as, one)).trashed_at).toBeNull();

    const two = await added(as);
    await remove(`library/delete/${two.name}`, as);
    expect((await put(`library/restore/${two.name}`, {}, as)).body.data.trashed_at).toBeNull();
    const three = await added(as);
    await remove(`library/delete/${three.name}`, as);
    await passed(59);
    await swept();
    expect((await get(`library/file/${three.name}`, as)).status).toBe(200);
    await passed(4);
    await swept();
    expect((await get(`library/file/${three.name}`, as)).status).toBe(404);
  });

  it('is no longer lent to anybody, and used by nobody else', async () => {
    const seal = await added(who.office, 'seal.jpg');
    await put(`library/share/${seal.name}`, { for_all: true });
    await remove(`library/delete/${seal.name}`, who.office);
    expect(await names(who.youth.token, { whose: 'for_all' })).not.toContain(seal.name);
  });
});

describe('a file that nobody uses', () => {
  it('is told of after 30 days, and goes after 60, unless somebody keeps it', async () => {
    const as = who.madras.token;
    const [left, kept] = [await added(as), await added(as)];
    const unused = () => names(as, { only: 'unused' });
    expect(await unused()).toEqual([]);
    await passed(31);
    expect(await unused()).toEqual([kept.name, left.name]);
    expect((await get('library/counts', as)).body.data.unused).toBe(2);
    expect((await fileOf(as, left)).goes_at).toBe(new Date((await fileOf(as, left)).goes_at).toISOString());
    await post('library/keep', { resource_urls: [kept.url] }, as);
    expect(await unused()).toEqual([left.name]);
    await passed(31);
    await swept();
    expect((await get(`library/file/${left.name}`, as)).status).toBe(404);
    expect((await get(`library/file/${kept.name}`, as)).status).toBe(200);
  });

  it('stays as long although a draft let it go', async () => {
    const as = who.madras.token;
    const one = await added(as);
    await post('videos/keep_media', { resource_urls: [one.url] }, as);
    await post('videos/remove_media', { resource_url: one.url }, as);
    await passed(40);
    await swept();
    expect((await get(`library/file/${one.name}`, as)).status).toBe(200);
  });
});

describe('a picture that is here already', () => {
  /** A picture in which there is something to see, in some size, quality and format. */
  const scene = (width: number, look: (picture: Sharp) => Sharp, turned = false): Promise<Buffer> => {
    const drawn = Buffer.from(`<svg viewBox="0 0 90 60" width="${width}" height="${(width * 2) / 3}">
      <rect width="90" height="60" fill="#e8b"/><circle cx="30" cy="25" r="18" fill="#125"/>
      <path d="M0 60 40 20 90 50V60Z" fill="#583"/><rect x="${turned ? 5 : 60}" y="6" width="22" height="14" fill="#fd3"/></svg>`);
    return look(sharp(drawn)).toBuffer();
  };
  const brought = async (as: string, file: string, content: Buffer): Promise<Uploaded> => {
    const { url, resource_name } = (await api.upload(as, file, content)).body.data;
    return { name: resource_name, url };
  };
  const doubleOf = async (as: string, { name }: Uploaded) =>
    (await get(`library/double/${name}`, as)).body.data;
  const kept = (as: string, { url }: Uploaded) => post('library/keep', { resource_urls: [url] }, as);

  it('is noticed by its bytes, and in another size, quality and format by its looks', async () => {
    const as = who.madras.token;
    const content = await scene(900, (one) => one.jpeg({ quality: 90 }));
    const first = await brought(as, 'boat.jpg', content);
    const again = await brought(as, 'IMG_1.jpg', content);
    // What only a form holds is nothing that is here already.
    expect(await doubleOf(as, again)).toEqual({ file: null, same: false });
    await kept(as, first);
    expect(await doubleOf(as, again)).toMatchObject({ file: { file_name: first.name }, same: true });
    for (const [file, other] of [
      ['small.jpg', await scene(300, (one) => one.jpeg({ quality: 40 }))],
      ['drawn.png', await scene(640, (one) => one.png())],
      ['whatsapp.webp', await scene(500, (one) => one.webp({ quality: 50 }))],
    ] as const) {
      const copy = await brought(as, file, other);
      expect([file, await doubleOf(as, copy)]).toMatchObject([
        file,
        { file: { file_name: first.name }, same: false },
      ]);
    }
    const another = await brought(as, 'turned.jpg', await scene(900, (one) => one.jpeg(), true));
    const plain = await brought(as, 'plain.jpg', await jpeg('#ccc'));
    expect((await doubleOf(as, another)).file).toBeNull();
    expect((await doubleOf(as, plain)).file).toBeNull();
  });

  it('is not told of others: who uploads what another unit has learns nothing', async () => {
    const content = await scene(700, (one) => one.jpeg());
    const theirs = await brought(who.youth.token, 'secret.jpg', content);
    await kept(who.youth.token, theirs);
    const mine = await brought(who.ecology.token, 'mine.jpg', content);
    expect(await doubleOf(who.ecology.token, mine)).toEqual({ file: null, same: false });
    expect((await get(`library/double/${theirs.name}`, who.ecology.token)).status).toBe(404);
    await put(`library/share/${theirs.name}`, { for_all: true }, who.youth.token);
    expect(await doubleOf(who.ecology.token, mine)).toMatchObject({
      file: { file_name: theirs.name, by: '' },
    });
    await remove(`library/delete/${theirs.name}`, who.youth.token);
    expect(await doubleOf(who.ecology.token, mine)).toEqual({ file: null, same: false });
  });
});

it('files are listed the newest first, or in the order that is asked for', async () => {
  const files: string[] = [];
  for (const name of ['b-in-order.jpg', 'C-in-order.jpg', 'a-in-order.jpg'])
    files.push((await added(who.medak.token, name)).name);
  const [b, c, a] = files;
  const listed = (body: object) => names(who.medak.token, { search: 'in-order', ...body });
  expect(await listed({})).toEqual([a, c, b]);
  expect(await listed({ order_by: 'created_at', direction: 'asc' })).toEqual([b, c, a]);
  expect(await listed({ order_by: 'name' })).toEqual([a, b, c]);
  expect(await listed({ order_by: 'name', direction: 'desc', limit: 2 })).toEqual([c, b]);
  expect((await post('library/get', { order_by: 'bytes' }, who.medak.token)).status).toBe(422);
});
