import { languageOf } from '#lib/language.ts';
import { type PaperBlock, paperTextOf } from '#lib/paperText.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { runConfined, writtenLines } from './confined.ts';
import type { DocxBlock } from './docxText.ts';
import { LONGEST_HEADING, type ReadPage, sampleOf, wordsOf } from './paragraphs.ts';
import { MOST_PAGES_READ } from './pdfPages.ts';

/** A document of a hundred pages takes a second, and many times that while everything else goes first. */
const LONGEST_MS = 5 * 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** A document has no pages until it is printed: so much of it is one here, which fits on one page of the website and is looked through as a whole for what is searched. */
const [PAGE_LETTERS, PAGE_BYTES] = [10_000, 29_000];
const MOST_LETTERS = MOST_PAGES_READ * PAGE_LETTERS;

/**
 * Reads the headings and paragraphs of the Word document at `from`, in a process as that of readPdf; `to` is a file of its own. null when nothing can be read there.
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

/** The pages of a document; what is set in a font of before Unicode in the letters that it stands for. */
export function docxPagesOf(blocks: readonly DocxBlock[]): ReadPage[] {
  const pages: PaperBlock[][] = [];
  let [letters, bytes] = [Number.POSITIVE_INFINITY, 0];
  for (const block of blocks.flatMap(piecesOf)) {
    const size = Buffer.byteLength(block.text);
    if (letters + block.text.length > PAGE_LETTERS || bytes + size > PAGE_BYTES) {
      pages.push([]);
      [letters, bytes] = [0, 0];
    }
    pages.at(-1)?.push(block);
    // With the line between two paragraphs and the marks of a heading.
    letters += block.text.length + 6;
    bytes += size + 6;
  }
  return pages.slice(0, MOST_PAGES_READ).map((own, at) => {
    const text = paperTextOf(own);
    return { number: at + 1, language: languageOf(sampleOf(text)), text, waits: false };
  });
}

function piecesOf({ level, runs }: DocxBlock): PaperBlock[] {
  const text = wordsOf({ runs });
  if (text === '') return [];
  if (text.length <= LONGEST_HEADING) return [{ level, text }];
  if (text.length < PAGE_LETTERS && Buffer.byteLength(text) < PAGE_BYTES) return [{ level: 0, text }];
  // Three bytes a letter are as much as one of these scripts takes.
  const pieces = text.match(/.{1,9000}(?: |$)|.{9000}/gsu) ?? [];
  return pieces.map((piece) => ({ level: 0, text: piece.trim() }));
}
