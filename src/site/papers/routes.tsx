import { paperPath } from '../host/paths.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { PaperFindPage } from './PaperFindPage.tsx';
import { PaperPage } from './PaperPage.tsx';
import { findInPaper, loadPaper, loadPaperNames } from './paper.load.ts';

/** HTML pages of PDFs and Word documents: of each file that a public record contains and whose text could be read. */
export const paperRoutes: RouteFamily = () => [
  {
    url: '/papers/:name',
    on: MAIN,
    query: ['page'],
    under: 'resources',
    ownLanguage: true,
    // The further parts of a long document are reached from its first.
    sitemap: async (_frame, db) => (await loadPaperNames(db)).map((name) => paperPath(name)),
    show: async ({ db, params: { name = '' }, query }) => {
      const data = await loadPaper(db, name, Number(query.page ?? 1));
      return data && { page: <PaperPage data={data} /> };
    },
  },
  {
    url: '/papers/:name/find',
    on: MAIN,
    query: ['q'],
    under: 'resources',
    cacheable: false,
    indexed: false,
    sitemap: false,
    show: async ({ db, params: { name = '' }, query }) => {
      const data = await findInPaper(db, name, query.q ?? '');
      return data && { page: <PaperFindPage data={data} /> };
    },
  },
];
