import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';

/** Who may do what with a file follows from whose it is, not from where it stands (AMB-044). */
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
interface Uploaded {
  readonly name: string;
  readonly url: string;
}
const uploaded = async (as: string): Promise<Uploaded> => {
  const { url, resource_name } = (await api.upload(as, 'boats.jpg', await jpeg())).body.data;
  return { name: resource_name, url };
};
/** What somebody gets who reads, describes, keeps and lets go of a file. */
async function tries({ name, url }: Uploaded, as: string) {
  const kept = await post('videos/keep_media', { resource_urls: [url] }, as);
  return {
    read: (await get(`media/${name}`, as)).status,
    describe: (await put(`media/${name}`, { caption: 'Mine' }, as)).status,
    keep: kept.body.data.kept.length,
    remove: (await post('videos/remove_media', { resource_url: url }, as)).status,
  };
}
const ALL = { read: 200, describe: 200, keep: 1, remove: 200 };
const NONE = { read: 404, describe: 404, keep: 0, remove: 404 };

const story = async (body: object, as: string) => post('news/create', { title: 'A', ...body }, as);

describe('a file of another unit', () => {
  it('is not put into an own record, in no field, and stays with its unit', async () => {
    const theirs = await uploaded(who.youth.token);
    await story({ thumbnail: theirs.url }, who.youth.token);
    const own = (await story({ thumbnail: (await uploaded(who.ecology.token)).url }, who.ecology.token)).body
      .data._id;
    for (const body of [{ thumbnail: theirs.url }, { gallery: [theirs.url] }]) {
      for (const refused of [
        await story({ thumbnail: (await uploaded(who.ecology.token)).url, ...body }, who.ecology.token),
        await put(`news/edit/${own}`, body, who.ecology.token),
      ])
        expect([refused.status, refused.body.fields]).toEqual([
          422,
          {
            [Object.keys(body)[0] ?? '']: expect.stringMatching(
              /this file is not known here\. Please upload/,
            ),
          },
        ]);
    }
    expect((await get(`news/get/${own}`)).body.data).toMatchObject({ gallery: [] });
    expect(await tries(theirs, who.ecology.token)).toEqual(NONE);
    expect(await tries(theirs, who.madras.token)).toEqual(NONE);
    expect(await tries(theirs, who.youth.token)).toEqual(ALL);
    expect(await tries(theirs, who.office)).toEqual(ALL);
  });

  it('in a text becomes a link as a picture, and stays one as a link', async () => {
    const theirs = await uploaded(who.youth.token);
    const text = (address: string) => ({
      description: `<p><img src="${address}" alt="Boats"><a href="${address}">Here</a></p>`,
    });
    const thumbnail = (await uploaded(who.ecology.token)).url;
    const made = await story({ thumbnail, ...text(theirs.url) }, who.ecology.token);
    expect(made.body.data.description).not.toContain('<img');
    expect(made.body.data.description).toContain(`href="${theirs.url}"`);
    expect(made.body.warnings).toEqual([expect.stringContaining('Upload it to show it here.')]);
    const relative = await story({ thumbnail, ...text(new URL(theirs.url).pathname) }, who.ecology.token);
    expect([relative.status, relative.body.data.description]).toEqual([
      200,
      expect.not.stringContaining('<img'),
    ]);
    expect(await tries(theirs, who.ecology.token)).toEqual(NONE);
    const use = await api.database.pool.query(
      'select u.record_id from media_use u join media m on m.id = u.media_id where m.file_name = $1',
      [theirs.name],
    );
    expect(use.rows).toEqual([]);
  });

  it('that the office has put into a record goes on standing there, and is not owned by that', async () => {
    const theirs = await uploaded(who.youth.token);
    const made = await story(
      { thumbnail: theirs.url, department: who.ecology.id, type: 'departments' },
      who.office,
    );
    const id = made.body.data._id;
    const body = {
      title: 'B',
      thumbnail: theirs.url,
      gallery: [theirs.url],
      description: `<p><img src="${theirs.url}"></p>`,
    };
    const edited = await put(`news/edit/${id}`, body, who.ecology.token);
    expect([edited.status, edited.body.data]).toMatchObject([
      200,
      { thumbnail: theirs.url, gallery: [theirs.url] },
    ]);
    expect(edited.body.data.description).toContain('<img');
    expect(await tries(theirs, who.ecology.token)).toEqual(NONE);
  });

  it('comes back with an earlier state of the record that had it', async () => {
    const theirs = await uploaded(who.youth.token);
    const made = await story(
      { thumbnail: theirs.url, department: who.ecology.id, type: 'departments' },
      who.office,
    );
    const id = made.body.data._id;
    const other = (await uploaded(who.ecology.token)).url;
    await put(`news/edit/${id}`, { thumbnail: other }, who.ecology.token);
    const history = await post('history/get', { kind: 'news', record: id }, who.ecology.token);
    const changed = history.body.data.docs[0];
    const back = await put(`history/bring_back/${changed._id}`, {}, who.ecology.token);
    expect(back.status).toBe(200);
    expect((await get(`news/get/${id}`)).body.data.thumbnail).toBe(theirs.url);
  });
});

describe("a file of the office's", () => {
  it("is a unit's to describe while it stands in that unit's records and nowhere else", async () => {
    const office = await uploaded(who.office);
    expect(await tries(office, who.youth.token)).toEqual(NONE);
    await story({ thumbnail: office.url }, who.youth.token);
    expect(await tries(office, who.youth.token)).toEqual(ALL);
    expect(await tries(office, who.ecology.token)).toEqual(NONE);
    await story({ thumbnail: office.url }, who.medak.token);
    expect(await tries(office, who.youth.token)).toEqual(NONE);
    expect(await tries(office, who.medak.token)).toEqual(NONE);
    expect(await tries(office, who.office)).toEqual(ALL);
  });

  it("that is shared with all is never a unit's, which would say for everybody what it shows", async () => {
    const office = await uploaded(who.office);
    await put(`library/share/${office.name}`, { for_all: true });
    await story({ thumbnail: office.url }, who.youth.token);
    expect(await tries(office, who.youth.token)).toEqual({ ...NONE, read: 200 });
    expect(await tries(office, who.office)).toEqual(ALL);
  });

  it("of which a page of the whole church makes use is never a unit's", async () => {
    const office = await uploaded(who.office);
    const body = { title: 'Friends', type: 'gold', url: 'example.org', thumbnail: office.url };
    const made = await post('promotions/create', body);
    expect(made.status).toBe(200);
    await story({ thumbnail: office.url }, who.youth.token);
    expect(await tries(office, who.youth.token)).toEqual(NONE);
  });
});
