import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownProgram } from '#process/ownProgram.ts';
import { lowerPriority, NICENESS, offerToBeEnded } from '#process/priority.ts';

/** The longer side in pixels of a drawn first page. */
export const PAGE_SIDE = 1280;

/** What is known of a PDF, and the size of the drawing of its first page. */
export interface PdfPages {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** Whether its pages have letters, and are not pictures of them alone; undefined where that can't be told. */
  readonly hasWords?: boolean | undefined;
}

/** A usual paper takes a quarter of a second, and many times that while everything else goes first. */
const LONGEST_MS = 60_000;
const JS_MEGABYTES = 256;

/**
 * Counts the pages of the PDF at `from` and draws the first one as raw RGBA to `to`. It happens in a process of its own that may read
 * nothing but that file, write nothing but that drawing, start nothing, and knows none of our settings; with little memory, and at most
 * `longestMs`. null when the file can't be read there: damaged, locked with a password, or made to do harm. Throws when the process
 * can't be started at all.
 */
export async function readPdf(from: string, to: string, longestMs = LONGEST_MS): Promise<PdfPages | null> {
  const program = ownProgram(import.meta.dirname, 'pdfFirstPage');
  const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');
  const rights = [
    '--permission',
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${dirname(library)}`,
    `--allow-fs-read=${from}`,
    `--allow-fs-write=${to}`,
  ];
  const given = [program, from, to, String(PAGE_SIDE), pathToFileURL(library).href];
  const printed = await run([...rights, `--max-old-space-size=${JS_MEGABYTES}`, ...given], longestMs);
  return printed === null ? null : pagesIn(printed);
}

/** What the process printed; null when it failed or had to be ended. */
function run(given: readonly string[], longestMs: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = { env: {}, timeout: longestMs, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 } as const;
    const child = execFile(process.execPath, given, options, (error, stdout) => {
      // A process that has never begun has no number.
      if (child.pid === undefined) reject(error);
      else resolve(error ? null : stdout);
    });
    if (child.pid === undefined) return;
    lowerPriority(child.pid, NICENESS.background);
    offerToBeEnded(child.pid);
  });
}

function pagesIn(printed: string): PdfPages | null {
  const { pages, width, height, hasWords } = JSON.parse(printed.slice(printed.lastIndexOf('{'))) as PdfPages;
  const fits = Number.isInteger(pages) && pages > 0 && pages <= 1_000_000;
  return fits && Math.max(width, height) === PAGE_SIDE ? { pages, width, height, hasWords } : null;
}
