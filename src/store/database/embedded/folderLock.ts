import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../connect.ts';

const SQLITE_BUSY = 5;
const PAUSE_MS = 100;

/**
 * Makes sure that only one running copy uses the database folder. Returns a function that gives it free; the operating
 * system does so by itself when the process dies, however that happens. Waits `patience` seconds for
 * a copy that is just ending.
 * Throws `DatabaseError` when another copy keeps it.
 *
 * The lock is SQLite's lock on an empty file: Node has no file lock of its own, and an advisory lock in PostgreSQL comes too
 * late, since two copies must not both create or clear up a cluster.
 */
export async function takeFolder(
  folder: string,
  patience: number,
  progress: (sentence: string) => void,
): Promise<() => void> {
  const pidFile = join(folder, 'lectern.pid');
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      return lock(folder, pidFile);
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw notOurs(folder, error as Error);
    }
    if (waited === 1000) progress('Waiting for another copy of Lectern to end');
    if (waited >= patience * 1000) {
      const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim();
      throw new DatabaseError(
        `The data folder ${dirname(folder)} is in use by another running copy of Lectern${pid && ` (process ${pid})`}. ` +
          'Stop that copy, or set DATA_DIR to another folder for this one.',
      );
    }
    await pause(PAUSE_MS);
  }
}

function lock(folder: string, pidFile: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  const giveFree = () => {
    if (file.isOpen) file.close();
  };
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
    return giveFree;
  } catch (error) {
    giveFree();
    throw error;
  }
}

function notOurs(folder: string, error: Error): DatabaseError {
  return new DatabaseError(
    `The database folder ${folder} cannot be used by this user: ${error.message}. ` +
      'Start Lectern as the user who started it before, or set DATA_DIR to another folder.',
    { cause: error },
  );
}
