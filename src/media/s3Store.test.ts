import { createHash } from 'node:crypto';
import { createWriteStream, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { s3Address } from '#lib/s3Address.ts';
import { startS3Double } from '#test/media/s3Double.ts';
import { s3StoreForTest } from '#test/media/s3Place.ts';
import { denied } from '#test/media/sigV4.ts';
import { FileStoreError, NameTaken } from './fileStore.ts';
import { PIECE } from './s3Put.ts';
import { s3Store } from './s3Store.ts';

type Place = Awaited<ReturnType<typeof s3StoreForTest>>;

function written({ store }: Place, content: string): string {
  const temp = store.tempPath();
  writeFileSync(temp, content);
  return temp;
}

/** A temporary file of this many bytes that are not all alike, with its hash. */
async function large({ store }: Place, bytes: number): Promise<{ temp: string; sha256: string }> {
  const temp = store.tempPath();
  const hash = createHash('sha256');
  const blocks = Readable.from(
    (function* () {
      for (let at = 0; at < bytes; at += 65_536) {
        const block = Buffer.alloc(Math.min(65_536, bytes - at), String(at));
        hash.update(block);
        yield block;
      }
    })(),
  );
  await pipeline(blocks, createWriteStream(temp));
  return { temp, sha256: hash.digest('hex') };
}

describe('files of many pieces', () => {
  it('go up piece by piece and come down whole, or in part across pieces', async () => {
    const place = await s3StoreForTest();
    const { temp, sha256 } = await large(place, 2 * PIECE + 1000);
    await place.store.put(temp, 'film.mp4');
    expect(place.double.uploads.size).toBe(0);
    const down = await place.store.open('film.mp4');
    expect(down?.size).toBe(2 * PIECE + 1000);
    const bytes = down ? await buffer(down.stream) : Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    const part = await place.store.open('film.mp4', { start: PIECE - 5, end: PIECE + 4 });
    expect(part && (await buffer(part.stream))).toEqual(bytes.subarray(PIECE - 5, PIECE + 5));
  });

  it('go on after a piece that failed in passing', async () => {
    const place = await s3StoreForTest();
    const { temp } = await large(place, PIECE + 1);
    place.double.faults.push('none', 503, 'none', 'cut', 500);
    await place.store.put(temp, 'film.mp4');
    expect(await place.store.size('film.mp4')).toBe(PIECE + 1);
  });

  it('leave no pieces behind when they fail for good, nor when the name is taken meanwhile', async () => {
    const place = await s3StoreForTest();
    const first = await large(place, PIECE + 1);
    const pieces = place.double.uploads;
    // HEAD, POST and the first piece get through; the second piece never does.
    place.double.faults.push('none', 'none', 'none', 503, 503, 503, 503);
    await expect(place.store.put(first.temp, 'film.mp4')).rejects.toBeInstanceOf(FileStoreError);
    expect([pieces.size, place.files()]).toEqual([0, []]);

    const putting = place.store.put(first.temp, 'film.mp4');
    await expect.poll(() => pieces.size).toBe(1);
    await place.store.put(written(place, 'quicker'), 'film.mp4');
    await expect(putting).rejects.toBeInstanceOf(NameTaken);
    expect([pieces.size, await place.store.size('film.mp4')]).toEqual([0, 7]);
  });

  it('that a crash cut off are given up by the sweep, younger and foreign ones are not', async () => {
    const place = await s3StoreForTest('lectern');
    const upload = { headers: {}, pieces: new Map(), begun: new Date('2026-01-01') };
    place.double.uploads.set('old&', { ...upload, key: 'lectern/film.mp4' });
    place.double.uploads.set('young', { ...upload, key: 'lectern/film.mp4', begun: new Date('2026-02-01') });
    place.double.uploads.set('foreign', { ...upload, key: 'others/film.mp4' });
    await place.store.sweepTemp(new Date('2026-01-15'));
    expect([...place.double.uploads.keys()]).toEqual(['young', 'foreign']);
  });
});

describe('trouble on the way', () => {
  it('that passes is tried again', async () => {
    const place = await s3StoreForTest();
    await place.store.put(written(place, 'x'), 'a.pdf');
    place.double.faults.push(500, 'cut', 503);
    expect(await place.store.size('a.pdf')).toBe(1);
    expect(place.double.asked.filter((one) => one === 'HEAD a.pdf')).toHaveLength(1 + 4);
  });

  it('that lasts ends with a sentence', async () => {
    const place = await s3StoreForTest();
    place.double.faults.push(503, 503, 503, 503);
    await expect(place.store.open('a.pdf')).rejects.toThrow(/could not do what was asked.+503 SlowDown/);
    place.double.faults.push('cut', 'cut', 'cut', 'cut');
    await expect(place.store.size('a.pdf')).rejects.toBeInstanceOf(FileStoreError);
  });

  it('an answer that got lost on its way back does not take the name from its own file', async () => {
    const place = await s3StoreForTest();
    place.double.faults.push('none', 'lost');
    await place.store.put(written(place, 'mine'), 'a.pdf');
    expect(await place.store.size('a.pdf')).toBe(4);
  });

  it('a store without conditional writes is used all the same', async () => {
    const place = await s3StoreForTest();
    place.double.conditional = false;
    await place.store.put(written(place, 'x'), 'a.pdf');
    await expect(place.store.put(written(place, 'y'), 'a.pdf')).rejects.toBeInstanceOf(NameTaken);
    const { temp } = await large(place, PIECE + 1);
    await place.store.put(temp, 'b.mp4');
    expect(place.files().sort()).toEqual(['a.pdf', 'b.mp4']);
  });
});

describe('check() says what is wrong', () => {
  const none: readonly number[] = [];
  const storeAt = (url: string, folder: string) => {
    const address = s3Address(url) ?? expect.fail('not an address');
    return s3Store(address, folder, none);
  };

  it('nothing, when all is well', async () => {
    const { store } = await s3StoreForTest();
    await expect(store.check()).resolves.toBeUndefined();
  });

  it.each([
    ['another secret', (url: string) => url.replace(/:[^:@]+@/, ':other@'), /refuses the key.+403/],
    ['another key', (url: string) => url.replace('AKIDDOUBLE', 'AKIDOTHER'), /refuses the key/],
    ['another region', (url: string) => url.replace('ap-south-1', 'eu-west-1'), /in the region eu-west-1/],
    ['another bucket', (url: string) => url.replace('church-media', 'other'), /no bucket “other”/],
    ['no server', (url: string) => url.replace(/:\d+\//, ':1/'), /cannot be reached/],
  ])('%s', async (_, change, sentence) => {
    const { double, folder } = await s3StoreForTest();
    const error = await storeAt(change(double.url), folder)
      .check()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FileStoreError);
    expect(String(error)).toMatch(sentence);
    expect(String(error)).not.toContain('se/cr');
  });
});

describe('the double', () => {
  // The example “GET Object” in AWS's documentation of Signature Version 4.
  const example = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    body: Buffer.alloc(0),
  };
  const keys = {
    key: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const then = new Date('2013-05-24T00:00:00Z');

  it('takes the documented signature, and none that differs', () => {
    expect(denied(example, keys, then)).toBeNull();
    const { headers } = example;
    expect(denied({ ...example, url: '/test.tx' }, keys, then)?.code).toBe('SignatureDoesNotMatch');
    const ranged = { ...example, headers: { ...headers, range: 'bytes=0-8' } };
    expect(denied(ranged, keys, then)?.code).toBe('SignatureDoesNotMatch');
    expect(denied({ ...example, body: Buffer.from('x') }, keys, then)?.code).toBe(
      'XAmzContentSHA256Mismatch',
    );
    expect(denied(example, { ...keys, secret: 'x' }, then)?.code).toBe('SignatureDoesNotMatch');
    expect(denied(example, keys, new Date('2013-05-24T01:00:00Z'))?.code).toBe('RequestTimeTooSkewed');
    const unsigned = { ...example, headers: { ...headers, 'x-amz-meta-put': '1' } };
    expect(denied(unsigned, keys, then)?.code).toBe('AccessDenied');
  });

  it('does not let in who has no key', async () => {
    const double = await startS3Double();
    const { origin } = new URL(double.url);
    expect((await fetch(`${origin}/church-media/a.pdf`)).status).toBe(403);
    await double.close();
  });
});
