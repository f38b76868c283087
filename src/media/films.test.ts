import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { film } from '#test/media/films.ts';
import { s3StoreForTest } from '#test/media/s3Place.ts';
import { acceptUpload } from './accept.ts';
import { registerMedia } from './serve.ts';
import { placeForTest, sourceOf, storeForTest } from './testSamples.ts';

const KINDS = [
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
] as const;

/** Uploads a video and serves it, from disk or from a bucket. */
async function serving(make: typeof storeForTest | typeof s3StoreForTest, name: string, bytes: Buffer) {
  const { context, table } = placeForTest();
  const { store } = await make();
  const media = await acceptUpload(sourceOf(name, bytes), { ...context, store });
  const app = fastify();
  onTestFinished(() => app.close());
  const lookup = async (asked: string) =>
    [...table.rows.values()].find((row) => row.fileName === asked) ?? null;
  registerMedia(app, { store, lookup });
  const get = (headers: Record<string, string> = {}) =>
    app.inject({ url: `/media/${media.fileName}`, headers });
  return { media, get };
}

describe.each([
  ['disk', storeForTest],
  ['a bucket', s3StoreForTest],
])('a video from %s', (_, make) => {
  it.each(KINDS)('%s is kept as it is and served as %s, never as anything that runs', async (kind, type) => {
    const { media, get } = await serving(make, `Easter.${kind}`, film(kind));
    expect(media).toMatchObject({ type, kind: 'video', bytes: film(kind).length, width: null, pages: null });
    const answer = await get();
    expect(answer.rawPayload.equals(film(kind))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox allow-same-origin",
      'content-disposition': expect.stringMatching(/^inline;/),
      'accept-ranges': 'bytes',
    });
  });

  it('is played from any place: first its beginning, then its end, then what lies between', async () => {
    const whole = film('mp4');
    const { get } = await serving(make, 'a.mp4', whole);
    for (const [start, end] of [
      [0, 1],
      [whole.length - 100, whole.length - 1],
      [10, 500],
    ] as const) {
      const part = await get({ range: `bytes=${start}-${end}` });
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes ${start}-${end}/${whole.length}`,
      ]);
      expect(part.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });
});

describe('what is refused', () => {
  const cut = (bytes: Buffer, left: number): Buffer => bytes.subarray(0, left);
  const bigBox = Buffer.concat([film('mp4'), Buffer.from([0, 0, 16, 0]), Buffer.from('free')]);

  it.each([
    ['a video that was cut off', 'a.mp4', cut(film('mp4'), 400), /damaged or not complete/],
    ['one that lacks its last byte', 'a.mov', cut(film('mov'), film('mov').length - 1), /damaged/],
    ['a box that reaches beyond the end', 'a.mp4', bigBox, /damaged/],
    [
      'a page named like a video',
      'a.mp4',
      Buffer.from('<!doctype html><script>1</script>'),
      /named like an MP4/,
    ],
    ['a video named like another', 'a.mp4', film('webm'), /it holds a WebM video/],
    ['a video named like a picture', 'a.jpg', film('mp4'), /it holds an MP4 video/],
  ])('%s', async (_, name, bytes, sentence) => {
    const { context, files, temps } = placeForTest();
    const refused = expect(acceptUpload(sourceOf(name, bytes), context)).rejects;
    await refused.toMatchObject({ status: 422, message: expect.stringMatching(sentence) });
    expect([...files(), ...temps()]).toEqual([]);
  });
});

it('a page hidden behind a video is served as the video that it pretends to be', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  const free = Buffer.alloc(8);
  free.writeUInt32BE(8 + page.length, 0);
  free.write('free', 4);
  const { get } = await serving(storeForTest, 'a.mp4', Buffer.concat([film('mp4'), free, page]));
  const answer = await get();
  expect([answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
    'video/mp4',
    'nosniff',
  ]);
});
