import sharp from 'sharp';
import { FACES } from './cardFonts.ts';

const DENSITY = 96;

/** Text as a picture. */
export interface Drawn {
  readonly data: Buffer;
  readonly height: number;
}

interface Room {
  /** Points, the largest first. */
  readonly sizes: readonly number[];
  readonly colour: string;
  readonly width: number;
  readonly height: number;
}

/** Renders text as large as its room allows; text that is still too long is truncated. */
export async function drawFitting(words: string, room: Room): Promise<Drawn> {
  for (const size of room.sizes) {
    const drawn = await drawText(words, size, room.colour, room.width);
    if (drawn.height <= room.height) return drawn;
  }
  const letters = [...words];
  const shorter = letters
    .slice(0, Math.floor(letters.length * 0.7))
    .join('')
    .trim();
  return drawFitting(`${shorter}…`, { ...room, sizes: room.sizes.slice(-1) });
}

/** Renders text in a font of its script, wrapped if it would be wider. The fonts must be registered (cardFonts.ts). */
export async function drawText(words: string, size: number, colour: string, width: number): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: marked(words, size, colour),
      width,
      dpi: DENSITY,
      rgba: true,
      wrap: 'word-char',
      spacing: 6,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const marked = (words: string, size: number, colour: string): string =>
  `<span face="${FACES}" size="${size}pt" foreground="${colour}">${words.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? '')}</span>`;
