import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { byteWords } from '#lib/byteSize.ts';
import { FileStoreError } from '#media/fileStore.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { roomOf } from '#store/database/diskRoom.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';
import { type BackupFact, backupFacts, noteBackupFact } from '#store/status/backupFacts.ts';
import { BackupError } from './BackupError.ts';
import { openBackupKey } from './backupKey.ts';
import { backupBucket } from './bucket.ts';
import { drill } from './drill.ts';
import { keepErasedList, sendErasedList } from './erasedList.ts';
import { backupName, backupsAmong, backupsIn, removeUnfinished, tooMany } from './folder.ts';
import { type Installation, type Made, makeBackup } from './makeBackup.ts';

/** What regular work on backups needs. */
export interface BackupWork extends Installation {
  readonly settings: Settings;
  readonly db: Db;
  readonly pool: pg.Pool;
  now(): Date;
  progress(sentence: string): void;
}

/** How many of the hourly ones are kept. */
const HOURLY_KEPT = 24;

/**
 * Makes a backup in the folder of backups and in the bucket, and removes those that are more than are kept. What came of it is noted for whoever
 * looks after the installation. Answers null when another copy of the program is at it; throws BackupError when it came to nothing.
 */
export async function backUp(work: BackupWork, content: BackupFact['content']): Promise<Made | null> {
  let made: Made | null = null;
  await alone(work, 'backup_trouble', async () => {
    made = await backUpNow(work, content);
  });
  return made;
}

/** Tries the newest whole backup out and notes what came of it. Answers the same as `backUp`. */
export async function drillNewest(work: BackupWork): Promise<boolean> {
  return alone(work, 'drill_trouble', async () => {
    const { settings, db, databaseUrl, files, now } = work;
    const { folder } = settings.backup;
    const newest = (await backupsIn(folder, settings.organisation.brand)).find(
      ({ content }) => content === 'whole',
    );
    if (!newest) throw new BackupError(`There is no backup in ${folder} yet. Make one: lectern backup.`);
    const passphrase = await openBackupKey(settings, db, now());
    const found = await drill(newest.path, {
      settings,
      databaseUrl,
      files,
      passphrase,
      progress: work.progress,
    });
    await noteBackupFact(db, 'drill', { file: newest.name, ...found }, now());
  });
}

/** Runs `task` unless another copy makes or tries a backup just now; notes what went wrong, or that nothing did. */
async function alone(
  { pool, db, now }: BackupWork,
  trouble: 'backup_trouble' | 'drill_trouble',
  task: () => Promise<void>,
): Promise<boolean> {
  return withLeaderLock(pool, 'backup', async () => {
    try {
      await task();
      await noteBackupFact(db, trouble, null, now());
    } catch (error) {
      const isOurs = error instanceof BackupError || error instanceof FileStoreError;
      const sentence = isOurs ? error.message : `It was broken off: ${(error as Error).message}`;
      await noteBackupFact(db, trouble, { sentence }, now()).catch(() => {});
      throw error;
    }
  });
}

async function backUpNow(work: BackupWork, content: BackupFact['content']): Promise<Made> {
  const { settings, db, now, progress } = work;
  const { backup, organisation } = settings;
  const began = performance.now();
  const passphrase = await openBackupKey(settings, db, now());
  await mkdir(backup.folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(backup.folder, organisation.brand);
  const name = backupName(organisation.brand, now(), content);
  const path = join(backup.folder, name);
  await needRoom(work, content);
  progress(`Writing ${path}`);
  const made = await makeBackup(work, { path, content, passphrase });
  const keep = content === 'whole' ? backup.keep : HOURLY_KEPT;
  for (const old of tooMany(await backupsIn(backup.folder, organisation.brand), content, keep))
    await rm(old.path);
  const { rows, files, missingCount: missing, damaged } = made.contents;
  const fact: BackupFact = {
    ...{ file: name, made: made.header.made, content, bytes: made.bytes, rows, files, missing, damaged },
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
  await noteBackupFact(db, content === 'whole' ? 'backup' : 'backup_hourly', fact, now());
  await keepErasedList(settings, db);
  if (backup.s3Url !== undefined) await sendToBucket(work, made, name, keep);
  return made;
}

/** The last one tells how large the next one gets. */
async function needRoom({ settings, db }: BackupWork, content: BackupFact['content']): Promise<void> {
  const { folder } = settings.backup;
  const facts = await backupFacts(db);
  const last = (content === 'whole' ? facts.backup : facts.backup_hourly)?.value.bytes ?? 0;
  const room = await roomOf(folder);
  if (room === null || room >= last + settings.diskMargin) return;
  throw new BackupError(
    `There is no room for the backup in ${folder}: ${byteWords(room)} are left, the last one had ${byteWords(last)}, and DISK_MARGIN stays free. Make room, keep fewer (BACKUP_KEEP), or name another folder in BACKUP_DIR. The backups that were there are as they were.`,
  );
}

/** A bucket that can't be reached leaves the backup in its folder a good one. */
async function sendToBucket(
  { settings, db, now, progress }: BackupWork,
  made: Made,
  name: string,
  keep: number,
): Promise<void> {
  const { backup, organisation } = settings;
  const bucket = backupBucket(backup.s3Url ?? '');
  try {
    progress('Sending it to the bucket');
    await bucket.put(made.path, name);
    await sendErasedList(settings);
    const there = backupsAmong(await bucket.names(), organisation.brand);
    for (const old of tooMany(there, made.header.content, keep)) await bucket.remove(old.name);
    await noteBackupFact(db, 'backup_bucket_trouble', null, now());
  } catch (error) {
    await noteBackupFact(db, 'backup_bucket_trouble', { sentence: (error as Error).message }, now());
    progress(`It is not in the bucket: ${(error as Error).message}`);
  }
}
