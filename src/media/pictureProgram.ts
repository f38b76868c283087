import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { type Light, lighten } from '#kinds/pictureCut.ts';
import { answerTasks } from '#process/work.ts';
import { drawShared } from './draw/drawShared.ts';
import { readHeif } from './heif.ts';
import type { PictureTask, Written } from './pictureTasks.ts';
import { sketchOf } from './sketch.ts';

/**
 * A separate program, started by pictureTasks.ts with low priority: decodes pictures from strangers, and encodes others. Whatever a hostile one does here ends
 * with this process, which knows none of our settings.
 */

/** The longest side in pixels of a stored picture. */
const LONGEST_SIDE = 2560;
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 120;

// Every picture is processed once: a cache would only hold memory and removed files.
sharp.cache(false);

answerTasks<PictureTask, Written | boolean>(async (task) => {
  switch (task.do) {
    case 'rewrite':
      return rewrite(task);
    case 'cut':
      return cutOut(task);
    case 'is opaque':
      return (await sharp(task.from).stats()).isOpaque;
    case 'copy':
      return copy(task);
    case 'share':
      return written(await drawShared(task, task.to));
  }
});

async function rewrite({ from, to, format }: PictureTask & { do: 'rewrite' }): Promise<Written> {
  if (format === 'heic') return rewriteHeif(from, to);
  const animated = format === 'gif' || format === 'webp';
  const input = sharp(from, { animated, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { isPalette } = await input.metadata();
  const upright = withinSides(input.autoOrient());
  const info = await encoded(upright, format, isPalette === true).toFile(to);
  return { ...written(info), sketch: await sketchOf(to) };
}

async function rewriteHeif(from: string, to: string): Promise<Written> {
  const { data, width, height } = await readHeif(from, MOST_PIXELS);
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' });
  const info = await encoded(withinSides(pixels), 'jpeg', false).toFile(to);
  return { ...written(info), sketch: await sketchOf(to) };
}

const withinSides = (picture: Sharp): Sharp =>
  picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS });

/** A crop is a JPEG (000 §9), so transparent areas get a white background. Of an animation, the first frame is used. */
async function cutOut({ from, to, cut, look }: PictureTask & { do: 'cut' }): Promise<Written> {
  const picture = sharp(from, { limitInputPixels: MOST_PIXELS }).rotate(look.turn);
  const size = await picture.metadata();
  const isOnSide = look.turn % 180 !== 0;
  const [wide, high] = isOnSide ? [size.height, size.width] : [size.width, size.height];
  const left = Math.min(Math.round(cut.left * wide), wide - 1);
  const top = Math.min(Math.round(cut.top * high), high - 1);
  const width = Math.min(Math.max(1, Math.round(cut.width * wide)), wide - left);
  const height = Math.min(Math.max(1, Math.round(cut.height * high)), high - top);
  const part = picture.extract({ left, top, width, height }).flatten({ background: 'white' });
  const lit = await withLight(part.timeout({ seconds: LONGEST_SECONDS }), look.light);
  return written(await encoded(lit, 'jpeg', false).toFile(to));
}

async function withLight(picture: Sharp, light: Light): Promise<Sharp> {
  if (light === 0) return picture;
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  lighten(data, info.channels, light);
  return sharp(data, { raw: info });
}

function encoded(picture: Sharp, format: string, palette: boolean): Sharp {
  switch (format) {
    case 'jpeg':
      // Trying out how the scans are best divided would take a third of all the time of a photo, for the same pixels in 3 to 4 % fewer bytes.
      return picture.jpeg({ quality: 88, mozjpeg: true, optimiseScans: false });
    case 'png':
      return picture.png({ palette }); // a drawing of few colours would grow threefold without its palette
    case 'gif':
      return picture.gif();
    case 'webp':
    case 'avif':
      return picture.webp({ quality: 85 });
    default:
      throw new Error(`${format} is not a picture`);
  }
}

// AVIF at effort 2: a tenth larger than at 4, and encoded in a sixth of the time on two cores.
const COPIES = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 72 }),
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 75, mozjpeg: true }),
};

async function copy({ from, raw, to, format, width }: PictureTask & { do: 'copy' }): Promise<Written> {
  const picture = raw
    ? sharp(await readFile(from), { raw: { ...raw, channels: 4 } }).flatten({ background: 'white' })
    : sharp(from);
  return written(
    await COPIES[format](picture.resize({ width }).timeout({ seconds: LONGEST_SECONDS })).toFile(to),
  );
}

const written = (info: OutputInfo): Written => ({
  width: info.width,
  height: info.pageHeight ?? info.height,
  pages: info.pages ?? 1,
  bytes: info.size,
});
