import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { listPath, newsListPath } from '../host/paths.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { foreign } from '../parts/foreign.ts';
import { Pager } from '../parts/Pager.tsx';
import { More, Section } from '../parts/Section.tsx';
import type { FoundGroup } from '../routing/source.ts';
import { Page } from '../shell/Page.tsx';
import { SearchForm } from '../shell/SearchPanel.tsx';
import { searchWords } from '../shell/searchWords.ts';
import { PersonFound, Result } from './Result.tsx';
import type { FoundOfGroup } from './resolve.load.ts';
import type { SearchData } from './search.load.ts';

/** The page of search results: the best of each kind, or all of one, with the kinds in the margin (look book, 'search-everything'). */
export function SearchPage({ data }: { data: SearchData }) {
  const [w, site] = [useWords(searchWords), useWords(siteWords)];
  const { organisation, links } = usePageContext();
  const { query, groups, counts, recent } = data;
  const isEmpty = groups.length === 0 && query !== '';
  return (
    <Page title={query ? `${query}, ${w.search}` : w.search}>
      <div className="wrap">
        <Crumbs trail={[]} here={w.search} />
        <div className="page-head">
          <h1 className="vh">{w.search}</h1>
          <div className="search-page">
            <SearchForm id="search" value={query} />
          </div>
          {groups.length > 0 && <Said data={data} />}
        </div>
        {isEmpty && (
          <div className="mt-5">
            <EmptyState sentence={w.nothing}>
              <a className="btn btn--line" href={links.page(newsListPath('departments'))}>
                {site.newsHeading('departments', organisation)}
              </a>
            </EmptyState>
          </div>
        )}
        {counts.length > 1 ? (
          <div className="finds">
            <Kinds data={data} />
            <div>
              <Groups data={data} />
            </div>
          </div>
        ) : (
          <Groups data={data} />
        )}
        {recent.length > 0 && (
          <Section id="recent" title={w.recent} plain>
            <div className="results">
              {recent.map((one) => (
                <Result key={one.id} found={one} isFound={data.isFound} />
              ))}
            </div>
          </Section>
        )}
        {query === '' && <Pages data={data} />}
      </div>
    </Page>
  );
}

const pathOf = ({ query: q, literally }: SearchData, kind?: FoundGroup, page = 1): string =>
  listPath('/search', { q: q || undefined, kind: kind?.name, literally: literally ? 1 : undefined, page });

/** The number of results, the additional search words, and a link to search only for the typed ones. */
function Said({ data }: { data: SearchData }) {
  const { links } = usePageContext();
  const w = useWords(searchWords);
  const { query, total, more, besides, leftOut, fewer, isGuess } = data;
  if (isGuess) return <Guess data={data} />;
  return (
    <p className="also" role="status">
      <span>
        <b>{w.found(total, more)}</b>
        {besides.length > 0 && (
          <>
            , {w.also} <WordsOf words={besides} />
          </>
        )}
        {leftOut.length > 0 && (
          <>
            , {w.without} <WordsOf words={leftOut} />
          </>
        )}
        {fewer && <>, {w.fewer}</>}
      </span>
      {besides.length > 0 && (
        <a href={links.page(listPath('/search', { q: query, literally: 1 }))}>{w.only(query)}</a>
      )}
    </p>
  );
}

/** Says that nothing has the words, and which similar ones were searched for, each with a link to search for it alone. */
function Guess({ data: { query, total, more, besides } }: { data: SearchData }) {
  const { links } = usePageContext();
  const w = useWords(searchWords);
  return (
    <p className="also" role="status">
      <span>
        <b>{w.guess(query)}</b> {w.didYouMean}{' '}
        {besides.map((word, i) => (
          <span key={word}>
            {i > 0 && ', '}
            <a href={links.page(listPath('/search', { q: word }))} lang={foreign(word)}>
              {word}
            </a>
          </span>
        ))}
        {'. '}
        {w.found(total, more)}
      </span>
    </p>
  );
}

function WordsOf({ words }: { words: readonly string[] }) {
  return words.map((word, i) => (
    <span key={word}>
      {i > 0 && ', '}
      <b lang={foreign(word)}>{word}</b>
    </span>
  ));
}

/** The kinds that have results, with their numbers. */
function Kinds({ data }: { data: SearchData }) {
  const { links } = usePageContext();
  const w = useWords(searchWords);
  const nameOf = useGroupName();
  const { group, counts } = data;
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  return (
    <nav className="finds-kinds" aria-label={w.kinds}>
      <ul>
        <li>
          <a href={links.page(pathOf(data))} aria-current={group === undefined ? 'page' : undefined}>
            {w.all} <small>{all}</small>
          </a>
        </li>
        {counts.map((one) => (
          <li key={one.group.name}>
            <a
              href={links.page(pathOf(data, one.group))}
              aria-current={one.group.name === group?.name ? 'page' : undefined}
            >
              {nameOf(one.group)} <small>{one.total}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The label of each group. */
function useGroupName(): (group: FoundGroup) => string {
  const { organisation } = usePageContext();
  const language = useLanguage();
  return (group) => group.called(organisation, language);
}

function Groups({ data }: { data: SearchData }) {
  const { links } = usePageContext();
  const nameOf = useGroupName();
  const w = useWords(searchWords);
  const { groups, counts } = data;
  return (
    <>
      {groups.map((one) => (
        <section className="finds-group" key={one.group.name} aria-labelledby={`found-${one.group.name}`}>
          <header>
            <h2 id={`found-${one.group.name}`}>{nameOf(one.group)}</h2>
            {one.items.length < one.total && groups.length > 1 && (
              <More
                href={links.page(pathOf(data, one.group))}
                name={`${nameOf(one.group)}: ${w.allOf(one.total)}`}
              >
                {w.allOf(one.total)}
              </More>
            )}
          </header>
          <Items found={one} isFound={data.isFound} />
        </section>
      ))}
      {groups.length === 1 && counts.length > 0 && <Pages data={data} />}
    </>
  );
}

function Items({ found: { group, items }, isFound }: { found: FoundOfGroup } & Pick<SearchData, 'isFound'>) {
  if (group.arePeople)
    return (
      <div className="people-found">
        {items.map((one) => (
          <PersonFound key={one.id} found={one} isFound={isFound} />
        ))}
      </div>
    );
  return (
    <div className="results">
      {items.map((one) => (
        <Result key={one.id} found={one} isFound={isFound} />
      ))}
    </div>
  );
}

function Pages({ data }: { data: SearchData }) {
  const { page, pages, group } = data;
  return <Pager page={page} pages={pages} path={(to) => pathOf(data, group, to)} />;
}
