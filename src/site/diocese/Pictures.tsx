import { useWords } from '#ui/useWords.ts';
import { newsWords } from '../news/words.ts';
import { Gallery } from '../parts/Gallery.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Section } from '../parts/Section.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** The gallery, with pagination if it is long. `home`: the path of its page. */
export function Pictures({
  gallery: { pictures, from, total, page, pages },
  home,
}: {
  gallery: DioceseData['gallery'];
  home: string;
}) {
  const [w, counted] = [useWords(dioceseWords), useWords(newsWords)];
  if (total === 0) return null;
  return (
    <Section id="gallery" title={w.gallery} aside={<span className="label">{counted.pictures(total)}</span>}>
      <Gallery files={pictures} name={w.picture} from={from} total={total} />
      <Pager page={page} pages={pages} path={(to) => `${home}?page=${to}#gallery`} />
    </Section>
  );
}
