import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../shell/pageContext.ts';
import { SHELF } from './shelfPath.ts';
import { offlineWords } from './words.ts';

/** The way to what this browser has saved, and to how one reads; on sub-sites, which save nothing, to the second alone. */
export function ShelfLink() {
  const { kept, links } = usePageContext();
  const w = useWords(offlineWords);
  return (
    <a className="shelf-link" href={links.page(SHELF)}>
      {kept ? w.title : w.switches}
    </a>
  );
}
