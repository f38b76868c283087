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

/** Someone else has taken the name that a file was to be put under. */
export class NameTaken extends Error {}

/** The store can't be used now: not reachable, or not set up right. The message is for the administrator. */
export class FileStoreError extends Error {}

/**
 * Where the files themselves are. Names follow `isMediaName`; any other is an error, so no path can be smuggled in.
 * Nothing here assumes a folder except `tempPath`: a bucket receives its files from this machine's own temporary folder.
 */
export interface FileStore {
  /**
   * A fresh path on this machine to write to before `put`. Nothing exists there yet. The same path again for the UUID that was given before, so
   * that a file may come in parts; `sweepTemp` knows when the last part came.
   */
  tempPath(id?: string): string;
  /** The names of the temporary files, each the last piece of its path. */
  tempNames(): Promise<string[]>;
  /** Bytes that this machine's disk can still take where temporary files are; null when it doesn't say. */
  room(): Promise<number | null>;
  /** Moves a finished temporary file to its name, durably: after the answer it survives a power cut. Throws NameTaken. */
  put(tempPath: string, name: string): Promise<void>;
  /** Size in bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** The bytes, or a part of them that must lie within `size`; null when there is no such file. `size`: of the whole file. */
  open(name: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>;
  /** Whether there is such a file. */
  exists(name: string): Promise<boolean>;
  /** Removes a file. One that is gone already is a success. */
  remove(name: string): Promise<void>;
  /** Removes temporary files that were last written before `before`, left behind by a crash. Returns how many. */
  sweepTemp(before: Date): Promise<number>;
  /** The files where this machine can read them by itself; undefined where they come over a line. */
  readonly onDisk?: FilesOnDisk;
}

/** Files in a folder. */
export interface FilesOnDisk {
  /** Where a file is, or would be. */
  pathOf(name: string): string;
  /** What is there now; null when there is nothing. At once where that takes no longer than asking for it later would. */
  look(path: string): Seen | null | Promise<Seen | null>;
  /** The names of all that is stored, in no order. */
  names(): AsyncIterable<string>;
  /** When a file was written or got its name, whichever is later; null when there is none. */
  changedAt(name: string): Promise<Date | null>;
}

/** What tells one file from another that took its place. */
export interface Seen {
  readonly size: number;
  readonly ino: number;
  readonly mtimeMs: number;
}

export const isSame = (one: Seen, other: Seen): boolean =>
  one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;

/** A folder for temporary files of this machine, made if missing: the part that all file stores share. */
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

/** A file store in a folder of this machine, made with its temporary folder if missing. */
export function localStore(folder: string): FileStore {
  // Inside the store, so that moving a file to its name never crosses file systems. A dot-name can't be asked for.
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

/** What file systems on a disk or in the memory of this machine call themselves: ext, XFS, Btrfs, F2FS, ZFS, bcachefs, overlay, tmpfs. */
const OWN_DISKS = [
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0xca451a4e, 0x794c7630, 0x01021994,
];

/** Whether the system can say at once what is in a folder. One on another machine may let us wait, and everybody else with us. */
function isOwnDisk(folder: string): boolean {
  return process.platform === 'linux' && OWN_DISKS.includes(statfsSync(folder).type);
}

/** Writes what the system still holds back to the disk; for a folder, its list of names. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** rename() would replace a file of that name in silence; a link is refused instead, in one step. Throws NameTaken. */
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

/** The system's code of a failure (ENOENT, ENOSPC …); '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
