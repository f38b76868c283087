import { type DocumentBlock, documentTextOf, MOST_PAGES_READ } from '#lib/documentText.ts';
import { languageOf } from '#lib/language.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { runConfined, writtenLines } from './confined.ts';
import type { DocxBlock } from './docxText.ts';
import { LONGEST_HEADING, type ReadPage, sampleOf, wordsOf } from './paragraphs.ts';

/** A document of a hundred pages takes a second, and many times that while everything else has priority. */
const LONGEST_MS = 5 * 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** A document has no pages until it is printed: this much of it counts as one here, which fits on one page of the website and is searched as a whole. */
const [PAGE_LETTERS, PAGE_BYTES] = [10_000, 29_000];
const MOST_LETTERS = MOST_PAGES_READ * PAGE_LETTERS;

/**
 * Reads the headings and paragraphs of the Word document at `from`, in a process like readPdf's; `to` is a separate file. null when nothing can be read there.
 * Rejects when `givenUp` is aborted.
 */
export async function readDocx(
  from: string,
  to: string,
  { longestMs = LONGEST_MS, givenUp }: { readonly longestMs?: number; readonly givenUp?: AbortSignal } = {},
): Promise<readonly DocxBlock[] | null> {
  const program = ownProgram(import.meta.dirname, 'docxProgram');
  const made = { program, parts: ['docxText', 'docxStyles', 'zipParts'], library: 'sax' };
  await runConfined({ ...made, what: 'text', from, to, more: [MOST_LETTERS], longestMs }, givenUp);
  givenUp?.throwIfAborted();
  const blocks = (await writtenLines(to, MOST_BYTES)) as DocxBlock[];
  return blocks.length > 0 ? blocks : null;
}

/** The pages of a document; text in legacy fonts is converted to Unicode. */
export function docxPagesOf(blocks: readonly DocxBlock[]): ReadPage[] {
  const pages: DocumentBlock[][] = [];
  let [letters, bytes] = [Number.POSITIVE_INFINITY, 0];
  for (const block of blocks.flatMap(piecesOf)) {
    const size = Buffer.byteLength(block.text);
    if (letters + block.text.length > PAGE_LETTERS || bytes + size > PAGE_BYTES) {
      pages.push([]);
      [letters, bytes] = [0, 0];
    }
    pages.at(-1)?.push(block);
    // Including the line break between two paragraphs and a heading's markup.
    letters += block.text.length + 6;
    bytes += size + 6;
  }
  return pages.slice(0, MOST_PAGES_READ).map((own, at) => {
    const text = documentTextOf(own);
    return { number: at + 1, language: languageOf(sampleOf(text)), text, waits: false };
  });
}

function piecesOf({ level, runs }: DocxBlock): DocumentBlock[] {
  const text = wordsOf({ runs });
  if (text === '') return [];
  if (text.length <= LONGEST_HEADING) return [{ level, text }];
  if (text.length < PAGE_LETTERS && Buffer.byteLength(text) < PAGE_BYTES) return [{ level: 0, text }];
  // Three bytes per letter are the most that these scripts take.
  const pieces = text.match(/.{1,9000}(?: |$)|.{9000}/gsu) ?? [];
  return pieces.map((piece) => ({ level: 0, text: piece.trim() }));
}
