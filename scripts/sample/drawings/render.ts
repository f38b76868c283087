import sharp from 'sharp';
import { chance } from './chance.ts';

const JPEG_QUALITY = 80;
const GRAIN = 192;

/** A transparent tile of paper grain, made once: laying it over the print is far quicker than an SVG noise filter. */
let grainTile: Promise<Buffer> | undefined;

function grain(): Promise<Buffer> {
  grainTile ??= (() => {
    const luck = chance(11);
    const pixels = Buffer.alloc(GRAIN * GRAIN * 4);
    for (let at = 0; at < pixels.length; at += 4) {
      pixels[at] = 60;
      pixels[at + 1] = 40;
      pixels[at + 2] = 34;
      pixels[at + 3] = Math.max(0, luck.between(-26, 13));
    }
    return sharp(pixels, { raw: { width: GRAIN, height: GRAIN, channels: 4 } })
      .png()
      .toBuffer();
  })();
  return grainTile;
}

/**
 * Prints a drawing on paper.
 * @param svg a whole SVG document; its width and height become the picture's pixels
 * @returns a JPEG, about 80 to 200 KB for 1600 × 1000
 */
export async function printJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#f4e9d8' })
    .composite([{ input: await grain(), tile: true }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
