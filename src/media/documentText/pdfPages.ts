import { MOST_PAGES_READ } from '#lib/documentText.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { runConfined, writtenLines } from './confined.ts';
import type { Bookmark, PdfPageLines } from './pdfium.ts';

/** The longer side in pixels of a rendered first page. */
export const PAGE_SIDE = 1280;

/** What is known of a PDF, and the size of its rendered first page. */
export interface PdfPages {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** Whether its pages have text, and are not just scans; undefined if unknown. */
  readonly hasWords?: boolean | undefined;
}

/** A typical PDF takes a quarter of a second, and many times that while everything else has priority. */
const LONGEST_MS = 60_000;

/**
 * Counts the pages of the PDF at `from` and renders the first one as raw RGBA to `to`, in a separate process that may read only that file, write only that
 * drawing, start nothing, and knows none of our settings; with little memory, and for at most `longestMs`. null when the file can't be read there: damaged,
 * password-protected, or malicious. Throws when the process can't be started at all.
 */
export async function readPdf(from: string, to: string, longestMs = LONGEST_MS): Promise<PdfPages | null> {
  const printed = await askProgram('cover', from, to, [PAGE_SIDE], longestMs);
  return printed === null ? null : pagesIn(printed);
}

/** A page takes a tenth of a second, one of an Indian script a quarter. */
const LONGEST_TEXT_MS = 10 * 60_000;
/** Limits the output of the process. The letters of 300 full pages, each line with its position, take some 5 MB. */
const MOST_TEXT_BYTES = 32 * 1024 * 1024;

/** The text of a PDF: as many of its pages as could be read, in order. */
export interface PdfText {
  readonly bookmarks: readonly Bookmark[];
  readonly pages: readonly PdfPageLines[];
}

/**
 * Reads the letters of up to `MOST_PAGES_READ` pages of the PDF at `from`, in a process like readPdf's; `to` is a separate file. If a page crashes the process,
 * the pages before it are kept. null when nothing can be read there. Rejects when `givenUp` is aborted.
 */
export async function readPdfText(
  from: string,
  to: string,
  {
    longestMs = LONGEST_TEXT_MS,
    mostBytes = MOST_TEXT_BYTES,
    givenUp,
  }: { readonly longestMs?: number; readonly mostBytes?: number; readonly givenUp?: AbortSignal } = {},
): Promise<PdfText | null> {
  await askProgram('text', from, to, [MOST_PAGES_READ, mostBytes], longestMs, givenUp);
  givenUp?.throwIfAborted();
  const [first, ...rest] = await writtenLines(to, mostBytes);
  if (first === undefined) return null;
  return {
    bookmarks: (first as { bookmarks?: Bookmark[] }).bookmarks ?? [],
    pages: rest as PdfPageLines[],
  };
}

/**
 * Renders a page, counted from 1, to `to`, the longer side `side` points: in grey, one byte per point, or in colour as raw RGBA. null as for readPdf; rejects
 * when `givenUp` is aborted.
 */
export async function drawPdfPage(
  from: string,
  to: string,
  page: number,
  side: number,
  {
    longestMs = LONGEST_MS,
    givenUp,
    inColour = false,
  }: { readonly longestMs?: number; readonly givenUp?: AbortSignal; readonly inColour?: boolean } = {},
): Promise<{ readonly width: number; readonly height: number } | null> {
  const printed = await askProgram(inColour ? 'colour' : 'page', from, to, [side, page], longestMs, givenUp);
  givenUp?.throwIfAborted();
  return printed === null ? null : JSON.parse(printed.slice(printed.lastIndexOf('{')));
}

const askProgram = (
  what: 'cover' | 'page' | 'colour' | 'text',
  from: string,
  to: string,
  more: readonly number[],
  longestMs: number,
  givenUp?: AbortSignal,
): Promise<string | null> =>
  runConfined(
    {
      ...{ program: ownProgram(import.meta.dirname, 'pdfProgram'), parts: ['pdfLetters', 'pdfBlanks'] },
      ...{ library: '@hyzyla/pdfium', what, from, to, more, longestMs },
    },
    givenUp,
  );

function pagesIn(printed: string): PdfPages | null {
  const { pages, width, height, hasWords } = JSON.parse(printed.slice(printed.lastIndexOf('{'))) as PdfPages;
  const fits = Number.isInteger(pages) && pages > 0 && pages <= 1_000_000;
  return fits && Math.max(width, height) === PAGE_SIDE ? { pages, width, height, hasWords } : null;
}
