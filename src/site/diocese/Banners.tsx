import type { StoredFile } from '#kinds/records.ts';
import { useWords } from '#ui/useWords.ts';
import { Caption } from '../parts/Caption.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Rail } from '../parts/Rail.tsx';
import { dioceseWords } from './words.ts';

/**
 * The large pictures at the head of the page, with what they show printed below; nothing when there are none. The frame has the shape in which
 * banners are uploaded; of a taller one the foot is cut, so that towers and stars stay. `beside`: something stands beside them.
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
