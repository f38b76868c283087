/**
 * Prints all files of the sample church once and notes what is known of each in `sample/facts.json.gz`, by which a new installation has its rows without
 * printing any of them: `node scripts/sampleFacts.ts`, after anything in `sample/church`, `sample/drawings` or `sample/print` has changed.
 */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { pagesOf } from '#media/documentText/paragraphs.ts';
import type { Pdfium, PdfPageLines } from '#media/documentText/pdfium.ts';
import { bookmarksOf, linesOf } from '#media/documentText/pdfLetters.ts';
import { PAGE_SIDE } from '#media/documentText/pdfPages.ts';
import { sketchOf } from '#media/sketch.ts';
import { FACTS, type Facts, printedFrom } from '../sample/facts.ts';
import { sampleOf } from '../sample/make.ts';

/** Prints one file into a folder, and says what is known of it. */
export async function factsOfFile(
  { path, make }: { readonly path: string; make(): Promise<Buffer> },
  folder: string,
): Promise<Facts> {
  const file = join(folder, path.replaceAll('/', '_'));
  await writeFile(file, await make());
  const { size: bytes } = await stat(file);
  if (path.endsWith('.pdf')) return { bytes, ...(await factsOfDocument(await readFile(file))) };
  const { width, height } = await sharp(file).metadata();
  const { isOpaque } = await sharp(file).stats();
  const sketch = await sketchOf(file);
  return { bytes, width, height, ...(sketch ? { sketch } : {}), ...(isOpaque ? {} : { transparent: true }) };
}

/** Its own papers it reads in its own process. */
async function factsOfDocument(bytes: Buffer): Promise<Omit<Facts, 'bytes'>> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize();
  const scale = PAGE_SIDE / Math.max(originalWidth, originalHeight);
  const [width, height] = [Math.round(originalWidth * scale), Math.round(originalHeight * scale)];
  const { module, documentIdx } = document as unknown as { module: Pdfium; documentIdx: number };
  const none = async () => new Uint8Array();
  const lines: PdfPageLines[] = [];
  for (let at = 0; at < document.getPageCount(); at++)
    lines.push(await linesOf(module, documentIdx, at, none));
  const bookmarks = bookmarksOf(module, documentIdx);
  const pages = pagesOf({ pages: lines }).map(({ language, text }) => ({ language, text }));
  document.destroy();
  return { width, height, paper: { bookmarks, pages } };
}
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-facts-'));
  // What depends on the day stays as it is written, to be filled in on the day of filling.
  const { files } = await sampleOf({ now: new Date(0), brand: 'csi', dated: (text) => text });
  const facts: Record<string, Facts> = {};
  const waiting = [...files].filter(([path]) => !path.startsWith('files/')).values();
  const worker = async (): Promise<void> => {
    for (const [path, file] of waiting) facts[path] = await factsOfFile(file, folder);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(
    FACTS,
    gzipSync(JSON.stringify({ printedFrom: printedFrom(), files: sorted }), { level: 9 }),
  );
  await rm(folder, { recursive: true });
}
