import { createHash, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { byteWords } from '#lib/byteSize.ts';
import type { FileStore } from '#media/fileStore.ts';
import { NICENESS } from '#process/priority.ts';
import type { Settings } from '#settings/settings.ts';
import { databaseBytes, NoScratch, withScratch } from '#store/backup/scratch.ts';
import { sumsOfFiles } from '#store/backup/snapshot.ts';
import { roomOf } from '#store/database/diskRoom.ts';
import type { DrillFact } from '#store/status/backupFacts.ts';
import { BackupError } from './BackupError.ts';
import { lowerDatabase } from './lowerDatabase.ts';
import { headerOf, readThrough } from './read.ts';
import { restoreBackup } from './restore.ts';

const FILES_COMPARED = 50;

export interface Drill {
  readonly settings: Pick<Settings, 'root' | 'dataDir' | 'databaseUrl' | 'diskMargin' | 'organisation'>;
  /** The database in use. The trial database is created on its server, and removed. */
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly passphrase: string;
  progress(sentence: string): void;
}

/**
 * Tests a backup: restores it into a separate database, in which each table must have the row count and checksum that it had when the backup was made, and
 * compares 50 of its files with those in use. If no database can be created, the backup is read from beginning to end, and `why` says so. Throws BackupError
 * when it is not good.
 */
export async function drill(
  path: string,
  { settings, databaseUrl, files, passphrase, progress }: Drill,
): Promise<Omit<DrillFact, 'file'>> {
  const began = performance.now();
  const { brand } = settings.organisation;
  const { made } = await headerOf(path);
  const sample = sampling<{ name: string; sha256: string }>(FILES_COMPARED);
  const target = { migrations: join(settings.root, 'migrations'), brand };
  const manner = {
    passphrase,
    progress,
    now: new Date(made),
    seen: (name: string, sha256: string) => sample.add({ name, sha256 }),
    // Not the lowest priority: it writes to the WAL of the database in use, and must not hold that up in the middle of a record.
    filling: (process: number) => lowerDatabase(settings, process, NICENESS.awaited),
  };
  const counted = await tryOut();
  const compared = await compareFiles(sample.chosen, databaseUrl, files);
  return { ...counted, files: compared, seconds: Math.round((performance.now() - began) / 100) / 10 };

  async function tryOut(): Promise<Pick<DrillFact, 'how' | 'why' | 'tables' | 'rows'>> {
    try {
      await needRoom(settings, databaseUrl);
      const { tables, rows } = await withScratch(databaseUrl, (scratch) =>
        restoreBackup(path, { ...target, databaseUrl: scratch }, { ...manner, as: 'trial' }),
      );
      return { how: 'loaded', why: '', tables, rows };
    } catch (error) {
      if (!(error instanceof NoScratch)) throw error;
      const { tables, rows } = await readThrough(path, passphrase, manner.seen);
      return { how: 'read', why: error.message, tables, rows };
    }
  }
}

/** A second copy of the database must not use the space of the running one. */
async function needRoom({ dataDir, databaseUrl, diskMargin }: Drill['settings'], url: string): Promise<void> {
  if (databaseUrl !== undefined) return;
  const [room, needed] = [await roomOf(dataDir), await databaseBytes(url)];
  if (room !== null && room < needed + diskMargin)
    throw new NoScratch(`the disk has no room to load it beside the database (${byteWords(needed)})`);
}

/** At most this many of the items, each equally likely. */
function sampling<T>(most: number): { readonly chosen: T[]; add(one: T): void } {
  const chosen: T[] = [];
  let seen = 0;
  return {
    chosen,
    add(one) {
      seen++;
      const place = chosen.length < most ? chosen.length : randomInt(seen);
      if (place < most) chosen[place] = one;
    },
  };
}

/** Throws BackupError when a file in the backup differs from the one in use; a file deleted since is no fault. */
async function compareFiles(
  chosen: readonly { name: string; sha256: string }[],
  databaseUrl: string,
  files: FileStore,
): Promise<number> {
  const known = await sumsOfFiles(
    databaseUrl,
    chosen.map(({ name }) => name),
  );
  let compared = 0;
  for (const { name, sha256 } of chosen) {
    const uploaded = known.get(name);
    const now = await sumOfFile(files, name);
    if (now === undefined) continue;
    compared++;
    // With a bucket, the backup has only the names, and the checksum is that of the upload.
    if (now !== (sha256 || uploaded || now))
      throw new BackupError(
        `The file ${name} is not the same in the backup and in use: one of the two is damaged.`,
      );
  }
  return compared;
}

async function sumOfFile(files: FileStore, name: string): Promise<string | undefined> {
  const opened = await files.open(name);
  if (!opened) return undefined;
  const hash = createHash('sha256');
  for await (const piece of opened.stream) hash.update(piece);
  return hash.digest('hex');
}
