import { randomUUID } from 'node:crypto';
import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { link, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMediaName } from '#lib/mediaNames.ts';
import { roomOf } from '#store/database/diskRoom.ts';

/** Bytes from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The name for a file is already taken. */
export class NameTaken extends Error {}

/** The store is unavailable: not reachable, or misconfigured. The message is for the administrator. */
export class FileStoreError extends Error {}

/**
 * Stores the files themselves. Names follow `isMediaName`; any other is an error, so no path can be smuggled in. Nothing here assumes a folder except
 * `tempPath`: a bucket receives its files from this machine's own temporary folder.
 */
export interface FileStore {
  /**
   * A fresh path on this machine to write to before `put`. Nothing exists there yet. The same path again for a UUID that was given before, so that a file may
   * arrive in parts; `sweepTemp` uses the time of the last part.
   */
  tempPath(id?: string): string;
  /** The names of the temporary files, each the last piece of its path. */
  tempNames(): Promise<string[]>;
  /** Free bytes on the disk that holds temporary files; null if unknown. */
  room(): Promise<number | null>;
  /** Moves a finished temporary file to its name, durably: once it resolves, the file survives a power cut. Throws NameTaken. */
  put(tempPath: string, name: string): Promise<void>;
  /** Size in bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** The bytes, or a part of them that must be within `size`; null when there is no such file. `size`: of the whole file. */
  open(name: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>;
  /** Whether there is such a file. */
  exists(name: string): Promise<boolean>;
  /** Removes a file. One that no longer exists is a success. */
  remove(name: string): Promise<void>;
  /** Removes temporary files that were last written before `before`, left behind by a crash. Returns how many. */
  sweepTemp(before: Date): Promise<number>;
  /** Parts of unfinished uploads that every copy of the program can reach; undefined if those are on this machine alone, or in a folder of all. */
  readonly parts?: SharedParts;
  /** The files if this machine can read them directly; undefined if they are accessed over a network. */
  readonly onDisk?: FilesOnDisk;
}

/** Parts of unfinished uploads, by the upload's UUID and the offset at which a part begins. Each call throws FileStoreError. */
export interface SharedParts {
  /** What is noted of an upload; null: nothing. */
  note(id: string): Promise<string | null>;
  setNote(id: string, text: string): Promise<void>;
  /** Throws NameTaken if there is a part from this offset already. */
  put(id: string, offset: number, part: Blob): Promise<void>;
  /** null: there is none (yet). */
  open(id: string, offset: number): Promise<Readable | null>;
  /** Removes all parts of an upload. */
  remove(id: string, options: { readonly withNote: boolean }): Promise<void>;
}

/** Files in a folder. */
export interface FilesOnDisk {
  /** Where a file is, or would be. */
  pathOf(name: string): string;
  /** The stat of the file there now; null when there is none. Synchronous if that takes no longer than a later request would. */
  look(path: string): Seen | null | Promise<Seen | null>;
  /** The names of all stored files, unordered. */
  names(): AsyncIterable<string>;
  /** When a file was written or renamed, whichever is later; null when there is none. */
  changedAt(name: string): Promise<Date | null>;
}

/** Distinguishes a file from another that took its place. */
export interface Seen {
  readonly size: number;
  readonly ino: number;
  readonly mtimeMs: number;
}

export const isSame = (one: Seen, other: Seen): boolean =>
  one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;

/** A folder for temporary files of this machine, created if missing: shared by all file stores. */
export function tempFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  return {
    path: (id: string = randomUUID()): string => join(folder, id),

    names: () => readdir(folder),

    room: () => roomOf(folder),

    async sweep(before: Date): Promise<number> {
      let removed = 0;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const found = await unlessMissing(stat(path));
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },
  };
}

/** A file store in a folder of this machine, created with its temporary folder if missing. */
export function localStore(folder: string): FileStore {
  // Inside the store, so that moving a file to its name never crosses file systems. A dot-name can't be requested.
  const temp = tempFolder(join(folder, '.temp'));

  const pathOf = (name: string): string => {
    if (!isMediaName(name)) throw new Error(`Not the name of a stored file: ${JSON.stringify(name)}`);
    return join(folder, name);
  };

  const store: FileStore = {
    tempPath: temp.path,
    tempNames: temp.names,
    room: temp.room,
    sweepTemp: temp.sweep,

    async put(tempPath, name) {
      const path = pathOf(name);
      await flush(tempPath);
      await moveWithoutReplacing(tempPath, path);
      await flush(folder);
    },

    async size(name) {
      const found = await unlessMissing(stat(pathOf(name)));
      return found?.isFile() ? found.size : null;
    },

    async open(name, range) {
      const file = await unlessMissing(open(pathOf(name), 'r'));
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(range), size };
    },

    exists: async (name) => (await store.size(name)) !== null,

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    onDisk: {
      pathOf,
      look: isOwnDisk(folder) ? lookAtOnce : lookLater,
      async *names() {
        for await (const { name } of await opendir(folder)) if (isMediaName(name)) yield name;
      },
      async changedAt(name) {
        const found = await unlessMissing(stat(pathOf(name)));
        return found && new Date(Math.max(found.mtimeMs, found.ctimeMs));
      },
    },
  };
  return store;
}

function lookAtOnce(path: string): Seen | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found : null;
}

async function lookLater(path: string): Promise<Seen | null> {
  const found = await unlessMissing(stat(path));
  return found?.isFile() ? found : null;
}

/** File system types on this machine's disks or in its memory: ext, XFS, Btrfs, F2FS, ZFS, bcachefs, overlay, tmpfs. */
const OWN_DISKS = [
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0xca451a4e, 0x794c7630, 0x01021994,
];

/** Whether file system calls on a folder return quickly. One on another machine may block us, and everybody else with us. */
function isOwnDisk(folder: string): boolean {
  return process.platform === 'linux' && OWN_DISKS.includes(statfsSync(folder).type);
}

/** Flushes a file's pending writes to the disk; for a folder, its list of names. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** rename() would silently replace a file of that name; a link is refused instead, atomically. Throws NameTaken. */
export async function moveWithoutReplacing(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new NameTaken(to, { cause: error });
    if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(codeOf(error))) throw error;
    return claimAndRename(from, to); // a file system without hard links
  }
  await rm(from);
}

async function claimAndRename(from: string, to: string): Promise<void> {
  const claim = await open(to, 'wx').catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? new NameTaken(to, { cause: error }) : error;
  });
  await claim.close();
  try {
    await rename(from, to);
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The system's code of an error (ENOENT, ENOSPC …); '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
