import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { byteWords } from '#lib/byteSize.ts';
import { flush, localStore } from '#media/fileStore.ts';
import { openFileStore } from '#media/openStore.ts';
import type { Settings } from '#settings/settings.ts';
import { roomOf } from '#store/database/diskRoom.ts';
import { takeFolder } from '#store/database/embedded/folderLock.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { BackupError } from './BackupError.ts';
import { stampOf } from './folder.ts';
import { type Manner, type Restored, restoreBackup } from './restore.ts';
import { type Part, switchOver } from './switchOver.ts';

/** Where an installation keeps its own files. */
export type Place = Pick<Settings, 'root' | 'dataDir' | 's3Url' | 'organisation'>;

const UNFINISHED = 'restoring-';
const MB = 1024 * 1024;
/** The size of an empty database with its WAL. */
const EMPTY_DATABASE = 100 * MB;
/** With less free space than this, any failure is attributed to the full disk. */
const NOTHING_LEFT = MB;
/** How long to wait for a copy of the program that is shutting down. */
const PATIENCE_S = 8;

/** Whether this data folder contains an embedded database. */
export const isInUse = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'cluster'));

/**
 * Restores a backup into a separate folder inside the data folder, with a separate database; existing data are not touched. The folder gets its name
 * (`restored-…`) only when it is complete. Returns that name.
 */
export async function restoreAside(
  path: string,
  { root, dataDir, s3Url, organisation }: Place,
  manner: Manner,
): Promise<{ name: string; restored: Restored }> {
  await mkdir(dataDir, { recursive: true });
  for (const left of await readdir(dataDir))
    if (left.startsWith(UNFINISHED)) await removeUnfinished(join(dataDir, left));
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  await needRoom(dataDir, size + EMPTY_DATABASE);
  const stamp = stampOf(manner.now);
  const side = join(dataDir, `${UNFINISHED}${stamp}`);
  const name = `restored-${stamp}`;
  try {
    const restored = await bringBack(path, { root, dataDir, s3Url, organisation }, side, manner);
    await rename(side, join(dataDir, name));
    await flush(dataDir);
    return { name, restored };
  } catch (error) {
    const room = await roomOf(dataDir);
    await rm(side, { recursive: true, force: true });
    throw room !== null && room < NOTHING_LEFT ? noRoom(dataDir, error) : error;
  }
}

/** Removes what an interrupted restore left. Throws BackupError if one is in progress. */
async function removeUnfinished(left: string): Promise<void> {
  const database = join(left, 'database');
  if (existsSync(database)) {
    const giveFree = await takeFolder(database, 0, () => {}).catch((error: Error) => {
      if (error.cause) throw error;
      throw new BackupError(`A backup is just being brought back into ${left}. Wait until that has ended.`, {
        cause: error,
      });
    });
    giveFree();
  }
  await rm(left, { recursive: true, force: true });
}

/** Restores into a new folder; if that fails, what has been written stays. */
async function bringBack(
  path: string,
  { root, dataDir, s3Url, organisation }: Place,
  side: string,
  manner: Manner,
): Promise<Restored> {
  const embedded = await startEmbedded({ dataDir: side, log: () => {}, progress: manner.progress });
  try {
    const files =
      s3Url === undefined ? localStore(join(side, 'media')) : await openFileStore({ s3Url, dataDir });
    const place = manner.as === 'again' ? { files, dataDir: side } : undefined;
    const target = {
      databaseUrl: embedded.url,
      migrations: join(root, 'migrations'),
      brand: organisation.brand,
      place,
    };
    return await restoreBackup(path, target, manner);
  } finally {
    await embedded.stop();
  }
}

/** The total size is unknown before the backup is read; with less than this, the restore does not start. */
async function needRoom(dataDir: string, bytes: number): Promise<void> {
  const room = await roomOf(dataDir);
  if (room !== null && room < bytes)
    throw noRoom(dataDir, undefined, `, of which it takes more than ${byteWords(bytes)}`);
}

const noRoom = (dataDir: string, cause: unknown, more = ''): BackupError =>
  new BackupError(
    `There is no room for it in ${dataDir}${more}. Make room there, and bring it back again. What was there is as it was.`,
    { cause },
  );

/** Puts the restored state into use, and keeps the previous one. Throws DatabaseError while the program runs. Returns where the previous one is. */
export function takeIntoUse(
  dataDir: string,
  name: string,
  parts: readonly Part[],
  now: Date,
): Promise<string> {
  return whileStopped(dataDir, () => switchOver(dataDir, name, parts, now));
}

/** Throws DatabaseError while a copy of the program runs on this data folder. */
export const refuseRunning = (dataDir: string): Promise<void> => whileStopped(dataDir, async () => {});

/** Runs `work` while no copy of the program runs, or can start, on this data folder. Throws DatabaseError when one does. */
export async function whileStopped<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const giveFree = await takeFolder(folder, PATIENCE_S, () => {});
  try {
    return await work();
  } finally {
    giveFree();
  }
}
