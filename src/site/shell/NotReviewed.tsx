import { useWords } from '#ui/useWords.ts';
import { isReviewed } from '../languages/reviewed.ts';
import { usePageContext } from './pageContext.ts';
import { siteWords } from './words.ts';

/** A note that no speaker of the page's language has reviewed its words yet, with a link to report errors; nothing once they are reviewed. */
export function NotReviewed() {
  const { language, links } = usePageContext();
  const { notReviewed } = useWords(siteWords);
  if (isReviewed(language)) return null;
  return (
    <a className="not-reviewed screen-only" href={links.main('/about/contact_us#queries')}>
      {notReviewed}
    </a>
  );
}
