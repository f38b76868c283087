import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { acceptUpload } from './accept.ts';
import type { AcceptedMedia } from './keep.ts';
import { animation, placeForTest, sourceOf, texture } from './testSamples.ts';
import { makeVariants } from './variants.ts';

type Place = ReturnType<typeof placeForTest>;

async function uploaded(place: Place, fileName: string, picture: Sharp): Promise<AcceptedMedia> {
  return acceptUpload(sourceOf(fileName, await picture.toBuffer()), place.context);
}

function rowOf({ table }: Place, { id }: AcceptedMedia) {
  return table.rows.get(id) ?? expect.fail('no such row');
}

describe('makeVariants', () => {
  it('makes each width up to the own one in three formats and enters the list', async () => {
    const place = placeForTest();
    const media = await uploaded(place, 'a.jpg', texture(700, 350).jpeg());
    const variants = await makeVariants(rowOf(place, media), place.context);

    expect(variants.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 320, 160],
      ['webp', 320, 160],
      ['jpeg', 320, 160],
      ['avif', 640, 320],
      ['webp', 640, 320],
      ['jpeg', 640, 320],
    ]);
    expect(variants[3]?.name).toBe(`${media.fileName}-w640.avif`);
    expect(rowOf(place, media).variants).toEqual(variants);
    expect(place.files().sort()).toEqual([media.fileName, ...variants.map((one) => one.name)].sort());
    expect(place.temps()).toEqual([]);
    for (const { name, format, width, bytes } of variants) {
      const stored = await sharp(join(place.folder, name)).metadata();
      expect([stored.width, stored.format]).toEqual([width, format === 'avif' ? 'heif' : format]);
      expect(await place.store.size(name)).toBe(bytes);
    }
  });

  it('makes only what is missing when it is done again', async () => {
    const place = placeForTest();
    const media = await uploaded(place, 'a.jpg', texture(330, 100).jpeg());
    const first = await makeVariants(rowOf(place, media), place.context);
    await place.store.remove(`${media.fileName}-w320.webp`);
    const puts: string[] = [];
    const put = (temp: string, name: string): Promise<void> => {
      puts.push(name);
      return place.store.put(temp, name);
    };
    const again = await makeVariants(rowOf(place, media), {
      ...place.context,
      store: { ...place.store, put },
    });
    expect(again).toEqual(first);
    expect(puts).toEqual([`${media.fileName}-w320.webp`]);
  });

  it('replaces copies that a crash kept out of the table', async () => {
    const place = placeForTest();
    const media = await uploaded(place, 'a.jpg', texture(330, 100).jpeg());
    writeFileSync(join(place.folder, `${media.fileName}-w320.avif`), 'half');
    const variants = await makeVariants(rowOf(place, media), place.context);
    expect(await place.store.size(`${media.fileName}-w320.avif`)).toBe(variants[0]?.bytes);
  });

  it('gives an animation none, and a small picture none', async () => {
    const place = placeForTest();
    const moving = await uploaded(place, 'moving.gif', (await animation(2, 400)).gif());
    const small = await uploaded(place, 'small.png', texture(300, 300, 4).png());
    expect(await makeVariants(rowOf(place, moving), place.context)).toEqual([]);
    expect(await makeVariants(rowOf(place, small), place.context)).toEqual([]);
  });

  it('keeps transparency: no JPEG then', async () => {
    const place = placeForTest();
    const media = await uploaded(place, 'seal.png', texture(400, 400, 4).png());
    const variants = await makeVariants(rowOf(place, media), place.context);
    expect(variants.map((one) => one.format)).toEqual(['avif', 'webp']);
    expect((await sharp(join(place.folder, variants[0]?.name ?? '')).stats()).isOpaque).toBe(false);
  });

  it('leaves the original and the table as they are when it fails', async () => {
    const place = placeForTest();
    const media = await uploaded(place, 'a.jpg', texture(330, 100).jpeg());
    const put = () => Promise.reject(new Error('disk'));
    const broken = { ...place.context, store: { ...place.store, put } };
    await expect(makeVariants(rowOf(place, media), broken)).rejects.toThrow('disk');
    expect([place.files(), place.temps(), rowOf(place, media).variants]).toEqual([[media.fileName], [], []]);
    expect(await makeVariants(rowOf(place, media), place.context)).toHaveLength(3);
  });

  it('leaves nothing of a picture that was swept in the meantime', async () => {
    const place = placeForTest();
    const media = await uploaded(place, 'a.jpg', texture(330, 100).jpeg());
    const row = rowOf(place, media);
    place.table.rows.clear();
    expect(await makeVariants(row, place.context)).toEqual([]);
    expect(place.files()).toEqual([media.fileName]);
  });
});
