import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStoreError, NameTaken } from '#media/fileStore.ts';
import { PIECE, pieceOf } from '#media/s3Put.ts';
import { type S3Double, startS3Double } from '#test/media/s3Double.ts';
import { type BackupBucket, backupBucket } from './bucket.ts';
import { namedAs } from './folder.ts';

let double: S3Double;
let bucket: BackupBucket;
let folder: string;
const AT_ONCE = [1, 1, 1];
const NAME = 'lectern-csi-20261122T203000Z.backup';

beforeEach(async () => {
  double = await startS3Double({ folder: 'nightly' });
  bucket = backupBucket(double.url, AT_ONCE);
  folder = await mkdtemp(join(tmpdir(), 'lectern-bucket-'));
});
afterEach(async () => {
  await double.close();
  await rm(folder, { recursive: true });
});

async function file(content: string | Buffer): Promise<string> {
  const path = join(folder, 'one');
  await writeFile(path, content);
  return path;
}

it('goes up, is listed beyond one page, comes down as it was, and is removed', async () => {
  const names = [1, 2, 3, 4, 5].map((hour) => NAME.replace('203000', `0${hour}0000`));
  for (const name of names) await bucket.put(await file(name), name);
  double.objects.set(`others/${NAME}`, { bytes: Buffer.from('x'), headers: {}, changed: new Date() });
  expect(await bucket.names()).toEqual(names);
  await bucket.fetch(names[2] ?? '', join(folder, 'back'));
  expect(await readFile(join(folder, 'back'), 'utf8')).toBe(names[2]);
  await bucket.remove(names[0] ?? '');
  await bucket.remove(names[0] ?? '');
  expect(await bucket.names()).toEqual(names.slice(1));
  await expect(bucket.put(await file('another'), names[1] ?? '')).rejects.toBeInstanceOf(NameTaken);
});

it('keeps a list that grows under one name, and knows that there is none yet', async () => {
  expect(await bucket.read('lectern-csi.erased')).toBeUndefined();
  await bucket.write('lectern-csi.erased', 'one');
  await bucket.write('lectern-csi.erased', 'one and two');
  expect(await bucket.read('lectern-csi.erased')).toBe('one and two');
});

describe('half of one', () => {
  it('going up never has the name, and its pieces are given up', async () => {
    const large = await file(Buffer.alloc(PIECE + 5, 1));
    // HEAD, POST and the first piece get through; the second never does.
    double.faults.push('none', 'none', 'none', 'cut', 'cut', 'cut', 'cut');
    await expect(bucket.put(large, NAME)).rejects.toThrow('BACKUP_S3_URL');
    expect([await bucket.names(), double.uploads.size]).toEqual([[], 0]);
    await bucket.put(large, NAME);
    expect(double.objects.get(`nightly/${NAME}`)?.bytes).toHaveLength(PIECE + 5);
  });

  it('that a dead process left is given up by the next, but nothing of somebody else', async () => {
    const upload = { headers: {}, pieces: new Map(), begun: new Date() };
    double.uploads.set('ours&', { ...upload, key: `nightly/${NAME}` });
    double.uploads.set('film', { ...upload, key: 'nightly/film.mp4' });
    double.uploads.set('elsewhere', { ...upload, key: `weekly/${NAME}` });
    await bucket.giveUpUnfinished((name) => namedAs(name, 'csi') !== undefined);
    expect([...double.uploads.keys()]).toEqual(['film', 'elsewhere']);
  });

  it('coming down is not left lying about, and is told', async () => {
    await bucket.put(await file(Buffer.alloc(300_000)), NAME);
    double.half = true;
    const back = join(folder, 'back');
    await expect(bucket.fetch(NAME, back)).rejects.toThrow(/could not be fetched .*BACKUP_S3_URL/);
    expect(existsSync(back)).toBe(false);
  });
});

describe('what is wrong is said of BACKUP_S3_URL', () => {
  const each = (one: BackupBucket, path: string): [string, () => Promise<unknown>][] => [
    ['put', () => one.put(path, NAME)],
    ['names', () => one.names()],
    ['fetch', () => one.fetch(NAME, join(folder, 'back'))],
    ['remove', () => one.remove(NAME)],
    ['write', () => one.write('list', 'x')],
    ['read', () => one.read('list')],
  ];

  it.each([
    ['another bucket', (url: string) => url.replace('church-media', 'other'), /no bucket “other”/],
    ['no rights', (url: string) => url.replace('AKIDDOUBLE', 'AKIDOTHER'), /refuses the key/],
    ['no server', (url: string) => url.replace(/:\d+\//, ':1/'), /cannot be reached/],
  ])('%s', async (_, change, sentence) => {
    const path = await file('x');
    for (const [name, act] of each(backupBucket(change(double.url), AT_ONCE), path)) {
      const error = await act().catch((caught: unknown) => caught);
      expect(error, name).toBeInstanceOf(FileStoreError);
      expect(String(error), name).toMatch(sentence);
      expect(String(error), name).toMatch(/\bBACKUP_S3_URL\b/);
      expect(String(error), name).not.toContain('se/cr');
    }
    expect(double.objects.size).toBe(0);
  });

  it('a backup that is not there is no missing bucket', async () => {
    await expect(bucket.fetch(NAME, join(folder, 'back'))).rejects.toThrow(`There is no ${NAME}`);
  });
});

it('a file of any size goes up in no more pieces than stores take', () => {
  expect(pieceOf(1)).toBe(PIECE);
  for (const bytes of [160e9, 500e9, 4e12])
    expect(Math.ceil(bytes / pieceOf(bytes))).toBeLessThanOrEqual(10_000);
});
