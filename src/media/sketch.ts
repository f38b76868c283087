import sharp from 'sharp';

const WIDE = 9;
const HIGH = 8;
/** With a smaller deviation of its grey values a picture has nothing to recognise it by. */
const LEAST_TO_SEE = 4;

/**
 * A picture's perceptual hash in 64 bits, as 16 hexadecimal digits: whether each of 8 × 8 fields is brighter than its right neighbour (a difference hash). It
 * hardly changes with size, quality and format. undefined for a picture of one colour, whose hash would match all others of its kind.
 */
export async function sketchOf(path: string): Promise<string | undefined> {
  const grey = await sharp(path)
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: WIDE, height: HIGH, fit: 'fill' })
    .raw()
    .toBuffer();
  const mean = grey.reduce((sum, one) => sum + one, 0) / grey.length;
  const deviation = Math.sqrt(grey.reduce((sum, one) => sum + (one - mean) ** 2, 0) / grey.length);
  if (deviation < LEAST_TO_SEE) return undefined;
  let bits = '';
  for (let row = 0; row < HIGH; row++)
    for (let column = 0; column < WIDE - 1; column++) {
      const at = row * WIDE + column;
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0';
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
