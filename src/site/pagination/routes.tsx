import { MAIN, type RouteFamily } from '../routing/route.ts';
import { PaginationPage } from './PaginationPage.tsx';

const PATH = '/pagination';
/** As many pages as the former site took a list to have whose total nobody knew (002 §9). */
const PAGES = 10;

/** A pager to try; it lists nothing, so search engines do without it (002 §2.22, AMB-099). */
export const paginationRoutes: RouteFamily = () => [
  {
    url: PATH,
    on: MAIN,
    query: ['page'],
    indexed: false,
    sitemap: false,
    show: ({ query }) => {
      const page = Number(query.page ?? 1);
      return page > PAGES ? null : { page: <PaginationPage path={PATH} page={page} pages={PAGES} /> };
    },
  },
];
