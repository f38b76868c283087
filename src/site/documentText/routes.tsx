import { documentPath } from '../host/paths.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { DocumentFindPage } from './DocumentFindPage.tsx';
import { DocumentPage } from './DocumentTextPage.tsx';
import { findInDocument, loadDocument, loadDocumentNames } from './documentText.load.ts';

/** HTML pages of PDFs and Word documents: of each file that a public record contains and whose text could be read. */
export const documentTextRoutes: RouteFamily = () => [
  {
    url: '/papers/:name',
    on: MAIN,
    query: ['page'],
    under: 'resources',
    ownLanguage: true,
    // The further parts of a long document are reached from its first.
    sitemap: async (_frame, db) => (await loadDocumentNames(db)).map((name) => documentPath(name)),
    show: async ({ db, params: { name = '' }, query }) => {
      const data = await loadDocument(db, name, Number(query.page ?? 1));
      return data && { page: <DocumentPage data={data} /> };
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
      const data = await findInDocument(db, name, query.q ?? '');
      return data && { page: <DocumentFindPage data={data} /> };
    },
  },
];
