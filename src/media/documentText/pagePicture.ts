import { readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileStore } from '../fileStore.ts';
import { withOriginal } from '../variants.ts';
import { drawPdfPage } from './pdfPages.ts';

/** The longer side: small print of A4 is readable, and it downloads over a phone's connection. */
const SIDE = 1600;
/** Somebody waits for it. */
const LONGEST_MS = 20_000;

/** A rendered page of a PDF. */
export interface PagePicture {
  readonly webp: Buffer;
  readonly size: { readonly width: number; readonly height: number };
}

/** Renders a page of a stored PDF, counted from 1, in grey, as WebP. null when it can't be rendered: damaged, or malicious. */
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
