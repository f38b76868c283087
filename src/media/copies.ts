import { rm } from 'node:fs/promises';
import type { Variant } from '#kinds/records.ts';
import { VARIANT_WIDTHS, variantName } from '#lib/mediaNames.ts';
import { type FileStore, NameTaken } from './fileStore.ts';
import { copyAwaited, copyOutside, type RawSize } from './pictureTasks.ts';

interface Recipe {
  readonly format: Variant['format'];
  readonly extension: 'avif' | 'webp' | 'jpg';
}

const RECIPES: readonly Recipe[] = [
  { format: 'avif', extension: 'avif' },
  { format: 'webp', extension: 'webp' },
  { format: 'jpeg', extension: 'jpg' },
];

/** A picture that variants are made from: its path on this machine. If it is not opaque, it gets no JPEG. */
export interface Template {
  readonly path: string;
  /** Its size if the file holds raw pixels only. */
  readonly raw?: RawSize;
  readonly width: number;
  readonly isOpaque: boolean;
  /** The widths to be made; by default all of VARIANT_WIDTHS. */
  readonly widths?: readonly number[];
}

/** The widths of the variants for a picture of this width. */
export const widthsUpTo = (width: number): readonly number[] => VARIANT_WIDTHS.filter((one) => one <= width);

/** Makes the variants of a template that `known` lacks, next to the file `fileName`. Returns all. */
export async function makeCopies(
  template: Template,
  fileName: string,
  known: readonly Variant[],
  store: FileStore,
): Promise<Variant[]> {
  const recipes = recipesFor(template.isOpaque);
  const copies: Variant[] = [];
  for (const width of template.widths ?? widthsUpTo(template.width)) {
    for (const recipe of recipes) {
      const name = variantName(fileName, width, recipe.extension);
      const old = known.find((variant) => variant.name === name);
      const isThere = old !== undefined && (await store.size(name)) === old.bytes;
      copies.push(isThere ? old : await makeOne(template, width, name, recipe.format, store));
    }
  }
  return copies;
}

/** The variants that a picture of this size gets, before they are made: their sizes in bytes are not known yet. */
export const copiesFor = (
  fileName: string,
  { width, height, isOpaque }: Pick<Template, 'width' | 'isOpaque'> & { readonly height: number },
): Variant[] =>
  widthsUpTo(width).flatMap((wide) =>
    recipesFor(isOpaque).map(({ format, extension }) => ({
      ...{ format, width: wide, height: Math.round((height * wide) / width), bytes: 0 },
      name: variantName(fileName, wide, extension),
    })),
  );

const recipesFor = (isOpaque: boolean): readonly Recipe[] =>
  RECIPES.filter((recipe) => isOpaque || recipe.format !== 'jpeg');

/** Makes one variant while somebody waits for it. */
export async function makeCopyNow(
  template: Pick<Template, 'path' | 'raw'>,
  { name, width, format }: Variant,
  store: FileStore,
): Promise<void> {
  await makeOne(template, width, name, format, store, copyAwaited);
}

async function makeOne(
  template: Pick<Template, 'path' | 'raw'>,
  width: number,
  name: string,
  format: Variant['format'],
  store: FileStore,
  copy = copyOutside,
): Promise<Variant> {
  const temp = store.tempPath();
  try {
    const { path: from, raw } = template;
    const made = await copy({ do: 'copy', from, raw, to: temp, format, width });
    await putAgain(store, temp, name);
    return { format, width: made.width, height: made.height, bytes: made.bytes, name };
  } finally {
    await rm(temp, { force: true });
  }
}

/** A file of that name is a variant that was never recorded in the table; it is replaced. */
async function putAgain(store: FileStore, temp: string, name: string): Promise<void> {
  try {
    await store.put(temp, name);
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    await store.remove(name);
    await store.put(temp, name);
  }
}
