import { rm } from 'node:fs/promises';
import { docxPagesOf, readDocx } from '#media/documentText/docxPages.ts';
import { drawIssuePage } from '#media/documentText/issuePicture.ts';
import { OCR_SIDE, readByOcr } from '#media/documentText/ocr.ts';
import { pagesOf } from '#media/documentText/paragraphs.ts';
import { drawPdfPage, readPdfText } from '#media/documentText/pdfPages.ts';
import type { FileStore } from '#media/fileStore.ts';
import { withOriginal } from '#media/variants.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';
import {
  giveBackPage,
  keepDocument,
  keepOcrPage,
  type NewDocument,
  takeWaitingPage,
  type UnreadDocument,
  unreadDocument,
  type WaitingPage,
} from '#store/files/documents.ts';
import {
  giveBackUndrawnPage,
  keepPagePicture,
  takeUndrawnPage,
  type UndrawnPage,
} from '#store/files/pagePictures.ts';

/** What the text extraction needs. */
export interface DocumentsJobDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Whether the disk has no space for pictures of pages; without it there is always some. */
  isFull?(): Promise<boolean>;
  now(): Date;
  log(sentence: string): void;
}

/** Then it restarts, so that the queue does not consider it dead. */
const LONGEST_MS = 40 * 60_000;

/**
 * Creates the job that extracts the text of PDFs and Word documents, the newest first, one at a time, in a process of low priority (pdfPages.ts), unless
 * another copy is doing so. The rows say what is left: when asked to end, it aborts the current one, which may take minutes at that priority. Returns whether
 * there is more to do.
 */
export function createDocumentsJob(
  deps: DocumentsJobDeps,
  pool: ReturnType<typeof sidePool>,
  ending: AbortSignal,
): () => Promise<boolean> {
  return async () => {
    let isMore = false;
    await withLeaderLock(pool, 'papers', async (lost) => {
      isMore = await readDocuments(deps, AbortSignal.any([ending, lost]), Date.now() + LONGEST_MS);
    });
    return isMore;
  };
}

/**
 * Extracts the text of documents until none is left or the time is up. If none is left, it draws the pages of the magazine and then OCRs scanned pages, one by
 * one, so that new uploads never wait behind those. Returns whether there is more to do.
 */
export async function readDocuments(
  deps: DocumentsJobDeps,
  ending: AbortSignal,
  until: number,
): Promise<boolean> {
  const failed: string[] = [];
  while (!ending.aborted) {
    if (Date.now() > until) return true;
    const paper = await unreadDocument(deps.db, failed);
    const drawn = paper || (await deps.isFull?.()) ? undefined : await takeUndrawnPage(deps.db);
    const page = paper || drawn ? undefined : await takeWaitingPage(deps.db);
    const work = paper ?? drawn ?? page;
    if (!work) return false;
    try {
      if (paper) await readDocument(deps, paper, ending);
      if (drawn) await drawPage(deps, drawn, ending);
      if (page) await readPicture(deps, page, ending);
    } catch (error) {
      if (ending.aborted) {
        if (drawn) await giveBackUndrawnPage(deps.db, drawn);
        if (page) await giveBackPage(deps.db, page);
        return false;
      }
      deps.log(
        `No ${drawn ? 'picture of a page' : 'text'} of ${work.fileName} yet: ${(error as Error).message}`,
      );
      if (paper) failed.push(paper.id);
    }
  }
  return false;
}

async function readDocument(
  { db, files, now }: DocumentsJobDeps,
  paper: UnreadDocument,
  givenUp: AbortSignal,
): Promise<void> {
  const written = files.tempPath();
  try {
    const read = await withOriginal(paper.fileName, files, (path) =>
      paper.isPdf ? readPdf(path, written, givenUp) : readWord(path, written, givenUp),
    );
    await keepDocument(db, paper, read, now());
  } finally {
    await rm(written, { force: true });
  }
}

async function readPdf(path: string, written: string, givenUp: AbortSignal): Promise<NewDocument> {
  const read = await readPdfText(path, written, { givenUp });
  return { bookmarks: read?.bookmarks ?? [], pages: read ? pagesOf(read) : [] };
}

const readWord = async (path: string, written: string, givenUp: AbortSignal): Promise<NewDocument> => ({
  bookmarks: [],
  pages: docxPagesOf((await readDocx(path, written, { givenUp })) ?? []),
});

/** A page that can't be rendered has nothing to read. */
async function readPicture(
  { db, files }: DocumentsJobDeps,
  page: WaitingPage,
  givenUp: AbortSignal,
): Promise<void> {
  const drawing = files.tempPath();
  try {
    const read = await withOriginal(page.fileName, files, async (path) => {
      const size = await drawPdfPage(path, drawing, page.number, OCR_SIDE, { givenUp });
      return size && readByOcr({ from: drawing, ...size }, page.language, givenUp);
    });
    await keepOcrPage(db, page, read ?? { text: '', language: page.language });
  } finally {
    await rm(drawing, { force: true });
  }
}

async function drawPage(
  { db, files }: DocumentsJobDeps,
  page: UndrawnPage,
  givenUp: AbortSignal,
): Promise<void> {
  const variants = await drawIssuePage(page.fileName, page.number, files, givenUp);
  if (!variants || (await keepPagePicture(db, page, variants))) return;
  // The file was swept or replaced in the meantime: nobody would ever find these again.
  for (const { name } of variants) await files.remove(name);
}
