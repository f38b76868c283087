import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import { type FileKind, fileKindOf, fileKindOfContent, fileSentences } from '#lib/fileKinds.ts';
import { cleanOriginalName } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { chunksOf } from './chunks.ts';
import { isWholeFilm, isWholePdf, wordDocument } from './documents.ts';
import { codeOf, FileStoreError } from './fileStore.ts';
import { endingIn, keptAs } from './jpeg.ts';
import { type AcceptContext, type AcceptedMedia, keep } from './keep.ts';
import { storeInWords } from './limits.ts';
import { withRoom } from './pendingUploads.ts';
import { refuseLongQueue, rewritePicture } from './pictures.ts';

/** An uploaded file. `truncated` returns, after the stream's end, whether the parser cut it. */
export interface UploadSource {
  readonly stream: Readable;
  readonly fileName: string;
  truncated?(): boolean;
}

/**
 * Accepts one upload (AMB-039, AMB-042, ADD-5). It is written to a temporary file, never through memory; name and content must agree on a kind of the
 * allow-list; a picture is decoded and re-encoded; only then is it moved to its name, durably, and entered in the table. Whatever fails, nothing is left
 * behind, and the rest of the stream is drained so that the client can read the response. Throws Refusal: 400 cut off, 413 too big for its kind or for the
 * unit's room, 422 not acceptable, 503 the store is unavailable or too many wait, 507 no disk space.
 */
export async function acceptUpload(source: UploadSource, context: AcceptContext): Promise<AcceptedMedia> {
  const { store, signal: leaving } = context;
  // The client may disconnect while nobody reads; an error without a listener would end the whole process.
  source.stream.on('error', () => undefined);
  const received = store.tempPath();
  try {
    const { originalName, kind } = whatItWillBe(source.fileName, 1);
    if (kind.kind === 'image') refuseLongQueue();
    const length = Math.min(kind.limit, context.announced ?? 0);
    return await withRoom(originalName, length, context, async ({ signal: ended, arrived }) => {
      const signal = leaving ? AbortSignal.any([leaving, ended]) : ended;
      await receive(source, originalName, kind, received, { ...context, signal }, arrived);
      return acceptReceived(received, source.fileName, { ...context, signal });
    });
  } catch (error) {
    throw inWords(error, leaving);
  } finally {
    await rm(received, { force: true });
    drain(source.stream);
  }
}

/**
 * The name and kind of a file from its original name, before any byte arrives: an unacceptable one is refused at once. `bytes`: the announced size. Throws
 * Refusal: 413, 422.
 */
export function whatItWillBe(fileName: string, bytes: number): { originalName: string; kind: FileKind } {
  const originalName = cleanOriginalName(fileName);
  const kind = fileKindOf(originalName);
  if (!kind) throw new Refusal(422, fileSentences.unknownKind(originalName));
  if (bytes > kind.limit) throw new Refusal(413, fileSentences.tooBig(originalName, kind));
  return { originalName, kind };
}

/**
 * Accepts a complete file at a temporary path, by the same checks whatever its origin. An accepted one is moved away from the path; a refused one is left to
 * the caller. Throws Refusal as acceptUpload does.
 */
export async function acceptReceived(
  received: string,
  fileName: string,
  context: AcceptContext,
): Promise<AcceptedMedia> {
  const { store, signal } = context;
  const rewritten = store.tempPath();
  try {
    const originalName = cleanOriginalName(fileName);
    const named = fileKindOf(originalName);
    if (!named) throw new Refusal(422, fileSentences.unknownKind(originalName));
    const kind = await kindOfContent(received, originalName, named);
    const isPicture = kind.kind === 'image';
    const picture = isPicture ? await rewritePicture(received, rewritten, kind, originalName, signal) : {};
    await context.askAgain?.();
    signal?.throwIfAborted();
    const kept = keptAs(kind);
    const name = keptAs(named) === named ? originalName : endingIn(originalName, kept);
    return await keep(isPicture ? rewritten : received, name, kept, picture, context);
  } catch (error) {
    throw inWords(error, signal);
  } finally {
    await rm(rewritten, { force: true });
  }
}

/** Converts a full disk, an aborted connection or an unavailable store into a Refusal; any other error is returned unchanged. */
function inWords(error: unknown, signal: AbortSignal | undefined): unknown {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return new Refusal(507, fileSentences.diskFull);
  if (error instanceof FileStoreError) return storeInWords(error);
  if (!signal?.aborted) return error;
  return signal.reason instanceof Refusal ? signal.reason : new Refusal(400, fileSentences.cutOff);
}

async function receive(
  source: UploadSource,
  originalName: string,
  kind: FileKind,
  path: string,
  context: AcceptContext & { readonly signal: AbortSignal },
  arrived: (bytes: number) => void,
): Promise<void> {
  const file = await open(path, 'wx');
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(source.stream, context, context.signal)) {
      bytes += chunk.length;
      if (bytes > kind.limit) throw new Refusal(413, fileSentences.tooBig(originalName, kind));
      await file.appendFile(chunk);
      arrived(bytes);
    }
  } catch (error) {
    const brokeOff =
      source.stream.errored !== null || (source.stream.destroyed && !source.stream.readableEnded);
    throw brokeOff ? new Refusal(400, fileSentences.cutOff) : error;
  } finally {
    await file.close();
  }
  if (source.truncated?.()) throw new Refusal(413, fileSentences.tooBig(originalName, kind));
  if (bytes === 0) throw new Refusal(422, fileSentences.empty(originalName));
}

/**
 * The kind of the allow-list that the content belongs to, which must be the one that the name claims. Only among pictures may they differ, and the content
 * decides: a cropped PNG is sent as a JPEG under its old name (AMB-045).
 */
async function kindOfContent(path: string, originalName: string, named: FileKind): Promise<FileKind> {
  const found = await fileTypeFromFile(path, { maxBufferSize: 8 * 1024 * 1024 }).catch(() => undefined);
  const inside = found && fileKindOfContent(found.mime);
  if (named.kind === 'image' && inside?.kind === 'image') return inside;
  if (named.name === 'docx' && found?.ext === 'docm')
    throw new Refusal(422, fileSentences.macros(originalName));
  if (inside !== named) throw new Refusal(422, fileSentences.wrongContent(originalName, named, found?.mime));
  const state = await stateOfDocument(path, named);
  if (state === 'whole') return named;
  throw new Refusal(
    422,
    state === 'macros' ? fileSentences.macros(originalName) : fileSentences.damaged(originalName, named),
  );
}

async function stateOfDocument(path: string, kind: FileKind): Promise<'whole' | 'macros' | 'not one'> {
  if (kind.name === 'pdf') return (await isWholePdf(path)) ? 'whole' : 'not one';
  if (kind.name === 'mp4' || kind.name === 'mov') return (await isWholeFilm(path)) ? 'whole' : 'not one';
  return kind.name === 'docx' ? wordDocument(path) : 'whole';
}

/** Reads the rest of a stream and discards it. */
function drain(stream: Readable): void {
  if (!stream.readableEnded && !stream.destroyed) stream.resume();
}
