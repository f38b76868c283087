import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { heic } from '#test/support/heic.ts';
import { acceptUpload } from './accept.ts';
import { placeForTest, sourceOf, texture } from './testSamples.ts';

describe('a phone’s HEIC', () => {
  it.each([
    ['IMG_4471.HEIC', 'IMG_4471.jpg'],
    ['photo.heif', 'photo.jpg'],
    ['sent.jpg', 'sent.jpg'],
  ])('%s is kept as a JPEG', async (name, kept) => {
    const { context, folder } = placeForTest();
    const media = await acceptUpload(sourceOf(name, heic), context);
    expect(media).toMatchObject({ type: 'image/jpeg', originalName: kept, width: 96, height: 64, pages: 1 });
    expect(media.fileName).toMatch(/\.jpg$/);
    const picture = sharp(readFileSync(join(folder, media.fileName)));
    expect((await picture.metadata()).format).toBe('jpeg');
    const [r = 0, , b = 255] = await picture
      .extract({ left: 0, top: 0, width: 96, height: 20 })
      .raw()
      .toBuffer();
    expect([r > 150, b < 60]).toEqual([true, true]);
  });

  it('with several pictures is the one that it says it is', async () => {
    const { context, folder } = placeForTest();
    // Its second picture, which is white, is the alpha channel of the first while the file says so.
    const two = Buffer.from(heic);
    two.write('free', two.indexOf('iref'), 'latin1');
    const primary = two.indexOf('pitm') + 9;
    const first: (number | undefined)[][] = [];
    for (const id of [1, 2]) {
      two[primary] = id;
      const { fileName } = await acceptUpload(sourceOf('IMG_2.HEIC', Buffer.from(two)), context);
      first.push([
        ...(
          await sharp(readFileSync(join(folder, fileName)))
            .raw()
            .toBuffer()
        ).subarray(0, 3),
      ]);
    }
    const [[, , blue = 255] = [], white] = first;
    expect([blue < 60, white]).toEqual([true, [255, 255, 255]]);
  });

  it('that is none keeps the ending of what it is', async () => {
    const { context } = placeForTest();
    const media = await acceptUpload(
      sourceOf('IMG_1.heic', await texture(40, 30).jpeg().toBuffer()),
      context,
    );
    expect(media).toMatchObject({ type: 'image/jpeg', originalName: 'IMG_1.jpg' });
  });

  it('that is broken off, too large or no picture within is refused in a sentence, and leaves nothing', async () => {
    const { context, files, temps } = placeForTest();
    const size = heic.indexOf('ispe') + 8;
    const huge = Buffer.from(heic);
    huge.writeUInt32BE(60_000, size);
    huge.writeUInt32BE(60_000, size + 4);
    const broken = [300, 500, heic.length - 40].map((bytes) => heic.subarray(0, bytes));
    const flipped = Array.from({ length: 24 }, (_, i) => {
      const bytes = Buffer.from(heic);
      const at = 40 + i * Math.floor((heic.length - 40) / 24);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      return bytes;
    });
    for (const [at, bytes] of [huge, ...broken, ...flipped].entries()) {
      const refused = await acceptUpload(sourceOf('IMG.heic', bytes), context).catch(
        (error: unknown) => error,
      );
      if (at < 4) expect([at, refused]).toEqual([at, expect.any(Refusal)]);
      if (refused instanceof Error)
        expect(refused).toMatchObject({ status: 422, message: expect.stringMatching(/^“IMG.heic” .*\.$/) });
    }
    expect(temps()).toEqual([]);
    expect(files().every((name) => name.endsWith('.jpg'))).toBe(true);
    // The process that reads them is unaffected.
    expect(await acceptUpload(sourceOf('IMG.heic', heic), context)).toMatchObject({ width: 96 });
  });
});
