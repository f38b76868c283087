import type { PictureCut, PictureLook } from '#kinds/pictureCut.ts';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { type FileKind, fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { WorkerStopped } from '#process/workers.ts';
import { cutOutside, rewriteOutside, type Written } from './pictureTasks.ts';

/** Each takes a second or two, so that the last in the queue waits for less than a minute. */
const queue = createQueue(2, 24);

/** Refuses (503) when so many pictures wait that another one would wait too long. */
export function refuseLongQueue(): void {
  if (queue.isFull()) throw busy();
}

const busy = (): Refusal => new Refusal(503, fileSentences.busy, { retryAfterSeconds: 30 });

/** What is known of a picture after re-encoding. `pages`: frames, 1 if not animated. */
export type Picture = Omit<Written, 'bytes'>;

/**
 * Decodes the picture at `from` completely and re-encodes it to `to` in its own format: rotated upright, no larger than pages need (never enlarged), in sRGB,
 * without metadata (no place, no camera) and without any hidden data. GIF and WebP keep their animation. This runs in a process next to the server
 * (pictureProgram.ts). Throws Refusal 422 when it can't be read completely, has too many pixels, all frames together, or ends the process that reads it; 503
 * when too many wait already; the reason of `signal` when that removes it from the queue.
 */
export function rewritePicture(
  from: string,
  to: string,
  kind: FileKind,
  fileName: string,
  signal?: AbortSignal,
): Promise<Picture> {
  return inLine(() => rewriteOutside({ do: 'rewrite', from, to, format: kind.name }), kind, fileName, signal);
}

/** Rotates the picture at `from`, adjusts its brightness, and writes a crop of it to `to`, as a JPEG. Throws as rewritePicture. */
export function cutPicture(
  from: string,
  to: string,
  { cut, look }: { readonly cut: PictureCut; readonly look: PictureLook },
  kind: FileKind,
  fileName: string,
  signal?: AbortSignal,
): Promise<Picture> {
  return inLine(() => cutOutside({ do: 'cut', from, to, cut, look }), kind, fileName, signal);
}

async function inLine(
  work: () => Promise<Written>,
  kind: FileKind,
  fileName: string,
  signal: AbortSignal | undefined,
): Promise<Picture> {
  try {
    const { bytes: _, ...picture } = await queue.run(work, signal);
    return picture;
  } catch (error) {
    if (error instanceof QueueFull) throw busy();
    throw signal?.aborted ? error : refusalOf(error, kind, fileName);
  }
}

function refusalOf(error: unknown, kind: FileKind, fileName: string): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/no space left|disk quota/i.test(message)) return new Refusal(507, fileSentences.diskFull);
  if (error instanceof WorkerStopped || /pixel limit|timeout/i.test(message))
    return new Refusal(422, fileSentences.tooManyPixels(fileName));
  const sentence = kind.name === 'heic' ? fileSentences.heicDamaged(fileName) : undefined;
  return new Refusal(422, sentence ?? fileSentences.damaged(fileName, kind));
}
