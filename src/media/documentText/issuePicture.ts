import { rm } from 'node:fs/promises';
import type { Variant } from '#kinds/records.ts';
import { pageName } from '#lib/mediaNames.ts';
import { makeCopies, widthsUpTo } from '../copies.ts';
import type { FileStore } from '../fileStore.ts';
import { withOriginal } from '../variants.ts';
import { drawPdfPage } from './pdfPages.ts';

/** The longer side in pixels of a drawn page: A4 is 1,280 wide then, the widest copy. */
const SIDE = 1811;
/** A copy for each density of a phone's screen; smaller ones could not be read. */
const WIDTHS: readonly number[] = [640, 960, 1280];

/**
 * Draws a page of a stored PDF, counted from 1, in colour, and stores its copies in three widths as AVIF, WebP and JPEG. Returns them, none where the page is
 * narrower than all of these; null when it couldn't be drawn: damaged, malicious, or out of time. Rejects when `givenUp` is aborted; what it has stored by then
 * is made anew the next time.
 */
export async function drawIssuePage(
  fileName: string,
  page: number,
  store: FileStore,
  givenUp: AbortSignal,
): Promise<readonly Variant[] | null> {
  const drawing = store.tempPath();
  try {
    const size = await withOriginal(fileName, store, (path) =>
      drawPdfPage(path, drawing, page, SIDE, { givenUp, inColour: true }),
    );
    if (!size) return null;
    const widths = widthsUpTo(size.width).filter((width) => WIDTHS.includes(width));
    const template = { path: drawing, raw: size, width: size.width, isOpaque: true, widths };
    return await makeCopies(template, pageName(fileName, page), [], store);
  } finally {
    await rm(drawing, { force: true });
  }
}
