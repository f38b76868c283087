import type { StoredFile } from '#kinds/records.ts';
import { Caption } from './Caption.tsx';
import { Picture, plainAddress, sizeOf } from './Picture.tsx';

/** The width at which browsers without script open a picture. */
const OPENED = 1600;

/** Width by height, in per cent, that the style sheet (gallery.css) knows; taller and wider pictures are cut to the outermost. */
const SHAPES = [46, 56, 67, 71, 75, 80, 100, 125, 133, 141, 150, 178, 220, 300];

/** The class for the shape that is nearest to a picture's. */
function shapeOf(file: StoredFile): string {
  const { width, height } = sizeOf(file);
  const away = (shape: number) => Math.abs(Math.log(width / height / (shape / 100)));
  return `shape-${SHAPES.reduce((best, shape) => (away(shape) < away(best) ? shape : best))}`;
}

/**
 * Pictures in rows, each in its own shape; each opens separately, and with script (islands/gallery.ts) in a row over the page, with its caption. `name` returns the name
 * of the nth picture. `from`: the number of pictures on previous pages of the gallery.
 */
export function Gallery({
  files,
  name,
  from = 0,
  total = files.length,
}: {
  files: readonly StoredFile[];
  name: (n: number, of: number) => string;
  from?: number;
  total?: number;
}) {
  return (
    <div className="gallery" data-gallery>
      {files.map((file, i) => {
        const number = name(from + i + 1, total);
        return (
          <figure key={number} className={shapeOf(file)}>
            <a href={plainAddress(file, OPENED).path}>
              <Picture file={file} sizes="tile" alt={file.alt === '' ? number : `${number}: ${file.alt}`} />
            </a>
            <Caption file={file} />
          </figure>
        );
      })}
    </div>
  );
}
