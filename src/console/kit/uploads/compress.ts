import { withoutPlace } from './withoutPlace.ts';

/** How pictures are downscaled before upload (000 §9): a single one, and one of several. `quality` is the JPEG quality, 0 to 1. */
export const SINGLE = { quality: 0.9, maxWidth: 1000 } as const;
export const SEVERAL = { quality: 0.5, maxWidth: 1000 } as const;
/** A library picture, from which crops are made. */
export const LARGE = { quality: 0.9, maxWidth: 2560 } as const;
export type Compression = typeof SINGLE | typeof SEVERAL | typeof LARGE;

/** The target size in pixels: never wider than `maxWidth`, never larger than the original, with its proportions (AMB-045). */
export function fittingSize(
  width: number,
  height: number,
  maxWidth: number,
): { width: number; height: number } {
  if (width <= maxWidth) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}

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

async function smallerCopy(file: File, { quality, maxWidth }: Compression): Promise<File> {
  const type = compressedType(file.type);
  if (!type) return file;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = fittingSize(picture.width, picture.height, maxWidth);
    const shrinks = width < picture.width;
    const blob = await drawn(
      picture,
      { x: 0, y: 0, width: picture.width, height: picture.height },
      width,
      height,
      type,
      quality,
    );
    picture.close();
    return blob && (shrinks || blob.size < file.size) ? new File([blob], file.name, { type }) : file;
  } catch {
    return file;
  }
}

/** A region of a picture, in picture pixels. */
interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a region of a picture at the given size and returns the file content; null if the browser cannot. */
function drawn(
  picture: CanvasImageSource,
  region: Region,
  width: number,
  height: number,
  type: string,
  quality: number,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  if (type === 'image/jpeg') {
    // JPEG has no transparency; without this, transparent parts of a PNG would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, region.x, region.y, region.width, region.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** Crops a picture to a frame given in percent, at the picture's resolution, as a JPEG of full quality (000 §9). Throws an Error. */
export async function cut(
  picture: HTMLImageElement,
  frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  name: string,
): Promise<File> {
  const { naturalWidth: wide, naturalHeight: high } = picture;
  const region = {
    x: Math.round((frame.x / 100) * wide),
    y: Math.round((frame.y / 100) * high),
    width: Math.max(1, Math.round((frame.width / 100) * wide)),
    height: Math.max(1, Math.round((frame.height / 100) * high)),
  };
  const blob = await drawn(picture, region, region.width, region.height, 'image/jpeg', 1);
  if (!blob) throw new Error('The browser could not draw the picture.');
  return new File([blob], name, { type: 'image/jpeg' });
}
