import { z } from 'zod';
import { byteReader } from '#lib/byteReader.ts';
import { contentOf, nextDocument, TERMINATOR } from './bsonDocuments.ts';
import { crc64 } from './crc64.ts';
import { ImportError } from './incoming.ts';

/** What an archive of mongodump begins with. */
const MAGIC = Buffer.from([0x6d, 0xe2, 0x99, 0x81]);

/** Whether a file is an archive of mongodump, from its first bytes. */
export const isArchive = (head: Uint8Array): boolean => MAGIC.equals(head.subarray(0, MAGIC.length));

const PART = z.object({
  db: z.string(),
  collection: z.string(),
  EOF: z.boolean().default(false),
  CRC: z.unknown(),
});

/**
 * The documents of an archive of `mongodump --archive`, as they are: their bytes and the collection's name (`database.collection`). The format, version 0.1: the
 * magic number, a header and what is known of each collection; then parts with documents of one collection each, of which several may take turns, and for each
 * collection an end with a checksum. Throws ImportError when one doesn't add up, and CutShort.
 */
export async function* archiveDocuments(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ collection: string; bytes: Uint8Array }> {
  const reader = byteReader(pieces);
  await reader.take(MAGIC.length);
  while ((await nextDocument(reader)) !== TERMINATOR);
  const sums = new Map<string, ReturnType<typeof crc64>>();
  for (;;) {
    const head = await nextDocument(reader);
    if (head === undefined) break;
    if (head === TERMINATOR) throw new ImportError('it has no name of a collection where one should be.');
    const { db, collection: name, EOF: isEnd, CRC } = PART.parse(contentOf(head).content);
    const collection = `${db}.${name}`;
    const sum = sums.get(collection) ?? crc64();
    if (isEnd) {
      sums.delete(collection);
      if (sum.sum().toString() !== String(CRC))
        throw new ImportError(
          `the records of “${collection}” are not what was written: their checksum differs.`,
        );
    } else sums.set(collection, sum);
    for (;;) {
      const bytes = await nextDocument(reader);
      if (bytes === undefined) throw new ImportError('it ends in the middle of a collection.');
      if (bytes === TERMINATOR) break;
      sum.add(bytes);
      yield { collection, bytes };
    }
  }
  const [open] = sums.keys();
  if (open !== undefined) throw new ImportError(`it ends before the end of “${open}”.`);
}
