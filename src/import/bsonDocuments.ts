import { BSON } from 'bson';
import type { ByteReader } from '#lib/byteReader.ts';
import { plain } from './extendedJson.ts';
import { ImportError } from './incoming.ts';

/** MongoDB keeps documents of 16 MB, and lets its own tools add 16 KB. */
const MOST_BYTES = 16 * 1024 * 1024 + 16 * 1024;
/** An empty one: its length, and the zero at the end. */
const FEWEST_BYTES = 5;

/** What ends a part of an archive in place of a document's length. */
export const TERMINATOR = 'terminator';

/**
 * The bytes of the next document of a file of BSON, or `TERMINATOR`, or undefined at the end. Throws CutShort when the file ends within it, and ImportError when
 * there is none.
 */
export async function nextDocument(reader: ByteReader): Promise<Uint8Array | typeof TERMINATOR | undefined> {
  const head = await reader.take(4);
  if (!head) return undefined;
  const length = new DataView(head.buffer, head.byteOffset).getInt32(0, true);
  if (length === -1) return TERMINATOR;
  if (length < FEWEST_BYTES || length > MOST_BYTES)
    throw new ImportError(`it has no record of MongoDB where one should begin (length ${length}).`);
  const bytes = new Uint8Array(length);
  bytes.set(head);
  bytes.set((await reader.take(length - 4)) ?? [], 4);
  return bytes;
}

/** A document's content as JSON would have it, ids, dates and numbers plain. `unreadable`: whether letters of it are no UTF-8. Throws when it is malformed. */
export function contentOf(bytes: Uint8Array): { content: unknown; unreadable: boolean } {
  let unreadable = false;
  let document: BSON.Document;
  try {
    document = BSON.deserialize(bytes, OPTIONS);
  } catch {
    // MongoDB itself doesn't check what drivers send.
    document = BSON.deserialize(bytes, { ...OPTIONS, validation: { utf8: false } });
    unreadable = true;
  }
  return { content: plain(BSON.EJSON.serialize(document, { relaxed: false })), unreadable };
}

const OPTIONS: BSON.DeserializeOptions = { bsonRegExp: true };
