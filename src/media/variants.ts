import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { VARIANT_WIDTHS, variantName } from '#lib/mediaNames.ts';
import { type FileStore, NameTaken } from './fileStore.ts';
import type { MediaTable, NewMedia, Variant } from './table.ts';
import { turns } from './turns.ts';

/** The stored picture that variants are wanted of, with those that it has already. */
export type VariantItem = Pick<NewMedia, 'id' | 'fileName' | 'kind' | 'width' | 'pages'> & {
  readonly variants: readonly Variant[];
};

interface Recipe {
  readonly format: Variant['format'];
  readonly extension: 'avif' | 'webp' | 'jpg';
  readonly encode: (picture: Sharp) => Sharp;
}

// AVIF at effort 2: a tenth larger than at 4, and made in a sixth of the time on two cores.
const RECIPES: readonly Recipe[] = [
  { format: 'avif', extension: 'avif', encode: (picture) => picture.avif({ quality: 50, effort: 2 }) },
  { format: 'webp', extension: 'webp', encode: (picture) => picture.webp({ quality: 72 }) },
  { format: 'jpeg', extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 75, mozjpeg: true }) },
];

const oneAtATime = turns(1);

/**
 * Makes the smaller copies of a picture that are missing and enters the whole list in the table: each width of
 * VARIANT_WIDTHS up to the picture's own, as AVIF, WebP and JPEG. Answers the list. One picture at a time.
 * An animation gets none, as its copies would stand still or be larger than itself. A picture with transparency gets no
 * JPEG, which would fill it with a colour; its original is the fallback. Doing it again makes only what is missing.
 * Throws when a copy can't be made; the original and the table are untouched then, and another try goes on from there.
 */
export function makeVariants(
  item: VariantItem,
  context: { readonly store: FileStore; readonly table: Pick<MediaTable, 'setVariants'> },
): Promise<readonly Variant[]> {
  return oneAtATime(async () => {
    const variants = await variantsOf(item, context.store);
    const stillThere = await context.table.setVariants(item.id, variants);
    if (stillThere) return variants;
    // The picture was swept in the meantime: nobody would ever find its copies again.
    for (const variant of variants) await context.store.remove(variant.name);
    return [];
  });
}

async function variantsOf(item: VariantItem, store: FileStore): Promise<Variant[]> {
  const widths = VARIANT_WIDTHS.filter((width) => width <= (item.width ?? 0));
  if (item.kind !== 'image' || (item.pages ?? 1) > 1 || widths.length === 0) return [];
  const original = await store.open(item.fileName);
  if (!original)
    throw new Error(`The file of ${item.fileName} is missing, so no smaller pictures can be made of it.`);
  const bytes = await buffer(original.stream);
  const { isOpaque } = await sharp(bytes).stats();
  const recipes = RECIPES.filter((recipe) => isOpaque || recipe.format !== 'jpeg');

  const variants: Variant[] = [];
  for (const width of widths) {
    for (const recipe of recipes) {
      const name = variantName(item.fileName, width, recipe.extension);
      const known = item.variants.find((variant) => variant.name === name);
      const isThere = known !== undefined && (await store.size(name)) === known.bytes;
      variants.push(isThere ? known : await makeOne(bytes, width, name, recipe, store));
    }
  }
  return variants;
}

async function makeOne(
  original: Buffer,
  width: number,
  name: string,
  recipe: Recipe,
  store: FileStore,
): Promise<Variant> {
  const temp = store.tempPath();
  try {
    const info = await recipe.encode(sharp(original).resize({ width })).toFile(temp);
    await putAnew(store, temp, name);
    return { format: recipe.format, width: info.width, height: info.height, bytes: info.size, name };
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
