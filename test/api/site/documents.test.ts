import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { docx } from '#media/testSamples.ts';
import { PageReads } from '#store/database/reads.ts';
import { openBrowser } from '#test/support/browser.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { type PrintedDocument, printedDocument, readAs } from '#test/support/documents.ts';
import { createPath, SAMPLES } from '#test/support/samples.ts';
import { headingsIn, parsed, textOf } from '#test/support/sitePages/html.ts';
import { readDocuments } from '../../../src/jobs/documentsJob.ts';

/** PDFs as pages: of files that stand in something public, and of no others. */
let church: ChurchSite;
let browser: Browser;
let tamil: PrintedDocument;

beforeAll(async () => {
  [church, browser] = await Promise.all([startChurchSite(), openBrowser()]);
  tamil = await printedDocument(browser, 'ta');
});
afterAll(() => Promise.all([church.close(), browser.close()]));

async function stored(bytes: Buffer, as = 'letter.pdf'): Promise<string> {
  const { resource_name } = (await church.api.upload(church.who.office, as, bytes)).body.data;
  const { pool, db } = church.api.database;
  await pool.query(
    "update media set variants_at = now(), pages = 2 where file_name = $1 and type = 'application/pdf'",
    [resource_name],
  );
  const files = localStore(church.api.mediaDir);
  await readDocuments(
    { db, files, now: () => new Date(), log: () => {} },
    new AbortController().signal,
    Number.POSITIVE_INFINITY,
  );
  return resource_name;
}
async function published(name: string, title: string, more: object = {}): Promise<string> {
  const body = {
    ...SAMPLES.publication(title, church.given),
    ...{
      type: 'resources',
      title,
      pdf: [`/media/${name}`],
      department: church.who.youth.id,
      activated: true,
      ...more,
    },
  };
  const made = await church.api.call('POST', createPath('publication'), church.who.office, body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  church.site.site.contentChanged();
  return made.body.data._id;
}

it('of a paper with many pages that have a word all are named, and the first ones shown with what stands around it', async () => {
  const name = await stored(tamil.bytes);
  await published(name, 'A book');
  const page = 'Goodness and mercy shall follow me. '.repeat(600);
  await readAs(church.api.database.db, name, ...Array.from({ length: 90 }, () => page));
  const { statusCode, body } = await church.site.get(`/papers/${name}/find?q=mercy`);
  const [list = ''] = body.split('<ol class="toc">').at(-1)?.split('</ol>') ?? [];
  const hits = list.split('<li>').slice(1);
  expect([statusCode, hits.length]).toEqual([200, 90]);
  expect(hits.map((hit) => hit.includes('<mark')).lastIndexOf(true)).toBeLessThan(10);
  expect(hits[0]).toContain('<mark>mercy</mark>');
});

it('a paper that is public is a page, in its language, with its headings and a way to each page of the file', async () => {
  const name = await stored(tamil.bytes);
  await published(name, 'A letter of the bishop');
  const { statusCode, body } = await church.site.get(`/papers/${name}`);
  expect(statusCode).toBe(200);
  const headings = headingsIn(parsed(body));
  expect(headings).toEqual(expect.arrayContaining(['A letter of the bishop', ...tamil.headings]));
  expect(textOf(parsed(body))).toContain(tamil.paragraphs[0]);
  expect(body).toContain(`href="/media/${name}#page=2"`);
  expect(body).toMatch(/<div class="prose" lang="ta">/);
  expect(body).not.toContain('Read by machine');
  const list = await church.site.get('/resources/resource_docs');
  expect(list.body).toContain(`href="/papers/${name}"`);
});

/** A Word document with a heading and a sentence. */
const circle = (): Buffer => {
  const said = (text: string, style: string) =>
    `<w:p><w:pPr><w:outlineLvl w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = said('Quilting circle', '0') + said('They gather at Oorvasi hall on Tuesdays.', '9');
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return docx({ 'word/document.xml': xml });
};

it('a Word document that is public is a page too, without marks of pages, and is found by words in it', async () => {
  const name = await stored(circle(), 'circle.docx');
  await published(name, 'Those who sew');
  const page = await church.site.get(`/papers/${name}`);
  expect(page.statusCode).toBe(200);
  expect(headingsIn(parsed(page.body))).toEqual(expect.arrayContaining(['Those who sew', 'Quilting circle']));
  expect(textOf(parsed(page.body))).toContain('They gather at Oorvasi hall on Tuesdays.');
  expect(textOf(parsed(page.body))).not.toMatch(/of the PDF|the PDF itself|Page 1/);
  expect(page.body).toContain(`href="/media/${name}"`);
  expect(page.body).not.toContain(`src="/media/${name}"`);

  const found = await church.site.get('/search?q=Oorvasi');
  expect(found.body).toContain('Those who sew');
  expect(found.body).toContain(`href="/papers/${name}#page-1"`);
  expect(textOf(parsed(found.body))).not.toContain('of the PDF');
  expect((await church.site.get(`/papers/${name}/find?q=Oorvasi`)).body).toMatch(/stands on 1 page/);
  const list = await church.site.get('/resources/resource_docs');
  expect(list.body).toContain(`href="/papers/${name}"`);
});

it('is found by words in it, also where blanks were put within them', async () => {
  const name = await stored(tamil.bytes);
  await published(name, 'Another letter');
  const words = tamil.paragraphs.at(-1)?.split(' ').slice(0, 3) ?? [];
  const found = await church.site.get(`/papers/${name}/find?q=${encodeURIComponent(words.join(' '))}`);
  expect(found.body).toContain(words[0]);
  expect(found.body).toMatch(/stands on 1 page/);
  expect(
    (await church.site.get(`/papers/${name}/find?q=${encodeURIComponent(words.join(''))}`)).body,
  ).toMatch(/stands on 1 page/);
  expect((await church.site.get(`/papers/${name}/find?q=zzzz`)).body).toMatch(/stands on no page/);
  expect((await church.site.get(`/papers/${name}/find?q=`)).body).toContain('Type at least two letters');
});

it.each([
  ['PDF', () => tamil.bytes, 'letter.pdf'],
  ['Word document', circle, 'circle.docx'],
])('a %s that nobody may see has no page, nor has one behind its last', async (_kind, bytes, as) => {
  const name = await stored(bytes(), as);
  const status = async (path = `/papers/${name}`) => (await church.site.get(path)).statusCode;
  expect(await status()).toBe(404);
  const id = await published(name, 'Not yet', { activated: false });
  expect([await status(), await status(`/papers/${name}/find?q=a`)]).toEqual([404, 404]);
  await church.api.call('PUT', `publications/edit/${id}`, church.who.office, { activated: true });
  church.site.site.contentChanged();
  expect([await status(), await status(`/papers/${name}?page=9`), await status('/papers/none.pdf')]).toEqual([
    200, 404, 404,
  ]);
  expect((await church.api.call('DELETE', `publications/delete/${id}`, church.who.office)).status).toBe(200);
  church.site.site.contentChanged();
  expect(await status()).toBe(404);
});

it('a paper is kept as a page until its text or what it stands in changes, and stands in the site map as long as it is public', async () => {
  const name = await stored(tamil.bytes);
  const id = await published(name, 'A kept letter');
  const page = (path = `/papers/${name}`) => church.site.get(path);
  const mapped = async () =>
    (await page('/sitemaps/pages.xml')).body.includes(`/papers/${encodeURIComponent(name)}<`);
  const { pool, db } = church.api.database;
  const asked = vi.spyOn(PageReads.prototype, 'rows');
  const drawn = async () => {
    asked.mockClear();
    const { body } = await page();
    return { body, isKept: asked.mock.calls.length === 0 };
  };
  expect((await drawn()).isKept).toBe(false);
  expect([(await drawn()).isKept, await mapped()]).toEqual([true, true]);

  await readAs(db, name, 'Quite another text');
  church.site.site.contentChanged();
  expect((await drawn()).body).toContain('Quite another text');
  await church.api.call('PUT', `publications/edit/${id}`, church.who.office, {
    title: 'A letter with a new name',
  });
  church.site.site.contentChanged();
  expect((await drawn()).body).toContain('A letter with a new name');

  await church.api.call('PUT', `publications/edit/${id}`, church.who.office, { activated: false });
  church.site.site.contentChanged();
  expect([(await page()).statusCode, await mapped()]).toEqual([404, false]);
  asked.mockRestore();
  expect((await pool.query('select activated from publication where id = $1', [id])).rows).toEqual([
    { activated: false },
  ]);
});

it('a paper in the frame of another language is the same page for search engines', async () => {
  const name = await stored(tamil.bytes);
  await published(name, 'A letter in two frames');
  const { statusCode, body } = await church.site.get(`/te/papers/${name}`);
  expect([statusCode, /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, 'te']);
  expect(body).toMatch(/<div class="prose" lang="ta">/);
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="http://[^/"]+/papers/${name}"`));
  expect(body).not.toMatch(/<link rel="alternate" hrefLang/i);
  // What leads on leads on in the language of the frame; the file itself has none.
  expect(body).toContain(`action="/te/papers/${name}/find"`);
  expect(body).toContain(`href="/media/${name}#page=2"`);
});

it('a long paper comes in parts, none of them heavy', async () => {
  const long = await printedDocument(browser, 'en', { stories: 40, times: 12 });
  const name = await stored(long.bytes);
  await published(name, 'The constitution');
  const first = await church.site.get(`/papers/${name}`);
  expect(first.body).toMatch(/Pages 1 to \d+ of/);
  expect(first.body).toContain(`/papers/${name}?page=2`);
  const second = await church.site.get(`/papers/${name}?page=2`);
  expect(second.statusCode).toBe(200);
  for (const { body } of [first, second]) expect(Buffer.byteLength(body)).toBeLessThan(90_000);
  expect(second.body).toMatch(/<link rel="canonical" href="[^"]*\?page=2"/);
});

it.each(['%00', 'a%0d%0ab', '..%2f..%2fetc', '%e0%ae%95'.repeat(60), '__proto__'])(
  'there is no paper called %s',
  async (name) => {
    expect((await church.site.get(`/papers/${name}`)).statusCode).toBe(404);
    expect((await church.site.get(`/papers/${name}/find?q=letter`)).statusCode).toBe(404);
  },
);
