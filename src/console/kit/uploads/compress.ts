import { drawn, fittingSize, type Region, type Shrinking, type Shrunk, shrunk } from './drawn.ts';
import { withoutPlace } from './withoutPlace.ts';

/** How pictures are downscaled before upload (000 §9): a single one, and one of several. `quality` is the JPEG quality, 0 to 1. */
export const SINGLE = { quality: 0.9, maxWidth: 1000 } as const;
export const SEVERAL = { quality: 0.5, maxWidth: 1000 } as const;
/** A library picture, from which crops are made. */
export const LARGE = { quality: 0.9, maxWidth: 2560 } as const;
export type Compression = typeof SINGLE | typeof SEVERAL | typeof LARGE;

/** The content type of a picture after downscaling; undefined for types that are sent unchanged (AMB-045). */
export function compressedType(type: string): 'image/jpeg' | 'image/png' | undefined {
  // A GIF would lose its animation. The server rejects non-pictures with a message.
  return type === 'image/jpeg' || type === 'image/png' ? type : undefined;
}

/** The name of a picture converted to JPEG: its base name with a matching extension. */
export function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[A-Za-z0-9]+$/, '')}.jpg`;
}

/**
 * A smaller copy of a picture under the same name, or the picture unchanged if that gains nothing or is not possible; the server then decides. In any
 * case the location metadata is removed on the device. Needs the browser.
 */
export async function compressed(file: File, compression: Compression): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const smaller = await smallerCopy(file, compression);
  if (smaller !== file) return smaller;
  const original = new Uint8Array(await file.arrayBuffer());
  const kept = withoutPlace(original);
  return kept.length === original.length ? file : new File([kept], file.name, { type: file.type });
}

async function smallerCopy(file: File, compression: Compression): Promise<File> {
  const type = compressedType(file.type);
  if (!type) return file;
  try {
    const { blob, shrinks } = await shrunkAside({ file, type, ...compression });
    return blob && (shrinks || blob.size < file.size) ? new File([blob], file.name, { type }) : file;
  } catch {
    return file;
  }
}

/** Draws in a thread of its own: a large photo takes a small phone seconds. Where the browser has none that draws, it is done here. */
async function shrunkAside(asked: Shrinking): Promise<Shrunk> {
  if (!('OffscreenCanvas' in globalThis)) return shrunk(asked);
  const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' });
  const done = await new Promise<Shrunk | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Shrunk | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(asked);
  });
  worker.terminate();
  return done ?? shrunk(asked);
}

/** The part of a picture that is kept, in percent. */
type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Crops a picture to a frame, at the picture's resolution, as a JPEG of full quality (000 §9). Throws an Error. */
export async function cut(picture: HTMLImageElement, frame: Frame, name: string): Promise<File> {
  const region = regionOf(picture, frame);
  const blob = await drawn(picture, region, region.width, region.height, 'image/jpeg', 1);
  if (!blob) throw new Error('The browser could not draw the picture.');
  return new File([blob], name, { type: 'image/jpeg' });
}

/** The same as a form shows it: small, so that it is there at once. Null if the browser cannot draw it. */
export async function smallCut(picture: HTMLImageElement, frame: Frame): Promise<Blob | null> {
  const region = regionOf(picture, frame);
  const { width, height } = fittingSize(region.width, region.height, SHOWN);
  return drawn(picture, region, width, height, 'image/jpeg', SINGLE.quality).catch(() => null);
}

/** As wide as the fields of a form, in pixels of a fine screen. */
const SHOWN = 800;

function regionOf({ naturalWidth: wide, naturalHeight: high }: HTMLImageElement, frame: Frame): Region {
  return {
    x: Math.round((frame.x / 100) * wide),
    y: Math.round((frame.y / 100) * high),
    width: Math.max(1, Math.round((frame.width / 100) * wide)),
    height: Math.max(1, Math.round((frame.height / 100) * high)),
  };
}
