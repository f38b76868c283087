import { EVERYWHERE, type PageRequest, type PageResult, type RouteFamily } from '../route.ts';
import { FOUND_KINDS } from './found.ts';
import { LIMIT } from './limits.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchAnswer } from './SearchResults.tsx';
import { loadSearch, loadSearchPart } from './search.load.ts';

/** What was found, as a page of its own (002 §2.4). What people look for is theirs: made anew for each, and not for search engines. */
export const searchRoutes: RouteFamily = () => [
  {
    url: '/search',
    on: EVERYWHERE,
    query: ['q', 'kind', 'page', 'part'],
    cacheable: false,
    indexed: false,
    show,
  },
];

/** The page; for the panel, which asks for its `part` while one types, only the rows. */
async function show({ db, frame, query: { q = '', page, kind, part } }: PageRequest): Promise<PageResult> {
  const number = Number(page ?? 1);
  if (part === 'landing' || part === 'bar') {
    const found = await loadSearchPart(db, q, number, LIMIT[part]);
    return { page: <SearchAnswer part={found} newWindow={part === 'landing'} /> };
  }
  const wanted = FOUND_KINDS.find((one) => one === kind);
  return { page: <SearchPage data={await loadSearch(db, frame, { query: q, wanted, page: number })} /> };
}
