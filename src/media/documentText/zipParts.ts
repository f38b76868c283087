import { inflateRawSync } from 'node:zlib';

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const MOST_ENTRIES = 10_000;
const [STORED, DEFLATED] = [0, 8];
/** Where a number has this value, the real one is in the extra field of ZIP64, which some programs write for small archives too. */
const ELSEWHERE = 0xffff_ffff;

/** An entry of a zip; the name of a folder ends with '/'. */
export interface ZipEntry {
  readonly name: string;
  /** Its unpacked bytes; undefined if it is encrypted or has an unknown compression. Throws if it is broken, or has more than `most` bytes. */
  content(most: number): Buffer | undefined;
}

/**
 * Parts of a zip by name, each with a limit on its unpacked bytes. Missing or encrypted ones, and those with an unknown compression, are left out. Throws if
 * the archive has no directory, more than ten thousand entries, or a part that exceeds its limit.
 */
export function zipParts(
  archive: Buffer,
  wanted: Readonly<Record<string, number>>,
): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const { name, content } of zipEntries(archive)) {
    const most = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    const part = most !== undefined && !found.has(name) ? content(most) : undefined;
    if (part) found.set(name, part);
  }
  return found;
}

/** The entries of a zip in the order of its directory. Throws if the archive has no directory, or more than ten thousand entries. */
export function* zipEntries(archive: Buffer): Generator<ZipEntry> {
  const tail = archive.subarray(Math.max(0, archive.length - 65_557));
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END)
    throw new Error('It has no directory.');
  let at = tail.readUInt32LE(end + 16);
  for (let nth = 0; at + 46 <= archive.length && archive.readUInt32LE(at) === ENTRY; nth++) {
    if (nth >= MOST_ENTRIES) throw new Error('It has too many entries.');
    const entry = at;
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    yield { name, content: (most) => partAt(archive, entry, most) };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function partAt(archive: Buffer, entry: number, most: number): Buffer | undefined {
  const isLocked = (archive.readUInt16LE(entry + 8) & 1) === 1;
  const way = archive.readUInt16LE(entry + 10);
  const [bytes, local] = placeOf(archive, entry);
  if (isLocked || local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL) return undefined;
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const data = archive.subarray(from, from + bytes);
  if (way === DEFLATED) return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  if (way !== STORED) return undefined;
  if (data.length > most) throw new RangeError('It is too large.');
  return data;
}

/** The packed bytes of an entry, and where it begins. */
function placeOf(archive: Buffer, entry: number): [bytes: number, local: number] {
  const [whole, bytes, local] = [24, 20, 42].map((field) => archive.readUInt32LE(entry + field));
  if (bytes !== ELSEWHERE && local !== ELSEWHERE) return [bytes ?? 0, local ?? 0];
  const start = entry + 46 + archive.readUInt16LE(entry + 28);
  const extra = archive.subarray(start, start + archive.readUInt16LE(entry + 30));
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  at += 4 + (whole === ELSEWHERE ? 8 : 0);
  const next = (given = 0): number => {
    if (given !== ELSEWHERE || at + 8 > extra.length) return given;
    at += 8;
    return Number(extra.readBigUInt64LE(at - 8));
  };
  return [next(bytes), next(local)];
}
