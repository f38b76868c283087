import { sql } from 'kysely';
import { documentBlocks, lettersAlone } from '#lib/documentText.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { newId } from '#lib/uuid.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';

/** Incremented when PDFs should be read again because the reader has improved. */
const READER = 2;

/** A PDF or Word document whose text has not been extracted yet. */
export interface UnreadDocument {
  readonly id: string;
  readonly fileName: string;
  readonly isPdf: boolean;
}

/** An entry of a PDF's own table of contents. */
export interface DocumentBookmark {
  readonly title: string;
  readonly page: number;
  readonly level: number;
}

/** The extracted content of a page. */
export interface NewDocumentPage {
  readonly number: number;
  readonly language: string;
  readonly text: string;
  readonly waits: boolean;
}

/** The searched text of a page: the letters of its headings and paragraphs, one after the other. */
export const documentLetters = (text: string): string =>
  documentBlocks(text)
    .map((block) => lettersAlone(block.text))
    .join('');

/** Of files `m`. A new PDF is rendered first. */
const UNREAD = sql<boolean>`m.kind = 'document' and (m.type <> 'application/pdf' or m.variants_at is not null)
  and not exists (select from paper p where p.media_id = m.id and p.reader >= ${READER})`;

/** The newest unread document, except those in `leaveOut`. */
export async function unreadDocument(
  db: Db,
  leaveOut: readonly string[],
): Promise<UnreadDocument | undefined> {
  const found = await sql<UnreadDocument>`
    select m.id, m.file_name as "fileName", m.type = 'application/pdf' as "isPdf" from media m
    where ${UNREAD} and m.id <> all(${leaveOut}::uuid[])
    order by m.created_at desc, m.id desc limit 1`.execute(db);
  return found.rows[0];
}

/**
 * Stores the text of a document; no pages where it can't be read. The office's corrections are kept, and OCR results of pages that still have no text. Returns
 * false, storing nothing, when the file is gone or was replaced.
 */
export async function keepDocument(
  db: Db,
  { id, fileName }: Pick<UnreadDocument, 'id' | 'fileName'>,
  { bookmarks, pages }: NewDocument,
  now: Date,
): Promise<boolean> {
  return writing(db, async (tx) => {
    const held = await sql<{
      used: boolean;
    }>`select exists (select from media_use u where u.media_id = m.id) as used
      from media m where m.id = ${id} and m.file_name = ${fileName} for update of m`.execute(tx);
    const [file] = held.rows;
    if (!file) return false;
    const paper = await sql<{ id: string }>`update paper set reader = ${READER}, language = ${usualOf(pages)},
      bookmarks = ${JSON.stringify(bookmarks)}::jsonb, read_at = ${now} where media_id = ${id} returning id`.execute(
      tx,
    );
    const documentId = paper.rows[0]?.id ?? (await newDocument(tx, id, { bookmarks, pages }, now));
    const waiting = pages.filter(({ waits }) => waits).map(({ number }) => number);
    await sql`delete from paper_page where paper_id = ${documentId}
      and (source = 'layer' or (source = 'machine' and number <> all(${waiting}::integer[])))`.execute(tx);
    await insertPages(tx, documentId, pages);
    if (file.used) contentChanges(tx, MEDIA_TOPIC);
    return true;
  });
}

/** The extracted content of a PDF. */
export interface NewDocument {
  readonly bookmarks: readonly DocumentBookmark[];
  readonly pages: readonly NewDocumentPage[];
}

/** Inserts the content of a new PDF that needs no further reading. */
export async function insertDocument(tx: Tx, mediaId: string, paper: NewDocument, now: Date): Promise<void> {
  await insertPages(tx, await newDocument(tx, mediaId, paper, now), paper.pages);
}

async function newDocument(
  tx: Tx,
  mediaId: string,
  { bookmarks, pages }: NewDocument,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await sql`insert into paper (id, media_id, reader, language, bookmarks, read_at)
    values (${id}, ${mediaId}, ${READER}, ${usualOf(pages)}, ${JSON.stringify(bookmarks)}::jsonb, ${now})`.execute(
    tx,
  );
  return id;
}

async function insertPages(tx: Tx, documentId: string, pages: readonly NewDocumentPage[]): Promise<void> {
  const letters = pages.map(({ text }) => documentLetters(text));
  await sql`insert into paper_page (paper_id, number, source, language, text, letters, waits)
    select ${documentId}::uuid, t.number, 'layer', t.language, t.text, t.letters, t.waits
    from unnest(${pages.map(({ number }) => number)}::integer[], ${pages.map(({ language }) => language)}::text[],
      ${pages.map(({ text }) => text)}::text[], ${letters}::text[], ${pages.map(({ waits }) => waits)}::boolean[])
      as t (number, language, text, letters, waits)
    on conflict (paper_id, number) do nothing`.execute(tx);
}

/** The language of most pages that have text. */
function usualOf(pages: readonly NewDocumentPage[]): string {
  const letters = new Map<string, number>();
  for (const { language, text } of pages) letters.set(language, (letters.get(language) ?? 0) + text.length);
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), ['en', 0] as [
    string,
    number,
  ])[0];
}

/** Swaps the text of two files that swap places. */
export async function swapDocuments(tx: Tx, one: string, other: string): Promise<void> {
  await sql`update paper set media_id = case media_id when ${one}::uuid then ${other}::uuid else ${one}::uuid end
    where media_id in (${one}, ${other})`.execute(tx);
}

/** A PDF page without text, for OCR. */
export interface WaitingPage {
  readonly paper: string;
  readonly fileName: string;
  readonly number: number;
  /** From the other pages of the PDF and its names; English by default. */
  readonly language: Language;
}

/** A page that crashes OCR is skipped after 3 tries. */
const MOST_TRIES = 3;

/** At most this many pages of one PDF are read in a row: a book must not block somebody's letter for days. */
const IN_A_ROW = 20;

const PAGES_FOR_OCR = sql`paper_page g join paper p on p.id = g.paper_id join media m on m.id = p.media_id
  where g.waits and g.tries < ${MOST_TRIES} and m.trashed_at is null
    and (m.library_since is not null or exists (select from media_use u where u.media_id = m.id))`;

/** How many documents and scanned pages wait to be read. */
export async function documentsWaiting(db: Db): Promise<number> {
  const found = await sql<{ waiting: number }>`select (select count(*) from media m where ${UNREAD})::int
    + (select count(*) from ${PAGES_FOR_OCR})::int as waiting`.execute(db);
  return found.rows[0]?.waiting ?? 0;
}

/**
 * Takes the next page that waits for OCR: newest PDF first, but the first pages of all before the further pages of any. The try is stored before OCR starts, so
 * that a page that crashes the program is not retried for ever. PDFs that nothing uses keep waiting.
 */
export async function takeWaitingPage(db: Db): Promise<WaitingPage | undefined> {
  return writing(db, async (tx) => {
    const found = await sql<{ paper: string; fileName: string; number: number; says: string }>`
      select g.paper_id as paper, m.file_name as "fileName", g.number,
        coalesce((select string_agg(left(o.text, 100), ' ') from paper_page o where o.paper_id = p.id and not o.waits and o.number < 20), '')
          || ' ' || coalesce((select string_agg(r.title, ' ') from publication r where m.id = any(r.pdf)), '')
          || ' ' || coalesce((select string_agg(r.title, ' ') from statement r where m.id = any(r.pdf)), '')
          || ' ' || m.original_name as says
      from ${PAGES_FOR_OCR}
      order by g.tries, (g.number - 1) / ${IN_A_ROW}, p.read_at desc, g.paper_id, g.number limit 1`.execute(
      tx,
    );
    const [page] = found.rows;
    if (!page) return undefined;
    await sql`update paper_page set tries = tries + 1 where paper_id = ${page.paper} and number = ${page.number}`.execute(
      tx,
    );
    const { paper, fileName, number, says } = page;
    return { paper, fileName, number, language: mostly(says) };
  });
}

/** Returns a page that was taken and given up to the queue, without counting the try. */
export async function giveBackPage(db: Db, { paper, number }: WaitingPage): Promise<void> {
  await writing(db, (tx) =>
    sql`update paper_page set tries = tries - 1 where paper_id = ${paper} and number = ${number} and waits`.execute(
      tx,
    ),
  );
}

/** Stores the OCR result of a page, unless the office was faster. A page without text waits no more. */
export async function keepOcrPage(
  db: Db,
  { paper, number }: WaitingPage,
  { text, language }: { readonly text: string; readonly language: string },
): Promise<void> {
  await writing(db, async (tx) => {
    const kept = await sql<{
      used: boolean;
    }>`update paper_page g set source = 'machine', text = ${text}, letters = ${documentLetters(text)},
        language = ${language}, waits = false, version = g.version + 1
      where g.paper_id = ${paper} and g.number = ${number} and g.waits
      returning exists (select from paper p join media_use u on u.media_id = p.media_id where p.id = g.paper_id) as used`.execute(
      tx,
    );
    if (kept.rows[0]?.used) contentChanges(tx, MEDIA_TOPIC);
  });
}

/** Non-Latin letters count more: documents in Indian languages have Latin names and numbers too. */
function mostly(says: string): Language {
  const others = says.replace(/\p{Script=Latin}+/gu, '');
  return /\p{L}/u.test(others) ? languageOf(others) : 'en';
}
