import sharp from 'sharp';
import { PAPER } from '#lib/hues.ts';

/** How much of the square a seal fills: some phones cut a circle out of it. */
const SHARE = 0.78;

/** Renders a seal (SVG source) as a square PNG of this many pixels: on a background, or filling the square without one. */
export async function drawIcon(
  seal: string,
  size: number,
  ground: 'paper' | 'clear' = 'paper',
): Promise<Buffer> {
  const inner = ground === 'clear' ? size : Math.round(size * SHARE);
  const mark = await sharp(Buffer.from(seal), { density: 600 }).resize(inner, inner).png().toBuffer();
  if (ground === 'clear') return mark;
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}
