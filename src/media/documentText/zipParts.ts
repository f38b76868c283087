import { inflateRawSync } from 'node:zlib';

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const MOST_ENTRIES = 10_000;
const [STORED, DEFLATED] = [0, 8];

/**
 * Parts of a zip by name, each with a limit on its unpacked bytes. Missing or encrypted ones, and those with an unknown compression, are left out. Throws if
 * the archive has no directory, more than ten thousand entries, or a part that exceeds its limit.
 */
export function zipParts(
  archive: Buffer,
  wanted: Readonly<Record<string, number>>,
): ReadonlyMap<string, Buffer> {
  const tail = archive.subarray(Math.max(0, archive.length - 65_557));
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END)
    throw new Error('It has no directory.');
  const found = new Map<string, Buffer>();
  let at = tail.readUInt32LE(end + 16);
  for (let nth = 0; at + 46 <= archive.length && archive.readUInt32LE(at) === ENTRY; nth++) {
    if (nth >= MOST_ENTRIES) throw new Error('It has too many entries.');
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const most = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    const part = most !== undefined && !found.has(name) ? partAt(archive, at, most) : undefined;
    if (part) found.set(name, part);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

function partAt(archive: Buffer, entry: number, most: number): Buffer | undefined {
  const isLocked = (archive.readUInt16LE(entry + 8) & 1) === 1;
  const way = archive.readUInt16LE(entry + 10);
  const [bytes, local] = [archive.readUInt32LE(entry + 20), archive.readUInt32LE(entry + 42)];
  if (isLocked || local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL) return undefined;
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const data = archive.subarray(from, from + bytes);
  if (way === DEFLATED) return inflateRawSync(data, { maxOutputLength: most });
  if (way !== STORED) return undefined;
  if (data.length > most) throw new RangeError('It is too large.');
  return data;
}
