import { useWords } from '#ui/useWords.ts';
import { isReviewed } from '../languages/reviewed.ts';
import { usePageContext } from './pageContext.ts';
import { siteWords } from './words.ts';

/** That nobody who speaks the language of this page has reviewed its words yet, with the way to say what is wrong; nothing where somebody has. */
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
