import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documentBlocks, lettersAlone } from '#lib/documentText.ts';
import { LANGUAGES } from '#lib/language.ts';
import { pagesOf } from '#media/documentText/paragraphs.ts';
import { readPdfText } from '#media/documentText/pdfPages.ts';
import { localStore } from '#media/fileStore.ts';
import { pdfOf, pdfSample, pdfStream } from '#media/testSamples.ts';
import { keepDocument, keepOcrPage, takeWaitingPage, unreadDocument } from '#store/files/documents.ts';
import { documentHeadings } from '#store/library/documentReads.ts';
import { readDocuments } from '../../src/jobs/documentsJob.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { openBrowser } from '../support/browser.ts';
import { paragraphsFound, printedDocument, readAs, scanned, wordsFound } from '../support/documents.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** The text of PDFs: taken out of them page by page, kept, and searched by their letters. */
let api: TestApi;
let who: People;
let browser: Browser;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi(), openBrowser()]);
  who = await people(api);
});
afterAll(() => Promise.all([api.close(), browser.close()]));

const { put, post, get } = verbs(
  () => api,
  () => who,
);

async function read(bytes: Buffer, mostBytes?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.pdf'), bytes);
  return readPdfText(
    join(folder, 'a.pdf'),
    join(folder, 'a.text'),
    mostBytes === undefined ? {} : { mostBytes },
  );
}

describe('a file made to do harm', () => {
  const bookmark = `<< /Title <feff${'0041'.repeat(299)}d83dde00> /Parent 4 0 R /Dest [3 0 R /Fit] >>`;
  const outlined = pdfOf(
    [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F 7 0 R >> >> >>',
      '<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>',
      bookmark,
      pdfStream(`BT /F 12 Tf 50 700 Td (${'letters '.repeat(40)}) Tj ET`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    { catalog: '/Outlines 4 0 R' },
  );

  it('has titles that can be kept, cut between two signs', async () => {
    const text = await read(outlined);
    expect(text?.bookmarks.map(({ title }) => [title.length, title.isWellFormed()])).toEqual([[301, true]]);
  });

  it('writes no more than it may, however much its pages say', async () => {
    const [all, some] = [await read(outlined), await read(outlined, 600)];
    expect(all?.pages.map(({ letters }) => letters)).toEqual([40 * 7]);
    expect(some?.pages).toEqual([]);
  });
});

describe.each(LANGUAGES)('a paper in %s', (language) => {
  it.each([1, 2])('is read word by word from %i columns', async (columns) => {
    const printed = await printedDocument(browser, language, { columns });
    const text = await read(printed.bytes);
    const pages = pagesOf(text ?? expect.fail('It was not read.'));
    const blocks = pages.flatMap((page) => documentBlocks(page.text));
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

it.each(LANGUAGES)('a justified paper in %s has a blank between all words', async (language) => {
  const printed = await printedDocument(browser, language, { columns: 2, style: 'text-align: justify' });
  const text = await read(printed.bytes);
  const pages = pagesOf(text ?? expect.fail('It was not read.'));
  const blocks = pages.flatMap((page) => documentBlocks(page.text));
  expect(wordsFound(printed, blocks.map((one) => one.text).join(' '))).toBeGreaterThanOrEqual(0.99);
});

const stored = async (bytes: Buffer, name = 'letter.pdf'): Promise<string> => {
  const { resource_name } = (await api.upload(who.office, name, bytes)).body.data;
  await api.database.pool.query('update media set variants_at = now() where file_name = $1', [resource_name]);
  return resource_name;
};
const readAll = (log: (sentence: string) => void = () => {}, ending = new AbortController().signal) =>
  readDocuments(
    { db: api.database.db, files: localStore(api.mediaDir), now: () => new Date(), log },
    ending,
    Number.POSITIVE_INFINITY,
  );
/** As when nothing was found in it, without the machine. */
const readDocumentAlone = async () => {
  const unread = await unreadDocument(api.database.db, []);
  if (!unread) throw new Error('Nothing to read.');
  await keepDocument(
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
    const printed = await printedDocument(browser, 'ta', { stories: 3 });
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
    const [empty, harmful] = [await stored(pdfSample(3)), await stored(broken(pdfSample(2)))];
    const said: string[] = [];
    await readAll((sentence) => said.push(sentence));
    expect((await keptOf(empty)).map(({ number, text, waits }) => [number, text, waits])).toEqual([
      [1, '', true],
      [2, '', true],
      [3, '', true],
    ]);
    expect(await keptOf(harmful)).toEqual([]);
    const documents = await api.database.pool.query(
      'select 1 from paper p join media m on m.id = p.media_id where m.file_name = $1',
      [harmful],
    );
    expect([documents.rowCount, said]).toEqual([1, []]);
  });

  it('that are scans are read by machine, when nothing else is to be read, and say so', async () => {
    const printed = await printedDocument(browser, 'ta', { stories: 1 });
    const name = await stored((await scanned(printed, 150, 0.5)).bytes, 'கடிதம்.pdf');
    await post('library/keep', { resource_urls: [`/media/${name}`] }, who.office);
    // Whoever ends the program does not wait for the page in hand, which waits on as if nobody had tried.
    const said: string[] = [];
    const ending = new AbortController();
    const reading = readAll((sentence) => said.push(sentence), ending.signal);
    const waiting = async () =>
      (
        await api.database.pool.query(
          `select g.tries, g.waits, g.text from paper_page g join paper p on p.id = g.paper_id
            join media m on m.id = p.media_id where m.file_name = $1`,
          [name],
        )
      ).rows;
    await expect.poll(waiting).toMatchObject([{ tries: 1 }]);
    ending.abort();
    expect(await reading).toBe(false);
    expect([await waiting(), said]).toEqual([[{ tries: 0, waits: true, text: '' }], []]);

    await readAll();
    const [page] = await keptOf(name);
    expect(page).toMatchObject({ source: 'machine', language: 'ta', waits: false });
    expect(wordsFound(printed, page.text)).toBeGreaterThanOrEqual(0.9);
    expect(page.text).not.toMatch(/\u200C/);
  });

  it('whose letters were taken for others are read by machine too', async () => {
    const printed = await printedDocument(browser, 'ta', { stories: 1 });
    const words = printed.paragraphs.join(' ').split(' ').slice(0, 100);
    const junk = words.map((word) => word.replace(/\u0bbf/g, '\u0bc1\u0bc2'));
    const name = await stored((await scanned(printed, 150, 0, junk)).bytes, 'அறிக்கை.pdf');
    await post('library/keep', { resource_urls: [`/media/${name}`] }, who.office);
    await readAll();
    const [page] = await keptOf(name);
    expect(page).toMatchObject({ source: 'machine', language: 'ta', waits: false });
    expect(wordsFound(printed, page.text)).toBeGreaterThanOrEqual(0.9);
    // A layer in which they stand as they are written is taken as it is.
    const well = await stored((await scanned(printed, 150, 0, words)).bytes, 'நல்லது.pdf');
    await readAll();
    expect((await keptOf(well))[0]).toMatchObject({ source: 'layer', language: 'ta', waits: false });
  });

  it('a long one keeps no short one waiting for the machine', async () => {
    const { db, pool } = api.database;
    const [letter, book] = [await stored(pdfSample(1)), await stored(pdfSample(25))];
    await post('library/keep', { resource_urls: [letter, book].map((file) => `/media/${file}`) }, who.office);
    for (const [fileName, count] of [[letter, 1] as const, [book, 25] as const]) {
      const { rows } = await pool.query('select id from media where file_name = $1', [fileName]);
      const pages = Array.from({ length: count }, (_, at) => ({
        number: at + 1,
        language: 'en',
        text: '',
        waits: true,
      }));
      await keepDocument(db, { id: rows[0].id, fileName }, { bookmarks: [], pages }, new Date());
    }
    const taken: (string | undefined)[] = [];
    for (let round = 0; round < 22; round++) taken.push((await takeWaitingPage(db))?.fileName);
    expect(taken).toEqual([...Array.from({ length: 20 }, () => book), letter, book]);
    await pool.query('update paper_page set waits = false');
  });

  it('a page that ends the machine each time is left alone, and what the office has written stays', async () => {
    const name = await stored((await scanned(await printedDocument(browser, 'en', { stories: 1 }))).bytes);
    await post('library/keep', { resource_urls: [`/media/${name}`] }, who.office);
    await readDocumentAlone();
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
    await keepOcrPage(
      db,
      { paper: id, fileName: name, number: 1, language: 'en' },
      { text: 'By machine', language: 'en' },
    );
    expect((await keptOf(name))[0]).toMatchObject({ text: 'By hand', source: 'corrected' });
  });

  it('are put right by whoever may describe them, by one at a time, and not read over again', async () => {
    const bytes = pdfSample(2);
    const name = (await api.upload(who.youth.token, 'register.pdf', bytes)).body.data.resource_name as string;
    const path = `library/paper/${name}`;
    const { db, pool } = api.database;
    expect((await get(path, who.youth.token)).body.data.pages).toEqual([]);
    await readAs(db, name, 'Baptisrn register', '');
    await pool.query(
      "update paper_page g set source = 'machine' from paper p join media m on m.id = p.media_id where p.id = g.paper_id and m.file_name = $1",
      [name],
    );
    const page = async (as: string, number = 1) => post(`${path}/get_page`, { page: number }, as);
    const correct = (body: object, as = who.youth.token) => put(path, { page: 1, version: 1, ...body }, as);

    // Of another unit it is not there, nor is what lies in the trash or is no page of it.
    for (const answer of [
      await get(path, who.ecology.token),
      await page(who.ecology.token),
      await post(`${path}/get_picture`, { page: 1 }, who.ecology.token),
      await correct({ text: 'Theirs' }, who.ecology.token),
      await page(who.youth.token, 3),
      await correct({ page: 3, text: 'None' }),
    ])
      expect(answer.status).toBe(404);
    expect((await page(who.youth.token)).body.data).toMatchObject({
      source: 'machine',
      text: 'Baptisrn register',
      version: 1,
    });
    for (const wrong of [
      { page: 0 },
      { page: 1.5 },
      { text: 'a'.repeat(60_001) },
      { text: 3.5, version: '' },
      { version: 0 },
    ])
      expect([wrong, (await correct({ text: 'Right', ...wrong })).status]).toEqual([wrong, 422]);

    const right = await correct({ text: '# Baptism register\r\n\r\nMylaudy, திருச்சபை ' });
    expect([right.status, right.body.data]).toEqual([
      200,
      expect.objectContaining({
        source: 'corrected',
        text: '# Baptism register\n\nMylaudy, திருச்சபை',
        version: 2,
        waits: false,
      }),
    ]);
    const late = await correct({ text: 'Somebody else' }, who.office);
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/has corrected this page in the meantime. Your text is still here/),
    ]);
    expect((await correct({ page: 2, text: 'By hand' })).body.data).toMatchObject({
      source: 'corrected',
      waits: false,
      version: 2,
    });
    expect(await takeWaitingPage(db)).toBeUndefined();
    const found = await pool.query(
      "select number from paper_page where letters like '%மைலௌடி%' or letters like $1",
      [`%${lettersAlone('register Mylaudy')}%`],
    );
    expect(found.rows).toEqual([{ number: 1 }]);

    // Read again by a better reader, it says what the people have written.
    await readAs(db, name, 'Baptisrn register', 'Anything');
    expect((await keptOf(name)).map(({ text, source }) => [text, source])).toEqual([
      ['# Baptism register\n\nMylaudy, திருச்சபை', 'corrected'],
      ['By hand', 'corrected'],
    ]);
    const said = await pool.query("select thing, details from act where act = 'paper_corrected' order by at");
    expect(said.rows).toEqual([
      { thing: 'register.pdf', details: { page: 1 } },
      { thing: 'register.pdf', details: { page: 2 } },
    ]);
  });

  it('have contents that are no longer than contents are, whatever their pages say', async () => {
    const name = (await api.upload(who.office, 'loud.pdf', pdfSample(2))).body.data.resource_name as string;
    const { db, pool } = api.database;
    await readAs(db, name, `# ${'A'.repeat(59_998)}`, `## ${'b'.repeat(200)}`);
    const found = await pool.query(
      'select p.id from paper p join media m on m.id = p.media_id where m.file_name = $1',
      [name],
    );
    const titles = (await documentHeadings(db, found.rows[0].id)).map(({ title }) => title.length);
    expect(titles).toEqual([300, 200]);
  });

  it('are the office’s to put right where they stand on pages of others, or where changes of what is on the site wait', async () => {
    const given = await files(api, who);
    const name = (await api.upload(who.youth.token, 'camp.pdf', pdfSample(1))).body.data
      .resource_name as string;
    await readAs(api.database.db, name, 'Carnp');
    let version = 1;
    const correct = async (as: string) => {
      const answer = await put(`library/paper/${name}`, { page: 1, version, text: `Camp ${version}` }, as);
      if (answer.status === 200) version = answer.body.data.version;
      return [answer.status, answer.body.message];
    };
    const done = [200, undefined];
    const story = async (unit: { id: string; token: string }) => {
      const body = SAMPLES.news('Camp', given, { department: unit.id });
      const made = await post('news/create', { ...body, pdf: [`/media/${name}`] }, unit.token);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      return made.body.data._id as string;
    };
    const own = await story(who.youth);
    const wait = (to: boolean) => put('waiting/changes_wait', { wait: to }, who.office);
    await wait(true);
    // What nobody sees yet waits as a whole.
    expect(await correct(who.youth.token)).toEqual(done);
    await put(`news/edit/${own}`, { activated: true }, who.office);
    const replace = async () => {
      const next = await api.upload(who.youth.token, 'new.pdf', pdfSample(2));
      const url = `/media/${next.body.data.resource_name}`;
      const answer = await put(`library/replace/${name}`, { resource_url: url }, who.youth.token);
      return [answer.status, answer.body.message];
    };
    const waits = expect.stringMatching(/^Changes to published items need approval by the synod office\. /);
    expect(await correct(who.youth.token)).toEqual([403, waits]);
    expect(await replace()).toEqual([403, waits]);
    expect(await correct(who.office)).toEqual(done);
    await wait(false);
    expect(await correct(who.youth.token)).toEqual(done);

    // Shared with all it stands on a page of another unit, which does not change it either.
    await put(`library/share/${name}`, { for_all: true }, who.youth.token);
    const theirs = await story(who.ecology);
    const others = 'It stands on pages of others too. Ask the synod office to correct it there.';
    expect(await correct(who.youth.token)).toEqual([403, others]);
    expect((await correct(who.ecology.token))[0]).toBe(404);
    expect(await correct(who.office)).toEqual(done);
    // It may come back.
    await api.call('DELETE', `news/delete/${theirs}`, who.ecology.token);
    expect(await correct(who.youth.token)).toEqual([403, others]);
  });

  it('are shown as they are drawn, beside their text', async () => {
    const name = (await api.upload(who.office, 'drawn.pdf', pdfSample(2))).body.data.resource_name as string;
    await readAs(api.database.db, name, 'One', 'Two');
    const { status, body } = await post(`library/paper/${name}/get_picture`, { page: 2 }, who.office);
    expect([status, body.data.width, body.data.height]).toEqual([200, expect.any(Number), 1600]);
    expect(await sharp(Buffer.from(body.data.webp, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      height: 1600,
    });
    const harmful = (await api.upload(who.office, 'broken.pdf', broken(pdfSample(2)))).body.data
      .resource_name as string;
    await readAs(api.database.db, harmful, 'One');
    const refused = await post(`library/paper/${harmful}/get_picture`, { page: 1 }, who.office);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This page can’t be drawn. Open the PDF itself.',
    ]);
  });

  it('change their texts with their files, there and back', async () => {
    const [one, other] = [
      await printedDocument(browser, 'en', { stories: 1 }),
      await printedDocument(browser, 'en', { stories: 2 }),
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
