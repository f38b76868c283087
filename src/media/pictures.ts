import sharp, { type Sharp } from 'sharp';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { type FileKind, fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';

/** The longest side in pixels of a stored picture. */
const LONGEST_SIDE = 2560;

const MOST_PIXELS = 50_000_000;

// Every picture is worked on once: a cache would only hold memory and removed files.
sharp.cache(false);

/** One takes a second or two, so that the last in the line waits for less than a minute. */
const queue = createQueue(2, 24);

/** Refuses (503) when so many pictures wait that another one would wait too long. */
export function refuseLongQueue(): void {
  if (queue.isFull()) throw busy();
}

const busy = (): Refusal => new Refusal(503, fileSentences.busy, { retryAfterSeconds: 30 });

/** What is known of a picture after it was written anew. `pages`: frames, 1 when it stands still. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

/**
 * Decodes the picture at `from` whole and writes it anew to `to` in its own format: turned upright, at most
 * LONGEST_SIDE pixels on its longer side (never enlarged), in sRGB, without metadata (no place, no camera) and
 * without anything that was hidden behind or between the pixels. GIF and WebP keep their animation.
 * Throws Refusal 422 when it can't be read whole or has more than 50 million pixels, all frames together; 503 when too many wait already; the
 * reason of `signal` when that takes it out of the line.
 */
export async function rewritePicture(
  from: string,
  to: string,
  kind: FileKind,
  fileName: string,
  signal?: AbortSignal,
): Promise<Picture> {
  try {
    return await queue.run(() => rewrite(from, to, kind), signal);
  } catch (error) {
    if (error instanceof QueueFull) throw busy();
    throw signal?.aborted ? error : refusalOf(error, kind, fileName);
  }
}

async function rewrite(from: string, to: string, kind: FileKind): Promise<Picture> {
  const animated = kind.name === 'gif' || kind.name === 'webp';
  const input = sharp(from, { animated, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { isPalette } = await input.metadata();
  const upright = input
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 120 });
  const info = await encoded(upright, kind, isPalette === true).toFile(to);
  return { width: info.width, height: info.pageHeight ?? info.height, pages: info.pages ?? 1 };
}

function encoded(picture: Sharp, kind: FileKind, palette: boolean): Sharp {
  switch (kind.name) {
    case 'jpeg':
      return picture.jpeg({ quality: 88, mozjpeg: true });
    case 'png':
      return picture.png({ palette }); // a drawing of few colours would grow threefold without its palette
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp({ quality: 85 });
    default:
      throw new Error(`${kind.name} is not a picture`);
  }
}

function refusalOf(error: unknown, kind: FileKind, fileName: string): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/no space left|disk quota/i.test(message)) return new Refusal(507, fileSentences.diskFull);
  if (/pixel limit|timeout/i.test(message)) return new Refusal(422, fileSentences.tooManyPixels(fileName));
  return new Refusal(422, fileSentences.damaged(fileName, kind));
}
