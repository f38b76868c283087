import { readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileStore } from '../fileStore.ts';
import { withOriginal } from '../variants.ts';
import { drawPdfPage } from './pdfPages.ts';

/** The longer side: small print of A4 can be read, and it comes over a telephone's line. */
const SIDE = 1600;
/** Somebody waits for it. */
const LONGEST_MS = 20_000;

/** A page of a PDF, drawn. */
export interface PagePicture {
  readonly webp: Buffer;
  readonly size: { readonly width: number; readonly height: number };
}

/** Draws a page of a stored PDF, counted from 1, in grey, as WebP. null when it can't be drawn: damaged, or made to do harm. */
export async function pagePicture(
  fileName: string,
  page: number,
  store: FileStore,
): Promise<PagePicture | null> {
  const drawing = store.tempPath();
  try {
    return await withOriginal(fileName, store, async (path) => {
      const size = await drawPdfPage(path, drawing, page, SIDE, { longestMs: LONGEST_MS });
      if (!size) return null;
      const webp = await sharp(await readFile(drawing), { raw: { ...size, channels: 1 } })
        .webp({ quality: 60 })
        .toBuffer();
      return { webp, size };
    });
  } finally {
    await rm(drawing, { force: true });
  }
}
