import { EmptyState } from '#ui/EmptyState.tsx';
import { usePageContext } from '../pageContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Page } from '../shell/Page.tsx';
import { SearchForm } from '../shell/SearchPanel.tsx';
import { words } from '../words.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchData } from './search.load.ts';

/** The results of a search as a page of its own, for those without script and for more than the panel shows. */
export function SearchPage({ data: { query, items, page, pages } }: { data: SearchData }) {
  const { links } = usePageContext();
  const href = (to: number) => `/search?${new URLSearchParams({ q: query, page: String(to) })}`;
  return (
    <Page meta={{ title: query ? `${query}, ${words.searchNews}` : words.searchNews, hidden: true }}>
      <main id="main" className="wrap">
        <Crumbs trail={[{ label: words.home, href: links.main('/home') }]} here={words.searchNews} />
        <div className="page-head">
          <h1>{words.searchNews}</h1>
        </div>
        <div className="search-page">
          <SearchForm id="search" value={query} />
          <div>
            {query === '' && items.length > 0 && <p className="caps">{words.recent}</p>}
            {items.length > 0 ? <SearchResults items={items} /> : <EmptyState sentence={words.nothing} />}
          </div>
        </div>
        <Pager page={page} pages={pages} href={href} />
      </main>
    </Page>
  );
}
