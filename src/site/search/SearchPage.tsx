import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { listPath, newsListPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Pager } from '../parts/Pager.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Page } from '../shell/Page.tsx';
import { SearchForm } from '../shell/SearchPanel.tsx';
import { siteWords } from '../words.ts';
import type { FoundKind } from './found.ts';
import { Result } from './Result.tsx';
import type { SearchData } from './search.load.ts';
import { searchWords } from './words.ts';

/** The results of a search as a page of its own, for those without script and for more than the panel shows. */
export function SearchPage({ data }: { data: SearchData }) {
  const { organisation } = usePageContext();
  const [w, site] = [useWords(searchWords), useWords(siteWords)];
  const { query, kind, items, page, pages, total, more, recent } = data;
  const isEmpty = items.length === 0;
  return (
    <Page title={query ? `${query}, ${w.title}` : w.title}>
      <div className="wrap">
        <Crumbs trail={[]} here={w.search} />
        <div className="page-head">
          <h1 className="vh">{w.title}</h1>
          <div className="search-page">
            <SearchForm id="search" value={query} />
          </div>
          {query !== '' && !isEmpty && (
            <p className="label" role="status">
              {w.found(total, more)}
            </p>
          )}
        </div>
        <Kinds data={data} />
        {query === '' && !isEmpty && <p className="caps">{w.recent}</p>}
        {isEmpty ? (
          <div className="mt-5">
            <EmptyState sentence={w.nothing}>
              <a className="btn btn--line" href={newsListPath('departments')}>
                {site.newsHeading('departments', organisation)}
              </a>
            </EmptyState>
          </div>
        ) : (
          <Results items={items} query={query} />
        )}
        <OfEachMore data={data} />
        <Pager page={page} pages={pages} href={(to) => addressOf(query, kind, to)} />
        {recent.length > 0 && (
          <Section id="recent" title={w.recent} plain>
            <Results items={recent} query="" />
          </Section>
        )}
      </div>
    </Page>
  );
}

const addressOf = (q: string, kind: FoundKind | undefined, page = 1): string =>
  listPath('/search', { q, kind, page });

function Results({ items, query }: Pick<SearchData, 'items' | 'query'>) {
  return (
    <div className="results mt-5">
      {items.map((found) => (
        <Result key={found.id} found={found} query={query} />
      ))}
    </div>
  );
}

/** Below the first of all kinds together, the way to all of each kind of which there are more. */
function OfEachMore({ data: { query, kind, counts, items } }: { data: SearchData }) {
  const w = useWords(searchWords);
  if (kind !== undefined) return null;
  const more = counts.filter(
    (one) => one.total > items.filter(({ place }) => place.kind === one.kind).length,
  );
  // Where only news were found they are turned over.
  if (more.length === 0 || counts.every((one) => one.kind === 'news')) return null;
  return (
    <nav className="acts mt-7" aria-label={w.everything}>
      {more.map((one) => (
        <More key={one.kind} href={addressOf(query, one.kind)}>
          {w.allOf(w.tabs[one.kind], one.total)}
        </More>
      ))}
    </nav>
  );
}

/** The kinds of which something was found, with how much; nothing to choose where only news were. */
function Kinds({ data: { query, kind, counts } }: { data: SearchData }) {
  const w = useWords(searchWords);
  if (counts.every((one) => one.kind === 'news')) return null;
  const all = { kind: undefined, total: counts.reduce((sum, { total }) => sum + total, 0) };
  return (
    <nav className="tabs kinds" aria-label={w.kinds}>
      {[all, ...counts].map((one) => (
        <a
          key={one.kind ?? ''}
          href={addressOf(query, one.kind)}
          aria-current={one.kind === kind ? 'page' : undefined}
        >
          {one.kind ? w.tabs[one.kind] : w.all} <small>{one.total}</small>
        </a>
      ))}
    </nav>
  );
}
