import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { documentLetters } from '#store/files/documents.ts';
import { growNews } from '#store/records/manyNews.ts';
import { listRecords } from '#store/records/records.ts';
import { easier, type SearchTerms, searchTerms } from '#store/search/searchTerms.ts';
import { type JudgedQuery, judgedQueries, judgedStories, QUERY_SETS } from '../../corpus/search/judged.ts';
import { OFFICE_LOGIN, startEmptyApi, type TestApi } from '../../support/api.ts';

/** 200 queries in five languages by each of two writers, asked as the website's search asks: how many of them find what they ought to among the first five. */
let api: TestApi;
/** The stories' names in the corpus by their ids. */
const names = new Map<string, string>();

/** Among so many made-up stories, whose words are of the same letters. */
const OTHERS = 2000;
const AMONG = 5;
const GOAL = 0.9;

beforeAll(async () => {
  api = await startEmptyApi();
  const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const unit = await api.call('POST', 'department/create', office, { name: 'Ecology', aim: '<p>-</p>' });
  await growNews(api.database.db, OTHERS);
  for (const { id, title, text, isPaper } of await judgedStories()) {
    const description = `<p>${isPaper ? '-' : text}</p>`;
    const record = { title, description, thumbnail: '0', department: unit.body.data._id, date: '2020-11-01' };
    const made = await api.call('POST', 'news/create', office, record);
    expect([id, made.status]).toEqual([id, 200]);
    names.set(made.body.data._id, id);
    if (isPaper) await addDocument(made.body.data._id, text);
  }
});
afterAll(() => api.close());

/** Gives a story a PDF in which this stands, as it is kept when it was taken out. */
async function addDocument(story: string, text: string): Promise<void> {
  await api.database.pool.query(
    `with file as (insert into media (id, file_name, original_name, type, kind, bytes, sha256)
        values (gen_random_uuid(), $1 || '.pdf', 'paper.pdf', 'application/pdf', 'document', 1, '') returning id),
      paper as (insert into paper (id, media_id, reader, language, read_at)
        select gen_random_uuid(), id, 1, 'en', now() from file returning id, media_id),
      page as (insert into paper_page (paper_id, number, source, language, text, letters)
        select id, 1, 'layer', 'en', $2, $3 from paper)
     update news set pdf = array(select media_id from paper) where id = $1::uuid`,
    [story, text, documentLetters(text)],
  );
}

/** The words as written first, then with guesses, then without some of them. */
async function firstOf(search: string): Promise<string[]> {
  const { db } = api.database;
  const asked = { ...{ search, scope: '', papers: true, smallWords: false }, names: ['unit'] } as const;
  const termsOf = async (guesses: boolean) => (await searchTerms(db, { ...asked, guesses })) ?? undefined;
  const literal = await termsOf(false);
  const found = literal ? await firstBy(literal) : [];
  return found.length > 0 ? found : relaxed(await termsOf(true));
}

async function firstBy(terms: SearchTerms): Promise<string[]> {
  const query = { terms, ranked: true, activated: true, page: 1, limit: AMONG } as const;
  const { docs } = await listRecords(VISITOR, api.database.db, news, query, { fields: ['title'] });
  return docs.map(({ id }) => names.get(id) ?? '-');
}

async function relaxed(guessed: SearchTerms | undefined): Promise<string[]> {
  for (let terms = guessed; terms; terms = easier(terms)) {
    const found = await firstBy(terms);
    if (found.length > 0) return found;
  }
  return [];
}

describe.each(Object.keys(QUERY_SETS) as (keyof typeof QUERY_SETS)[])('of the %s', (set) => {
  it('are 200, 40 a language, and half of them were not tuned for', async () => {
    const queries = await judgedQueries(set);
    const by = (of: (query: JudgedQuery) => string) => Object.groupBy(queries, of);
    expect(queries).toHaveLength(200);
    for (const some of Object.values(by(({ language }) => language))) expect(some).toHaveLength(40);
    for (const some of Object.values(by(({ half }) => half))) expect(some).toHaveLength(100);
    const known = new Set(names.values());
    for (const { wanted } of queries) for (const id of wanted) expect(known).toContain(id);
  });

  it('find what they ought to among the first five, in both halves', async () => {
    const asked: (JudgedQuery & { readonly first: string[]; readonly recall: number })[] = [];
    for (const one of await judgedQueries(set)) {
      const first = await firstOf(one.query);
      asked.push({
        ...one,
        first,
        recall: one.wanted.filter((id) => first.includes(id)).length / one.wanted.length,
      });
    }
    const recallOf = (some: typeof asked): number =>
      some.reduce((sum, { recall }) => sum + recall, 0) / some.length;
    const half = (name: string) => asked.filter((one) => one.half === name);
    const missed = half('tuning').filter(({ recall }) => recall < 1);
    const said = missed
      .map((one) => `${one.language} ${one.kind} ${one.query}: ${one.first.join(' ')}`)
      .join('\n');
    expect(recallOf(half('tuning')), said).toBeGreaterThanOrEqual(GOAL);
    expect(recallOf(half('held'))).toBeGreaterThanOrEqual(GOAL);
  });
});
