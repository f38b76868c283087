import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '#media/fileStore.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { backupFacts, noteBackupFact } from '#store/status/backupFacts.ts';
import { BackupError } from './BackupError.ts';
import { checkOf, keyOf } from './sealed.ts';

const FILE = 'backup.key';
const SHORTEST = 16;
/** Without letters and digits that are easily confused in handwriting. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 8;
const LETTERS_OF_A_GROUP = 5;
/** For the fingerprint that identifies a key. It can be the same for all, since the key itself is long. */
const MARK_SALT = Buffer.from('lectern: which key is it');

type Keys = Pick<Settings, 'dataDir' | 'backup'>;

/** Where the backup key is kept. */
export const keyPath = ({ dataDir, backup }: Keys): string => backup.keyFile ?? join(dataDir, FILE);

/** The key in a file. Throws BackupError when there is none, or one that is too short. */
export async function keyIn(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new BackupError(
      `The key of the backups cannot be read from ${path}: ${error.message}. Put it there, or name its file with --key or in BACKUP_KEY_FILE.`,
      {
        cause: error,
      },
    );
  });
  const key = text.trim();
  if (key.length < SHORTEST)
    throw new BackupError(
      `The key in ${path} is too short: at least ${SHORTEST} characters are needed, better ${GROUPS * LETTERS_OF_A_GROUP}.`,
    );
  return key;
}

/**
 * The key with which this copy makes backups; the first copy creates it if BACKUP_KEY_FILE names none. Throws BackupError if another copy has it, since two
 * keys would have to be kept.
 */
export async function openBackupKey(settings: Keys, db: Db, now: Date): Promise<string> {
  const path = keyPath(settings);
  const { backup_key: known } = await backupFacts(db);
  const own = settings.backup.keyFile === undefined;
  const isThere = await readFile(path).then(
    () => true,
    (error) => codeOf(error) !== 'ENOENT',
  );
  if (!isThere && own) {
    if (known)
      throw new BackupError(
        `The key of the backups is not in ${path}. Copy it there from the copy that has it, or from where it is kept; or have a new one made: lectern backup --new-key.`,
      );
    await makeKey(path);
  }
  const key = await keyIn(path);
  const check = checkOf(await keyOf(key, MARK_SALT));
  if (known?.value.check !== check) await noteBackupFact(db, 'backup_key', { check, own, shown: false }, now);
  return key;
}

/** Creates a key of 200 random bits in letters that can be written down. Nothing is overwritten. */
export async function makeKey(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const letters = [...randomBytes(GROUPS * LETTERS_OF_A_GROUP)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
  const groups = letters.match(new RegExp(`.{${LETTERS_OF_A_GROUP}}`, 'g')) ?? [];
  await writeFile(path, `${groups.join('-')}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

/** Records that somebody has been shown the key and can keep it elsewhere. */
export async function noteShown(db: Db, now: Date): Promise<void> {
  const { backup_key: known } = await backupFacts(db);
  if (known) await noteBackupFact(db, 'backup_key', { ...known.value, shown: true }, now);
}
