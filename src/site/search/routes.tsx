import {
  EVERYWHERE,
  type PageRequest,
  type PageResult,
  type PageRoute,
  type RouteFamily,
} from '../routing/route.ts';
import type { SearchSource } from '../routing/source.ts';
import { LIMIT } from './limits.ts';
import { pageSource, wordsOfPages } from './pageSource.load.ts';
import { loadSearchPart } from './panel.load.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchPartResults } from './SearchResults.tsx';
import { loadSearch } from './search.load.ts';

/**
 * The page of search results (002 §2.4), across all pages and their content. Results are private: rendered for each request, not cached and not
 * indexed.
 */
export const searchRoutes =
  (pages: readonly PageRoute[]): RouteFamily =>
  (organisation) => {
    const findings: readonly SearchSource[] = [
      pageSource(pages),
      ...pages.flatMap(({ finds = [] }) => finds),
    ];

    /** The results page; for the panel, which requests a `part` while the user types, only the rows. */
    async function show({ db, frame, today, language, query }: PageRequest): Promise<PageResult> {
      const { q = '', kind, part } = query;
      const page = Number(query.page ?? 1);
      const words = wordsOfPages(pages, { organisation, language });
      const literally = query.literally !== undefined;
      const asked = {
        db,
        frame,
        today,
        organisation,
        language,
        wordsOfPages: words,
        query: q,
        literally,
        page,
      };
      if (part === 'landing' || part === 'bar') {
        const found = await loadSearchPart(findings, asked, LIMIT[part]);
        return { page: <SearchPartResults part={found} newWindow={part === 'landing'} /> };
      }
      const wanted = findings.find(({ group }) => group.name === kind)?.group;
      return { page: <SearchPage data={await loadSearch(findings, { ...asked, wanted })} /> };
    }

    return [
      {
        url: '/search',
        on: EVERYWHERE,
        query: ['q', 'kind', 'page', 'part', 'literally'],
        cacheable: false,
        indexed: false,
        show,
      },
    ];
  };
