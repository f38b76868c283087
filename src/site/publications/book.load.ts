import { publication } from '#kinds/publication.ts';
import type { StoredFile } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { PublicationTeaser, PublicationType } from '../context/data.ts';
import { bookPath } from '../host/paths.ts';
import { visiblePaths } from '../reading/addresses.load.ts';
import { publicationTeasers, shownDay } from './publication.load.ts';

/** Other books in the carousel (002 §9). */
const OTHERS = 20;
const SHOWN = [
  'type',
  'title',
  'description',
  'thumbnail',
  'content_image',
  'date',
  'year',
  'month',
  'price',
  'postage',
] as const;

export interface BookData {
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** In rupees for one copy; null if unknown. */
  readonly price: number | null;
  readonly postage: number | null;
  readonly cover: StoredFile | null;
  readonly inside: readonly StoredFile[];
  readonly others: readonly PublicationTeaser[];
}

/** A publication that is not a book: it is listed under its type. */
export interface ElsewherePublication {
  readonly type: Exclude<PublicationType, 'books'>;
  readonly year: number;
  readonly month: number;
}

/** Loads an active book with the others; for another publication, the list that contains it. null if there is none that visitors may see. */
export async function loadBook(
  db: ReadDb,
  id: string,
  readIn: Language,
): Promise<BookData | ElsewherePublication | null> {
  const book = await readRecord(VISITOR, db, publication, id, { fields: SHOWN, files: 'whole' });
  if (!book) return null;
  const { type, title, description, price, postage, thumbnail, content_image } = book;
  if (type !== 'books') {
    const day = shownDay(book);
    return {
      type,
      year: book.year ?? Number(day.slice(0, 4)),
      month: book.month ?? Number(day.slice(5, 7)),
    };
  }
  const { items } = await publicationTeasers(db, 'books', {
    page: 1,
    limit: OTHERS,
    without: book.id,
    readIn,
    firstAlone: true,
  });
  const costs = { price, postage };
  return {
    id: book.id,
    title,
    description,
    ...costs,
    cover: thumbnail,
    inside: content_image,
    others: items,
  };
}

/** The id of the newest active book, which is ordered if none is named (AMB-031). */
export async function newestBook(db: ReadDb, readIn: Language): Promise<string | undefined> {
  const { items } = await publicationTeasers(db, 'books', { page: 1, limit: 1, readIn, firstAlone: true });
  return items[0]?.id;
}

/** The paths of all books, for the sitemap. */
export const bookPaths = (db: ReadDb): Promise<string[]> =>
  visiblePaths(db, publication, bookPath, { type: 'books' });
