import { type FileHandle, open } from 'node:fs/promises';

/**
 * Whether the PDF at `path` has its beginning and its end, so that a truncated file is detected: `%PDF-1.7` or the like at byte 0, `startxref` and `%%EOF` in
 * the last 2 KB.
 */
export function isWholePdf(path: string): Promise<boolean> {
  return reading(path, async (file, size) => {
    const head = await bytesOf(file, 0, Math.min(8, size));
    const tail = await bytesOf(file, Math.max(0, size - 2048), Math.min(2048, size));
    return (
      /^%PDF-\d\.\d/.test(head.toString('latin1')) && tail.includes('startxref') && tail.includes('%%EOF')
    );
  });
}

/** What the archive at `path` is: a complete Word document, one with macros in it, or neither. */
export async function wordDocument(path: string): Promise<'whole' | 'macros' | 'not one'> {
  const names = await reading(path, zipNames);
  if (!names?.has('[Content_Types].xml') || !names.has('word/document.xml')) return 'not one';
  return names.has('word/vbaProject.bin') ? 'macros' : 'whole';
}

const MOST_BOXES = 10_000;

/**
 * Whether the MP4 or QuickTime video at `path` is complete: its boxes follow each other to the file's end, and `moov`, which says how to play the others, is
 * among them. Many encoders write it last, so a truncated file lacks it.
 */
export function isWholeFilm(path: string): Promise<boolean> {
  return reading(path, async (file, size) => {
    let isPlayable = false;
    let at = 0;
    for (let boxes = 0; at + 8 <= size && boxes < MOST_BOXES; boxes++) {
      const head = await bytesOf(file, at, Math.min(16, size - at));
      if (head.toString('latin1', 4, 8) === 'moov') isPlayable = true;
      const short = head.readUInt32BE(0);
      // 1: the length follows the name, in 8 bytes. 0: up to the end.
      const isLong = short === 1 && head.length === 16;
      const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
      if (length < (isLong ? 16 : 8)) return false;
      at += length;
    }
    return isPlayable && at <= size;
  });
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024;

/** The names in a zip's directory. It is at the end, so a truncated archive has none: null. */
async function zipNames(file: FileHandle, size: number): Promise<Set<string> | null> {
  const tailAt = Math.max(0, size - 65_557); // 22 bytes and the longest comment
  const tail = await bytesOf(file, tailAt, size - tailAt);
  const at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (at < 0 || at + 22 > tail.length || tail.readUInt32LE(at) !== END_OF_DIRECTORY) return null;
  const length = tail.readUInt32LE(at + 12);
  const offset = tail.readUInt32LE(at + 16);
  if (offset + length > tailAt + at || length > MOST_DIRECTORY_BYTES) return null;

  const directory = await bytesOf(file, offset, length);
  const names = new Set<string>();
  for (let entry = 0; entry + 46 <= directory.length; ) {
    if (directory.readUInt32LE(entry) !== DIRECTORY_ENTRY) return null;
    const nameLength = directory.readUInt16LE(entry + 28);
    names.add(directory.toString('utf8', entry + 46, entry + 46 + nameLength));
    entry += 46 + nameLength + directory.readUInt16LE(entry + 30) + directory.readUInt16LE(entry + 32);
  }
  return names;
}

async function reading<T>(path: string, work: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await work(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function bytesOf(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
