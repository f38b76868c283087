import { FOCUSES, type Focus, focusShares, type PictureCut } from '#kinds/pictureCut.ts';

/** A crop frame, in percent of the picture. */
export interface Frame {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The initial frame: 'heads' is the upper part in the aspect ratio of the last crop, because faces are usually there; 'top' the upper half, which is
 * also the maximum height (000 §9); 'whole' the full picture.
 */
export const CROP_STARTS = ['heads', 'top', 'whole'] as const;
export type CropStart = (typeof CROP_STARTS)[number];

/** What is remembered of the last crop: its initial frame, and its aspect ratio (width by height in pixels). */
export interface CropShape {
  readonly start: CropStart;
  readonly ratio: number;
}

/** The aspect ratio of a page's lead picture, used for the upper part before the first crop. */
export const LEAD = 16 / 10;
export const CARD = 3 / 2;

/** The initial frame over a picture of this size in pixels. */
export function frameOf({ start, ratio }: CropShape, picture: { width: number; height: number }): Frame {
  if (start === 'whole') return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  if (start === 'top') return { unit: '%', x: 0, y: 0, width: 100, height: 50 };
  const own = picture.width / picture.height;
  if (own > ratio) {
    const width = (100 * ratio) / own;
    return { unit: '%', x: (100 - width) / 2, y: 0, width, height: 100 };
  }
  // Anchored at the top: only the bottom is cropped.
  return { unit: '%', x: 0, y: 0, width: 100, height: (100 * own) / ratio };
}

/** The maximum height of a frame, from 0 to 1. */
export const mostHeight = (start: CropStart): number => (start === 'top' ? 0.5 : 1);

/** The visible part of a crop shown in another aspect ratio: as large as possible, keeping the focus area visible. All in pixels. */
export function seenPart(
  cut: { x: number; y: number; width: number; height: number },
  ratio: number,
  focus: Focus | null,
): { x: number; y: number; width: number; height: number } {
  const width = Math.min(cut.width, cut.height * ratio);
  const height = Math.min(cut.height, cut.width / ratio);
  const { x, y } = focusShares(focus);
  return { x: cut.x + (cut.width - width) * x, y: cut.y + (cut.height - height) * y, width, height };
}

/** Converts a frame to a picture's crop, and back. */
export const cutOf = ({ x, y, width, height }: Frame): PictureCut => ({
  left: x / 100,
  top: y / 100,
  width: width / 100,
  height: height / 100,
});
export const frameOfCut = ({ left, top, width, height }: PictureCut): Frame => ({
  unit: '%',
  x: left * 100,
  y: top * 100,
  width: width * 100,
  height: height * 100,
});

/** The same part of the picture, and the same focus area, after a clockwise rotation by this many degrees. */
export function turnedFrame(frame: Frame, by: number): Frame {
  if (by % 360 === 0) return frame;
  const { x, y, width, height } = frame;
  return turnedFrame({ unit: '%', x: 100 - y - height, y: x, width: height, height: width }, by - 90);
}
export function turnedFocus(focus: Focus, by: number): Focus {
  if (by % 360 === 0) return focus;
  const [row, column] = [Math.floor(FOCUSES.indexOf(focus) / 3), FOCUSES.indexOf(focus) % 3];
  return turnedFocus(FOCUSES[column * 3 + 2 - row] ?? focus, by - 90);
}

const KEY = 'crop-shape';

/** The shape of the last crop on this device; before the first one, the upper part in the lead picture's aspect ratio. */
export function lastShape(): CropShape {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<CropShape>;
    const start = CROP_STARTS.find((one) => one === kept.start) ?? 'heads';
    const { ratio } = kept;
    return { start, ratio: typeof ratio === 'number' && ratio > 0.2 && ratio < 5 ? ratio : LEAD };
  } catch {
    return { start: 'heads', ratio: LEAD };
  }
}

export function rememberShape(shape: CropShape): void {
  localStorage.setItem(KEY, JSON.stringify(shape));
}
