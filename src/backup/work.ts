import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { byteWords } from '#lib/byteSize.ts';
import { wordsIn } from '#lib/translations.ts';
import { FileStoreError } from '#media/fileStore.ts';
import type { Settings } from '#settings/settings.ts';
import type { Database } from '#store/database/connect.ts';
import { roomOf } from '#store/database/diskRoom.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';
import { type BackupFact, backupFacts, type DrillFact, noteBackupFact } from '#store/status/backupFacts.ts';
import { backupSentences } from '#store/status/backupSentences.ts';
import { noteOutcome, type RegularWork } from '#store/status/facts.ts';
import { BackupError } from './BackupError.ts';
import { openBackupKey } from './backupKey.ts';
import { backupBucket } from './bucket.ts';
import { drill } from './drill.ts';
import { keepErasedList, sendErasedList } from './erasedList.ts';
import { backupName, backupsAmong, backupsIn, namedAs, removeUnfinished, tooMany } from './folder.ts';
import { type Installation, type Made, makeBackup } from './makeBackup.ts';
import { removeOldBefore } from './switchOver.ts';

/** What the regular backup work needs. */
export interface BackupWork extends Installation {
  readonly settings: Settings;
  readonly db: Database['db'];
  readonly pool: Database['pool'];
  now(): Date;
  progress(sentence: string): void;
}

/** The number of hourly backups kept. */
const HOURLY_KEPT = 24;

/**
 * Makes a backup in the backup folder and the bucket, and removes those beyond what is kept. The outcome is recorded for the operator. Returns null when
 * another copy of the program is doing so; throws BackupError when it fails.
 */
export async function backUp(work: BackupWork, content: BackupFact['content']): Promise<Made | null> {
  let made: Made | null = null;
  await alone(work, 'backup', async () => {
    made = await backUpNow(work, content);
    return sentenceOf(made);
  });
  return made;
}

/** Tests the newest whole backup and records the outcome. Returns true if it did, false if another copy was doing so. */
export async function drillNewest(work: BackupWork): Promise<boolean> {
  return alone(work, 'drill', async () => {
    const { settings, db, databaseUrl, files, now } = work;
    const { folder } = settings.backup;
    const newest = (await backupsIn(folder, settings.organisation.brand)).find(
      ({ content }) => content === 'whole',
    );
    if (!newest) throw new BackupError(`There is no backup in ${folder} yet. Make one: lectern backup.`);
    const passphrase = await openBackupKey(settings, db, now());
    const done = await drill(newest.path, {
      settings,
      databaseUrl,
      files,
      passphrase,
      progress: work.progress,
    });
    await noteBackupFact(db, 'drill_done', { file: newest.name, ...done }, now());
    return drillSentence(done);
  });
}

/** What a successful drill has shown, in a sentence. */
export function drillSentence({ how, why, tables, rows, files }: Omit<DrillFact, 'file'>): string {
  const words = wordsIn(backupSentences, 'en');
  return how === 'loaded' ? words.loaded(tables, rows, files) : words.read(rows, files, why);
}

/** Runs `task` unless another copy is making or testing a backup, and records the outcome, in the task's sentence. */
async function alone(
  { pool, db, now }: BackupWork,
  what: RegularWork,
  task: () => Promise<string>,
): Promise<boolean> {
  return withLeaderLock(pool, 'backup', async () => {
    try {
      const sentence = await task();
      await noteOutcome(db, what, { ok: true, sentence }, now());
    } catch (error) {
      const isOurs = error instanceof BackupError || error instanceof FileStoreError;
      const sentence = isOurs ? error.message : `It was broken off: ${(error as Error).message}`;
      await noteOutcome(db, what, { ok: false, sentence }, now()).catch(() => {});
      throw error;
    }
  });
}

/** A sentence about a finished backup, and what was missing in it. */
function sentenceOf({ path, bytes, contents }: Made): string {
  const { missingCount, missing, damaged } = contents;
  const sentences = [
    wordsIn(backupSentences, 'en').made(basename(path), byteWords(bytes), contents.rows, contents.files),
  ];
  if (missingCount > 0)
    sentences.push(
      `${missingCount} files that the database names are not there any more, such as ${missing[0]}.`,
    );
  if (damaged.length > 0)
    sentences.push(
      `${damaged.join(', ')} ${damaged.length === 1 ? 'is' : 'are'} no longer what was uploaded.`,
    );
  return sentences.join(' ');
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
  await noteBackupFact(db, content === 'whole' ? 'backup_made' : 'backup_hourly_made', fact, now());
  await keepErasedList(settings, db);
  await removeOldBefore(settings.dataDir, now());
  if (backup.s3Url !== undefined) await sendToBucket(work, made, name, keep);
  return made;
}

/** The last one predicts the size of the next. */
async function needRoom({ settings, db }: BackupWork, content: BackupFact['content']): Promise<void> {
  const { folder } = settings.backup;
  const facts = await backupFacts(db);
  const last = (content === 'whole' ? facts.backup_made : facts.backup_hourly_made)?.value.bytes ?? 0;
  const room = await roomOf(folder);
  if (room === null || room >= last + settings.diskMargin) return;
  throw new BackupError(
    `There is no room for the backup in ${folder}: ${byteWords(room)} are left, the last one had ${byteWords(last)}, and DISK_MARGIN stays free. Make room, keep fewer (BACKUP_KEEP), or name another folder in BACKUP_DIR. The backups that were there are as they were.`,
  );
}

/** If a bucket can't be reached, the backup in its folder is still good; the failure is reported. */
async function sendToBucket(
  { settings, progress }: BackupWork,
  made: Made,
  name: string,
  keep: number,
): Promise<void> {
  const { backup, organisation } = settings;
  const bucket = backupBucket(backup.s3Url ?? '');
  try {
    progress('Sending it to the bucket');
    await bucket.giveUpUnfinished((one) => namedAs(one, organisation.brand) !== undefined);
    await bucket.put(made.path, name);
  } catch (error) {
    throw new BackupError(
      `The backup ${made.path} is good, but it is not in the bucket: ${(error as Error).message}`,
      { cause: error },
    );
  }
  try {
    await sendErasedList(settings);
    const there = backupsAmong(await bucket.names(), organisation.brand);
    for (const old of tooMany(there, made.header.content, keep)) await bucket.remove(old.name);
  } catch (error) {
    throw new BackupError(
      `The backup ${made.path} is good and in the bucket, but those that are too many there, or the list of erased addresses, could not be settled: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
