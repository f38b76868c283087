import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutPlace } from './withoutPlace.ts';

const SECRET = 'Fishing harbour';
const taken = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#27619a' } })
    .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '13/1 5/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${SECRET}</place></x:xmpmeta>`)
    .keepIccProfile();
const kept = async (picture: Buffer) => Buffer.from(withoutPlace(Uint8Array.from(picture)));

describe('what a camera writes into a picture stays on the device', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of a %s, whose pixels stay the same', async (format) => {
    const before = await taken()
      .withMetadata({ orientation: 6 })
      .toFormat(format, { lossless: true })
      .toBuffer();
    const after = await kept(before);
    expect(before.includes(SECRET)).toBe(true);
    expect(after.includes(SECRET)).toBe(false);
    const { exif, xmp, orientation } = await sharp(after).metadata();
    expect(xmp).toBeUndefined();
    if (format === 'jpeg') expect(orientation).toBe(6);
    else expect(exif).toBeUndefined();
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect(await pixels(after)).toEqual(await pixels(before));
  });

  it('of an upright one nothing is left at all, and one without it stays as it is', async () => {
    const upright = await kept(await taken().jpeg().toBuffer());
    expect((await sharp(upright).metadata()).exif).toBeUndefined();
    const plain = Uint8Array.from(await sharp(upright).jpeg().toBuffer());
    expect(withoutPlace(plain)).toEqual(plain);
  });

  it('of what other programs have written beside it nothing is left', async () => {
    const picture = await taken().jpeg().toBuffer();
    const said = Buffer.from(`Photoshop 3.0\0${SECRET}`);
    for (const marker of [0xed, 0xfe]) {
      const part = Buffer.from([0xff, marker, 0, said.length + 2, ...said]);
      const before = Buffer.concat([picture.subarray(0, 2), part, picture.subarray(2)]);
      expect((await kept(before)).includes(SECRET)).toBe(false);
    }
  });

  it('of what is cut off anywhere, or is no picture, nothing breaks', async () => {
    const picture = Uint8Array.from(await taken().jpeg().toBuffer());
    for (let length = 0; length < 700; length++) {
      const part = picture.slice(0, length);
      expect(withoutPlace(part).length).toBeLessThanOrEqual(length);
    }
    const text = new TextEncoder().encode('RIFF no picture at all, but a text');
    expect(withoutPlace(text)).toEqual(text);
  });
});
