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

/** Where an installation has what is its own. */
export type Place = Pick<Settings, 'root' | 'dataDir' | 's3Url' | 'organisation'>;

const UNFINISHED = 'restoring-';
const MB = 1024 * 1024;
/** What an empty database takes, with its log. */
const EMPTY_DATABASE = 100 * MB;
/** With so little left whatever went wrong went wrong for want of room. */
const NOTHING_LEFT = MB;
/** How long a copy of the program that is just ending is waited for. */
const PATIENCE_S = 8;

/** Whether there is a database of the program's own in this data folder. */
export const isInUse = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'cluster'));

/**
 * Brings a backup back into a folder of its own inside the data folder, with a database of its own; nothing that is there is touched. The folder
 * has its name (`restored-…`) only when it is whole. Answers that name.
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

/** Removes what a restore left that was broken off. Throws BackupError for what one is just filling. */
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

/** Brings it back into a folder that is not there yet; what there is of it when that fails stays. */
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

/** What it will take in all nobody knows before it is read; with less than this it is not begun. */
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

/** Takes what was brought back into use, and keeps what was there. Throws DatabaseError while the program runs. Answers where the old one is. */
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

/** Runs `work` while no copy of the program runs on this data folder, nor can start. Throws DatabaseError when one does. */
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
