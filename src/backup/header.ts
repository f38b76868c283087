import { z } from 'zod';
import { type ByteReader, CutShort } from '#lib/byteReader.ts';
import { BackupError } from './BackupError.ts';

/** The first bytes of every backup, which identify it, with the format version. */
const MAGIC = Buffer.from('LECTERN BACKUP 1\n');
const LARGEST_HEADER = 256 * 1024;

const header = z.object({
  brand: z.string().regex(/^[a-z][a-z0-9]*$/),
  /** The program that wrote it. */
  program: z.string().max(60),
  /** The time of the state in it. */
  made: z.iso.datetime(),
  /** The major version of PostgreSQL that it was made from. */
  postgres: z.number().int(),
  /** The database's migrations, in their order. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/)).max(2000),
  content: z.enum(['whole', 'database']),
  /** The salt with which this file's key is derived from the passphrase (base64). */
  salt: z.base64(),
  /** Distinguishes a wrong passphrase from a damaged file (base64). */
  check: z.base64(),
});

/** The header of a backup, readable by everybody: it holds none of the content, and no person's name. */
export type BackupHeader = z.infer<typeof header>;

/** The header as bytes of the file. */
export function headerBytes(values: BackupHeader): Buffer {
  const json = Buffer.from(JSON.stringify(values));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([MAGIC, length, json]);
}

/** Reads the header of a backup, and its bytes, which authenticate the rest of the file. Throws BackupError. */
export async function readHeader(reader: ByteReader): Promise<{ header: BackupHeader; bytes: Buffer }> {
  try {
    const magic = await reader.take(MAGIC.length);
    if (!magic || !MAGIC.equals(magic))
      throw new BackupError('This file is no backup of Lectern, or of a later form.');
    const prefix = Buffer.from((await reader.take(4)) ?? []);
    const length = prefix.length === 4 ? prefix.readUInt32BE() : 0;
    if (length === 0 || length > LARGEST_HEADER) throw new BackupError(DAMAGED_HEADER);
    const json = Buffer.from((await reader.take(length)) ?? []);
    const parsed = header.safeParse(JSON.parse(json.toString()));
    if (!parsed.success) throw new BackupError(DAMAGED_HEADER);
    return { header: parsed.data, bytes: Buffer.concat([MAGIC, prefix, json]) };
  } catch (error) {
    if (error instanceof CutShort || error instanceof SyntaxError)
      throw new BackupError(DAMAGED_HEADER, { cause: error });
    throw error;
  }
}

const DAMAGED_HEADER = 'The beginning of this backup is damaged. Take another backup.';
