import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { s3Address } from '#lib/s3Address.ts';
import { newId } from '#lib/uuid.ts';
import { s3StoreForTest } from '#test/media/s3Place.ts';
import type { FileStore } from './fileStore.ts';
import { forget, shareNote } from './pendingUploads.ts';
import { s3Store } from './s3Store.ts';
import { shareParts } from './shareParts.ts';

/** Two copies of the program with one bucket, and an upload that both know. */
async function twoCopies(bytes: Buffer) {
  const { store: one, double, files } = await s3StoreForTest('folder');
  const address = s3Address(double.url);
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (!address) throw new Error('Not the address of a bucket.');
  const other = s3Store(address, folder, [1, 1, 1]);
  const id = newId();
  const note = { owner: null, name: 'film.mp4', length: bytes.length };
  await shareNote(id, note, one);
  return {
    ...{ one, other, double, id },
    parts: () => files().filter((name) => name.startsWith('.parts/') && !name.endsWith('note')),
    /** So much of it has come to a copy. */
    came: (store: FileStore, to: number) => writeFile(store.tempPath(id), bytes.subarray(0, to)),
    share: (store: FileStore) => shareParts(id, note, store),
    has: async (store: FileStore) => {
      const found = await readFile(store.tempPath(id));
      expect(found.equals(bytes.subarray(0, found.length))).toBe(true);
      return found.length;
    },
  };
}

it('of two copies that received the same part the first one’s counts, also where the other got more', async () => {
  const { one, other, came, share, has, parts } = await twoCopies(randomBytes(1000));
  await came(one, 300);
  await came(other, 500);
  await share(one);
  await share(other);
  expect([await has(one), await has(other), parts().length]).toEqual([300, 300, 1]);
  await came(other, 700);
  await share(other);
  await share(one);
  expect([await has(one), await has(other), parts().length]).toEqual([700, 700, 2]);
});

it('while the bucket is away a copy goes on with its own, and stores it afterwards', async () => {
  const { one, other, came, share, has, double } = await twoCopies(randomBytes(1000));
  await came(one, 300);
  double.faults.push(503, 503, 503, 503);
  await share(one);
  expect(await has(one)).toBe(300);
  await share(one);
  await share(other);
  expect(await has(other)).toBe(300);
});

it('a part that comes down by half is no part', async () => {
  const { one, other, came, share, has, double } = await twoCopies(randomBytes(1000));
  await came(one, 300);
  await share(one);
  double.half = true;
  await share(other);
  expect(await has(other)).toBe(0);
  double.half = false;
  await share(other);
  expect(await has(other)).toBe(300);
});

it('more than was announced is not fetched', async () => {
  const { one, other, came, share, has, double, id } = await twoCopies(randomBytes(1000));
  await came(one, 300);
  await share(one);
  double.objects.set(`folder/.parts/${id}/300`, {
    bytes: Buffer.alloc(5000),
    headers: {},
    changed: new Date(),
  });
  await share(other);
  expect((await readFile(other.tempPath(id))).length).toBe(1000);
  expect(await has(one)).toBe(300);
});

it('what nobody goes on with is swept, and what somebody does stays', async () => {
  const { one, came, share, parts, double, id } = await twoCopies(randomBytes(1000));
  await came(one, 300);
  await share(one);
  const old = newId();
  const changed = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['note', '0', '4'])
    double.objects.set(`folder/.parts/${old}/${name}`, { bytes: Buffer.alloc(4), headers: {}, changed });
  await one.sweepTemp(new Date(Date.now() - 24 * 3_600_000));
  expect(parts()).toEqual([`.parts/${id}/0`]);
  await forget(id, one);
  expect([...double.objects.keys()]).toEqual([]);
});
