import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A program of its own, run by pdfPages.ts: counts the pages of the PDF at argv[2] and draws the first one, its longer side argv[4] pixels,
 * as raw RGBA to argv[3]. argv[5]: where the library is. Prints `{ pages, width, height, hasWords }` as JSON; fails when the file can't be read.
 * Whatever a hostile file does here ends with this process.
 */
const [, , from = '', to = '', longest = '', library = ''] = process.argv;
const { PDFiumLibrary } = (await import(library)) as typeof import('@hyzyla/pdfium');

/** Of WebAssembly memory, where 16 pages are a megabyte: 512 MB. A usual paper takes some 40. */
const MOST_PAGES = 512 * 16;

// The library grows its memory through here, up to 2 GB if nobody says no. Told no, it gives up on the file.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, by: number): number {
  if (this.buffer.byteLength / 65_536 + by > MOST_PAGES)
    throw new RangeError('Too much memory is asked for.');
  return grow.call(this, by);
};

const document = await (await PDFiumLibrary.init()).loadDocument(readFileSync(from));
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const scale = Number(longest) / Math.max(originalWidth, originalHeight);
if (!Number.isFinite(scale) || scale <= 0) throw new Error('The first page has no size.');
// A strip one point high would vanish.
const pixels = (side: number): number => Math.max(1, Math.round(side * scale));
const [width, height] = [pixels(originalWidth), pixels(originalHeight)];
const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' });
writeFileSync(to, data);
const count = document.getPageCount();
process.stdout.write(JSON.stringify({ pages: count, width, height, hasWords: hasWords(count) }));

/** Whether the first pages say something to those who read with their ears, and to the search; nothing where one of them can't be read. */
function hasWords(pages: number): boolean | undefined {
  let letters = 0;
  try {
    for (let at = 0; at < Math.min(pages, 12) && letters < 20; at++)
      letters += document.getPage(at).getText().match(/\p{L}/gu)?.length ?? 0;
  } catch {
    // The first page is drawn all the same.
    return undefined;
  }
  return letters >= 20;
}
