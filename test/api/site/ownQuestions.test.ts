import { afterAll, beforeAll, expect, it } from 'vitest';
import { linksLookedAt } from '#api/linksLookedAt.ts';
import { MOST_QUESTIONS, MOST_WORDINGS } from '#kinds/question.ts';
import { loadOwnQuestions } from '#site/search/ownQuestions.load.ts';
import { contentVersions } from '#store/database/contentVersions.ts';
import { createReader } from '#store/database/reads.ts';
import { type People, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';

/** The office says which page answers what readers type; nobody else says or reads it. */
let church: ChurchSite;
let begun: ChurchSite | undefined;
let who: People;
const { post, put, get } = verbs(
  () => church.api,
  () => who,
);
const SITE = { publicUrl: 'http://localhost:3000', mainHost: undefined } as const;

beforeAll(async () => {
  church = await startChurchSite({
    heard: {
      contentChanged: () => begun?.site.site.contentChanged(),
      lookAtLinks: (...asked) => linksLookedAt(church.site.app, SITE)(...asked),
    },
  });
  begun = church;
  who = church.who;
});
afterAll(() => church?.close());

/** The titles and paths of the first results on the page, in the order of a reader. */
async function firstOf(query: string, language = ''): Promise<(readonly [string, string])[]> {
  const { body } = await church.site.get(`${language}/search?q=${encodeURIComponent(query)}`);
  const [found = ''] = body.split('id="recent"');
  return [...found.matchAll(/<h3[^>]*><a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', title = '']) => [title.replace(/<[^>]*>|\u00ad/g, ''), href] as const,
  );
}
const made = async (body: object): Promise<string> => {
  const answer = await post('questions/create', { page: '/about/officer', ...body });
  expect(answer.body).toMatchObject({ data: { _id: expect.any(String) } });
  return answer.body.data._id;
};

it('a question of the office is answered by the next search, in any language and in other forms', async () => {
  expect(await firstOf('tsunami memorial')).toEqual([]);
  await made({ wordings: 'tsunami memorial\nசுனாமி நினைவிடம்', page: '/about/history' });
  expect((await firstOf('tsunami memorials'))[0]?.[1]).toBe('/about/history');
  expect((await firstOf('சுனாமி நினைவிடம்', '/ta'))[0]?.[1]).toBe('/ta/about/history');
});

it('comes before one of the program that says as much, and has the title that the office gave', async () => {
  expect((await firstOf('jobs'))[0]?.[1]).toBe('/about/contact_us#queries');
  const id = await made({ wordings: 'jobs', title: 'Work with us' });
  expect((await firstOf('jobs'))[0]).toEqual(['Work with us', '/about/officer']);
  await put(`questions/edit/${id}`, { off: true });
  expect((await firstOf('jobs'))[0]?.[1]).toBe('/about/contact_us#queries');
});

it('one of the program is answered otherwise or no more, until the office’s own is deleted', async () => {
  const [before] = await firstOf('donate');
  expect(before?.[1]).toBe('/about/campaign_list_screen');
  const id = await made({ wordings: 'donate', instead_of: 'giving', page: '/about/officer' });
  expect((await firstOf('viralam')).map(([, href]) => href)).not.toContain('/about/campaign_list_screen');
  expect((await firstOf('donate'))[0]?.[1]).toBe('/about/officer');
  await put(`questions/edit/${id}`, { off: true });
  expect((await firstOf('donate')).map(([, href]) => href)).not.toContain('/about/officer');
  await church.api.call('DELETE', `questions/delete/${id}`, who.office);
  expect((await firstOf('donate'))[0]).toEqual(before);
});

it('takes a whole address of the main site in any language as its path', async () => {
  const id = await made({ wordings: 'reef', page: 'http://localhost:3000/ta/about/history#mission' });
  expect((await get(`questions/get/${id}`)).body.data.page).toBe('/about/history#mission');
});

it.each([
  'https://elsewhere.example/about/history',
  '//elsewhere.example/about',
  '/\\elsewhere.example',
  '/ta//elsewhere.example',
  'javascript:alert(1)',
  'about/history',
  'http://localhost:3001/about/history',
  '/about/nothing_of_that_name',
])('refuses “%s”, which is no page of this website', async (page) => {
  const { status, body } = await post('questions/create', { wordings: 'elsewhere', page });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['page']]);
});

it('is bounded: so many wordings, each with a word, and so many questions', async () => {
  const fieldsOf = async (wordings: string) => {
    const { status, body } = await post('questions/create', { wordings, page: '/about/officer' });
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await fieldsOf(Array.from({ length: MOST_WORDINGS + 1 }, (_, n) => `a${n}`).join('\n'))).toEqual([
    422,
    ['wordings'],
  ]);
  expect(await fieldsOf('jobs\n???')).toEqual([422, ['wordings']]);
  const { pool } = church.api.database;
  await pool.query(
    `insert into question (id, wordings, page) select gen_random_uuid(), 'filler', '/home' from generate_series(1, $1)`,
    [MOST_QUESTIONS],
  );
  const { status, body } = await post('questions/create', { wordings: 'one more', page: '/about/officer' });
  expect([status, body.message]).toEqual([422, expect.stringContaining(`${MOST_QUESTIONS} questions`)]);
  await pool.query(`delete from question where wordings = 'filler'`);
});

it('is the office’s alone: neither a unit’s user nor a visitor reads or writes one', async () => {
  const id = await made({ wordings: 'bell tower' });
  for (const as of [who.madras.token, who.youth.token, null]) {
    const refused = as === null ? 401 : 403;
    const tried = [
      await church.api.call('POST', 'questions/get', as, {}),
      await church.api.call('GET', `questions/get/${id}`, as),
      await church.api.call('POST', 'questions/create', as, { wordings: 'mine', page: '/home' }),
      await church.api.call('PUT', `questions/edit/${id}`, as, { page: '/home' }),
      await church.api.call('DELETE', `questions/delete/${id}`, as),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => refused));
  }
  expect((await get(`questions/get/${id}`)).body.data.page).toBe('/about/officer');
});

it('is read and made ready once, until a question changes', async () => {
  const reader = createReader(church.api.database.db);
  const before = await contentVersions(church.api.database.db);
  const first = await loadOwnQuestions(reader.at(before));
  expect(await loadOwnQuestions(reader.at({ ...before, news: (before.news ?? 0) + 1 }))).toBe(first);
  await made({ wordings: 'old well' });
  const after = await contentVersions(church.api.database.db);
  expect(await loadOwnQuestions(reader.at(after))).not.toBe(first);
});
