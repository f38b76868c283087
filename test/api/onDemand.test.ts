import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf, nothingYet } from '#backup/source.ts';
import { copiesFor } from '#media/copies.ts';
import { FileStoreError, localStore } from '#media/fileStore.ts';
import { storeOnDemand } from '#media/onDemand.ts';
import { createPrinting } from '#media/printing.ts';
import { readSettings } from '#settings/settings.ts';
import { openSnapshot } from '#store/backup/snapshot.ts';
import { fileToMake, insertOnDemand, noteMade } from '#store/files/onDemand.ts';
import { startApi, type TestApi } from '../support/api.ts';

/** Files whose rows are there before they are: made when somebody asks for them, and not before. */
let api: TestApi;
let printed: string[];
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const DAY = new Date('2026-11-28T09:00:00Z');
const DRAWING = { width: 1280, height: 800, isOpaque: true };

async function promised(madeFrom: string, fileName: string, size = DRAWING): Promise<void> {
  const isPdf = fileName.endsWith('.pdf');
  await insertOnDemand(
    api.database.db,
    {
      ...{ id: crypto.randomUUID(), fileName, originalName: fileName, madeFrom, bytes: 1 },
      ...(isPdf
        ? ({ type: 'application/pdf', kind: 'document' } as const)
        : ({ type: 'image/jpeg', kind: 'image' } as const)),
      ...{ width: isPdf ? null : size.width, height: isPdf ? null : size.height, pages: 1 },
      ...{ unitKind: null, unitId: null, uploadedBy: null, createdAt: DAY, words: { alt: 'A lamp' } },
      variants: copiesFor(fileName, size),
    },
    async () => {},
  );
}

function storeHere(make?: (path: string) => Promise<void>) {
  const { db } = api.database;
  const print = createPrinting(readSettings({}));
  printed = [];
  return storeOnDemand(localStore(api.mediaDir), {
    find: (name) => fileToMake(db, name),
    make: async (file, to) => {
      printed.push(file.fileName);
      await (make?.(to) ?? print(file, to));
    },
    noteMade: (file, made) => noteMade(db, file, made),
  });
}

const filesOf = (name: string): string[] =>
  readdirSync(api.mediaDir)
    .filter((one) => one.startsWith(name))
    .sort();
const kindOf = async (name: string) => {
  const { format, width, height } = await sharp(join(api.mediaDir, name)).metadata();
  return [format, width, height];
};

it('a smaller picture brings its original along and nothing else, once for all who ask', async () => {
  await promised('scenes/lamp-0/lamp.jpg', 'lamp1.jpg');
  const store = storeHere();
  const sizes = await Promise.all([1, 2, 3].map(() => store.size('lamp1.jpg-w640.webp')));
  expect(new Set(sizes).size).toBe(1);
  expect(filesOf('lamp1')).toEqual(['lamp1.jpg', 'lamp1.jpg-w640.webp']);
  expect(printed).toEqual(['lamp1.jpg']);
  expect(await kindOf('lamp1.jpg-w640.webp')).toEqual(['webp', 640, 400]);
  expect(await kindOf('lamp1.jpg')).toEqual(['jpeg', 1280, 800]);
  const { rows } = await api.database.pool.query(
    `select made_from, bytes::int, alt, (select count(*)::int from act where act = 'file_described') as acts from media where file_name = 'lamp1.jpg'`,
  );
  expect(rows).toEqual([{ made_from: null, bytes: await store.size('lamp1.jpg'), alt: 'A lamp', acts: 1 }]);
});

it('what a row promises in width and height is what is made', async () => {
  const size = { width: 1280, height: 801, isOpaque: true };
  await promised('scenes/lamp-0/lamp.jpg', 'odd1.jpg', size);
  const store = storeHere(async (to) => {
    await sharp({ create: { ...size, channels: 3, background: '#855' } })
      .jpeg()
      .toFile(to);
  });
  for (const { name, width, height } of copiesFor('odd1.jpg', size).filter(
    ({ format }) => format === 'jpeg',
  )) {
    expect(await store.exists(name)).toBe(false);
    expect(await store.size(name)).not.toBeNull();
    expect(await kindOf(name)).toEqual(['jpeg', width, height]);
  }
});

it('the cover of a paper is its first page', async () => {
  await promised('papers/Jonah-for-the-unwilling.pdf', 'no1.pdf', {
    width: 905,
    height: 1280,
    isOpaque: true,
  });
  // There is no such paper: nobody is told that there is no such file, which caches would keep.
  await expect(storeHere().size('no1.pdf')).rejects.toThrow('no file papers/Jonah-for-the-unwilling.pdf');
  await promised('papers/001-Archive.pdf', 'archive1.pdf', { width: 905, height: 1280, isOpaque: true });
  expect(await storeHere().size('archive1.pdf-w320.jpg')).toBeGreaterThan(2000);
  expect(await kindOf('archive1.pdf-w320.jpg')).toEqual(['jpeg', 320, 453]);
});

it('what no row promises is not there, and nothing is made', async () => {
  const store = storeHere();
  for (const name of ['none1.jpg', 'lamp1.jpg-w1920.avif', 'lamp1.jpg-w320.jpg-w320.jpg'])
    expect(await store.open(name)).toBeNull();
  expect(printed).toEqual([]);
});

it('a backup leaves out what is not made yet, and misses nothing', async () => {
  await promised('scenes/lamp-0/lamp.jpg', 'later1.jpg');
  const url = String(api.database.pool.options.connectionString);
  const contents = nothingYet();
  const source = { snapshot: await openSnapshot(url), files: localStore(api.mediaDir), filesStay: false };
  for await (const _ of bytesOf({ ...source, secretKey: '', organisation: 'csi' }, contents));
  expect(contents).toMatchObject({ missingCount: 0, damaged: [] });
  expect(filesOf('later1')).toEqual([]);
});

it('when too many wait, who comes then is asked to come again', async () => {
  const names = Array.from({ length: 120 }, (_, n) => `many${n}-1.jpg`);
  for (const name of names) await promised('scenes/lamp-0/lamp.jpg', name);
  const gate = Promise.withResolvers<void>();
  const store = storeHere(async (to) => {
    await gate.promise;
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#855' } })
      .jpeg()
      .toFile(to);
  });
  let refused = 0;
  const all = names.map((name) =>
    store.size(name).catch((error: unknown) => {
      expect(error).toBeInstanceOf(FileStoreError);
      refused += 1;
    }),
  );
  // Two are being made, and a hundred wait.
  await expect.poll(() => refused).toBe(18);
  gate.resolve();
  await Promise.all(all);
  expect(refused).toBe(18);
});
