import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keyIn, keyPath, makeKey, noteShown, openBackupKey } from '#backup/backupKey.ts';
import { backupBucket } from '#backup/bucket.ts';
import { backupsAmong, backupsIn } from '#backup/folder.ts';
import { type Made, makeBackup } from '#backup/makeBackup.ts';
import { overFile } from '#backup/over.ts';
import { backUp } from '#backup/work.ts';
import { byteWords } from '#lib/byteSize.ts';
import { openFileStore } from '#media/openStore.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { noteClosedWith } from '#store/database/embedded/closed.ts';
import { writing } from '#store/database/writing.ts';
import { noteAct } from '#store/rows/acts.ts';
import { dropFact } from '#store/status/facts.ts';
import { type Command, CommandError } from './command.ts';
import { type OpenInstallation, withThisVersion } from './installation.ts';
import { whenFree } from './whenFree.ts';

/** Saves everything in one encrypted file (docs/backup.md). */
export const backupCommand: Command = {
  name: 'backup',
  summary: 'keep everything in one encrypted file, beside the running server',
  background: 'last',
  usage: `lectern backup [FILE]

Writes the database, the files and secret.key into one encrypted file, while the server runs or not, and reads it again. Without
FILE it goes where the nightly ones go (BACKUP_DIR, BACKUP_S3_URL), and the oldest is removed when there are more than BACKUP_KEEP.

  --database   the database alone, without the files
  --over       only leave the database, of which the server must not run, for a Lectern that brings a newer PostgreSQL
  --list       only say which backups there are
  --key        only show the key that opens the backups, to be kept elsewhere
  --new-key    have a new key made, where the old one is lost; what was made with the old one stays closed`,
  options: {
    database: { type: 'boolean' },
    over: { type: 'boolean' },
    list: { type: 'boolean' },
    key: { type: 'boolean' },
    'new-key': { type: 'boolean' },
  },
  run: async ({ values, words }, { say }) => {
    const settings = readSettings();
    if (words.length > 1) throw new CommandError('Name one file, or none.');
    if (values.list) return list(settings, say);
    const [file] = words;
    const closed = await withThisVersion(settings, say, async (open) => {
      if (values.key) return showKey(settings, open, say);
      if (values['new-key']) return newKey(settings, open, say);
      if (values.over) await beforeOver(settings, open);
      const path = values.over ? overFile(settings.dataDir) : file && resolve(file);
      const content = values.database || values.over ? 'database' : 'whole';
      const made = await make(settings, open, path, content, say);
      return { mark: made.header.check, isAlone: open.isAlone };
    });
    if (closed?.isAlone) await noteClosedWith(settings.dataDir, closed.mark);
    return 0;
  },
};

/** The state left for another program must be the last one, so nobody may write any more. */
async function beforeOver({ dataDir, databaseUrl }: Settings, { isAlone }: OpenInstallation): Promise<void> {
  if (databaseUrl !== undefined)
    throw new CommandError(
      'DATABASE_URL names a PostgreSQL of your own, which is brought over by its own means.',
    );
  if (!isAlone) throw new CommandError('The server runs. Stop it first.');
  await rm(overFile(dataDir), { force: true });
}

async function make(
  settings: Settings,
  { database: { db, pool }, url }: OpenInstallation,
  path: string | undefined,
  content: 'whole' | 'database',
  say: (sentence: string) => void,
): Promise<Made> {
  const now = (): Date => new Date();
  const from = { settings, databaseUrl: url, files: await openFileStore(settings) };
  const made =
    path === undefined
      ? await whenFree(() => backUp({ ...from, db, pool, now, progress: say }, content), say)
      : await makeBackup(from, { path, content, passphrase: await openBackupKey(settings, db, now()) });
  const { rows, files, missingCount, missing, damaged } = made.contents;
  await writing(db, (tx) =>
    noteAct(tx, {
      act: 'backup_made',
      by: null,
      thing: made.path,
      details: { bytes: made.bytes },
      now: now(),
    }),
  );
  say(`${made.path}: ${byteWords(made.bytes)}, ${rows} rows and ${files} files, read again and whole.`);
  if (missingCount > 0)
    say(`${missingCount} files that the database names are not there any more, such as ${missing[0]}.`);
  if (damaged.length > 0) say(`These files are no longer what was uploaded: ${damaged.join(', ')}.`);
  say(`It is opened by the key in ${keyPath(settings)}. Keep that elsewhere, too: without it nobody can.`);
  return made;
}

/** Lists the backups in the folder, with their size, and those in the bucket. */
async function list({ backup, organisation }: Settings, say: (sentence: string) => void): Promise<number> {
  const found = await backupsIn(backup.folder, organisation.brand);
  for (const { path, bytes } of found) say(`${path}  ${byteWords(bytes)}`);
  if (found.length === 0) say(`There is no backup in ${backup.folder}.`);
  if (backup.s3Url === undefined) return 0;
  const there = backupsAmong(await backupBucket(backup.s3Url).names(), organisation.brand);
  say(there.length > 0 ? 'In the bucket:' : 'There is no backup in the bucket.');
  for (const { name } of there) say(name);
  return 0;
}

async function showKey(
  settings: Settings,
  { database: { db } }: OpenInstallation,
  say: (sentence: string) => void,
): Promise<undefined> {
  const key = await openBackupKey(settings, db, new Date());
  await noteShown(db, new Date());
  say(key);
  say(
    'Write it down, or keep it where your passwords are; not on this machine alone, and not beside the backups.',
  );
}

async function newKey(
  settings: Settings,
  { database: { db } }: OpenInstallation,
  say: (sentence: string) => void,
): Promise<undefined> {
  const path = keyPath(settings);
  const there = await keyIn(path).catch(() => undefined);
  if (there !== undefined)
    throw new CommandError(
      `There is a key in ${path}. Move it away first, if it is not to be used any more.`,
    );
  await makeKey(path);
  await dropFact(db, 'backup_key');
  await showKey(settings, { database: { db } } as OpenInstallation, say);
}
