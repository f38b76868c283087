import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { NewFile } from '#kinds/newFile.ts';
import type { Variant } from '#kinds/records.ts';
import { createQueue } from '#lib/concurrency.ts';
import { makeCopies, widthsUpTo } from './copies.ts';
import { readPdf } from './documentText/pdfPages.ts';
import type { FileStore } from './fileStore.ts';
import { isOpaqueOutside } from './pictureTasks.ts';
import type { MediaTable } from './table.ts';

/** The stored picture or PDF to make variants of, with its existing ones. */
export type VariantItem = Pick<NewFile, 'id' | 'fileName' | 'kind' | 'type' | 'width' | 'pages'> & {
  readonly variants: readonly Variant[];
};

const oneAtATime = createQueue(1);

/**
 * Makes the missing variants of a picture and stores the whole list in the table: each width of VARIANT_WIDTHS up to the picture's own, as AVIF, WebP and JPEG.
 * Returns the list. One picture at a time. An animation gets none, as they would be still pictures or larger than the original. A picture with transparency
 * gets no JPEG, which would fill it with a colour; its original is the fallback. Repeating it makes only missing ones. A PDF's variants are pictures of its
 * first page, its cover, and its pages are counted with them; one that can't be rendered gets none and is not retried. Throws when a variant can't be made; the
 * original and the table are unchanged then, and a retry continues from there.
 */
export function makeVariants(
  item: VariantItem,
  context: { readonly store: FileStore; readonly table: Pick<MediaTable, 'setVariants'> },
): Promise<readonly Variant[]> {
  return oneAtATime.run(async () => {
    const isPdf = item.type === 'application/pdf';
    const { variants, pages, hasWords } = await (isPdf ? coverOf : copiesOf)(item, context.store);
    const stillThere = await context.table.setVariants(item, variants, pages, hasWords);
    if (stillThere) return variants;
    // The file was swept or replaced in the meantime: nobody would ever find its variants again.
    for (const variant of variants) await context.store.remove(variant.name);
    return [];
  });
}

interface Made {
  readonly variants: readonly Variant[];
  readonly pages: number | null;
  /** For a PDF. */
  readonly hasWords?: boolean | undefined;
}

async function copiesOf(item: VariantItem, store: FileStore): Promise<Made> {
  const { fileName, pages } = item;
  const width = item.width ?? 0;
  if (item.kind !== 'image' || (pages ?? 1) > 1 || widthsUpTo(width).length === 0)
    return { variants: [], pages };
  return withOriginal(fileName, store, async (path) => {
    const template = { path, width, isOpaque: await isOpaqueOutside(path) };
    return { variants: await makeCopies(template, fileName, item.variants, store), pages };
  });
}

async function coverOf({ fileName, variants }: VariantItem, store: FileStore): Promise<Made> {
  const drawing = store.tempPath();
  try {
    return await withOriginal(fileName, store, async (paper) => {
      const page = await readPdf(paper, drawing);
      if (!page) return { variants: [], pages: null };
      const { width, height, pages, hasWords } = page;
      const template = { path: drawing, raw: { width, height }, width, isOpaque: true };
      return { variants: await makeCopies(template, fileName, variants, store), pages, hasWords };
    });
  } finally {
    await rm(drawing, { force: true });
  }
}

/** Processes a stored file in place, or a local copy of it if it is stored elsewhere. */
export async function withOriginal<T>(
  fileName: string,
  store: FileStore,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const original = await store.open(fileName);
  if (!original)
    throw new Error(`The file of ${fileName} is missing, so no smaller pictures can be made of it.`);
  if (store.onDisk) {
    original.stream.destroy();
    return work(store.onDisk.pathOf(fileName));
  }
  const copy = store.tempPath();
  try {
    await pipeline(original.stream, createWriteStream(copy, { flags: 'wx' }));
    return await work(copy);
  } finally {
    await rm(copy, { force: true });
  }
}
