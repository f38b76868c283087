import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { newId } from '#lib/uuid.ts';
import type { Db } from '#store/database/db.ts';
import { makePdf } from '../../sample/print/pdf.ts';

const BATCH = 500;
/** One in so many is a document. */
const DOCUMENT = 10;
/** None so wide that it had smaller copies. */
const WIDTHS = [160, 240, 300, 310];

/**
 * Adds files until the table has so many, in the folder of files and in the table as an upload leaves them, but past it: for load tests only. Pictures
 * from 20 to 90 KB, small enough to have no smaller copies, and a document among ten, no two of the same bytes.
 */
export async function growFiles(db: Db, mediaDir: string, count: number): Promise<void> {
  const present = await sql<{ n: number }>`select count(*)::int as n from media`.execute(db);
  const pictures = await Promise.all(WIDTHS.map(pictureOf));
  const document = await makePdf({ title: 'Minutes', unit: 'Synod', paragraphs: ['We met.'] });
  for (let from = present.rows[0]?.n ?? 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => from + i);
    const rows = await Promise.all(
      numbers.map(async (n) => {
        const picture = pictures[n % pictures.length];
        const isDocument = n % DOCUMENT === 0 || !picture;
        const bytes = isDocument ? remarked(document, n) : commented(picture, n);
        const name = `grown-${n}${Date.now()}.${isDocument ? 'pdf' : 'jpg'}`;
        await writeFile(join(mediaDir, name), bytes, { flag: 'wx' });
        const width = isDocument ? null : WIDTHS[n % WIDTHS.length];
        const type = isDocument ? 'application/pdf' : 'image/jpeg';
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const kind = isDocument ? 'document' : 'image';
        return { id: newId(Date.now()), name, type, kind, bytes: bytes.length, width, sha256 };
      }),
    );
    await sql`insert into media (id, file_name, original_name, type, kind, bytes, width, height, pages, sha256, variants_at)
      select id::uuid, name, name, type, kind, bytes, width, width, 1, decode(sha256, 'hex'), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id text, name text, type text, kind text, bytes int, width int, sha256 text)`.execute(
      db,
    );
  }
  await sql`analyze media`.execute(db);
}

/** Noise, as a photo's: it can't be compressed again. */
const pictureOf = (width: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width, height: width, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 88 })
    .toBuffer();

/** The same picture with a remark behind its first mark, which every reader leaves out. */
function commented(picture: Buffer, n: number): Buffer {
  const remark = Buffer.from(`Number ${n}`);
  const mark = Buffer.from([0xff, 0xfe, 0, remark.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), mark, remark, picture.subarray(2)]);
}

/** The same document with a remark between its head and its first object's end: at the end it may stand as well. */
const remarked = (document: Buffer, n: number): Buffer =>
  Buffer.concat([document, Buffer.from(`% Number ${n}\n`)]);
