import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';

/** Default number of page links (002 §9). */
const LINKS = 6;

/** The page numbers around the current one: at most `links`, evenly before and after it where possible. */
export function pagesShown(page: number, pages: number, links = LINKS): number[] {
  const first = Math.max(1, Math.min(page - Math.floor((links - 1) / 2), pages - links + 1));
  return Array.from({ length: Math.min(links, pages) }, (_, i) => first + i);
}

/** '<<', '<', page links, '>' and '>>' (002 §9). Nothing if there is only one page. `path` returns a page's path on this host. */
export function Pager({
  page,
  pages,
  path,
  shown = LINKS,
}: {
  page: number;
  pages: number;
  path: (page: number) => string;
  /** Number of page links; six by default. */
  shown?: number | undefined;
}) {
  const { links } = usePageContext();
  const w = useWords(siteWords);
  if (pages <= 1) return null;
  const step = (sign: string, name: string, to: number, rel?: 'prev' | 'next') =>
    to < 1 || to > pages || to === page ? (
      <span aria-hidden="true">{sign}</span>
    ) : (
      <a href={links.page(path(to))} aria-label={name} rel={rel}>
        {sign}
      </a>
    );
  return (
    <nav className="pager" aria-label={w.pages}>
      {step('<<', w.firstPage, 1)} {step('<', w.previousPage, page - 1, 'prev')}{' '}
      {pagesShown(page, pages, shown).flatMap((one) => [
        <a key={one} href={links.page(path(one))} aria-current={one === page ? 'page' : undefined}>
          {one}
        </a>,
        ' ',
      ])}
      {step('>', w.nextPage, page + 1, 'next')} {step('>>', w.lastPage, pages)}
    </nav>
  );
}
