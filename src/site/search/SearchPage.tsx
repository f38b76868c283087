import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { newsCard } from '../news/newsCard.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Page } from '../shell/Page.tsx';
import { SearchForm } from '../shell/SearchPanel.tsx';
import { Result } from './Result.tsx';
import type { SearchData } from './search.load.ts';
import { searchWords } from './words.ts';

/** The results of a search as a page of its own, for those without script and for more than the panel shows. */
export function SearchPage({ data: { query, items, page, pages, total, more } }: { data: SearchData }) {
  const w = useWords(searchWords);
  const href = (to: number) => `/search?${new URLSearchParams({ q: query, page: String(to) })}`;
  return (
    <Page title={query ? `${query}, ${w.title}` : w.title}>
      <div className="wrap">
        <Crumbs trail={[]} here={w.search} />
        <div className="page-head">
          <h1 className="vh">{w.title}</h1>
          <div className="search-page">
            <SearchForm id="search" value={query} />
          </div>
          <p className="label" role="status">
            {query !== '' && w.found(total, more)}
          </p>
        </div>
        {query === '' && items.length > 0 && <p className="caps">{w.recent}</p>}
        {items.length > 0 ? (
          <div className="results">
            {items.map((item) => (
              <Result key={item.id} {...newsCard(item)} query={query} />
            ))}
          </div>
        ) : (
          <EmptyState sentence={w.nothing} />
        )}
        <Pager page={page} pages={pages} href={href} />
      </div>
    </Page>
  );
}
