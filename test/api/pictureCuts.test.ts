import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { mediaTable } from '#store/files/media.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { twoColours } from '../support/files.ts';

/** Parts of pictures: each place shows its own, says the same or something else, and the whole picture stays. */
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

const TOP = { left: 0, top: 0, width: 1, height: 0.5 };
const BOTTOM = { left: 0, top: 0.5, width: 1, height: 0.5 };

interface Uploaded {
  readonly name: string;
  readonly url: string;
}
/** Red above, blue below. */
const flag = async (as: string, width = 400, height = 300): Promise<Uploaded> => {
  const { buffer } = await twoColours('flag.jpg', width, height);
  const { url, resource_name } = (await api.upload(as, 'flag.jpg', buffer)).body.data;
  return { name: resource_name, url };
};
const cut = async (as: string, { name }: Uploaded, body: object): Promise<Uploaded> => {
  const made = await post(`library/cut/${name}`, body, as);
  expect(made.status).toBe(200);
  return { name: made.body.data.resource_name, url: made.body.data.url };
};
const story = async (as: string, body: object): Promise<string> => {
  const made = await post('news/create', { title: 'A story', ...body }, as);
  expect(made.status).toBe(200);
  return made.body.data._id;
};
const factsOf = async (as: string, { name }: Uploaded) => (await get(`media/${name}`, as)).body.data;
/** Which colour a picture has in its middle, and how large it is. */
const seen = async ({ name }: { name: string }) => {
  const picture = sharp(await readFile(join(api.mediaDir, name)));
  const { width, height } = await picture.metadata();
  const { dominant } = await picture.stats();
  return { colour: dominant.r > dominant.b ? 'red' : 'blue', width, height };
};
const thumbnailOf = async (id: string): Promise<Uploaded> => {
  const { thumbnail } = (await get(`news/get/${id}`)).body.data;
  return { url: thumbnail, name: thumbnail.split('/').at(-1) };
};
const sweptAfterDays = async () => {
  await api.database.pool.query(`update media set created_at = created_at - interval '90 days',
    kept_until = kept_until - interval '90 days'`);
  await sweep({ store: localStore(api.mediaDir), table: mediaTable(api.database.db), now: () => new Date() });
};

describe('a part of a picture', () => {
  it('is another one in each place, cut from the whole, which stays', async () => {
    const as = who.youth.token;
    const whole = await flag(as);
    const [red, blue] = [
      await cut(as, whole, { cut: TOP }),
      await cut(as, whole, { cut: BOTTOM, focus: 'top_left' }),
    ];
    expect(await seen(red)).toEqual({ colour: 'red', width: 400, height: 150 });
    expect(await seen(blue)).toEqual({ colour: 'blue', width: 400, height: 150 });
    const stories = [await story(as, { thumbnail: red.url }), await story(as, { thumbnail: blue.url })];
    expect(await factsOf(as, blue)).toMatchObject({ whole: whole.url, cut: BOTTOM, focus: 'top_left' });

    await sweptAfterDays();
    expect(await seen(whole)).toMatchObject({ width: 400, height: 300 });
    // A part of a part is cut out of the whole.
    const again = await cut(as, red, { cut: BOTTOM });
    expect(await factsOf(as, again)).toMatchObject({ whole: whole.url });
    expect(await seen(again)).toEqual({ colour: 'blue', width: 400, height: 150 });

    // The library shows the whole one alone, with all the places of its parts.
    const { docs } = (await post('library/get', { limit: 100 }, as)).body.data;
    expect(docs.map(({ file_name }: { file_name: string }) => file_name)).toEqual([whole.name]);
    expect(docs[0].places.map(({ _id }: { _id: string }) => _id)).toEqual(stories.toReversed());
    expect((await api.call('DELETE', `library/delete/${whole.name}`, as)).status).toBe(409);
  });

  it('goes when nothing shows it, and the whole one after it', async () => {
    const as = who.youth.token;
    const whole = await flag(as);
    const part = await cut(as, whole, { cut: TOP });
    await sweptAfterDays();
    expect((await get(`media/${part.name}`, as)).status).toBe(404);
    expect((await get(`media/${whole.name}`, as)).status).toBe(200);
    await sweptAfterDays();
    expect((await get(`media/${whole.name}`, as)).status).toBe(404);
  });

  it('says what the whole one says, until it has words of its own, and again when those are taken away', async () => {
    const as = who.youth.token;
    const whole = await flag(as);
    const part = await cut(as, whole, { cut: TOP });
    const same = await cut(as, whole, {});
    await put(`media/${whole.name}`, { alt: 'A flag', credit: 'Asha Paul' }, as);
    const id = await story(as, { thumbnail: part.url, gallery: [same.url] });
    expect(await factsOf(as, part)).toMatchObject({ alt: 'A flag', credit: 'Asha Paul', own_words: false });

    await put(`media/${same.name}`, { alt: 'A flag at half-mast' }, as);
    await put(`media/${whole.name}`, { alt: 'A flag in the wind' }, as);
    expect(await factsOf(as, part)).toMatchObject({ alt: 'A flag in the wind' });
    expect(await factsOf(as, same)).toMatchObject({
      ...{
        alt: 'A flag at half-mast',
        credit: 'Asha Paul',
        own_words: true,
        cut: { left: 0, top: 0, width: 1, height: 1 },
      },
    });
    const { places } = (await get(`library/file/${whole.name}`, as)).body.data;
    expect(places).toMatchObject([{ _id: id, own_words: true }]);

    await put(`media/${same.name}`, { as_whole: true }, as);
    expect(await factsOf(as, same)).toMatchObject({ alt: 'A flag in the wind', own_words: false });
  });

  it('is cut anew when the picture is replaced everywhere, and is what it was when that is undone', async () => {
    const as = who.youth.token;
    const whole = await flag(as);
    const [red, blue] = [
      await cut(as, whole, { cut: TOP, focus: 'left' }),
      await cut(as, whole, { cut: BOTTOM }),
    ];
    const [one, two] = [
      await story(as, { thumbnail: red.url }),
      await story(as, { thumbnail: blue.url, description: `<img src="${blue.url}" alt="">` }),
    ];
    const next = await flag(as, 800, 600);
    const replaced = await put(`library/replace/${whole.name}`, { resource_url: next.url }, as);
    expect(replaced.body.data).toMatchObject({ places: 2, file: { file_name: next.name, width: 800 } });
    const now = await thumbnailOf(one);
    expect(now.name).not.toBe(red.name);
    expect(await seen(now)).toEqual({ colour: 'red', width: 800, height: 300 });
    expect(await factsOf(as, now)).toMatchObject({ whole: next.url, cut: TOP, focus: 'left' });
    const text = (await get(`news/get/${two}`)).body.data.description;
    const inText = /\/media\/([^"]+)"/.exec(text)?.[1] ?? '';
    expect(await seen({ name: inText })).toEqual({ colour: 'blue', width: 800, height: 300 });

    // A form that was open meanwhile sends the part of before, and cuts it anew.
    await put(`news/edit/${one}`, { thumbnail: red.url }, as);
    expect(await thumbnailOf(one)).toEqual(now);
    expect(await seen(await cut(as, red, { cut: BOTTOM }))).toMatchObject({ width: 800 });

    expect((await put(`library/put_back/${next.name}`, {}, as)).status).toBe(200);
    expect((await thumbnailOf(one)).name).toBe(red.name);
    expect(await factsOf(as, red)).toMatchObject({ whole: whole.url });
    expect((await get(`news/get/${two}`)).body.data.description).toContain(blue.name);
  });

  it('is cut out of what one may use alone', async () => {
    const theirs = await flag(who.youth.token);
    const of = (as: string) => post(`library/cut/${theirs.name}`, { cut: TOP }, as);
    expect((await of(who.ecology.token)).status).toBe(404);
    await put(`library/share/${theirs.name}`, { for_all: true }, who.youth.token);
    const part = await cut(who.ecology.token, theirs, { cut: TOP });
    await story(who.ecology.token, { thumbnail: part.url });
    // It is theirs to describe for themselves; the whole one says what its owner says.
    expect(await factsOf(who.ecology.token, theirs)).toMatchObject({ own: false });
    expect((await put(`media/${theirs.name}`, { alt: 'Mine' }, who.ecology.token)).status).toBe(404);
    expect((await put(`media/${part.name}`, { alt: 'Ours' }, who.ecology.token)).status).toBe(200);
    expect((await factsOf(who.youth.token, theirs)).alt).toBe('');
    // What stands on a page of others is replaced by the office alone, its parts with it.
    const next = await flag(who.youth.token);
    const replace = (as: string) => put(`library/replace/${theirs.name}`, { resource_url: next.url }, as);
    expect((await replace(who.youth.token)).status).toBe(409);
    expect((await replace(who.office)).status).toBe(200);
    // No longer shared, what stands in an own record can be cut in another way.
    await put(`library/share/${next.name}`, { for_all: false }, who.office);
    expect((await post(`library/cut/${next.name}`, { cut: BOTTOM }, who.ecology.token)).status).toBe(200);
    expect((await post(`library/cut/${next.name}`, { cut: BOTTOM }, who.medak.token)).status).toBe(404);
  });

  it('is turned and lit out of the whole, which stays as it was taken', async () => {
    const as = who.youth.token;
    const whole = await flag(as);
    const before = await readFile(join(api.mediaDir, whole.name));
    const turned = await cut(as, whole, { turn: 90 });
    expect(await factsOf(as, turned)).toMatchObject({ whole: whole.url, turn: 90, light: 0, width: 300 });
    // What is cut out is said of the turned picture: what was above is now to the right.
    const right = { left: 0.5, top: 0, width: 0.5, height: 1 };
    expect(await seen(await cut(as, whole, { turn: 90, cut: right }))).toEqual({
      ...{ colour: 'red', width: 150, height: 400 },
    });
    expect(await seen(await cut(as, turned, { turn: 270, cut: right }))).toMatchObject({ colour: 'blue' });
    const light = async (of: Uploaded) =>
      (await sharp(await readFile(join(api.mediaDir, of.name))).stats()).channels[0]?.mean ?? 0;
    const [darker, same, brighter] = [
      await light(await cut(as, whole, { light: -2 })),
      await light(await cut(as, whole, { cut: { ...TOP, height: 1, width: 0.999 } })),
      await light(await cut(as, whole, { light: 3 })),
    ];
    expect(brighter).toBeGreaterThan(same + 5);
    expect(darker).toBeLessThan(same - 5);
    expect(await readFile(join(api.mediaDir, whole.name))).toEqual(before);
    for (const wrong of [{ turn: 45 }, { turn: '90' }, { light: 9 }, { light: 0.5 }])
      expect([wrong, (await post(`library/cut/${whole.name}`, wrong, as)).status]).toEqual([wrong, 422]);

    // Another picture in its place stands as it was taken, and that one comes back turned.
    const id = await story(as, { thumbnail: turned.url });
    const next = await flag(as, 800, 600);
    await put(`library/replace/${whole.name}`, { resource_url: next.url }, as);
    expect(await factsOf(as, await thumbnailOf(id))).toMatchObject({ turn: 0, light: 0, width: 800 });
    await put(`library/put_back/${next.name}`, {}, as);
    expect(await factsOf(as, await thumbnailOf(id))).toMatchObject({ turn: 90, width: 300 });
  });

  it('lies within its picture, and a paper has none', async () => {
    const whole = await flag(who.office);
    for (const wrong of [
      { ...TOP, left: 0.5 },
      { ...TOP, width: 0 },
      { ...TOP, top: -0.1 },
      { ...TOP, height: 'x' },
      { left: 0 },
    ])
      expect([wrong, (await post(`library/cut/${whole.name}`, { cut: wrong })).status]).toEqual([wrong, 422]);
    expect((await post(`library/cut/${whole.name}`, { focus: 'up' })).status).toBe(422);
    expect((await post('library/cut/none.jpg', {})).status).toBe(404);
    const thin = await cut(who.office, whole, {
      cut: { left: 0.9999, top: 0.9999, width: 0.00001, height: 0.00001 },
    });
    expect(await seen(thin)).toMatchObject({ width: 1, height: 1 });
  });
});
