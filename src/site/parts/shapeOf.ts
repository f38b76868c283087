import type { StoredFile } from '#kinds/records.ts';
import { sizeOf } from './Picture.tsx';

/** Width by height, in per cent, that the style sheet (shapes.css) knows; taller and wider pictures are taken for the outermost. */
const SHAPES = [46, 56, 67, 71, 75, 80, 100, 125, 133, 141, 150, 178, 220, 300, 420];

/** The class for the shape that is nearest to a picture's. */
export function shapeOf(file: StoredFile): string {
  const { width, height } = sizeOf(file);
  const away = (shape: number) => Math.abs(Math.log(width / height / (shape / 100)));
  return `shape-${SHAPES.reduce((best, shape) => (away(shape) < away(best) ? shape : best))}`;
}
