import type { StoredFile } from '#kinds/records.ts';
import { useWords } from '#ui/useWords.ts';
import { Caption } from '../parts/Caption.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Rail } from '../parts/Rail.tsx';
import { dioceseWords } from './words.ts';

/**
 * The large pictures at the top of the page, with their captions below; nothing if there are none. The frame has the aspect ratio in which banners
 * are uploaded; a taller one is cropped at the bottom, so that towers and stars stay. `beside`: something is shown next to them.
 */
export function Banners({ files, beside }: { files: readonly StoredFile[]; beside: boolean }) {
  const w = useWords(dioceseWords);
  if (files.length === 0) return null;
  return (
    <section aria-label={w.banners}>
      <Rail
        kind="lead"
        id="banner"
        name={w.banners}
        items={files}
        empty=""
        render={(file, first) => (
          <figure className="banner">
            <Picture file={file} sizes={beside ? 'big' : 'whole'} alt={file.alt} first={first} />
            <Caption file={file} />
          </figure>
        )}
      />
    </section>
  );
}
