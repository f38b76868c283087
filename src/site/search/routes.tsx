import {
  EVERYWHERE,
  type PageRequest,
  type PageResult,
  type PageRoute,
  type RouteFamily,
} from '../routing/route.ts';
import type { Finding } from './finding.ts';
import { LIMIT } from './limits.ts';
import { pageFinding, wordsOfPages } from './pageFinding.load.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchPartResults } from './SearchResults.tsx';
import { loadSearch, loadSearchPart } from './search.load.ts';

/**
 * What was found, as a page of its own (002 §2.4): of these pages, and of what stands on them. What people look for is theirs: made anew for
 * each, and not for search engines.
 */
export const searchRoutes =
  (pages: readonly PageRoute[]): RouteFamily =>
  (organisation) => {
    const findings: readonly Finding[] = [pageFinding(pages), ...pages.flatMap(({ finds = [] }) => finds)];

    /** The page; for the panel, which asks for its `part` while one types, only the rows. */
    async function show({ db, frame, today, language, query }: PageRequest): Promise<PageResult> {
      const { q = '', kind, part } = query;
      const page = Number(query.page ?? 1);
      if (part === 'landing' || part === 'bar') {
        const found = await loadSearchPart(db, q, page, { limit: LIMIT[part], readIn: language });
        return { page: <SearchPartResults part={found} newWindow={part === 'landing'} /> };
      }
      const wanted = findings.find(({ group }) => group.name === kind)?.group;
      const literally = query.literally !== undefined;
      const words = wordsOfPages(pages, { organisation, language });
      const from = { db, frame, today, organisation, language, wordsOfPages: words };
      const asked = { ...from, query: q, wanted, literally, page };
      return { page: <SearchPage data={await loadSearch(findings, asked)} /> };
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
