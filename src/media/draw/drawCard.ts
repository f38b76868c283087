import sharp from 'sharp';
import { CARD_SIZE, type Card } from '#lib/card.ts';
import { hueOf, INK, INK_2, PAPER } from '#lib/hues.ts';
import { knowFonts } from './cardFonts.ts';
import { drawFitting, drawText } from './drawText.ts';

// Every card is rendered once: a cache would only use memory.
sharp.cache(false);

const MARGIN = 80;
const ROOM = { width: CARD_SIZE.width - 2 * MARGIN, height: 290 } as const;
/** Sizes of the title in points, the largest that fits. */
const SIZES = [54, 48, 40, 34, 28] as const;

/** Renders a card as PNG: the site's seal and name, the page's title in a font of its script, and the line of the look. */
export async function drawCard({ title, site, accent, seal }: Card): Promise<Buffer> {
  await knowFonts();
  const hue = hueOf(accent);
  const [heading, name] = [
    await drawFitting(title, { sizes: SIZES, colour: INK, ...ROOM }),
    await drawText(site, 25, INK_2, ROOM.width - 140),
  ];
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

/** The background, the double line at the top as on a page, and the hue at the bottom. */
const ground = (hue: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect x="${MARGIN}" y="212" width="${ROOM.width}" height="4" fill="${hue}"/><rect x="${MARGIN}" y="220" width="${ROOM.width}" height="1" fill="${hue}"/>
<rect y="${CARD_SIZE.height - 24}" width="100%" height="24" fill="${hue}"/></svg>`;
