import { chmod, mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#store/database/db.ts';
import { mailsKept } from '#store/mailQueue/oldMails.ts';
import type { Transport } from './transport.ts';

/** The folder of mails in the data folder, when there is no mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Only the owner may read the folder: mails contain sign-in links. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

const ENDING = '.eml';
const DAY = 24 * 3_600_000;
const AT_A_TIME = 500;

/** The one file of a mail, by the id of its row. */
const fileOf = (folder: string, id: string): string => join(folder, `${id}${ENDING}`);

/** Restricts the mail folder to its owner, if it exists: an earlier version may have created it with other permissions. */
export async function closeMailFolder(folder: string): Promise<void> {
  await chmod(folder, OWN_FOLDER).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

/** A transport that writes each mail to a file for mail programs. Writing the same mail again replaces its file. */
export function fileTransport(folder: string): Transport {
  return {
    to: 'files',
    openConnection: () => ({
      open: async () => undefined,
      send: async ({ id, message }, before) => {
        await before;
        const file = fileOf(folder, id);
        try {
          await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
          await writeFile(`${file}.part`, message, { mode: OWN_FILE });
          await rename(`${file}.part`, file);
          return { as: 'sent', response: `Kept as ${id}${ENDING}` };
        } catch (error) {
          return { as: 'trouble', response: (error as Error).message };
        }
      },
      wouldTake: async () => true,
      close: () => {},
    }),
  };
}

/** Deletes the files of these mails, where they exist. Returns how many were deleted and how many could not be. */
export async function removeMailFiles(
  folder: string,
  ids: readonly string[],
): Promise<{ removed: number; left: number }> {
  let removed = 0;
  let left = 0;
  for (const id of ids) {
    try {
      await unlink(fileOf(folder, id));
      removed++;
    } catch (error) {
      if (!isMissing(error)) left++;
    }
  }
  return { removed, left };
}

/**
 * Deletes the files of mails that no longer have a row: removed after their time, erased with a person, or orphaned when the program was killed
 * in between. Test mails never have a row; their files are kept for a day. Returns how many were deleted.
 */
export async function sweepMailFiles(folder: string, db: Db, now: Date): Promise<number> {
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = names.flatMap((name) => (name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : []));
  let swept = 0;
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME);
    const { kept, emptied } = await mailsKept(db, some);
    const gone: string[] = [];
    for (const id of some) {
      if (kept.has(id)) continue;
      const written = emptied.has(id)
        ? 0
        : await stat(fileOf(folder, id)).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          );
      if (written < now.getTime() - DAY) gone.push(id);
    }
    swept += (await removeMailFiles(folder, gone)).removed;
  }
  return swept;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
