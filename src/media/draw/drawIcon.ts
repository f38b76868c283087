import sharp from 'sharp';
import { PAPER } from '#lib/hues.ts';

/** How much of the square a seal fills: some phones cut a circle out of it. */
const SHARE = 0.78;

/** Draws a seal (SVG source) as a square PNG of so many pixels: on paper, or as wide as the square and with nothing around it. */
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
