import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { NewFile } from '#kinds/newFile.ts';
import type { FileKind } from '#lib/fileKinds.ts';
import { storedName } from '#lib/mediaNames.ts';
import { newId } from '#lib/uuid.ts';
import { type FileStore, NameTaken } from './fileStore.ts';
import { type MediaLimits, refusalFor } from './limits.ts';
import type { Written } from './pictureTasks.ts';
import type { MediaTable } from './table.ts';

/** The uploader, and where the file is stored. A unit's user has a unit, the office has none. */
export interface AcceptContext {
  readonly store: FileStore;
  readonly table: MediaTable;
  readonly uploader: {
    readonly accountId: string | null;
    readonly unitKind: 'department' | 'diocese' | null;
    readonly unitId: string | null;
  };
  /** How much may be stored; undefined: as much as there is space for. */
  readonly limits?: MediaLimits | undefined;
  now(): Date;
  /** The number of bytes announced by the request, if given. */
  readonly announced?: number | undefined;
  /** Throws the Refusal (401, 403) if the uploader has been signed out meanwhile, or lost the permission. */
  askAgain?(): Promise<void>;
  /** Aborted when the uploader has disconnected: no new work is started then, and nothing is stored. */
  readonly signal?: AbortSignal | undefined;
}

/** A file that is in place and in the table. */
export type AcceptedMedia = NewFile;

/** What is known of a file besides its bytes: a picture's size, a crop's original. */
type Known = Partial<Pick<Written, 'width' | 'height' | 'pages' | 'sketch'>> &
  Pick<NewFile, 'cutOf' | 'cut' | 'focus' | 'look'>;

/**
 * Moves the file to its name and then inserts its row: in this order, so that no row ever lacks its file. Throws Refusal: 404 when its original no longer
 * exists, 413 and 507 when there is no space.
 */
export async function keep(
  path: string,
  originalName: string,
  kind: Pick<FileKind, 'type' | 'kind'>,
  known: Known,
  { store, table, uploader, limits = {}, now }: AcceptContext,
): Promise<AcceptedMedia> {
  const { bytes, sha256 } = await measured(path);
  // Checked again when the row is inserted; but a film should not be sent to a bucket first.
  const tooMuch = await table.exceeded({ ...uploader, bytes }, limits);
  if (tooMuch) throw refusalFor(tooMuch, uploader.unitKind, limits);
  const createdAt = now();
  const fileName = await putUnderFreeName(store, path, originalName, createdAt.getTime());
  const media: AcceptedMedia = {
    id: newId(createdAt.getTime()),
    fileName,
    originalName,
    type: kind.type,
    kind: kind.kind,
    bytes,
    ...{ width: null, height: null, pages: null, ...known },
    sha256,
    unitKind: uploader.unitKind,
    unitId: uploader.unitId,
    uploadedBy: uploader.accountId,
    createdAt,
  };
  try {
    const exceeded = await table.insert(media, limits);
    if (exceeded) throw refusalFor(exceeded, uploader.unitKind, limits);
  } catch (error) {
    await store.remove(fileName);
    throw error;
  }
  return media;
}

/** The size of a file on this machine, and its checksum. */
export async function measured(path: string): Promise<{ bytes: number; sha256: Uint8Array }> {
  const hash = createHash('sha256');
  const file = createReadStream(path);
  await pipeline(file, hash);
  return { bytes: file.bytesRead, sha256: hash.digest() };
}

async function putUnderFreeName(
  store: FileStore,
  path: string,
  originalName: string,
  ms: number,
): Promise<string> {
  for (let later = 0; later < 1000; later++) {
    const name = storedName(originalName, ms + later);
    try {
      await store.put(path, name);
      return name;
    } catch (error) {
      if (!(error instanceof NameTaken)) throw error;
    }
  }
  throw new Error(`A thousand files named like ${originalName} came in the same second.`);
}
