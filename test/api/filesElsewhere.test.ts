import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performDue } from '#store/schedule/duePlans.ts';
import { jpeg, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';

/** What a unit may do to a file that it has lent, where others use it; and what becomes of old files that are to come later. */
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
const remove = (path: string, as?: string) => api.call('DELETE', path, as ?? who.office);
const DAY = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY).toISOString().slice(0, 16);

interface Uploaded {
  readonly name: string;
  readonly url: string;
}
const uploaded = async (as: string, colour?: string): Promise<Uploaded> => {
  const { url, resource_name } = (await api.upload(as, 'boats.jpg', await jpeg(colour))).body.data;
  return { name: resource_name, url };
};
/** A picture of the youth department that all may use. */
const lent = async (): Promise<Uploaded> => {
  const picture = await uploaded(who.youth.token);
  await put(`library/share/${picture.name}`, { for_all: true }, who.youth.token);
  return picture;
};
const story = async (as: string, body: object): Promise<string> =>
  (await post('news/create', { title: 'A story', thumbnail: '0', ...body }, as)).body.data._id;
const live = async (as: string, body: object = {}): Promise<string> => {
  const id = await story(as, body);
  expect((await put(`news/edit/${id}`, { activated: true })).status).toBe(200);
  return id;
};
const inText = ({ url }: Uploaded) => `<p>Look: <img src="${url}" alt=""></p>`;
const replace = async ({ name }: Uploaded, as = who.youth.token) => {
  const next = await uploaded(as, '#112233');
  return { next, status: (await put(`library/replace/${name}`, { resource_url: next.url }, as)).status };
};
const planned = async (id: string, values: object, as: string) => {
  const body = { kind: 'news', at: tomorrow(), values };
  expect((await put(`schedule/change/${id}`, body, as)).status).toBe(200);
};
const comes = () => performDue(api.database.db, new Date(Date.now() + 2 * DAY));
const shown = async (id: string) => (await get(`public/get_news/${id}`, null)).body.data;

/** In which ways a picture comes to stand with another unit. */
const USES: Readonly<Record<string, (picture: Uploaded) => Promise<unknown>>> = {
  'on a page': (picture) => live(who.ecology.token, { thumbnail: picture.url }),
  'in a text': (picture) => live(who.ecology.token, { description: inText(picture) }),
  'in what waits': (picture) => story(who.ecology.token, { gallery: [picture.url] }),
  'in a planned change': async (picture) => {
    const id = await live(who.ecology.token);
    await planned(id, { thumbnail: picture.url }, who.ecology.token);
  },
  'in a planned change of a text': async (picture) => {
    const id = await live(who.ecology.token);
    await planned(id, { description: inText(picture) }, who.ecology.token);
  },
  'in a planned change, in an unusual spelling': async ({ url }) => {
    const id = await live(who.ecology.token);
    await planned(id, { thumbnail: url.replace('/media/b', '/media/%62') }, who.ecology.token);
  },
  'in a change that waits': async (picture) => {
    const id = await live(who.ecology.token);
    await put('waiting/unit_changes_wait', { unit: who.ecology.id, changes: 'wait' });
    await put(`news/edit/${id}`, { thumbnail: picture.url }, who.ecology.token);
    await put('waiting/unit_changes_wait', { unit: who.ecology.id, changes: 'as_all' });
  },
  'in the trash': async (picture) => {
    const id = await live(who.ecology.token, { thumbnail: picture.url });
    expect((await remove(`news/delete/${id}`, who.ecology.token)).status).toBe(200);
  },
};

describe.each(Object.entries(USES))('a lent picture that stands %s of another unit', (_, use) => {
  it('is replaced, described and thrown away by the office alone', async () => {
    const picture = await lent();
    await use(picture);
    expect((await replace(picture)).status).toBe(409);
    const words = { alt: 'Vote for us', caption: 'Vote for us', credit: 'Us' };
    expect((await put(`media/${picture.name}`, words, who.youth.token)).status).toBe(403);
    expect((await get(`media/${picture.name}`, who.youth.token)).body.data.caption).toBe('');
    expect((await put(`media/${picture.name}`, words)).status).toBe(200);
    expect((await replace(picture, who.office)).status).toBe(200);
  });
});

it('a picture that is to come by a planned change stays until then', async () => {
  const picture = await lent();
  const id = await live(who.youth.token);
  await planned(id, { thumbnail: picture.url }, who.youth.token);
  expect((await remove(`library/delete/${picture.name}`, who.youth.token)).status).toBe(409);
  await comes();
  expect((await shown(id)).thumbnail).toBe(picture.url);
});

describe('what has taken the place of a file everywhere is there', () => {
  const ALL = (picture: Uploaded) => ({
    thumbnail: picture.url,
    gallery: [picture.url],
    description: inText(picture),
  });
  const holds = (doc: object, { next, old }: { next: Uploaded; old: Uploaded }) => {
    expect(JSON.stringify(doc)).not.toContain(old.name);
    expect(doc).toMatchObject({ thumbnail: next.url, gallery: [next.url] });
    expect(JSON.stringify(doc)).toMatch(new RegExp(`img[^>]*${next.name}`));
  };

  it('when a story comes back from the trash', async () => {
    const old = await uploaded(who.office);
    const id = await live(who.ecology.token, ALL(old));
    await remove(`news/delete/${id}`);
    const { next, status } = await replace(old, who.office);
    expect(status).toBe(200);
    await put(`news/restore/${id}`, {});
    holds(await shown(id), { next, old });
  });

  it('when a planned change comes, of a text that showed the file before as well', async () => {
    const old = await uploaded(who.office);
    const id = await live(who.ecology.token, { description: inText(old) });
    await planned(id, { ...ALL(old), description: `${inText(old)}<p>More.</p>` }, who.office);
    const { next } = await replace(old, who.office);
    expect((await comes()).failed).toBe(0);
    holds(await shown(id), { next, old });
  });

  it('when a change that has waited is let through', async () => {
    const old = await uploaded(who.office);
    const id = await live(who.ecology.token, { description: inText(old) });
    await put('waiting/unit_changes_wait', { unit: who.ecology.id, changes: 'wait' });
    const change = { ...ALL(old), description: `${inText(old)}<p>More.</p>` };
    await put(`news/edit/${id}`, change, who.ecology.token);
    const { next } = await replace(old, who.office);
    const { docs } = (await post('waiting/get_changes', {})).body.data;
    const waits = docs.find(({ _id }: { _id: string }) => _id === id);
    expect(waits.touched).toEqual([]);
    expect((await put(`schedule/now/${waits.plan}`, { planned_at: waits.since })).status).toBe(200);
    holds(await shown(id), { next, old });
    await put('waiting/unit_changes_wait', { unit: who.ecology.id, changes: 'as_all' });
  });

  it('when an earlier state is brought back, or a form sends what it had before', async () => {
    const old = await uploaded(who.office);
    const id = await live(who.ecology.token, ALL(old));
    await put(`news/edit/${id}`, { description: '', gallery: [], thumbnail: '0' });
    const { next } = await replace(old, who.office);
    const { docs } = (await post('history/get', { kind: 'news', record: id })).body.data;
    await put(`history/bring_back/${docs.at(-1)._id}`, {});
    holds(await shown(id), { next, old });
    await put(`news/edit/${id}`, ALL(old));
    holds(await shown(id), { next, old });
  });
});
