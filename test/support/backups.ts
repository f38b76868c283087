import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupTarget, type Made, makeBackup } from '#backup/makeBackup.ts';
import { type Manner, type Restored, restoreBackup } from '#backup/restore.ts';
import { localStore } from '#media/fileStore.ts';
import { readSettings } from '#settings/settings.ts';
import type { Database } from '#store/database/connect.ts';

/** What opens every backup of these tests. */
export const PASSPHRASE = 'one that only the tests know';

/** An installation as far as backups look at it. */
export interface Kept {
  readonly database: Database;
  readonly mediaDir: string;
}

export const urlOf = ({ pool }: Database): string => String(pool.options.connectionString);
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lectern-backup-'));

/** Makes a backup of an installation that a test has started. */
export async function backupOf(
  { database, mediaDir }: Kept,
  folder: string,
  more: Partial<BackupTarget> = {},
): Promise<Made> {
  await writeFile(join(mediaDir, 'secret.key'), Buffer.alloc(32, 7).toString('base64url'), { mode: 0o600 });
  return makeBackup(
    {
      settings: readSettings({ DATA_DIR: mediaDir }),
      databaseUrl: urlOf(database),
      files: localStore(mediaDir),
    },
    { path: join(folder, 'one.backup'), content: 'whole', passphrase: PASSPHRASE, ...more },
  );
}

/** Brings a backup back into an empty database, and its files into a folder. */
export async function bringBack(
  path: string,
  databaseUrl: string,
  dataDir: string | undefined,
  more: Partial<Manner> = {},
): Promise<Restored> {
  const { root, organisation } = readSettings({});
  return restoreBackup(
    path,
    {
      databaseUrl,
      migrations: join(root, 'migrations'),
      brand: organisation.brand,
      place: dataDir === undefined ? undefined : { files: localStore(join(dataDir, 'media')), dataDir },
    },
    { passphrase: PASSPHRASE, as: 'same', now: new Date(), progress: () => {}, ...more },
  );
}
