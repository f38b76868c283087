import type { StoredFile } from '#kinds/records.ts';
import { Picture, plainAddress } from './Picture.tsx';

/** As wide as a picture is opened by a browser without script. */
const OPENED = 1600;

/**
 * Pictures side by side; each opens by itself, and with script (islands/gallery.ts) in a row over the page.
 * `name` says what the nth of so many is called.
 */
export function Gallery({
  files,
  name,
}: {
  files: readonly StoredFile[];
  name: (n: number, of: number) => string;
}) {
  return (
    <div className="gallery" data-gallery>
      {files.map((file, i) => (
        <a key={file.id} href={plainAddress(file, OPENED).path}>
          <Picture file={file} sizes="tile" alt={name(i + 1, files.length)} />
        </a>
      ))}
    </div>
  );
}
