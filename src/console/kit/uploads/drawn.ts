/** A region of a picture, in picture pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is to be drawn smaller: the file, the content type and JPEG quality (0 to 1) of the copy, and its greatest width in pixels. */
export interface Shrinking {
  readonly file: Blob;
  readonly type: 'image/jpeg' | 'image/png';
  readonly quality: number;
  readonly maxWidth: number;
}

/** The copy, null if the browser cannot draw it, and whether it has fewer pixels. */
export interface Shrunk {
  readonly blob: Blob | null;
  readonly shrinks: boolean;
}

/** The target size in pixels: never wider than `maxWidth`, never larger than the original, with its proportions (AMB-045). */
export function fittingSize(
  width: number,
  height: number,
  maxWidth: number,
): { width: number; height: number } {
  if (width <= maxWidth) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}

/** Draws a picture smaller. Needs a browser's page or worker; rejects if the file is no picture. */
export async function shrunk({ file, type, quality, maxWidth }: Shrinking): Promise<Shrunk> {
  const picture = await createImageBitmap(file);
  const { width, height } = fittingSize(picture.width, picture.height, maxWidth);
  const shrinks = width < picture.width;
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  const blob = await drawn(picture, whole, width, height, type, quality);
  picture.close();
  return { blob, shrinks };
}

/** Draws a region of a picture at the given size and returns the file content; null if the browser cannot. */
export async function drawn(
  picture: CanvasImageSource,
  region: Region,
  width: number,
  height: number,
  type: string,
  quality: number,
): Promise<Blob | null> {
  const canvas = canvasOf(width, height);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!pen) return null;
  if (type === 'image/jpeg') {
    // JPEG has no transparency; without this, transparent parts of a PNG would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, region.x, region.y, region.width, region.height, 0, 0, width, height);
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** A canvas of the page; of the worker where there is no page. */
function canvasOf(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
