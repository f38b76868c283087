import { z } from 'zod';
import { type ByteReader, CutShort } from '#lib/byteReader.ts';
import { isMediaName } from '#lib/mediaNames.ts';
import { BackupError } from './BackupError.ts';
import { DAMAGED } from './sealed.ts';

const LARGEST_DATA = 1024 * 1024;
const LARGEST_HEAD = 4 * 1024 * 1024;
const DATA = 'D'.charCodeAt(0);
const JSON_FRAME = 'J'.charCodeAt(0);

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const sum = z.string().regex(/^-?\d{1,40}$/);
const mediaName = z.string().refine(isMediaName);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The notes between the bytes. Everything is validated when it is read: a name from a file never becomes a path or SQL. */
const note = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('start'),
    /** The content of secret.key. */
    secretKey: z.string().max(100),
    /** The organisation file. */
    organisation: z.string().max(200_000),
    sequences: z.array(z.object({ name, value: z.string().regex(/^\d{1,19}$/) })).max(1000),
  }),
  /** Followed by the table's rows as COPY text, compressed with zstd. */
  z.object({ is: z.literal('table'), name, columns: z.array(name).max(500) }),
  /** Followed by the unmodified file. */
  z.object({ is: z.literal('file'), name: mediaName }),
  /** A file that the database names but the store lacks or, with a bucket, that stays there. */
  z.object({ is: z.literal('elsewhere'), name: mediaName, missing: z.boolean() }),
  /** The end of a table or file, with its totals. */
  z.object({
    is: z.literal('end'),
    bytes: z.number().int(),
    rows: z.number().int().optional(),
    sum: sum.optional(),
    sha256: sha256.optional(),
  }),
  z.object({ is: z.literal('finish'), tables: z.number().int(), files: z.number().int() }),
]);
export type Note = z.infer<typeof note>;
export type Start = Extract<Note, { is: 'start' }>;
export type End = Extract<Note, { is: 'end' }>;

/** A note as bytes. */
export const noteBytes = (value: Note): Buffer => frame(JSON_FRAME, Buffer.from(JSON.stringify(value)));

/** Content as bytes, in frames of at most 1 MB. */
export function* dataBytes(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += LARGEST_DATA)
    yield frame(DATA, bytes.subarray(at, at + LARGEST_DATA));
}

function frame(type: number, content: Uint8Array): Buffer {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt8(type);
  prefix.writeUInt32BE(content.length, 1);
  return Buffer.concat([prefix, content]);
}

/** The entries of a backup in order. The content of a table or file must be read to its end before the next is requested. */
export type Entry =
  | Exclude<Note, { is: 'table' | 'file' | 'end' }>
  | (Extract<Note, { is: 'table' | 'file' }> & {
      readonly content: AsyncIterable<Buffer>;
      readonly end: () => End;
    });

/** Reads the entries from a backup's decrypted bytes; one that ends before its `finish` is damaged. Throws BackupError. */
export async function* entriesIn(reader: ByteReader): AsyncGenerator<Entry> {
  try {
    for (;;) {
      const found = await nextFrame(reader);
      if (!('is' in found) || found.is === 'end') throw new BackupError(DAMAGED);
      if (found.is !== 'table' && found.is !== 'file') {
        yield found;
        if (found.is !== 'finish') continue;
        if (await reader.take(1)) throw new BackupError(DAMAGED);
        return;
      }
      let end: End | undefined;
      const content = (async function* () {
        while (!end) {
          const next = await nextFrame(reader);
          if (!('is' in next)) yield next;
          else if (next.is === 'end') end = next;
          else throw new BackupError(DAMAGED);
        }
      })();
      const ended = (): End => {
        if (!end) throw new Error('The content of an entry was not read to its end.');
        return end;
      };
      yield { ...found, content, end: ended };
      ended();
    }
  } catch (error) {
    throw error instanceof CutShort ? new BackupError(DAMAGED, { cause: error }) : error;
  }
}

async function nextFrame(reader: ByteReader): Promise<Note | Buffer> {
  const prefix = await reader.take(5);
  if (!prefix) throw new CutShort();
  const [type, length] = [prefix[0], Buffer.from(prefix).readUInt32BE(1)];
  if (length > (type === DATA ? LARGEST_DATA : LARGEST_HEAD)) throw new BackupError(DAMAGED);
  const bytes = length === 0 ? new Uint8Array(0) : await reader.take(length);
  if (!bytes) throw new CutShort();
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === DATA) return content;
  const parsed = type === JSON_FRAME ? note.safeParse(jsonIn(content)) : undefined;
  if (!parsed?.success) throw new BackupError(DAMAGED);
  return parsed.data;
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
