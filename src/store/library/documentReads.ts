import { sql } from 'kysely';
import type { StoredFile } from '#kinds/records.ts';
import { type DocumentSource, lettersAlone } from '#lib/documentText.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf, untracked } from '../database/reads.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import type { DocumentBookmark } from '../files/documents.ts';
import { filesByName } from '../files/files.ts';
import type { Place } from '../files/place.ts';
import { publicPlaceOf } from './places.ts';

/** A readable PDF: its file, the record that uses it, and the amount of text on its pages. */
export interface OpenDocument {
  readonly id: string;
  readonly file: StoredFile;
  readonly place: Place;
  readonly bookmarks: readonly DocumentBookmark[];
  readonly pages: readonly DocumentPageSize[];
}

export interface DocumentPageSize {
  readonly number: number;
  readonly bytes: number;
  /** No text is known of it yet. */
  readonly waits: boolean;
  readonly source: DocumentSource;
}

/** The text of a PDF page. */
export interface DocumentPageText {
  readonly number: number;
  readonly language: string;
  readonly source: DocumentSource;
  readonly text: string;
}

/** The PDF of a file that visitors see: only then does it have its own page. null for every other file, and for one without readable text. */
export async function openDocument(db: ReadDb, name: string): Promise<OpenDocument | null> {
  const file = (await filesByName(db, [name])).get(name);
  if (!file?.readable) return null;
  const place = await publicPlaceOf(db, { id: file.id, fileName: file.name });
  const text = place && (await textOfFile(db, file.id));
  return text ? { ...text, file, place } : null;
}

/** What was read of a PDF, for whoever has found that visitors see it; undefined if it has not been read yet. */
export async function textOfFile(
  db: ReadDb,
  fileId: string,
): Promise<Pick<OpenDocument, 'id' | 'bookmarks' | 'pages'> | undefined> {
  const [paper] = await rowsOf(
    db,
    [MEDIA_TOPIC],
    sql<{
      id: string;
      bookmarks: DocumentBookmark[];
    }>`select id, bookmarks from paper where media_id = ${fileId}`,
  );
  if (!paper) return undefined;
  const pages = await rowsOf(
    db,
    [MEDIA_TOPIC],
    sql<DocumentPageSize>`select number, octet_length(text) as bytes, waits, source from paper_page where paper_id = ${paper.id} order by number`,
  );
  return { ...paper, pages };
}

/** The amount of text on each page of these files, by file name. */
export async function documentSizes(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly DocumentPageSize[]>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<DocumentPageSize & { name: string }>`
    select m.file_name as name, g.number, octet_length(g.text) as bytes, g.waits, g.source
    from media m join paper p on p.media_id = m.id join paper_page g on g.paper_id = p.id
    where m.file_name = any(${names}::text[]) order by g.number`.execute(db);
  return Map.groupBy(rows, ({ name }) => name);
}

/** The pages of a document from one to another. */
export const documentPages = (
  db: ReadDb,
  documentId: string,
  from: number,
  to: number,
): Promise<readonly DocumentPageText[]> =>
  rowsOf(
    db,
    [MEDIA_TOPIC],
    sql<DocumentPageText>`select number, language, source, case when waits then '' else text end as text
      from paper_page where paper_id = ${documentId} and number between ${from} and ${to} order by number`,
  );

const MOST_HEADINGS = 200;
/** A page may be one heading; the table of contents is on each of the PDF's pages. */
const LONGEST_HEADING = 300;

/** The headings of a PDF, as marked in its text; long ones are shortened. */
export const documentHeadings = (db: ReadDb, documentId: string): Promise<readonly DocumentBookmark[]> =>
  rowsOf(
    db,
    [MEDIA_TOPIC],
    sql<DocumentBookmark>`select g.number as page, length(m.found[1])::integer as level, left(m.found[2], ${sql.lit(LONGEST_HEADING)}) as title
      from paper_page g, regexp_matches(g.text, '^(#{1,3}) (.+)$', 'gn') with ordinality as m (found, nth)
      where g.paper_id = ${documentId} and not g.waits order by g.number, m.nth limit ${MOST_HEADINGS}`,
  );

const MOST_FOUND = 100;
/** An excerpt is searched only within this many characters. */
const BEGINNING = 12_000;

/** The pages of a PDF with these letters, ignoring blanks between them, each with the beginning of its text. */
export async function pagesWith(
  db: ReadDb,
  documentId: string,
  words: string,
): Promise<readonly DocumentPageText[]> {
  const letters = lettersAlone(words);
  if (letters.length < 2) return [];
  const found =
    await sql<DocumentPageText>`select number, language, source, case when waits then '' else left(text, ${sql.lit(BEGINNING)}) end as text
    from paper_page where paper_id = ${documentId} and strpos(letters, ${letters}) > 0 order by number limit ${MOST_FOUND}`.execute(
      untracked(db),
    );
  return found.rows;
}
