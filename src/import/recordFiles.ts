import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { byteReader, CutShort } from '#lib/byteReader.ts';
import { byteWords } from '#lib/byteSize.ts';
import { type CsvRow, csvRows, OpenQuote } from '#lib/csvRows.ts';
import { plainText } from '#lib/plainText.ts';
import { contentOf, nextDocument, TERMINATOR } from './bsonDocuments.ts';
import { encodingOf, type ReadFile, textIn } from './charset.ts';
import { plain } from './extendedJson.ts';
import { ImportError } from './incoming.ts';
import { TooLong, valuesIn } from './jsonValues.ts';
import { archiveDocuments, isArchive } from './mongoArchive.ts';

/** One record of a file: the collection that it is of, and its content, or why it can't be read. */
export interface FileRecord {
  readonly collection: string;
  readonly content: unknown;
  readonly fault?: string;
  /** Whether letters of it could not be read. */
  readonly unreadable?: boolean;
}

/** What a file has inside, whatever it is called: records behind each other, several collections, or something else. */
export type Format = 'bson' | 'archive' | 'json' | 'xml' | 'zip' | 'ghost' | 'ical' | 'csv' | 'atom' | 'docx';

const GZIP = [0x1f, 0x8b];

/** The bytes of a file; what gzip has made smaller, whatever it is called, as it was before. */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const head = await firstBytes(createReadStream(path, { end: GZIP.length - 1 }));
  const file = createReadStream(path);
  if (!GZIP.every((byte, at) => head[at] === byte)) {
    yield* file;
    return;
  }
  const whole = createGunzip();
  // A failure of either ends the other; the loop throws it.
  pipeline(file, whole, () => {});
  yield* whole;
}

/** Enough of a file to see what it is. */
const HEAD = 1024;
/** The first entry of a zip, or the end of one without any. */
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];
/** An angle bracket first, in whatever encoding. */
const XML = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;

/** A feed, behind what XML may begin with. */
const ATOM = /^(?:\xef\xbb\xbf)?\s*<(?:\?[^>]*>\s*<)*feed[\s>]/;
/** What no dump has: its tables are below `db`, or beside the time of its export. */
const GHOST = /^(?:\xef\xbb\xbf)?\s*\{\s*(?:"db"\s*:\s*\[\s*\{|"meta"\s*:\s*\{\s*"exported_on")/;
const ICAL = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*B\0?E\0?G\0?I\0?N\0?:\0?V\0?C\0?A\0?L/i;
const FORMATS: readonly (readonly [Format, RegExp])[] = [
  ['atom', ATOM],
  ['xml', XML],
  ['ghost', GHOST],
  ['ical', ICAL],
];

async function firstBytes(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const found: Uint8Array[] = [];
  for await (const piece of pieces) {
    found.push(piece);
    if (found.reduce((sum, { length }) => sum + length, 0) >= HEAD) break;
  }
  return Buffer.concat(found).subarray(0, HEAD);
}

/** What a file is, and the encoding of its text. */
export async function formatOf(path: string): Promise<{ format: Format; encoding: string }> {
  const head = await named(path, firstBytes(bytesOf(path)));
  const encoding = encodingOf(head);
  if (isArchive(head)) return { format: 'archive', encoding };
  if (/\.bson(\.gz)?$/i.test(path)) return { format: 'bson', encoding };
  const start = String.fromCharCode(...head);
  if (/\.docx$/i.test(path)) return { format: 'docx', encoding };
  if (/\.[ct]sv(\.gz)?$/i.test(path)) return { format: 'csv', encoding };
  if (ZIP.some((mark) => start.startsWith(mark))) return { format: 'zip', encoding };
  return { format: FORMATS.find(([, looks]) => looks.test(start))?.[0] ?? 'json', encoding };
}

/**
 * The records of a file of MongoDB's tools: of `mongoexport` (a record a line, or an array of them), of `mongodump` (BSON), or of `mongodump --archive`, where
 * each says its collection. Each of these as it is or gzipped; one record is held at a time. Throws ImportError when the file can't be read to its end.
 */
export async function* recordsOf(path: string): AsyncGenerator<FileRecord> {
  const { format, encoding } = await formatOf(path);
  const reading = { archive: archived, bson: documents, csv: tableRows } as const;
  const records = format in reading ? reading[format as keyof typeof reading](path) : values(path, encoding);
  for (;;) {
    const next = await named(path, records.next());
    if (next.done) return;
    yield next.value;
  }
}

/** The name of the collection that a file holds, unless it says others itself: `church.news.json.gz` is `church.news`. */
export const collectionNamed = (path: string): string =>
  basename(path)
    .replace(/\.gz$/i, '')
    .replace(/\.(?:json|jsonl|ndjson|bson|[ct]sv)$/i, '');

async function* archived(path: string): AsyncGenerator<FileRecord> {
  for await (const { collection, bytes } of archiveDocuments(bytesOf(path)))
    yield { collection, ...read(() => contentOf(bytes)) };
}

async function* documents(path: string): AsyncGenerator<FileRecord> {
  const [reader, collection] = [byteReader(bytesOf(path)), collectionNamed(path)];
  for (;;) {
    const bytes = await nextDocument(reader);
    if (bytes === undefined) return;
    if (bytes === TERMINATOR) throw new ImportError('it has the end of a part, as archives have.');
    yield { collection, ...read(() => contentOf(bytes)) };
  }
}

/** Of a table, which is read in one piece. */
const MOST_TABLE = 32 * 1024 * 1024;
const LONGEST_CELL = 100_000;

/** Each row with its cells by the heads of their columns. */
async function* tableRows(path: string): AsyncGenerator<FileRecord> {
  const [head, ...rows] = rowsIn(await wholeBytes(path, MOST_TABLE));
  for (const { cells } of rows) {
    const content = Object.fromEntries(
      (head?.cells ?? []).flatMap((name, at) => (name === '' ? [] : [[name, cells[at] ?? '']])),
    );
    const unreadable = cells.some((cell) => cell.includes('\ufffd'));
    yield { collection: collectionNamed(path), content, unreadable };
  }
}

function rowsIn(bytes: Uint8Array): readonly CsvRow[] {
  try {
    return csvRows(bytes, LONGEST_CELL);
  } catch (error) {
    if (error instanceof OpenQuote) throw new ImportError(error.message, { cause: error });
    throw error;
  }
}

async function* values(path: string, encoding: string): AsyncGenerator<FileRecord> {
  const collection = collectionNamed(path);
  for await (const text of valuesIn(textOf(path, encoding)))
    yield {
      collection,
      ...read(() => ({ content: plain(JSON.parse(text)), unreadable: text.includes('\ufffd') })),
    };
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytesOf(path)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** In bytes: a file of one piece is held in memory, and a small gzip file or zip may hold any number of them. */
export const MOST_WHOLE = 400 * 1024 * 1024;

/** A file of one piece, a dump or a WordPress export, as a text. Throws ImportError when it can't be read, or has more than `most` bytes. */
export const wholeText = (path: string, most = MOST_WHOLE): Promise<ReadFile> =>
  named(
    path,
    wholeBytes(path, most).then((bytes) => textIn(bytes)),
  );

/** The bytes of a file. Throws like `wholeText`. */
export const wholeFile = (path: string, most: number): Promise<Buffer> => named(path, wholeBytes(path, most));

/** The text of a file that says nothing of its encoding. Throws like `wholeText`. */
export const plainFile = (path: string, most: number): Promise<string> =>
  wholeFile(path, most).then(plainText);

async function wholeBytes(path: string, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytesOf(path)) {
    length += piece.length;
    if (length > most) throw new ImportError(`it holds more than ${byteWords(most)}. Split it.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function read(content: () => { content: unknown; unreadable: boolean }): Omit<FileRecord, 'collection'> {
  try {
    return content();
  } catch (error) {
    return { content: undefined, fault: (error as Error).message };
  }
}

/** Says of which file it is that it can't be read. */
async function named<T>(path: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const why =
      error instanceof CutShort
        ? 'it ends in the middle of a record. Is it there as a whole?'
        : error instanceof TooLong
          ? 'one of its records is larger than MongoDB allows.'
          : error instanceof ImportError
            ? message
            : code?.startsWith('Z_')
              ? `it is no whole gzip file (${message}).`
              : code
                ? message
                : undefined;
    if (why === undefined) throw error;
    throw new ImportError(`The file ${path} cannot be read: ${why}`, { cause: error });
  }
}
