const MAGIC = '7f454c46';
const LITTLE_64 = '0201';

/**
 * A program or library of Linux (ELF, 64 bits) without what only debuggers read: all that the system loads lies in the segments, and names of
 * functions and lines behind them. Bytes of any other kind come back as they are. (`strip` would do the same; it is not on every machine, and
 * two of its versions make two files.)
 */
export function withoutSymbols(file: Buffer): Buffer {
  if (file.length < 64 || file.toString('hex', 0, 4) !== MAGIC || file.toString('hex', 4, 6) !== LITTLE_64)
    return file;
  const table = Number(file.readBigUInt64LE(32));
  const size = file.readUInt16LE(54);
  const count = file.readUInt16LE(56);
  let end = table + size * count;
  for (let at = table; at < table + size * count; at += size) {
    const from = Number(file.readBigUInt64LE(at + 8));
    const length = Number(file.readBigUInt64LE(at + 32));
    end = Math.max(end, from + length);
  }
  if (end > file.length) return file;
  const stripped = Buffer.from(file.subarray(0, end));
  // The table of sections stood behind; no loader asks for it.
  stripped.writeBigUInt64LE(0n, 40);
  stripped.writeUInt16LE(0, 58);
  stripped.writeUInt16LE(0, 60);
  stripped.writeUInt16LE(0, 62);
  return stripped;
}
