import { constants, openAsBlob } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { codeOf, type FileStore, FileStoreError, NameTaken } from './fileStore.ts';
import { keepDiskMargin, type MediaLimits } from './limits.ts';
import { localNote, type Note, writeNote } from './pendingUploads.ts';

/**
 * Where copies of the program share a bucket: stores what has arrived here of an upload, and fetches what the others have stored, so that any of them may go
 * on. Of two that received the same part the first one's counts. While the bucket is away each goes on with its own, and this is made up for later. To be
 * called under the upload's id (`whileReceiving`). Throws Refusal (507).
 */
export async function shareParts(
  id: string,
  note: Note,
  store: FileStore,
  limits: MediaLimits = {},
): Promise<void> {
  const { parts } = store;
  if (!parts) return;
  const path = store.tempPath(id);
  const size = (await stat(path).catch(() => null))?.size ?? 0;
  await keepDiskMargin(store, limits, note.length - size);
  const file = await open(path, constants.O_RDWR | constants.O_CREAT);
  let stored = Math.min((await localNote(id, store))?.stored ?? 0, size);

  async function isStored(): Promise<boolean> {
    try {
      await parts?.put(id, stored, (await openAsBlob(path)).slice(stored, size));
      return true;
    } catch (error) {
      if (error instanceof NameTaken) return false;
      throw error;
    }
  }

  /** Fetches the part from `stored` on, whole or not at all; returns whether there was one. */
  async function fetched(): Promise<boolean> {
    let at = stored;
    try {
      for await (const chunk of (await parts?.open(id, stored)) ?? []) {
        await file.write(chunk, 0, Math.min(chunk.length, note.length - at), at);
        at = Math.min(note.length, at + chunk.length);
      }
    } catch (error) {
      await file.truncate(stored);
      throw inWords(error);
    }
    const isOne = at > stored;
    stored = at;
    return isOne;
  }

  try {
    if (size > stored && (await isStored())) stored = size;
    else await file.truncate(stored);
    while (stored < note.length && (await fetched()));
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
  } finally {
    await file.close();
    await writeNote(id, { ...note, stored }, store);
  }
}

const inWords = (error: unknown): Error =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
    ? new Refusal(507, fileSentences.diskFull)
    : new FileStoreError('A part of an upload did not come whole.', { cause: error });
