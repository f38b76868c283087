import sharp from 'sharp';
import { CARD_SIZE, type Card } from '#lib/card.ts';
import { hueOf, INK, INK_2, PAPER } from '#lib/hues.ts';
import { FACES, knowFonts } from './cardFonts.ts';

// Every card is drawn once: a cache would only hold memory.
sharp.cache(false);

const MARGIN = 80;
const ROOM = { width: CARD_SIZE.width - 2 * MARGIN, height: 290 } as const;
/** Sizes of the title in points at this density, the largest that fits. */
const SIZES = [54, 48, 40, 34, 28] as const;
const DENSITY = 96;

/** Draws a card as PNG: the site's seal and name, the page's title in letters of its own script, and the line of the look. */
export async function drawCard({ title, site, accent, seal }: Card): Promise<Buffer> {
  await knowFonts();
  const hue = hueOf(accent);
  const [heading, name] = [await fitting(title, INK), await text(site, 25, INK_2, ROOM.width - 140)];
  const mark = await sharp(Buffer.from(seal), { density: 288 }).resize(110, 110).png().toBuffer();
  const top = 258 + Math.max(0, Math.round((ROOM.height - heading.height) / 2));
  return sharp(Buffer.from(ground(hue)))
    .composite([
      { input: mark, left: MARGIN, top: 76 },
      { input: name.data, left: MARGIN + 140, top: 131 - Math.round(name.height / 2) },
      { input: heading.data, left: MARGIN, top },
    ])
    .png({ palette: true })
    .toBuffer();
}

/** Paper, the double line at its head as on a page, and the hue at its foot. */
const ground = (hue: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect x="${MARGIN}" y="212" width="${ROOM.width}" height="4" fill="${hue}"/><rect x="${MARGIN}" y="220" width="${ROOM.width}" height="1" fill="${hue}"/>
<rect y="${CARD_SIZE.height - 24}" width="100%" height="24" fill="${hue}"/></svg>`;

interface Drawn {
  readonly data: Buffer;
  readonly height: number;
}

/** The title as large as its room allows; what is longer still loses its end. */
async function fitting(title: string, colour: string): Promise<Drawn> {
  for (const size of SIZES) {
    const drawn = await text(title, size, colour, ROOM.width);
    if (drawn.height <= ROOM.height) return drawn;
  }
  return fitting(
    `${[...title]
      .slice(0, Math.floor([...title].length * 0.7))
      .join('')
      .trim()}…`,
    colour,
  );
}

async function text(words: string, size: number, colour: string, width: number): Promise<Drawn> {
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
