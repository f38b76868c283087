import fastify, { type FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { registerMedia } from '#media/serve.ts';
import { registerPages } from '#media/servePages.ts';
import { mediaTable, servedFile } from '#store/files/media.ts';
import { keepPagePicture, takeUndrawnPage } from '#store/files/pagePictures.ts';
import { servedPagePicture } from '#store/library/issuePictures.ts';
import { openBrowser } from '#test/support/browser.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { type PrintedDocument, printedDocument, readAs } from '#test/support/documents.ts';
import { createPath, SAMPLES } from '#test/support/samples.ts';
import { headingsIn, parsed, textOf } from '#test/support/sitePages/html.ts';
import { readDocuments } from '../../../src/jobs/documentsJob.ts';

/** The magazine, read page by page: as text and as pictures, which are open only as long as their issue is. */
let church: ChurchSite;
let browser: Browser;
let printed: PrintedDocument;
let media: FastifyInstance;
let isAway = false;

beforeAll(async () => {
  [church, browser] = await Promise.all([startChurchSite(), openBrowser()]);
  printed = await printedDocument(browser, 'en', { stories: 3 });
  const { db } = church.api.database;
  const store = localStore(church.api.mediaDir);
  media = fastify();
  const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  registerMedia(media, { store, lookup: (name) => (isAway ? away() : servedFile(db, name)) });
  registerPages(media, {
    store,
    lookup: (...asked) => (isAway ? away() : servedPagePicture(db, ...asked)),
  });
});
afterAll(() => Promise.all([church.close(), browser.close(), media.close()]));

const PATH = '/resources/csi_life_screen';
const page = async (path: string) => {
  church.site.site.contentChanged();
  return church.site.get(PATH + path);
};
const edit = async (id: string, change: object) => {
  const made = await church.api.call('PUT', `publications/edit/${id}`, church.who.office, change);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
};

async function uploaded(pages: number, bytes = printed.bytes): Promise<string> {
  const { resource_name } = (await church.api.upload(church.who.office, 'life.pdf', bytes)).body.data;
  await church.api.database.pool.query(
    'update media set variants_at = now(), pages = $2 where file_name = $1',
    [resource_name, pages],
  );
  return resource_name;
}
/** An issue with this PDF, in public unless it is said otherwise. */
async function issueOf(name: string, more: object = {}): Promise<string> {
  const body = {
    ...SAMPLES.publication('Life', church.given),
    ...{ type: 'csi_life', title: 'Life', date: '2026-11-01', pdf: [`/media/${name}`], activated: true },
    ...more,
  };
  const made = await church.api.call('POST', createPath('publication'), church.who.office, body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data._id;
}
const work = () =>
  readDocuments(
    {
      db: church.api.database.db,
      files: localStore(church.api.mediaDir),
      now: () => new Date(),
      log: () => {},
    },
    new AbortController().signal,
    Number.POSITIVE_INFINITY,
  );
const picturesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/\/media\/pages\/[^\s"]+/g)].map(([path]) => path)),
];

describe('an issue of the magazine', () => {
  it('has its contents, each of its pages, and the PDF', async () => {
    const name = await uploaded(3);
    const id = await issueOf(name);
    await readAs(
      church.api.database.db,
      name,
      '# Roofs before the rains\n\nTiles were laid.',
      '# What a bell remembers\n\n### A crack\n\nIt rang.',
      'An organist.',
    );
    const { statusCode, body } = await page(`/${id}`);
    expect(statusCode).toBe(200);
    expect(headingsIn(parsed(body))).toContain('CSI Life, 2026 November');
    expect(body).toMatch(new RegExp(`href="${PATH}/${id}/pages/2"><span>What a bell remembers`));
    expect(textOf(parsed(body))).not.toContain('A crack');
    for (const number of [1, 2, 3]) expect(body).toContain(`href="${PATH}/${id}/pages/${number}"`);
    expect(body).toContain(`href="/media/${name}"`);
    expect((await page('')).body).toContain(`href="${PATH}/${id}" aria-label="Read here: 2026 November"`);
    expect((await church.site.get('/sitemaps/pages.xml')).body).toContain(`${PATH}/${id}<`);
  });

  it('has a page for each page, with its text alone, between the ones before and after', async () => {
    const name = await uploaded(3);
    const id = await issueOf(name);
    await readAs(church.api.database.db, name, 'The first.', '# A bell\n\nIt rang twice.', 'The last.');
    const { body } = await page(`/${id}/pages/2`);
    const text = textOf(parsed(body));
    expect(text).toContain('Page 2 of 3');
    expect(text).toContain('It rang twice.');
    expect(text).not.toMatch(/The first\.|The last\./);
    expect(text).toContain('The picture of this page is not here yet. The PDF shows it.');
    expect(body).toMatch(new RegExp(`href="${PATH}/${id}/pages/1" rel="prev"`));
    expect(body).toMatch(new RegExp(`href="${PATH}/${id}/pages/3" rel="next"`));
    expect(body).toContain(`href="/media/${name}#page=2"`);
    const [first, last] = [await page(`/${id}/pages/1`), await page(`/${id}/pages/3`)];
    expect([first.body.includes('rel="prev"'), last.body.includes('rel="next"')]).toEqual([false, false]);
    const status = async (number: string) => (await page(`/${id}/pages/${number}`)).statusCode;
    expect(await Promise.all(['0', '4', '99999', '1a', '-1', '%00'].map(status))).toEqual(
      Array.from({ length: 6 }, () => 404),
    );
  });

  it('shows what was corrected, and says of a page without text that it has none', async () => {
    const name = await uploaded(2);
    const id = await issueOf(name);
    await readAs(church.api.database.db, name, 'A nisread word.', '');
    expect((await page(`/${id}/pages/1`)).body).toContain('A nisread word.');
    const change = { page: 1, version: 1, text: 'A misread word.' };
    const corrected = await church.api.call('PUT', `library/paper/${name}`, church.who.office, change);
    expect(corrected.status).toBe(200);
    expect((await page(`/${id}/pages/1`)).body).toContain('A misread word.');
    const blank = textOf(parsed((await page(`/${id}/pages/2`)).body));
    expect(blank).toContain('This page has no text: it is a picture.');
  });

  it('without a PDF, or as another publication, is not read here', async () => {
    const [none, book] = [
      await issueOf('', { pdf: [] }),
      await issueOf(await uploaded(2), { type: 'resources', department: church.who.youth.id }),
    ];
    for (const id of [none, book, church.who.youth.id, 'nothing'])
      expect([(await page(`/${id}`)).statusCode, (await page(`/${id}/pages/1`)).statusCode]).toEqual([
        404, 404,
      ]);
  });

  it('is found by the words of its pages, and leads to the page that has them', async () => {
    const name = await uploaded(3);
    const id = await issueOf(name);
    await readAs(church.api.database.db, name, 'The first.', 'The kingfisher of Vembanad.', 'The last.');
    church.site.site.contentChanged();
    const { body } = await church.site.get('/search?q=kingfisher');
    const at = `href="${PATH}/${id}/pages/2"`;
    expect(body).toContain(`<a class="hit" ${at}>`);
    expect(body).toMatch(new RegExp(`<a class="as-page" ${at}>Page 2</a>`));
    expect(body).not.toContain(`/papers/${name}`);
  });
});

describe('the pages of the magazine as pictures', () => {
  it('are drawn in the background, of public issues alone, and shown from then on', async () => {
    const name = await uploaded(1);
    const id = await issueOf(name, { activated: false });
    await work();
    expect(await takeUndrawnPage(church.api.database.db)).toBeUndefined();
    await edit(id, { activated: true });
    expect((await page(`/${id}/pages/1`)).body).toContain('not here yet');
    await work();
    const { body } = await page(`/${id}/pages/1`);
    expect(body).not.toContain('not here yet');
    const pictures = picturesIn(body);
    expect(pictures.map((path) => path.split('-w').at(-1)).sort()).toEqual(
      ['640', '960', '1280'].flatMap((width) => [`${width}.avif`, `${width}.jpg`, `${width}.webp`]).sort(),
    );
    for (const path of pictures) {
      const { statusCode, headers, rawPayload } = await media.inject(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'private, max-age=86400']);
      expect(path).toContain(`-w${(await sharp(rawPayload).metadata()).width}.`);
    }
  });

  it('are open only as long as visitors see their issue, and only by its address', async () => {
    const name = await uploaded(1);
    const id = await issueOf(name, { department: church.who.youth.id });
    const other = await issueOf(await uploaded(1));
    const paper = await issueOf(name, { type: 'resources', department: church.who.youth.id });
    await work();
    const [path = ''] = picturesIn((await page(`/${id}/pages/1`)).body);
    const status = async (at = path) => (await media.inject(at)).statusCode;
    const file = path.split('/').at(-1);
    expect(await status()).toBe(200);
    expect(
      await Promise.all(
        [
          ...[`/media/${file}`, `/media/pages/${other}/${file}`, `/media/pages/${paper}/${file}`],
          ...[`/media/pages/${id}/${name}`, `/media/pages/${id}/${name}-p2-w640.webp`],
          ...[`/media/pages/${id}/..%2f${file}`, `/media/pages/%00/${file}`, `/media/pages/${id}`],
        ].map(status),
      ),
    ).toEqual(Array.from({ length: 8 }, () => 404));

    await edit(id, { activated: false });
    expect([await status(), (await page(`/${id}/pages/1`)).statusCode]).toEqual([404, 404]);
    await edit(id, { activated: true });
    expect(await status()).toBe(200);
    const { pool } = church.api.database;
    await pool.query('update department set deleted_at = now() where id = $1', [church.who.youth.id]);
    expect([await status(), (await page(`/${id}/pages/1`)).statusCode]).toEqual([404, 404]);
    await pool.query('update department set deleted_at = null where id = $1', [church.who.youth.id]);
    isAway = true;
    expect([await status(), await status(`/media/${file}`)]).toEqual([503, 404]);
    isAway = false;
    expect((await church.api.call('DELETE', `publications/delete/${id}`, church.who.office)).status).toBe(
      200,
    );
    expect([await status(), (await page(`/${id}/pages/1`)).statusCode]).toEqual([404, 404]);
  });

  it('go with their file, and are not kept for one that is gone', async () => {
    const { db, pool } = church.api.database;
    const name = await uploaded(2);
    await issueOf(name, { date: '2027-01-01' });
    await readAs(db, name, 'One.', 'Two.');
    const taken = (await takeUndrawnPage(db)) ?? expect.fail('Nothing is to be drawn.');
    expect([taken.fileName, taken.number]).toEqual([name, 1]);
    const variants = [
      { name: `${name}-p1-w640.webp`, format: 'webp', width: 640, height: 800, bytes: 9 },
    ] as const;
    expect(await keepPagePicture(db, { ...taken, fileName: 'another.pdf' }, variants)).toBe(false);
    expect(await keepPagePicture(db, taken, variants)).toBe(true);
    const { rows } = await pool.query('select id from media where file_name = $1', [name]);
    await pool.query('delete from media_use where media_id = $1', [rows[0].id]);
    await pool.query("update publication set pdf = '{}' where $1 = any(pdf)", [rows[0].id]);
    const removed = await mediaTable(db).removeRow(
      { id: rows[0].id, fileName: name },
      new Date(Date.now() + 1e10),
    );
    expect(removed?.map((one) => one.name)).toEqual([`${name}-p1-w640.webp`]);
    expect(await keepPagePicture(db, taken, variants)).toBe(false);
  });

  it('are tried three times at most', async () => {
    const { db } = church.api.database;
    const name = await uploaded(1);
    await issueOf(name, { date: '2027-02-01' });
    await readAs(db, name, 'One.');
    const names: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) names.push((await takeUndrawnPage(db))?.fileName);
    expect(names.filter((one) => one === name)).toHaveLength(3);
  });
});
