import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { lettersAlone, paperBlocks } from '#lib/paperText.ts';
import { localStore } from '#media/fileStore.ts';
import { pagesOf } from '#media/papers/paragraphs.ts';
import { readPdfText } from '#media/papers/pdfPages.ts';
import { paper } from '#media/testSamples.ts';
import { keepMachinePage, keepPaper, takeWaitingPage, unreadPaper } from '#store/files/papers.ts';
import { readPapers } from '../../src/jobs/papersJob.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { openBrowser } from '../support/browser.ts';
import { paragraphsFound, printedPaper, scanned, wordsFound } from '../support/papers.ts';

/** The text of PDFs: taken out of them page by page, kept, and searched by their letters. */
let api: TestApi;
let who: People;
let browser: Browser;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi(), openBrowser()]);
  who = await people(api);
});
afterAll(() => Promise.all([api.close(), browser.close()]));

const { put, post } = verbs(
  () => api,
  () => who,
);

async function read(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.pdf'), bytes);
  return readPdfText(join(folder, 'a.pdf'), join(folder, 'a.text'));
}

describe.each(LANGUAGES)('a paper in %s', (language) => {
  it.each([1, 2])('is read word by word from %i columns', async (columns) => {
    const printed = await printedPaper(browser, language, { columns });
    const text = await read(printed.bytes);
    const pages = pagesOf(text ?? expect.fail('It was not read.'));
    const blocks = pages.flatMap((page) => paperBlocks(page.text));
    expect(wordsFound(printed, blocks.map((one) => one.text).join(' '))).toBeGreaterThanOrEqual(
      language === 'en' ? 0.98 : 0.9,
    );
    expect(
      paragraphsFound(
        printed,
        blocks.filter(({ level }) => level === 0).map((one) => one.text),
      ),
    ).toBeGreaterThanOrEqual(0.9);
    expect(blocks.filter(({ level }) => level > 0).map((one) => lettersAlone(one.text))).toEqual(
      printed.headings.map(lettersAlone),
    );
    expect(pages.map((page) => [page.language, page.waits])).toEqual(pages.map(() => [language, false]));
  });
});

const stored = async (bytes: Buffer, name = 'letter.pdf'): Promise<string> => {
  const { resource_name } = (await api.upload(who.office, name, bytes)).body.data;
  await api.database.pool.query('update media set variants_at = now() where file_name = $1', [resource_name]);
  return resource_name;
};
const readAll = (log: (sentence: string) => void = () => {}) =>
  readPapers(
    { db: api.database.db, files: localStore(api.mediaDir), now: () => new Date(), log },
    new AbortController().signal,
    Number.POSITIVE_INFINITY,
  );
/** As when nothing was found in it, without the machine. */
const readPaperAlone = async () => {
  const unread = await unreadPaper(api.database.db, []);
  if (!unread) throw new Error('Nothing to read.');
  await keepPaper(
    api.database.db,
    unread,
    { bookmarks: [], pages: [{ number: 1, language: 'en', text: '', waits: true }] },
    new Date(),
  );
};
const keptOf = async (name: string) =>
  (
    await api.database.pool.query(
      `select g.number, g.source, g.language, g.text, g.letters, g.waits from paper p join media m on m.id = p.media_id
        join paper_page g on g.paper_id = p.id where m.file_name = $1 order by g.number`,
      [name],
    )
  ).rows;

describe('papers that are stored', () => {
  it('are read once, and found by letters that stand in them, whatever blanks lie between', async () => {
    const printed = await printedPaper(browser, 'ta', { stories: 3 });
    const name = await stored(printed.bytes);
    expect(await readAll()).toBe(false);
    const [first] = await keptOf(name);
    expect(first).toMatchObject({ number: 1, source: 'layer', language: 'ta', waits: false });
    const found = await api.database.pool.query('select paper_id from paper_page where letters like $1', [
      `%${lettersAlone(printed.paragraphs[1] ?? '')}%`,
    ]);
    expect(found.rows).toHaveLength(1);
    const before = await api.database.pool.query('select read_at from paper');
    await readAll();
    expect((await api.database.pool.query('select read_at from paper')).rows).toEqual(before.rows);
  });

  it('that say nothing wait for the machine, and those that can not be read are left', async () => {
    const [empty, harmful] = [await stored(paper(3)), await stored(broken(paper(2)))];
    const said: string[] = [];
    await readAll((sentence) => said.push(sentence));
    expect((await keptOf(empty)).map(({ number, text, waits }) => [number, text, waits])).toEqual([
      [1, '', true],
      [2, '', true],
      [3, '', true],
    ]);
    expect(await keptOf(harmful)).toEqual([]);
    const papers = await api.database.pool.query(
      'select 1 from paper p join media m on m.id = p.media_id where m.file_name = $1',
      [harmful],
    );
    expect([papers.rowCount, said]).toEqual([1, []]);
  });

  it('that are scans are read by machine, when nothing else is to be read, and say so', async () => {
    const printed = await printedPaper(browser, 'ta', { stories: 1 });
    const name = await stored((await scanned(printed, 150, 0.5)).bytes, 'கடிதம்.pdf');
    await post('library/keep', { resource_urls: [`/media/${name}`] }, who.office);
    await readAll();
    const [page] = await keptOf(name);
    expect(page).toMatchObject({ source: 'machine', language: 'ta', waits: false });
    expect(wordsFound(printed, page.text)).toBeGreaterThanOrEqual(0.9);
    expect(page.text).not.toMatch(/\u200C/);
  });

  it('a page that ends the machine each time is left alone, and what the office has written stays', async () => {
    const name = await stored((await scanned(await printedPaper(browser, 'en', { stories: 1 }))).bytes);
    await post('library/keep', { resource_urls: [`/media/${name}`] }, who.office);
    await readPaperAlone();
    const { db, pool } = api.database;
    for (const round of [1, 2, 3])
      expect([round, (await takeWaitingPage(db))?.fileName]).toEqual([round, name]);
    expect(await takeWaitingPage(db)).toBeUndefined();
    await pool.query(
      `update paper_page g set text = 'By hand', source = 'corrected', waits = false
        from paper p join media m on m.id = p.media_id where p.id = g.paper_id and m.file_name = $1`,
      [name],
    );
    const [{ paper: id }] = (
      await pool.query('select paper_id as paper from paper_page where text = $1', ['By hand'])
    ).rows;
    await keepMachinePage(
      db,
      { paper: id, fileName: name, number: 1, language: 'en' },
      { text: 'By machine', language: 'en' },
    );
    expect((await keptOf(name))[0]).toMatchObject({ text: 'By hand', source: 'corrected' });
  });

  it('change their texts with their files, there and back', async () => {
    const [one, other] = [
      await printedPaper(browser, 'en', { stories: 1 }),
      await printedPaper(browser, 'en', { stories: 2 }),
    ];
    const standing = await stored(one.bytes, 'one.pdf');
    const next = await stored(other.bytes, 'two.pdf');
    await post(
      'library/keep',
      { resource_urls: [standing, next].map((file) => `/media/${file}`) },
      who.office,
    );
    await readAll();
    const [first, second] = [await keptOf(standing), await keptOf(next)];
    expect(first).not.toEqual(second);
    const replaced = await put(`library/replace/${standing}`, { resource_url: `/media/${next}` }, who.office);
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(200);
    const of = (name: string) =>
      api.database.pool
        .query('select m.file_name from paper p join media m on m.id = p.media_id where m.file_name = $1', [
          name,
        ])
        .then(({ rowCount }) => rowCount);
    expect([await of(standing), await of(next)]).toEqual([1, 1]);
    expect([await keptOf(standing), await keptOf(next)]).toEqual([first, second]);
  });
});

/** Whole at both ends, and nothing in between that could be read. */
const broken = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes.toString('latin1').replace('/Root 1 0 R', '/Root 9 0 R').replaceAll(' obj\n<<', ' obj\n>>'),
    'latin1',
  );
