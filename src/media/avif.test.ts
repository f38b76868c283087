import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { acceptUpload } from './accept.ts';
import { placeForTest, sourceOf, texture } from './testSamples.ts';

const RED = { r: 200, g: 20, b: 20 };
const avif = (alpha = 1, width = 96) =>
  sharp({ create: { width, height: 64, channels: 4, background: { ...RED, alpha } } })
    .avif({ quality: 90, effort: 0 })
    .toBuffer();

async function kept(name: string, bytes: Buffer) {
  const { context, folder } = placeForTest();
  const media = await acceptUpload(sourceOf(name, bytes), context);
  return { media, picture: sharp(readFileSync(join(folder, media.fileName))) };
}

describe('an AVIF', () => {
  it.each([
    ['sea.avif', 'sea.webp'],
    ['SEA.AVIF', 'SEA.webp'],
    ['sent.jpg', 'sent.jpg'],
  ])('%s is kept as a WebP', async (name, originalName) => {
    const { media, picture } = await kept(name, await avif());
    expect(media).toMatchObject({ type: 'image/webp', originalName, width: 96, height: 64, pages: 1 });
    expect((await picture.metadata()).format).toBe('webp');
    const [r = 0, g = 255] = await picture.raw().toBuffer();
    expect([r > 180, g < 60]).toEqual([true, true]);
  });

  it('stays see-through', async () => {
    const { picture } = await kept('glass.avif', await avif(0.5));
    const [, , , alpha = 255] = await picture.raw().toBuffer();
    expect(Math.abs(alpha - 128)).toBeLessThan(5);
  });

  it('keeps nothing of where it was taken, is turned upright, and made no larger than pages need', async () => {
    const bytes = await texture(2600, 40)
      .withExif({ IFD0: { Copyright: 'Somebody at home', Orientation: '1' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(bytes.includes('Somebody at home')).toBe(true);
    const { media, picture } = await kept('wide.avif', bytes);
    expect([media.width, (await picture.metadata()).exif]).toEqual([2560, undefined]);
  });

  it('with several pictures is the one that it says it is', async () => {
    // Its second picture, which is grey, is the alpha channel of the first while the file says so.
    const two = await avif(0.5);
    two.write('free', two.indexOf('iref'), 'latin1');
    two.writeUInt16BE(2, two.indexOf('pitm') + 8);
    const { picture } = await kept('two.avif', two);
    const [r = 255, g = 0] = await picture.raw().toBuffer();
    expect(Math.abs(r - g)).toBeLessThan(8);
  });

  it('that is broken off or too large is refused in a sentence, and leaves nothing', async () => {
    const { context, files, temps } = placeForTest();
    const whole = await avif();
    const huge = Buffer.from(whole);
    const size = huge.indexOf('ispe') + 8;
    huge.writeUInt32BE(16_000, size);
    huge.writeUInt32BE(16_000, size + 4);
    for (const [bytes, message] of [
      [huge, /too many pixels/],
      [whole.subarray(0, 100), /is damaged or not complete, so it can't be read as an AVIF picture/],
      [whole.subarray(0, whole.length - 20), /is damaged or not complete/],
    ] as const) {
      const refused = await acceptUpload(sourceOf('sea.avif', bytes), context).catch(
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(Refusal);
      expect(refused).toMatchObject({ status: 422, message: expect.stringMatching(message) });
    }
    expect([files(), temps()]).toEqual([[], []]);
  });
});
