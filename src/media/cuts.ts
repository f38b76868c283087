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
 * Makes a file of what one place shows of a picture, kept from the whole one, which stays for as long as the part does. Nothing changed and left
 * out, it is the same bytes again: a place with words of its own. Throws Refusal: 404 when the picture has gone, 413 and 507 without room, 422 when it can't be
 * read, 503 when too many wait.
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
    ...{ cutOf: original.id, cut, focus: focus && focus !== 'middle' ? focus : undefined },
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
 * Cuts the same parts out of a picture that is to come in the place of another, and has `replace` put them there. How the other one was turned and
 * lit was said of that one, and does not come along. What was made goes again when
 * that fails.
 */
export async function withCutsAnew<T>(
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
