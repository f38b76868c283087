import type { StoredFile } from '#kinds/records.ts';
import { Caption } from './Caption.tsx';
import { Picture, plainAddress } from './Picture.tsx';

/** The width at which browsers without script open a picture. */
const OPENED = 1600;

/**
 * Pictures side by side; each opens by itself, and with script (islands/gallery.ts) in a row over the page, with what is said of it. `name` says
 * what the nth of so many is called. `from`: how many come before the first, where a gallery goes over several pages.
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
          <figure key={number}>
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
