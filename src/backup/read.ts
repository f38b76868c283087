import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createZstdDecompress } from 'node:zlib';
import { byteReader } from '#lib/byteReader.ts';
import { BackupError } from './BackupError.ts';
import { type Entry, entriesIn } from './entries.ts';
import { type BackupHeader, readHeader } from './header.ts';
import { DAMAGED, fits, keyOf, unsealed } from './sealed.ts';

const READ_AT_ONCE = 1024 * 1024;
/** The largest window that the compressor of a backup uses. */
const LARGEST_WINDOW_LOG = 23;

const WRONG_KEY =
  'This key does not open this backup: it was made with another one, or its beginning is damaged. Name the file with its key in BACKUP_KEY_FILE.';

/** An opened backup. */
export interface Opened {
  readonly header: BackupHeader;
  readonly entries: AsyncGenerator<Entry>;
}

/** The header of a backup, read without its key. Throws BackupError. */
export async function headerOf(path: string): Promise<BackupHeader> {
  const stream = await streamOf(path);
  try {
    return (await readHeader(byteReader(stream))).header;
  } finally {
    stream.destroy();
  }
}

/** Opens a backup for reading from beginning to end; each piece is returned once it has been verified. Throws BackupError. */
export async function openBackup(path: string, passphrase: string): Promise<Opened> {
  const stream = await streamOf(path);
  try {
    const reader = byteReader(stream);
    const { header, bytes } = await readHeader(reader);
    const key = await keyOf(passphrase, Buffer.from(header.salt, 'base64'));
    if (!fits(key, header.check)) throw new BackupError(WRONG_KEY);
    return { header, entries: closing(stream, entriesIn(byteReader(unsealed(bytes, key, reader)))) };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

async function* closing(stream: Readable, entries: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } finally {
    stream.destroy();
  }
}

/** Reads a backup from beginning to end, only reporting its files to `seen`. Throws BackupError when anything differs from what was written. */
export async function readThrough(
  path: string,
  passphrase: string,
  seen: (name: string, sha256: string) => void = () => {},
): Promise<{ header: BackupHeader; tables: number; rows: number; files: number; bytes: number }> {
  const { header, entries } = await openBackup(path, passphrase);
  const found = { header, tables: 0, rows: 0, files: 0, bytes: 0 };
  for await (const entry of entries) {
    if (entry.is === 'finish' && (entry.tables !== found.tables || entry.files !== found.files))
      throw new BackupError(DAMAGED);
    if (entry.is === 'elsewhere') {
      found.files++;
      if (!entry.missing) seen(entry.name, '');
    }
    if (entry.is !== 'table' && entry.is !== 'file') continue;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of entry.content) {
      if (entry.is === 'file') hash.update(piece);
      bytes += piece.length;
    }
    const end = entry.end();
    if (end.bytes !== bytes || (entry.is === 'file' && end.sha256 !== hash.digest('hex')))
      throw new BackupError(DAMAGED);
    found.bytes += bytes;
    found.rows += end.rows ?? 0;
    if (entry.is === 'table') found.tables++;
    else {
      found.files++;
      seen(entry.name, end.sha256 ?? '');
    }
  }
  return found;
}

/** The rows of a table as they were. */
export function unpacked(content: AsyncIterable<Buffer>): Transform {
  const zstd = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: LARGEST_WINDOW_LOG } });
  // A failure surfaces where the rows are read.
  pipeline(Readable.from(content), zstd, () => {});
  return zstd;
}

async function streamOf(path: string): Promise<Readable> {
  const found = await stat(path).catch((error: Error) => {
    throw new BackupError(`The backup ${path} cannot be read: ${error.message}.`, { cause: error });
  });
  if (!found.isFile()) throw new BackupError(`${path} is no file.`);
  return createReadStream(path, { highWaterMark: READ_AT_ONCE });
}
