import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flush, localStore } from '#media/fileStore.ts';
import { openFileStore } from '#media/openStore.ts';
import type { Settings } from '#settings/settings.ts';
import { takeFolder } from '#store/database/embedded/folderLock.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { stampOf } from './folder.ts';
import { type Manner, type Restored, restoreBackup } from './restore.ts';
import { type Part, switchOver } from './switchOver.ts';

/** Where an installation has what is its own. */
export type Place = Pick<Settings, 'root' | 'dataDir' | 's3Url' | 'organisation'>;

const UNFINISHED = 'restoring-';
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
    if (left.startsWith(UNFINISHED)) await rm(join(dataDir, left), { recursive: true, force: true });
  const stamp = stampOf(manner.now);
  const side = join(dataDir, `${UNFINISHED}${stamp}`);
  const own = localStore(join(side, 'media'));
  const embedded = await startEmbedded({ dataDir: side, log: () => {}, progress: manner.progress });
  let restored: Restored;
  try {
    const files = s3Url === undefined ? own : await openFileStore({ s3Url, dataDir });
    const place = manner.as === 'again' ? { files, dataDir: side } : undefined;
    const target = {
      databaseUrl: embedded.url,
      migrations: join(root, 'migrations'),
      brand: organisation.brand,
      place,
    };
    restored = await restoreBackup(path, target, manner);
  } catch (error) {
    await embedded.stop();
    await rm(side, { recursive: true, force: true });
    throw error;
  }
  await embedded.stop();
  const name = `restored-${stamp}`;
  await rename(side, join(dataDir, name));
  await flush(dataDir);
  return { name, restored };
}

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
