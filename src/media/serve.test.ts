import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isMediaName } from '#lib/mediaNames.ts';
import { acceptUpload } from './accept.ts';
import { contentDisposition } from './fileReply.ts';
import { FileStoreError } from './fileStore.ts';
import type { AcceptedMedia } from './keep.ts';
import { registerMedia } from './serve.ts';
import { docx, pdf, placeForTest, sourceOf, texture } from './testSamples.ts';
import { makeVariants } from './variants.ts';

/** A server with these uploads, pictures with their variants. */
async function serving(...uploads: [name: string, bytes: Buffer][]) {
  const place = placeForTest();
  const media: AcceptedMedia[] = [];
  for (const [name, bytes] of uploads) {
    const one = await acceptUpload(sourceOf(name, bytes), place.context);
    const row = place.table.rows.get(one.id) ?? expect.fail('no such row');
    if (row.kind === 'image') await makeVariants(row, place.context);
    media.push(one);
  }
  const database = { isThere: true, asked: 0 };
  const lookup = async (fileName: string) => {
    database.asked++;
    if (!database.isThere)
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    if (!isMediaName(fileName)) throw new Error('A database would choke on such a name.');
    return [...place.table.rows.values()].find((row) => row.fileName === fileName) ?? null;
  };
  const app = fastify();
  onTestFinished(() => app.close());
  registerMedia(app, { store: place.store, lookup });
  return { ...place, app, media, database, name: media[0]?.fileName ?? '' };
}

function get(app: FastifyInstance, name: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `/media/${encodeURIComponent(name)}`, headers });
}

describe('GET /media/<name>', () => {
  it('serves a picture with our own type, without sniffing or script, to be kept for ever', async () => {
    const { app, name, media } = await serving(['Easter Day.jpg', await texture(400, 200).jpeg().toBuffer()]);
    const answer = await get(app, name);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(media[0]?.bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(media[0]?.bytes),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="Easter Day.jpg"; filename*=UTF-8''Easter%20Day.jpg`,
    });
  });

  it('serves variants under the type of their format', async () => {
    const { app, name } = await serving(['அ.jpg', await texture(400, 200).jpeg().toBuffer()]);
    const avif = await get(app, `${name}-w320.avif`);
    expect([avif.statusCode, avif.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(avif.headers['content-disposition']).toContain(`filename*=UTF-8''%E0%AE%85.avif`);
    const jpeg = await get(app, `${name}-w320.jpg`);
    expect(jpeg.headers['content-type']).toBe('image/jpeg');
    expect(jpeg.headers.etag).not.toBe(avif.headers.etag);
    expect((await get(app, `${name}-w640.avif`)).statusCode).toBe(404);
  });

  it('shows a PDF in place, outside a sandbox, and saves a Word document', async () => {
    const { app, media } = await serving(['a.pdf', pdf()], ['a.docx', docx()]);
    const [first, second] = await Promise.all(media.map((one) => get(app, one.fileName)));
    expect(first?.headers['content-disposition']).toMatch(/^inline;/);
    expect(first?.headers['content-security-policy']).not.toContain('sandbox');
    expect(second?.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('serves a name of the greatest length', async () => {
    const { app, name } = await serving([`${'க'.repeat(100)}.jpg`, await texture(400, 20).jpeg().toBuffer()]);
    expect((await get(app, `${name}-w320.avif`)).statusCode).toBe(200);
  });

  it('HEAD answers the same without the file', async () => {
    const { app, name, media } = await serving(['a.pdf', pdf()]);
    const answer = await app.inject({ method: 'HEAD', url: `/media/${name}` });
    expect([answer.statusCode, answer.headers['content-length'], answer.payload]).toEqual([
      200,
      String(media[0]?.bytes),
      '',
    ]);
  });

  it.each(['nothing.jpg', '..%2F..%2Fetc%2Fpasswd', '.temp', 'a\0.jpg', '', 'a/b.jpg'])(
    '%j is a 404',
    async (name) => {
      const { app } = await serving();
      const answer = await app.inject({ url: `/media/${name.replace('\0', '%00')}` });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.payload).toMatch(/^There is no such file\./);
    },
  );

  it('a row whose file is gone is a 404', async () => {
    const { app, name, store } = await serving(['a.pdf', pdf()]);
    await store.remove(name);
    expect((await get(app, name)).statusCode).toBe(404);
  });

  it('a store that is away is a 503 that nobody keeps', async () => {
    const { app, name, store } = await serving(['a.pdf', pdf()]);
    Object.assign(store, { size: () => Promise.reject(new FileStoreError('The file store is away.')) });
    const answer = await get(app, name);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.payload).toMatch(/^This file cannot be fetched at the moment\./);
  });

  it('answers 304 to who has it already', async () => {
    const { app, name } = await serving(['a.pdf', pdf()]);
    const etag = String((await get(app, name)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get(app, name, { 'if-none-match': known });
      expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(app, name, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('ranges', () => {
  const file = pdf(5000);
  const size = file.length;

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=10-${size * 2}`, 10, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
  ])('%s', async (range, start, end) => {
    const { app, name } = await serving(['a.pdf', file]);
    const answer = await get(app, name, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(file.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${size}-`, 'bytes=-0'])('%s lies outside', async (range) => {
    const { app, name } = await serving(['a.pdf', file]);
    const answer = await get(app, name, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-5', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    '%s gets the whole',
    async (range) => {
      const { app, name } = await serving(['a.pdf', file]);
      const answer = await get(app, name, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size]);
    },
  );

  it('only go on with the version that they began with', async () => {
    const { app, name } = await serving(['a.pdf', file]);
    const etag = String((await get(app, name)).headers.etag);
    const range = 'bytes=0-1';
    expect((await get(app, name, { range, 'if-range': etag })).statusCode).toBe(206);
    expect((await get(app, name, { range, 'if-range': '"old"' })).statusCode).toBe(200);
    expect((await get(app, name, { range, 'if-range': 'Sat, 14 Mar 2026 09:00:00 GMT' })).statusCode).toBe(
      200,
    );
  });
});

it.each([
  ['Easter "Day".pdf', `inline; filename="Easter _Day_.pdf"; filename*=UTF-8''Easter%20%22Day%22.pdf`],
  ["O'Brien (1).pdf", `inline; filename="O'Brien (1).pdf"; filename*=UTF-8''O%27Brien%20%281%29.pdf`],
  ['café.pdf', `inline; filename="cafe.pdf"; filename*=UTF-8''caf%C3%A9.pdf`],
  ['க\r\nX: y.pdf', `inline; filename="___X: y.pdf"; filename*=UTF-8''%E0%AE%95%0D%0AX%3A%20y.pdf`],
])('the header for %j is safe', (name, header) => expect(contentDisposition('inline', name)).toBe(header));

describe('while the database is away', () => {
  it('a file that was asked for before is the same as ever, without another look-up', async () => {
    const { app, name, database } = await serving([
      'Easter Day.jpg',
      await texture(400, 200).jpeg().toBuffer(),
    ]);
    const before = await get(app, name);
    database.isThere = false;
    const after = await get(app, name);
    expect([after.statusCode, after.headers]).toEqual([200, { ...before.headers, date: after.headers.date }]);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(database.asked).toBe(1);
  });

  it('one that was not is known by its name, and not kept by caches', async () => {
    const { app, name, database } = await serving(
      ['Easter Day.jpg', await texture(400, 200).jpeg().toBuffer()],
      ['notes.docx', await docx()],
    );
    database.isThere = false;
    const variant = await get(app, `${name}-w320.avif`, { range: 'bytes=0-9' });
    expect([variant.statusCode, variant.headers['content-type'], variant.rawPayload.length]).toEqual([
      206,
      'image/avif',
      10,
    ]);
    expect(variant.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('one that the store does not have either is a 503 without internals', async () => {
    const { app, database } = await serving();
    database.isThere = false;
    const answer = await get(app, 'no-such-file1.jpg');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).not.toContain('ECONNREFUSED');
  });
});

it('a file that was swept is gone, although it was asked for before', async () => {
  const { app, name, store, table } = await serving([
    'Easter Day.jpg',
    await texture(400, 200).jpeg().toBuffer(),
  ]);
  expect((await get(app, name)).statusCode).toBe(200);
  table.rows.clear();
  await store.remove(name);
  expect((await get(app, name)).statusCode).toBe(404);
});
