import { open, stat, truncate } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import { acceptReceived, whatItWillBe } from './accept.ts';
import { chunksOf } from './chunks.ts';
import { codeOf, type FileStore, FileStoreError } from './fileStore.ts';
import type { AcceptContext, AcceptedMedia } from './keep.ts';
import { keepDiskMargin, storeInWords } from './limits.ts';
import {
  cutShort,
  endedByOffice,
  forget,
  gone,
  isReceiving,
  keepRoom,
  leaveNote,
  type Note,
  readNote,
  shareNote,
  whileReceiving,
  writeNote,
} from './pendingUploads.ts';
import { shareParts } from './shareParts.ts';
import { takeBack } from './uploads.ts';

/**
 * Resumable uploads (decision 0033). Received bytes are in the folder of temporary files, with a note next to them that describes the file: both survive a
 * crash, and both are swept within an hour after the last part (pendingUploads.ts). Copies of the program with one bucket share parts and note (shareParts.ts).
 */
export interface Unfinished {
  readonly id: string;
  /** The total size, and the bytes received. */
  readonly length: number;
  readonly offset: number;
  /** The name under which the finished file is stored; undefined until then. */
  readonly fileName: string | undefined;
}

/** Announces a file of this size, for which space is reserved from now on. Throws Refusal if it could not be stored: 413, 422, 429, 507. */
export async function beginUpload(name: string, length: number, context: AcceptContext): Promise<Unfinished> {
  if (length < 1) throw new Refusal(422, fileSentences.empty(name));
  whatItWillBe(name, length);
  const { store, uploader, now } = context;
  const id = newId(now().getTime());
  await keepRoom({ name, length, inParts: true }, context, async () => {
    await (await open(store.tempPath(id), 'wx')).close();
    const note = { owner: uploader.accountId, unitId: uploader.unitId, name, length };
    await shareNote(id, note, store).catch(thrownInWords);
  });
  return { id, length, offset: 0, fileName: undefined };
}

/** The progress of an upload. Throws Refusal (404) if it is another person's, unknown or swept, and 410 if the office has cancelled it. */
export async function upload(id: string, context: AcceptContext): Promise<Unfinished> {
  const note = await noteOf(id, context);
  const { store, limits } = context;
  if (!note.fileName && store.parts && !isReceiving(id))
    await whileReceiving(id, store, () => shareParts(id, note, store, limits));
  return progress(id, note, store);
}

async function progress(id: string, { length, fileName }: Note, store: FileStore): Promise<Unfinished> {
  return { id, length, fileName, offset: fileName ? length : await sizeOf(id, store) };
}

/**
 * Appends a part; after the last one the file is checked and stored like any other. Received bytes are kept when the connection breaks. Throws Refusal: 404 and
 * 410 as above, 409 when the part has another offset, 413 when it is longer than announced, 423 when another part is being received, 401 when its sender has
 * been signed out, and what acceptUpload refuses, after which the upload is deleted unless it may be retried.
 */
export async function addPart(
  id: string,
  offset: number,
  part: Readable,
  context: AcceptContext,
): Promise<Unfinished & { readonly accepted?: AcceptedMedia }> {
  await noteOf(id, context);
  if (isReceiving(id)) throw new Refusal(423, 'Another part of this file is just coming in.');
  return whileReceiving(id, context.store, async (signal) => {
    // Read again: somebody may have cancelled it during the look-up.
    const note = await noteOf(id, context);
    const { store, limits } = context;
    if (!note.fileName) await shareParts(id, note, store, limits);
    const now = await progress(id, note, store);
    if (offset !== now.offset) throw new Refusal(409, `The file goes on at ${now.offset}, not at ${offset}.`);
    if (now.fileName) return now;
    await keepDiskMargin(store, limits ?? {}, note.length - offset);
    const end = await append(id, offset, note, part, context, signal).catch(async (error: unknown) => {
      await shareParts(id, note, store).catch(() => undefined);
      throw error;
    });
    // Keeps the note as recent as its upload.
    if (end < note.length) {
      if (!store.parts) await writeNote(id, note, store);
      await shareParts(id, note, store);
      return progress(id, note, store);
    }
    return await finish(id, note, { ...context, signal });
  });
}

/** Cancels an upload; nothing is kept of a part that is being received, or of a file being finished. Throws Refusal (404) as above. */
export async function endUpload(id: string, context: AcceptContext): Promise<void> {
  await noteOf(id, context);
  await cutShort(id, gone());
  // A part that arrives now is refused as concurrent.
  await whileReceiving(id, context.store, () => forget(id, context.store));
}

async function append(
  id: string,
  offset: number,
  { name, length }: Note,
  part: Readable,
  context: AcceptContext,
  signal: AbortSignal,
): Promise<number> {
  const path = context.store.tempPath(id);
  // By position, not appended: the same part sent twice at once writes the same bytes twice.
  const file = await open(path, 'r+');
  let end = offset;
  try {
    for await (const chunk of chunksOf(part, context, signal)) {
      if (end + chunk.length > length) {
        await truncate(path, offset);
        throw new Refusal(413, `“${name}” is longer than was announced. Choose it and upload it again.`);
      }
      await file.write(chunk, 0, chunk.length, end);
      end += chunk.length;
    }
  } catch (error) {
    throw inWords(error, part);
  } finally {
    await file.close();
  }
  return end;
}

/** The refusal for a full disk or a broken connection; any other error is returned unchanged. */
function inWords(error: unknown, part: Readable): unknown {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return new Refusal(507, fileSentences.diskFull);
  const brokeOff = !(error instanceof Refusal) && (part.errored !== null || part.destroyed);
  return brokeOff ? new Refusal(400, fileSentences.cutOff) : error;
}

async function finish(id: string, note: Note, context: AcceptContext & { readonly signal: AbortSignal }) {
  const { store, signal } = context;
  try {
    const accepted = await acceptReceived(store.tempPath(id), note.name, context);
    if (signal.aborted) await takeBack([accepted], context);
    signal.throwIfAborted();
    const { fileName } = accepted;
    // Kept until it is swept: a client that missed the response asks again.
    await leaveNote(id, { ...note, fileName }, store).catch((error: unknown) => {
      // The file is in place; a client that asks again at another copy sends its end once more.
      if (!(error instanceof FileStoreError)) throw error;
    });
    return { id, length: note.length, offset: note.length, fileName, accepted };
  } catch (error) {
    // A refusal because of the content is final; somebody who was signed out may retry.
    const isOver = error instanceof Refusal && error.status < 500 && ![401, 403].includes(error.status);
    if (isOver && !signal.aborted) await forget(id, store);
    throw error;
  }
}

async function noteOf(id: string, { store, uploader }: AcceptContext): Promise<Note> {
  const note = isId(id) ? await readNote(id, store).catch(thrownInWords) : null;
  if (note === null || note.owner !== uploader.accountId) throw gone();
  if (note.ended) throw endedByOffice();
  return note;
}

async function sizeOf(id: string, store: FileStore): Promise<number> {
  const found = await stat(store.tempPath(id)).catch(() => null);
  if (!found) throw gone();
  return found.size;
}

function thrownInWords(error: unknown): never {
  throw storeInWords(error);
}
