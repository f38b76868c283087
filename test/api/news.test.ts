import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let who: People;
let thumbnail: string;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  thumbnail = (await api.upload(who.office, 'walk on the ridge.jpg', await jpeg())).body.data.url;
});
afterAll(() => api.close());

const item = (more: Record<string, unknown> = {}) => ({
  title: 'Boats first, then roofs',
  heading: 'Six weeks',
  description: '<p>Rain on <b>Kuttanad</b></p>',
  date: '2026-11-02',
  type: 'departments',
  thumbnail,
  ...more,
});

async function add(as: string, more: Record<string, unknown> = {}): Promise<string> {
  const made = await api.call('POST', 'news/create', as, item({ department: who.youth.id, ...more }));
  expect(made.body.desc ?? '').toBe('');
  return made.body.data._id;
}

describe('a news item', () => {
  it('goes the whole way from the office to visitors and back (AMB-016)', async () => {
    const id = await add(who.office);
    const seen = await api.call('GET', `public/get_news/${id}`, null);
    expect(seen.body.data).toMatchObject({
      title: 'Boats first, then roofs',
      department: { _id: who.youth.id, name: 'Youth' },
      activated: true,
    });
    expect(seen.body.data.description).toBe('<p>Rain on <strong>Kuttanad</strong></p>');
    expect(seen.body.data.thumbnail.split('/')[4]).toMatch(/^walkontheridge\d+\.jpg$/);

    await api.call('PUT', `news/edit/${id}`, who.office, { activated: false });
    const gone = await api.call('GET', `public/get_news/${id}`, null);
    expect([gone.status, gone.body.desc]).toEqual([404, expect.any(String)]);
    const listed = await api.call('POST', 'public/get_news_list', null, {
      type: 'departments',
      activated: 'all',
    });
    expect(listed.body.data.docs.map((doc: { _id: string }) => doc._id)).not.toContain(id);
  });

  it('by a unit waits for the office, which alone may switch it (AMB-014, ADD-7)', async () => {
    const id = await add(who.youth.token, { activated: true, department: who.ecology.id });
    const mine = await api.call('GET', `news/get/${id}`, who.youth.token);
    expect(mine.body.data).toMatchObject({
      activated: false,
      department: who.youth.id,
      departments: { name: 'Youth' },
    });

    const alone = await api.call('PUT', `news/edit/${id}`, who.youth.token, { activated: true });
    expect(alone.status).toBe(403);
    const beside = await api.call('PUT', `news/edit/${id}`, who.youth.token, {
      activated: 'true',
      title: 'New title',
    });
    expect(beside.body.data).toMatchObject({ title: 'New title', activated: false });

    await api.call('PUT', 'news/active_many', who.office, { news: [id], activated: 'true' });
    expect((await api.call('GET', `public/get_news/${id}`, null)).status).toBe(200);
  });

  it('is switched with others as a whole or not at all', async () => {
    const id = await add(who.office);
    const refused = await api.call('PUT', 'news/active_many', who.office, {
      news: [id, '0198c0de-0000-7000-8000-000000000000'],
      activated: false,
    });
    expect(refused.status).toBe(404);
    expect((await api.call('GET', `news/get/${id}`, who.office)).body.data.activated).toBe(true);
  });

  it('keeps what an edit does not name, and tells who saved in between (ADD-1)', async () => {
    const id = await add(who.office, { gallery: [thumbnail], pdf: '' });
    const changed = await api.call('PUT', `news/edit/${id}`, who.office, { title: 'Roofs', version: 1 });
    expect(changed.body.data).toMatchObject({
      title: 'Roofs',
      heading: 'Six weeks',
      gallery: [thumbnail],
      version: 2,
    });
    const stale = await api.call('PUT', `news/edit/${id}`, who.office, { title: 'Boats', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.desc).toContain('Leela Samson');
  });

  it('is made once however often the request is repeated (ADD-2)', async () => {
    const key = { 'idempotency-key': 'one-and-the-same' };
    const body = item({ department: who.youth.id });
    const twice = await Promise.all([0, 1].map(() => api.call('POST', 'news/create', who.office, body, key)));
    expect(new Set(twice.map((answer) => answer.body.data._id)).size).toBe(1);
    const another = await api.call('POST', 'news/create', who.youth.token, body, key);
    expect(another.body.data._id).not.toBe(twice[0]?.body.data._id);
  });

  it('comes back from the trash', async () => {
    const id = await add(who.office);
    await api.call('DELETE', `news/delete/${id}`, who.office);
    expect((await api.call('GET', `news/get/${id}`, who.office)).status).toBe(404);
    expect((await api.call('GET', `public/get_news/${id}`, null)).status).toBe(404);
    await api.call('PUT', `news/restore/${id}`, who.office);
    expect((await api.call('GET', `public/get_news/${id}`, null)).status).toBe(200);
  });

  it('says what a record must have and loses nothing when it is missing (AMB-096)', async () => {
    const before = (await api.call('POST', 'news/get_news_details', who.office, {})).body.data[0].total_news;
    const none = await api.call(
      'POST',
      'news/create',
      who.office,
      item({ department: who.youth.id, thumbnail: '' }),
    );
    expect([none.status, none.body.desc]).toEqual([422, 'Please add thumbnail']);
    const long = await api.call(
      'POST',
      'news/create',
      who.office,
      item({ department: who.youth.id, title: 'x'.repeat(91) }),
    );
    expect(long.body).toMatchObject({
      desc: 'Title may have at most 90 characters; this has 91.',
      fields: { title: expect.any(String) },
    });
    expect(long.body.des).toBe(long.body.message);
    const below = { department: who.youth.id, heading: 'x'.repeat(131) };
    expect((await api.call('POST', 'news/create', who.office, item(below))).body.desc).toBe(
      'Sub-heading may have at most 130 characters; this has 131.',
    );
    const many = await api.call(
      'POST',
      'news/create',
      who.office,
      item({ department: who.youth.id, gallery: Array(13).fill(thumbnail) }),
    );
    expect(many.body.desc).toBe('There may be at most 12 gallery images; these are 13.');
    const foreign = await api.call('POST', 'news/create', who.office, item({ department: who.madras.id }));
    expect(foreign.status).toBe(422);
    const elsewhere = await api.call(
      'POST',
      'news/create',
      who.office,
      item({ department: who.youth.id, thumbnail: 'https://elsewhere.example/x.jpg' }),
    );
    expect(elsewhere.status).toBe(422);
    expect((await api.call('POST', 'news/get_news_details', who.office, {})).body.data[0].total_news).toBe(
      before,
    );
  });

  it('may say on purpose that it has no picture (002 §9)', async () => {
    const id = await add(who.office, { thumbnail: '0' });
    expect((await api.call('GET', `public/get_news/${id}`, null)).body.data.thumbnail).toBe('0');
  });

  it('holds no script, whatever field it comes in', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>' or 1=1; drop table news; --`;
    const id = await add(who.office, {
      title: evil.slice(0, 90),
      heading: evil,
      description: `<p onclick="x()">Text</p>${evil}<a href="javascript:alert(1)">go</a><iframe src="https://evil.example/"></iframe>`,
    });
    const { data } = (await api.call('GET', `news/get/${id}`, who.office)).body;
    expect(data.title).toBe(evil.slice(0, 90));
    expect(data.description).not.toMatch(/script|onerror|onclick|javascript:|<iframe/);
  });

  it('maps the former editor’s styles to classes', async () => {
    const id = await add(who.office, {
      description:
        '<p class="ql-align-center" style="position:fixed"><span style="color: rgb(230, 0, 0); background-color:#ffff00">red</span> <span class="ql-size-huge">big</span></p>',
    });
    const { data } = (await api.call('GET', `news/get/${id}`, who.office)).body;
    expect(data.description).toBe(
      '<p class="align-center" style="text-align: center"><span class="ink-brick on-sand" style="color: #a3281b; background-color: #f7ead0">red</span> <span class="size-huge" style="font-size: 1.9em">big</span></p>',
    );
  });
});

describe('the list of news', () => {
  it('counts, filters and pages (AMB-004, AMB-056)', async () => {
    for (let i = 0; i < 5; i++)
      await api.call(
        'POST',
        'news/create',
        who.office,
        item({
          type: 'dioceses',
          department: undefined,
          diocese: who.madras.id,
          title: `Madras ${i}`,
          date: `2026-10-0${i + 1}`,
        }),
      );
    const first = await api.call('POST', 'news/get', who.office, {
      page: '1',
      limit: '2',
      type: 'dioceses',
      diocese: [who.madras.id],
      search: '',
      activated: 'all',
    });
    expect(first.body.data).toMatchObject({ hasNextPage: true, totalDocs: 5, page: 1, limit: 2 });
    expect(first.body.data.docs.map((doc: { title: string }) => doc.title)).toEqual(['Madras 4', 'Madras 3']);
    const last = await api.call('POST', 'news/get', who.office, {
      page: 3,
      limit: 2,
      type: 'dioceses',
      diocese: who.madras.id,
    });
    expect(last.body.data).toMatchObject({
      hasNextPage: false,
      docs: [{ title: 'Madras 0', dioceses: { name: 'Madras' }, diocese_name: 'Madras' }],
    });
    const days = await api.call('POST', 'news/get', who.office, {
      type: 'all',
      from: '2026-10-02',
      to: '2026-10-03',
      diocese: [who.madras.id],
      department: [],
    });
    expect(days.body.data.totalDocs).toBe(2);
    const none = await api.call('POST', 'news/get', who.office, { type: 'dioceses', diocese: ['not an id'] });
    expect(none.body.data).toMatchObject({ docs: [], totalDocs: 0 });
  });

  it('finds with slips and missing letters, in every script', async () => {
    await add(who.office, { title: 'പുനരധിവാസപ്രവർത്തനങ്ങൾ കുട്ടനാട്ടിൽ', description: '<p>മേൽക്കൂരകൾ</p>' });
    await add(who.office, { title: 'ஞாயிறு பள்ளி ஆசிரியர்களுக்கான பயிற்சி' });
    const finds = async (search: unknown): Promise<string[]> =>
      (await api.call('POST', 'news/get', who.office, { search })).body.data.docs.map(
        (doc: { title: string }) => doc.title,
      );
    expect((await finds({ department: 'kutanad' })).length).toBeGreaterThan(0);
    // The same sounds in another script.
    expect(await finds('ആസിരിയ')).toContain('ஞாயிறு பள்ளி ஆசிரியர்களுக்கான பயிற்சி');
    expect(await finds('ஆசிரியர்')).toContain('ஞாயிறு பள்ளி ஆசிரியர்களுக்கான பயிற்சி');
    // The older spelling of the chillu letters: consonant, virama, joiner.
    expect(await finds('മേല്‍ക്കൂരകള്‍')).toContain('പുനരധിവാസപ്രവർത്തനങ്ങൾ കുട്ടനാട്ടിൽ');
    expect((await finds({ diocese: 'Madras' })).length).toBe(5);
    expect(await finds('zzzzqqqq')).toEqual([]);
    expect(await finds("' & | ! ( ) :* \\ %")).toEqual([]);
  });
});
