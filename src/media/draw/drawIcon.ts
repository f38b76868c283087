import sharp from 'sharp';
import { PAPER } from '#lib/hues.ts';

/** How much of the square a seal fills: some phones cut a circle out of it. */
const SHARE = 0.78;

/** Draws a seal (SVG source) on paper as a square PNG of so many pixels. */
export async function drawIcon(seal: string, size: number): Promise<Buffer> {
  const inner = Math.round(size * SHARE);
  const mark = await sharp(Buffer.from(seal), { density: 600 }).resize(inner, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}
