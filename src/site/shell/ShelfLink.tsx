import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { SHELF } from '../host/paths.ts';
import { offlineWords } from '../parts/offlineWords.ts';

/** Link to the saved pages and the reading settings; on sub-sites, which save nothing, only to the settings. */
export function ShelfLink() {
  const { kept, links } = usePageContext();
  const w = useWords(offlineWords);
  return (
    <a className="shelf-link" href={links.page(SHELF)}>
      {kept ? w.title : w.switches}
    </a>
  );
}
