import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';

/** A note that no speaker of the page's language has reviewed its words yet, with a link to report errors; nothing once they are reviewed. */
export function NotReviewed() {
  const { links, reviewed } = usePageContext();
  const { notReviewed } = useWords(siteWords);
  if (reviewed) return null;
  return (
    <a className="not-reviewed screen-only" href={links.main('/about/contact_us#queries')}>
      {notReviewed}
    </a>
  );
}
