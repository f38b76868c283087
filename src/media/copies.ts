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

/** A picture that copies are made of: where it lies on this machine. What is not opaque gets no JPEG. */
export interface Template {
  readonly path: string;
  /** Its size where the file holds pixels and nothing else. */
  readonly raw?: RawSize;
  readonly width: number;
  readonly isOpaque: boolean;
}

/** Which widths a picture of this width is also kept in. */
export const widthsUpTo = (width: number): readonly number[] => VARIANT_WIDTHS.filter((one) => one <= width);

/** Makes the copies of a template that `known` does not have, beside the file `fileName`. Returns all. */
export async function makeCopies(
  template: Template,
  fileName: string,
  known: readonly Variant[],
  store: FileStore,
): Promise<Variant[]> {
  const recipes = recipesFor(template.isOpaque);
  const copies: Variant[] = [];
  for (const width of widthsUpTo(template.width)) {
    for (const recipe of recipes) {
      const name = variantName(fileName, width, recipe.extension);
      const old = known.find((variant) => variant.name === name);
      const isThere = old !== undefined && (await store.size(name)) === old.bytes;
      copies.push(isThere ? old : await makeOne(template, width, name, recipe.format, store));
    }
  }
  return copies;
}

/** The copies that a picture of this size gets, before they are made: nobody knows yet how many bytes they have. */
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

/** Makes one copy for somebody who waits for it. */
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
    await putAnew(store, temp, name);
    return { format, width: made.width, height: made.height, bytes: made.bytes, name };
  } finally {
    await rm(temp, { force: true });
  }
}

/** A file of that name is a copy whose making never reached the table; ours takes its place. */
async function putAnew(store: FileStore, temp: string, name: string): Promise<void> {
  try {
    await store.put(temp, name);
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    await store.remove(name);
    await store.put(temp, name);
  }
}
