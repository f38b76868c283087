import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#settings/settings.ts';
import { wasClosedWith } from '#store/database/embedded/closed.ts';
import { majorIn } from '#store/database/embedded/major.ts';
import { findPrograms } from '#store/database/embedded/programs.ts';
import { type Place, restoreAside, whileStopped } from './aside.ts';
import { BackupError } from './BackupError.ts';
import { keyIn, keyPath } from './backupKey.ts';
import { headerOf } from './read.ts';
import type { Manner } from './restore.ts';
import { finishSwitch, switchOver } from './switchOver.ts';

/** Where the previous program leaves its database for one that brings a newer PostgreSQL. */
export const overFile = (dataDir: string): string => join(dataDir, 'over.backup');

/**
 * Migrates the installation's own database to the major version of PostgreSQL that comes with this program, from the backup made when the previous program was
 * shut down: exactly as it was, and nobody is signed out. Files and secret.key stay where they are. Throws BackupError, and then nothing is changed;
 * DatabaseError while a copy of the program runs. Returns where the old database is kept.
 */
export function bringOver(path: string, place: Place, manner: Omit<Manner, 'as'>): Promise<string> {
  const { dataDir } = place;
  return whileStopped(dataDir, async () => {
    const { check } = await headerOf(path);
    if (!(await wasClosedWith(dataDir, check)))
      throw new BackupError(
        'The database has been in use since this backup was made, and what was written then would be lost. Make a new one with the Lectern that uses it, while its server does not run: lectern backup --over.',
      );
    const { name } = await restoreAside(path, place, { ...manner, as: 'same' });
    return switchOver(dataDir, name, ['database'], manner.now);
  });
}

/**
 * What a start does before it opens its own database. It finishes an interrupted switch to another state, and migrates a database of an older major version if
 * the previous program has left it for that and nobody has used it since. If interrupted, the next start does it again. If nothing was left, the database
 * itself reports the wrong version.
 */
export async function prepareDataFolder(
  settings: Place & Pick<Settings, 'databaseUrl' | 'backup'>,
  now: Date,
  progress: (sentence: string) => void,
): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  await finishSwitch(dataDir);
  const left = overFile(dataDir);
  if (databaseUrl !== undefined || !existsSync(left)) return;
  const [there, ours] = [await majorIn(dataDir), (await findPrograms()).major];
  if (there !== undefined && there !== ours) {
    if (!(await wasClosedWith(dataDir, (await headerOf(left)).check))) return;
    progress(`Bringing the database over from PostgreSQL ${there} to ${ours}`);
    await bringOver(left, settings, { passphrase: await keyIn(keyPath(settings)), now, progress });
  }
  await rm(left, { force: true });
}
