import sharp, { type OutputInfo } from 'sharp';
import { hueOf, INK, INK_2, PAPER } from '#lib/hues.ts';
import { languageOf } from '#lib/language.ts';
import { SHARE_SIZES, type ShareShape } from '#lib/sharePicture.ts';
import { knowFonts } from './cardFonts.ts';
import { type Drawn, drawFitting, drawText } from './drawText.ts';

/** The content of a page's sharing picture. */
export interface SharedDrawing {
  readonly shape: ShareShape;
  readonly title: string;
  readonly site: string;
  readonly host: string;
  readonly accent: string | undefined;
  /** SVG source. */
  readonly seal: string;
  /** The path of the photograph, if there is one. */
  readonly photo?: string;
}

const MARGIN = 65;
const SEAL = 97;
const FOOTER = 185;
/** Anything smaller is hard to read on a phone. */
const SMALLEST = 40;
const POINTS_A_PIXEL = 0.75;
/** A title of at least this many letters starts one step smaller. */
const LONG = 70;
/** A square stays below the size that messengers show at once. */
const MOST_BYTES = 300_000;
const QUALITIES = [84, 74, 62] as const;
const MOST_PIXELS = 50_000_000;

/** Largest title in pixels: for Latin letters, and for Tamil and Malayalam, which are wide. */
const SIZES = {
  square: { latin: 80, wide: 65 },
  status: { latin: 104, wide: 86 },
} as const;
/** The picture's share of the height: less for tall scripts, least without a photograph. */
const SHARE = { photo: 0.56, indic: 0.46, none: 0.34 } as const;

/**
 * Renders the picture to `to` as JPEG: the photograph on top, the title on a plain background below it, so that it is readable whatever the photograph, then
 * the seal and name of the site. Its colours are fixed: a picture has no dark scheme.
 */
export async function drawShared(
  { shape, title, site, host, accent, seal, photo }: SharedDrawing,
  to: string,
): Promise<OutputInfo> {
  await knowFonts();
  const { width, height } = SHARE_SIZES[shape];
  const language = languageOf(title);
  const isTall = language !== 'en' && shape === 'square';
  const above = Math.round(height * (photo === undefined ? SHARE.none : isTall ? SHARE.indic : SHARE.photo));
  const top = above + Math.round(width * (shape === 'status' ? 0.08 : 0.05));
  const hue = hueOf(accent);
  const room = { width: width - 2 * MARGIN, height: height - FOOTER - 30 - top };
  const largest = SIZES[shape][language === 'ta' || language === 'ml' ? 'wide' : 'latin'];
  const heading = await drawFitting(title, { sizes: stepsFrom(largest, title), colour: INK, ...room });
  const [name, far] = await footerWords(site, host, width);
  const mark = await sharp(Buffer.from(seal), { density: 288 }).resize(SEAL, SEAL).png().toBuffer();
  const middle = height - Math.round((FOOTER - 30) / 2) - 10;
  const placed = (drawn: Drawn, left: number) => ({
    ...{ input: drawn.data, left },
    top: middle - Math.round(drawn.height / 2),
  });
  const farWidth = far ? ((await sharp(far.data).metadata()).width ?? 0) : 0;
  const ground = sharp(Buffer.from(paper(width, height, above, hue))).composite([
    ...(photo === undefined ? [] : [{ input: await photograph(photo, width, above), left: 0, top: 0 }]),
    { input: heading.data, left: MARGIN, top },
    { input: mark, left: MARGIN, top: middle - Math.round(SEAL / 2) },
    placed(name, MARGIN + SEAL + 27),
    ...(far ? [placed(far, width - MARGIN - farWidth)] : []),
  ]);
  return light(await ground.png({ compressionLevel: 1 }).toBuffer(), to);
}

/** Sizes in points, each a tenth smaller, down to the smallest readable one. */
function stepsFrom(largest: number, title: string): number[] {
  const sizes: number[] = [];
  for (let size = largest; size > SMALLEST; size *= 0.9) sizes.push(size);
  return [...([...title].length >= LONG ? sizes.slice(1) : sizes), SMALLEST].map((size) =>
    Math.round(size * POINTS_A_PIXEL),
  );
}

/** The name of the site, and the host if both fit. */
async function footerWords(site: string, host: string, width: number): Promise<[Drawn, Drawn | undefined]> {
  const room = width - 2 * MARGIN - SEAL - 27;
  const size = SMALLEST * POINTS_A_PIXEL;
  const far = await drawText(host, size, INK_2, room);
  const name = await drawFitting(site, { sizes: [size], colour: INK, width: room, height: 110 });
  const [own, other] = await Promise.all([name, far].map(({ data }) => sharp(data).metadata()));
  return [name, (own?.width ?? 0) + (other?.width ?? 0) + 40 <= room ? far : undefined];
}

const photograph = (path: string, width: number, height: number): Promise<Buffer> =>
  sharp(path, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .flatten({ background: PAPER })
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The background, a lattice in place of a missing photograph, and the line above the footer. */
const paper = (width: number, height: number, above: number, hue: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="l" width="60" height="84" patternUnits="userSpaceOnUse"><path d="M0 84V42C0 18 30 0 30 0s30 18 30 42v42M15 84V50c0-14 15-26 15-26s15 12 15 26v34" fill="none" stroke="#b28b46" stroke-opacity=".38" stroke-width="2"/></pattern></defs>
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect width="100%" height="${above}" fill="#f0e8da"/><rect width="100%" height="${above}" fill="url(#l)"/>
<rect x="${MARGIN}" y="${height - FOOTER}" width="${width - 2 * MARGIN}" height="8" fill="${hue}"/></svg>`;

/** Written as JPEG, at a lower quality if it would be too large for messengers. */
async function light(picture: Buffer, to: string): Promise<OutputInfo> {
  const [finest, ...others] = QUALITIES;
  let info = await sharp(picture).jpeg({ quality: finest, mozjpeg: true }).toFile(to);
  for (const quality of others)
    if (info.size > MOST_BYTES) info = await sharp(picture).jpeg({ quality, mozjpeg: true }).toFile(to);
  return info;
}
