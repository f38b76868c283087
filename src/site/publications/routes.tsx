import { wordsIn } from '#lib/translations.ts';
import { bookPath } from '../host/paths.ts';
import { MAIN, type PageRequest, type PageResult, type RouteFamily } from '../routing/route.ts';
import type { FoundGroup } from '../routing/source.ts';
import { BookPage } from './BookPage.tsx';
import { bookPaths, loadBook, newestBook } from './book.load.ts';
import { NoBookPage } from './NoBookPage.tsx';
import { PublicationsPage } from './PublicationsPage.tsx';
import { loadPublicationList } from './publication.load.ts';
import { feedOfPublications } from './publicationFeed.load.ts';
import { publicationFilter } from './publicationFilter.ts';
import { publicationPlaces } from './publicationPlaces.ts';
import { publicationSource } from './publicationSource.load.ts';
import { publicationWords } from './words.ts';

const BOOKS: FoundGroup = {
  name: 'publication',
  called: (_, language) => wordsIn(publicationWords, language).title,
};

/** The books and the order form (002 §2.10). */
export const publicationRoutes: RouteFamily = (organisation) => {
  const places = publicationPlaces(organisation);

  async function showBook(request: PageRequest, id: string): Promise<PageResult> {
    const { db, query, refused, language } = request;
    const book = await loadBook(db, id, language);
    if (!book) return null;
    if ('type' in book) return { redirect: places.withIn(book) };
    return {
      page: <BookPage list={places.books} book={book} placed={query.sent !== undefined} refused={refused} />,
    };
  }

  return [
    {
      url: places.books,
      on: MAIN,
      query: ['page', 'year'],
      menu: [{ section: 'resources', place: 'publications' }],
      feed: feedOfPublications('books', organisation, {
        called: (_, language) => wordsIn(publicationWords, language).title,
      }),
      show: async ({ db, query, language }) => {
        const list = await loadPublicationList(
          db,
          'books',
          Number(query.page ?? 1),
          language,
          publicationFilter(query),
        );
        return list && { page: <PublicationsPage path={places.books} list={list} /> };
      },
    },
    {
      url: '/publication_details/:id',
      on: MAIN,
      under: 'resources',
      query: ['sent'],
      sitemap: (_frame, db) => bookPaths(db),
      finds: [publicationSource(BOOKS, ['books'])],
      pageOf: { kind: 'publication', path: bookPath },
      idOf: 'publication',
      versions: { kind: 'publication', path: ({ id }) => bookPath(id) },
      show: (request) => showBook(request, request.params.id ?? ''),
      post: async ({ params: { id = '' }, values, callApi }) => {
        await callApi('publicOrder', { ...values, product: id });
        return `${bookPath(encodeURIComponent(id))}?sent=1#order`;
      },
    },
    {
      // Without a book there would be nothing to order, so the newest one is taken (AMB-031).
      url: '/publication_details',
      on: MAIN,
      under: 'resources',
      sitemap: false,
      show: async (request) => {
        const id = await newestBook(request.db, request.language);
        return id === undefined ? { page: <NoBookPage list={places.books} /> } : showBook(request, id);
      },
    },
  ];
};
