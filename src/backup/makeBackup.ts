import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf, type FileStore, flush, moveWithoutReplacing, NameTaken } from '#media/fileStore.ts';
import { NICENESS } from '#process/priority.ts';
import type { Settings } from '#settings/settings.ts';
import { openSnapshot, withFilesKept } from '#store/backup/snapshot.ts';
import { BackupError } from './BackupError.ts';
import { type BackupHeader, headerBytes } from './header.ts';
import { lowerDatabase } from './lowerDatabase.ts';
import { readThrough } from './read.ts';
import { checkOf, keyOf, sealed } from './sealed.ts';
import { bytesOf, type Contents, nothingYet } from './source.ts';

/** What a backup is made from. */
export interface Installation {
  readonly settings: Pick<Settings, 'version' | 'dataDir' | 'databaseUrl' | 's3Url' | 'organisation'>;
  readonly databaseUrl: string;
  readonly files: FileStore;
}

export interface BackupTarget {
  /** The path to write to; nothing may exist there yet. */
  readonly path: string;
  readonly content: BackupHeader['content'];
  readonly passphrase: string;
}

/** A backup that was written and read back. */
export interface Made {
  readonly path: string;
  readonly header: BackupHeader;
  /** The size of the file. */
  readonly bytes: number;
  readonly contents: Contents;
}

/** The suffix of an unfinished backup. */
export const UNFINISHED = '.part';

/**
 * Writes a backup of the running installation: the database as it is at one moment, and with `content: 'whole'` the files that it names, and secret.key. The
 * file gets its name only when it is complete, on the disk, and has been read back from beginning to end; a failure leaves nothing behind. Throws BackupError
 * with a sentence.
 */
export async function makeBackup(from: Installation, target: BackupTarget): Promise<Made> {
  const { path, passphrase } = target;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
  try {
    const written = await withFilesKept(from.databaseUrl, (lost) => write(unfinished, from, target, lost));
    await readThrough(unfinished, passphrase);
    await moveWithoutReplacing(unfinished, path);
    await flush(dirname(path));
    return { path, ...written, bytes: (await stat(path)).size };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw sentenceOf(error, path);
  }
}

async function write(
  path: string,
  { settings, databaseUrl, files }: Installation,
  { content, passphrase }: BackupTarget,
  lost: AbortSignal,
): Promise<Pick<Made, 'header' | 'contents'>> {
  const isWhole = content === 'whole';
  const snapshot = await openSnapshot(databaseUrl);
  lowerDatabase(settings, snapshot.process, NICENESS.background);
  try {
    const salt = randomBytes(32);
    const key = await keyOf(passphrase, salt);
    const header: BackupHeader = {
      brand: settings.organisation.brand,
      program: settings.version,
      made: snapshot.made.toISOString(),
      postgres: snapshot.major,
      migrations: [...snapshot.migrations],
      content,
      salt: salt.toString('base64'),
      check: checkOf(key),
    };
    const contents = nothingYet();
    const source = {
      snapshot,
      files: isWhole ? files : undefined,
      filesStay: settings.s3Url !== undefined,
      secretKey: await readFile(join(settings.dataDir, 'secret.key'), 'utf8'),
      organisation: JSON.stringify(settings.organisation),
    };
    const first = headerBytes(header);
    await pipeline(
      Readable.from(withFirst(first, sealed(first, key, bytesOf(source, contents))), { objectMode: false }),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      { signal: lost },
    );
    return { header, contents };
  } finally {
    await snapshot.end();
  }
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function sentenceOf(error: unknown, path: string): unknown {
  const folder = dirname(path);
  if (error instanceof NameTaken)
    return new BackupError(`There is a file ${path} already. Choose another name.`, { cause: error });
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(
        `There is no room for the backup in ${folder}. Make room there, keep fewer (BACKUP_KEEP), or name another folder in BACKUP_DIR. The backups that were there are as they were.`,
        { cause: error },
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`The backup cannot be written to ${folder}: ${(error as Error).message}.`, {
        cause: error,
      });
    case 'ABORT_ERR':
      return new BackupError('The connection to the database was lost while the backup was made.', {
        cause: error,
      });
    default:
      return error;
  }
}
