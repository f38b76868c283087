import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { loadHome } from '#site/home/home.load.ts';
import { Client } from '#store/database/client.ts';
import { growNews, type KnownWords } from '#store/records/manyNews.ts';
import { listRecords } from '#store/records/records.ts';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';

/** What a read asks the database for: what is shown, and not more often than needed. */
let api: TestApi;
let who: People;
const LONG = `<p>${'They walked from parish to parish. '.repeat(200)}</p>`;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  const upload = async (name: string): Promise<string> =>
    (await api.upload(who.office, name, await jpeg())).body.data.url;
  const gallery = [await upload('one.jpg'), await upload('two.jpg')];
  for (const title of ['First walk', 'Second walk', 'Third walk']) {
    const thumbnail = await upload(`${title}.jpg`);
    const body = {
      title,
      thumbnail,
      gallery,
      description: LONG,
      department: who.youth.id,
      date: '2026-11-14',
    };
    expect((await api.call('POST', 'news/create', who.office, body)).status).toBe(200);
  }
});
afterAll(() => api.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** The statements that go to the database while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  return query.mock.calls.map(([asked]) => String((asked as { text?: string }).text ?? asked));
}

describe('a list of the API', () => {
  it('is whole', async () => {
    const { docs } = (await api.call('POST', 'news/get', who.office, {})).body.data;
    expect(docs[0]).toMatchObject({ title: 'Third walk', description: LONG, department: who.youth.id });
    expect(docs[0].gallery).toHaveLength(2);
  });

  it('costs two ways to the database: who asks, and which records in which state; a third for those not known in it', async () => {
    const list = () => api.call('POST', 'news/get', who.office, { limit: 2 });
    const [first] = (await list()).body.data.docs;
    expect(await statementsOf(list)).toHaveLength(2);
    await api.call('PUT', `news/edit/${first._id}`, who.office, { title: first.title });
    vi.restoreAllMocks();
    const statements = await statementsOf(list);
    expect(statements).toHaveLength(3);
    expect(statements.join()).not.toContain('variants');
  });

  it('of one unit asks for the column that has an index, not for an expression', async () => {
    const statements = await statementsOf(() =>
      api.call('POST', 'public/get_news_list', null, { department: [who.youth.id] }),
    );
    expect(statements.join()).toMatch(/"t"\."department_id" = \$/);
    expect(statements.join()).not.toMatch(/coalesce\(t\./);
  });

  it('tells its total on every page, behind the last one too', async () => {
    const page = async (more: object) => (await api.call('POST', 'news/get', who.office, more)).body.data;
    for (const asked of [
      { limit: 2 },
      { limit: 2, page: 2 },
      { limit: 2, page: 3 },
      { activated: true, page: 9 },
    ])
      expect((await page(asked)).totalDocs, JSON.stringify(asked)).toBe(3);
    expect((await page({ activated: false })).totalDocs).toBe(0);
    const [{ _id }] = (await page({})).docs;
    const related = { type: 'departments', news: _id };
    expect((await api.call('POST', 'public/more_related_news', null, related)).body.data.totalDocs).toBe(2);
  });
});

describe('a list of the site', () => {
  it('reads no gallery, no document and no whole text', async () => {
    const statements = await statementsOf(() => loadHome(api.database.db, '2026-11-22', 'en'));
    const ofNews = statements.filter((one) => one.includes('"news"'));
    expect(ofNews.join()).not.toMatch(/gallery|pdf/);
    expect(ofNews.join()).toMatch(/left\("t"."description"/);
  });

  it('shows the beginning of a text that has no sub-heading', async () => {
    const { lead } = await loadHome(api.database.db, '2026-11-22', 'en');
    expect(lead[0]?.deck).toMatch(/^They walked from parish to parish\. .*…$/);
    expect(lead[0]?.picture?.width).toBe(40);
  });

  it('gives no field that was not asked for', async () => {
    const query = { page: 1, limit: 1 };
    const page = await listRecords(VISITOR, api.database.db, news, query, { fields: ['title'] });
    expect(Object.keys(page.docs[0] ?? {})).not.toContain('description');
    expect(page.docs[0]?.title).toBe('Third walk');
  });
});

describe('the total of a search', () => {
  let words: KnownWords;
  beforeAll(async () => {
    words = await growNews(api.database.db, 1500);
  });

  const found = async (more: object): Promise<{ docs: unknown[]; hasNextPage: boolean; totalDocs: number }> =>
    (await api.call('POST', 'news/get', who.office, { limit: 5, ...more })).body.data;
  /** By reading every row. */
  async function counted(word: string, and = 'true'): Promise<number> {
    const { rows } = await api.database.pool.query(
      `select count(*)::int as n from news where deleted_at is null and tsvector_to_array(search_words) @> array[$1] and ${and}`,
      [word],
    );
    return rows[0].n;
  }
  const statisticsOf = {
    'nothing is known of yet': 'update pg_class set reltuples = -1 where relname = $$news$$',
    'was looked through': 'analyze news',
    'was small when it was looked through': 'update pg_class set reltuples = 3 where relname = $$news$$',
    'was larger when it was looked through':
      'update pg_class set reltuples = 900000 where relname = $$news$$',
  };

  it.each(Object.entries(statisticsOf))('is right in a table that %s', async (_name, statement) => {
    await api.database.pool.query(statement);
    for (const word of [words.common, words.middling, 'walk'])
      for (const activated of [true, false, 'all']) {
        const state = activated === 'all' ? 'true' : activated ? 'activated' : 'not activated';
        const total = Math.min(1000, await counted(word, state));
        const page = await found({ search: word, activated });
        expect([word, activated, page.totalDocs]).toEqual([word, activated, total]);
        expect(page.docs).toHaveLength(Math.min(5, total));
        expect(page.hasNextPage).toBe(total > 5);
      }
  });

  it('is right for one unit, and on later pages', async () => {
    const total = await counted(words.common, `department_id = '${who.youth.id}'`);
    expect(total).toBeGreaterThan(50);
    for (const page of [1, 4, 9]) {
      const asked = { search: words.common, department: [who.youth.id], page };
      expect((await found(asked)).totalDocs).toBe(total);
    }
  });
});
