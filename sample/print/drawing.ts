import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp from 'sharp';
import type { Dated } from '../days.ts';
import { withOutlines } from './lettering.ts';

const JPEG_QUALITY = 80;
const GRAIN = 192;
const FOLDER = new URL('../drawings/', import.meta.url);
const unpacked = promisify(gunzip);

/** A transparent tile of paper grain, made once: laying it over the print is far quicker than an SVG noise filter. */
let grainTile: Promise<Buffer> | undefined;

function grain(): Promise<Buffer> {
  grainTile ??= (() => {
    const next = chance(11);
    const pixels = Buffer.alloc(GRAIN * GRAIN * 4);
    for (let at = 0; at < pixels.length; at += 4) {
      pixels[at] = 60;
      pixels[at + 1] = 40;
      pixels[at + 2] = 34;
      pixels[at + 3] = Math.max(0, -26 + 39 * next());
    }
    return sharp(pixels, { raw: { width: GRAIN, height: GRAIN, channels: 4 } })
      .png()
      .toBuffer();
  })();
  return grainTile;
}

/** Numbers from 0 to 1, the same for the same seed, so that every print has the same grain; the mixing is the well-known mulberry32. */
function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Prints one of the drawings, which is named by its path in `drawings` without the ending: as a PNG of few colours where the file is to be one, else on
 * paper as a JPEG, about 80 to 200 KB.
 */
export async function printDrawing(name: string, fileName: string, dated: Dated): Promise<Buffer> {
  const drawing = await unpacked(await readFile(new URL(`${name}.svgz`, FOLDER)));
  const picture = sharp(Buffer.from(withOutlines(dated(drawing.toString()))));
  if (fileName.endsWith('.png')) return picture.png({ palette: true, colours: 64 }).toBuffer();
  return picture
    .flatten({ background: '#f4e9d8' })
    .composite([{ input: await grain(), tile: true }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
