import type { StoredFile } from '#kinds/records.ts';
import { Caption } from './Caption.tsx';
import { Picture, plainAddress } from './Picture.tsx';
import { shapeOf } from './shapeOf.ts';

/** The width at which browsers without script open a picture. */
const OPENED = 1600;

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
