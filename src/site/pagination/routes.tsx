import { MAIN, type RouteFamily } from '../routing/route.ts';
import { PaginationPage } from './PaginationPage.tsx';

const PATH = '/pagination';
/** The number of pages that the former site assumed for lists of unknown length (002 §9). */
const PAGES = 10;

/** A demo of the pager; it lists nothing, so it is not indexed (002 §2.22, AMB-099). */
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
