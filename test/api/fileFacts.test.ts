import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentVersions } from '#store/database/contentVersions.ts';
import { filesByName } from '#store/files/files.ts';
import { jpeg, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';

/** What a file says of itself (ADD-16): it belongs to the file, and those who may use the file read and write it. */
let api: TestApi;
let who: People;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const { put, get } = verbs(
  () => api,
  () => who,
);
const uploaded = async (as: string): Promise<{ name: string; url: string }> => {
  const { url, resource_name } = (await api.upload(as, 'boats.jpg', await jpeg())).body.data;
  return { name: resource_name, url };
};

describe('a file', () => {
  it('is told with nothing said of it, and takes a description, a caption and a credit', async () => {
    const { name, url } = await uploaded(who.youth.token);
    const before = await get(`media/${name}`, who.youth.token);
    expect(before.body.data).toMatchObject({
      ...{ file_name: name, url, original_name: 'boats.jpg', type: 'image/jpeg', width: 40, height: 30 },
      ...{ alt: '', decorative: false, caption: '', credit: '', version: 1 },
    });
    const said = { alt: 'Two boats  on a\nbeach', caption: 'At dawn', credit: 'Photo: Asha' };
    const after = await put(`media/${name}`, said, who.youth.token);
    expect(after.body.data).toMatchObject({ ...said, alt: 'Two boats on a beach', version: 2 });
    await put(`media/${name}`, { credit: 'Asha Paul' }, who.youth.token);
    expect((await get(`media/${name}`, who.youth.token)).body.data).toMatchObject({
      caption: 'At dawn',
      credit: 'Asha Paul',
      version: 3,
    });
    const stored = await filesByName(api.database.db, [name, 'nobody.jpg']);
    expect([...stored.values()]).toMatchObject([{ name, alt: 'Two boats on a beach', credit: 'Asha Paul' }]);
  });

  it('has a description or is decorative, never both', async () => {
    const { name } = await uploaded(who.office);
    const both = await put(`media/${name}`, { alt: 'A boat', decorative: true });
    expect([both.status, Object.keys(both.body.fields)]).toEqual([422, ['alt', 'decorative']]);
    expect((await put(`media/${name}`, { alt: 'A boat' })).body.data).toMatchObject({ decorative: false });
    expect((await put(`media/${name}`, { decorative: 'true' })).body.data).toMatchObject({
      alt: '',
      decorative: true,
    });
    expect((await put(`media/${name}`, { alt: 'A boat' })).body.data).toMatchObject({
      alt: 'A boat',
      decorative: false,
    });
    expect((await put(`media/${name}`, { alt: 'x'.repeat(301) })).body.fields).toHaveProperty('alt');
  });

  it('that nobody knows is none, and strangers are told of none', async () => {
    const { name } = await uploaded(who.youth.token);
    for (const unknown of ['nobody1.jpg', '..%2f..%2fetc%2fpasswd', '%00', 'x'.repeat(290)])
      expect((await get(`media/${unknown}`)).status, unknown).toBeOneOf([400, 404]);
    expect((await get(`media/${name}`, null)).status).toBe(401);
  });

  it('is found by the name of one of its smaller copies, and in every script', async () => {
    const { resource_name } = (await api.upload(who.office, 'படகு.jpg', await jpeg())).body.data;
    const { body } = await put(`media/${encodeURIComponent(`${resource_name}-w640.webp`)}`, { alt: 'படகு' });
    expect(body.data).toMatchObject({ file_name: resource_name, alt: 'படகு' });
  });

  it('makes pages new when it is described, and tells who did so in between (ADD-1)', async () => {
    const { name } = await uploaded(who.office);
    const { media = 0 } = await contentVersions(api.database.db);
    await put(`media/${name}`, { alt: 'First', version: 1 });
    expect((await contentVersions(api.database.db)).media).toBeGreaterThan(media);
    const stale = await put(`media/${name}`, { alt: 'Second', version: 1 });
    expect([stale.status, stale.body.desc]).toEqual([409, expect.stringContaining('Leela Samson')]);
  });
});
