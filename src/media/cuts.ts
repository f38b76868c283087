import { copyFile, rm } from 'node:fs/promises';
import {
  AS_TAKEN,
  type Focus,
  isAsTaken,
  isWhole,
  type PictureCut,
  type PictureLook,
  WHOLE,
} from '#kinds/pictureCut.ts';
import { fileKindOfContent } from '#lib/fileKinds.ts';
import type { CutFile, CutPair, Original } from '#store/files/cuts.ts';
import { endingIn, JPEG } from './jpeg.ts';
import { type AcceptContext, type AcceptedMedia, keep } from './keep.ts';
import { cutPicture } from './pictures.ts';
import { takeBack } from './uploads.ts';
import { withOriginal } from './variants.ts';

/** What one place shows of a picture. */
export interface Wanted {
  readonly cut?: PictureCut | undefined;
  readonly focus?: Focus | null | undefined;
  readonly look?: PictureLook | undefined;
}

/**
 * Creates a crop of a picture for one place; the original is kept as long as the crop exists. If nothing is changed or left out, it has the same bytes: a place
 * with its own description. Throws Refusal: 404 when the picture has been deleted, 413 and 507 without space, 422 when it can't be read, 503 when too many
 * wait.
 */
export async function cutOut(
  original: Original,
  { cut = WHOLE, focus, look = AS_TAKEN }: Wanted,
  context: AcceptContext,
): Promise<AcceptedMedia> {
  const { store, signal } = context;
  const { fileName, originalName, width, height } = original;
  const kind = fileKindOfContent(original.type);
  if (!kind) throw new Error(`${fileName} is no picture that could be cut.`);
  const part = store.tempPath();
  const isLike = isAsTaken(look);
  const of = {
    ...{ cutOf: original.id, cut, focus: focus ?? undefined },
    look: isLike ? undefined : look,
  };
  try {
    if (isLike && isWhole(cut)) {
      await withOriginal(fileName, store, (path) => copyFile(path, part));
      return await keep(
        part,
        originalName,
        kind,
        { ...of, width: width ?? undefined, height: height ?? undefined },
        context,
      );
    }
    const made = await withOriginal(fileName, store, (path) =>
      cutPicture(path, part, { cut, look }, kind, originalName, signal),
    );
    return await keep(part, endingIn(originalName, JPEG), JPEG, { ...made, ...of }, context);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Makes the same crops of a replacement picture, and has `replace` store them. Rotation and brightness were chosen for the old picture, and are not applied.
 * The crops are removed when that fails.
 */
export async function withNewCuts<T>(
  next: Original,
  parts: readonly CutFile[],
  context: AcceptContext,
  replace: (pairs: readonly CutPair[]) => Promise<T>,
): Promise<T> {
  const made: AcceptedMedia[] = [];
  try {
    for (const part of parts) made.push(await cutOut(next, part, context));
    return await replace(parts.map(({ id: of }, at) => ({ of, by: made[at]?.id ?? '' })));
  } catch (error) {
    await takeBack(made, context);
    throw error;
  }
}
