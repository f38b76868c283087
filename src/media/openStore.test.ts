import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { s3StoreForTest } from '#test/media/s3Place.ts';
import { acceptUpload } from './accept.ts';
import { FileStoreError } from './fileStore.ts';
import { openFileStore } from './openStore.ts';
import { registerMedia } from './serve.ts';
import { sweep } from './sweep.ts';
import { NOW, pdf, placeForTest, sourceOf, storeForTest, texture } from './testSamples.ts';
import { makeVariants } from './variants.ts';

it('is the data folder unless S3_URL names a bucket', async () => {
  const { folder } = storeForTest();
  await openFileStore({ s3Url: undefined, dataDir: folder });
  expect(existsSync(join(folder, 'media', '.temp'))).toBe(true);
});

it('is not opened when the bucket can not be used', async () => {
  const { double, folder } = await s3StoreForTest();
  const opened = openFileStore({ s3Url: double.url.replace('church-media', 'none'), dataDir: folder });
  await expect(opened).rejects.toBeInstanceOf(FileStoreError);
});

it('takes, shrinks, serves and sweeps files in a bucket as on disk', async () => {
  const { double, folder, files } = await s3StoreForTest('files');
  const store = await openFileStore({ s3Url: double.url, dataDir: folder });
  const { context, table } = placeForTest();
  const place = { ...context, store };
  const picture = await acceptUpload(sourceOf('a.jpg', await texture(400, 200).jpeg().toBuffer()), place);
  const paper = await acceptUpload(sourceOf('b.pdf', pdf(5000)), place);
  await makeVariants(table.rows.get(picture.id) ?? expect.fail('no such row'), place);
  expect(files()).toHaveLength(5);

  const app = fastify();
  onTestFinished(() => app.close());
  const lookup = async (name: string) =>
    [...table.rows.values()].find((row) => row.fileName === name) ?? null;
  registerMedia(app, { store, lookup });
  const small = await app.inject({ url: `/media/${picture.fileName}-w320.webp` });
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  const part = await app.inject({ url: `/media/${paper.fileName}`, headers: { range: 'bytes=0-4' } });
  expect([part.statusCode, part.payload, part.headers['content-length']]).toEqual([206, '%PDF-', '5']);

  table.used.add(paper.id);
  const later = (): Date => new Date(NOW.getTime() + 25 * 3_600_000);
  expect((await sweep({ store, table, now: later })).media).toBe(1);
  expect(files()).toEqual([paper.fileName]);
  expect(existsSync(join(folder, 'media', paper.fileName))).toBe(false);
});
