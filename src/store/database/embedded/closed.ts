import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names the backup that matches the database at its last stop; removed as soon as the database is started again. */
const fileIn = (dataDir: string): string => join(dataDir, 'database', 'closed-with');

/** Notes that nothing was written after the backup with this mark. */
export const noteClosedWith = (dataDir: string, mark: string): Promise<void> =>
  writeFile(fileIn(dataDir), `${mark}\n`, { mode: 0o600, flush: true });

/** Whether the database is unchanged since the backup with this mark. */
export async function wasClosedWith(dataDir: string, mark: string): Promise<boolean> {
  const noted = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return noted.trim() === mark;
}

/** The database is about to be used. */
export const forgetClosed = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true });
