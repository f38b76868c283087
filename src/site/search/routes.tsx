import { EVERYWHERE, type RouteFamily } from '../route.ts';
import { SearchPage } from './SearchPage.tsx';
import { loadSearch } from './search.load.ts';

/** What was found, as a page of its own (002 §2.4). What people look for is theirs: made anew for each, and not for search engines. */
export const searchRoutes: RouteFamily = () => [
  {
    url: '/search',
    on: EVERYWHERE,
    query: ['q', 'page'],
    cacheable: false,
    indexed: false,
    show: async ({ db, query }) => ({
      page: <SearchPage data={await loadSearch(db, query.q ?? '', Number(query.page ?? 1))} />,
    }),
  },
];
