import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageContext, useWords } from '#ui/useWords.ts';
import type { NewsTeaser } from '../pages/data.ts';
import { LANGUAGE } from '../pages/pageRenderer.tsx';
import { SearchResults } from '../search/SearchResults.tsx';
import { searchWords } from '../search/words.ts';

/** What the bar's search panel shows before anything is typed, as HTML: the same on all pages of all hosts. '' where there are no news. */
export function recentNews(items: readonly NewsTeaser[]): string {
  if (items.length === 0) return '';
  return renderToStaticMarkup(
    <LanguageContext value={LANGUAGE}>
      <RecentNews items={items} />
    </LanguageContext>,
  );
}

function RecentNews({ items }: { items: readonly NewsTeaser[] }) {
  const w = useWords(searchWords);
  return (
    <>
      <p className="caps">{w.recent}</p>
      <SearchResults items={items} />
      <a className="btn btn--line mt-5" href="/search">
        {w.loadMore}
      </a>
    </>
  );
}
