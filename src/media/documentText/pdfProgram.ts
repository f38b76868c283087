import { readFileSync, writeFileSync } from 'node:fs';
import type { Pdfium } from './pdfium.ts';
import { bookmarksOf, linesOf } from './pdfLetters.ts';

/**
 * A separate program, run by pdfPages.ts, that does one thing with the PDF at argv[3] and writes it to argv[4]. argv[5]: the path of the library. argv[2]:
 * `cover` counts the pages and renders the first one as raw RGBA, its longer side argv[6] pixels; prints `{ pages, width, height, hasWords }`; `page` renders
 * the page argv[7], counted from 1, in the same way, in grey, and `colour` in colour; both print `{ width, height }`; `text` writes the letters of up to argv[6] pages and of as many as
 * fit into argv[7] bytes, a line of JSON for each page as soon as it is read; prints `{ pages }`. Fails when the file can't be read. Whatever a hostile file
 * does here ends with this process.
 */
const [, , what = '', from = '', to = '', library = '', most = '', which = '1'] = process.argv;
const { PDFiumLibrary } = (await import(library)) as typeof import('@hyzyla/pdfium');

/** Pages of WebAssembly memory, where 16 are a megabyte: 512 MB. A typical PDF takes some 40 MB. */
const MOST_PAGES = 512 * 16;

// The library grows its memory through this function, up to 2 GB unless refused. If refused, it gives up on the file.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, by: number): number {
  if (this.buffer.byteLength / 65_536 + by > MOST_PAGES)
    throw new RangeError('Too much memory is asked for.');
  return grow.call(this, by);
};

const document = await (await PDFiumLibrary.init()).loadDocument(readFileSync(from));
const count = document.getPageCount();
process.stdout.write(
  JSON.stringify(what === 'text' ? await letters() : await drawn(what === 'cover' ? 0 : Number(which) - 1)),
);

async function drawn(at: number): Promise<object> {
  const page = document.getPage(at);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Number(most) / Math.max(originalWidth, originalHeight);
  if (!Number.isFinite(scale) || scale <= 0) throw new Error('The page has no size.');
  // A strip one point high would vanish.
  const pixels = (side: number): number => Math.max(1, Math.round(side * scale));
  const [width, height] = [pixels(originalWidth), pixels(originalHeight)];
  const colours = what === 'page' ? ({ colorSpace: 'Gray' } as const) : ({} as const);
  const { data } = await page.render({ width, height, scale: 1, render: 'bitmap', ...colours });
  writeFileSync(to, data);
  return what === 'cover' ? { pages: count, width, height, hasWords: hasWords(count) } : { width, height };
}

/** Whether the first pages have text for screen readers and the search; undefined if one of them can't be read. */
function hasWords(pages: number): boolean | undefined {
  let found = 0;
  try {
    for (let at = 0; at < Math.min(pages, 12) && found < 20; at++)
      found += document.getPage(at).getText().match(/\p{L}/gu)?.length ?? 0;
  } catch {
    // The first page is rendered all the same.
    return undefined;
  }
  return found >= 20;
}

async function letters(): Promise<object> {
  const { module, documentIdx } = document as unknown as { module: Pdfium; documentIdx: number };
  let room = Number(which);
  const put = (line: object): void => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    room -= bytes.length;
    // A small file may expand to fill the disk.
    if (room >= 0) writeFileSync(to, bytes, { flag: 'a' });
  };
  const draw = async (at: number, width: number, height: number): Promise<Uint8Array> =>
    (await document.getPage(at).render({ width, height, scale: 1, render: 'bitmap', colorSpace: 'Gray' }))
      .data;
  put({ bookmarks: bookmarksOf(module, documentIdx) });
  for (let at = 0; at < Math.min(count, Number(most)) && room > 0; at++)
    put(await linesOf(module, documentIdx, at, draw));
  return { pages: count };
}
