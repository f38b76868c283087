import { isAsTaken, lighten, type PictureLook } from '#kinds/pictureCut.ts';

/** The longest side in pixels of an edited picture in the dialog: enough to judge it, and fast on a small phone. */
export const TO_LOOK_AT = 1600;

/** The image at a URL, once it can be drawn. Rejects if the browser cannot show it. */
export async function imageAt(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * A picture as the server will render it (`cutOut` of src/media/cuts.ts): rotated, and brightened by the same table. Needs the browser; throws an
 * Error.
 */
export async function redrawn(image: HTMLImageElement, look: PictureLook, longest: number): Promise<Blob> {
  const { naturalWidth: wide, naturalHeight: high } = image;
  const scale = Math.min(1, longest / Math.max(wide, high));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const canvas = document.createElement('canvas');
  const isOnSide = look.turn % 180 !== 0;
  canvas.width = isOnSide ? height : width;
  canvas.height = isOnSide ? width : height;
  const pen = canvas.getContext('2d', { willReadFrequently: look.light !== 0 });
  if (!pen) throw new Error('The browser could not draw the picture.');
  // The result is a JPEG, which has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((look.turn * Math.PI) / 180);
  pen.drawImage(image, -width / 2, -height / 2, width, height);
  if (look.light !== 0) {
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
    lighten(pixels.data, 4, look.light);
    pen.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The browser could not draw the picture.');
  return blob;
}

/** The same as an image that can be cropped; the image itself if nothing is changed. */
export async function redrawnImage(
  src: string,
  look: PictureLook,
  longest: number,
): Promise<HTMLImageElement> {
  const image = await imageAt(src);
  if (isAsTaken(look)) return image;
  const url = URL.createObjectURL(await redrawn(image, look, longest));
  try {
    return await imageAt(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
