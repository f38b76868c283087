import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF font, table by table, to the plain font that the drawing library reads. Throws when it is none. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const tables = woff.readUInt16BE(12);
  const steps = Math.floor(Math.log2(tables));
  const head = Buffer.alloc(12 + 16 * tables);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables, 4);
  head.writeUInt16BE(16 * 2 ** steps, 6);
  head.writeUInt16BE(steps, 8);
  head.writeUInt16BE(16 * (tables - 2 ** steps), 10);

  const pieces: Buffer[] = [head];
  let at = head.length;
  for (let i = 0; i < tables; i++) {
    const entry = HEADER + ENTRY * i;
    const from = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const raw = woff.subarray(from, from + packed);
    const place = 12 + 16 * i;
    woff.copy(head, place, entry, entry + 4);
    woff.copy(head, place + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(length, place + 12);
    // Each table starts at a word boundary.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    pieces.push(packed < length ? inflateSync(raw) : raw, padding);
    at += length + padding.length;
  }
  return Buffer.concat(pieces);
}
