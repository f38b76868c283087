/**
 * A picture's bytes without camera metadata: where, when and by which device it was taken (EXIF, XMP, IPTC). A JPEG's orientation and colour profile
 * are kept. Anything that is not a complete JPEG, PNG or WebP is returned unchanged: the server re-encodes each picture.
 */
export function withoutPlace(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const ways = [jpegWithout, pngWithout, webpWithout];
  for (const way of ways) {
    const kept = way(bytes);
    if (kept) return kept;
  }
  return bytes;
}

type Bytes = Uint8Array<ArrayBuffer>;
const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Bytes, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** JPEG markers: start of scan, EXIF or XMP, IPTC, comment. */
const [PIXELS, APP1, APP13, REMARK] = [0xda, 0xe1, 0xed, 0xfe];

function jpegWithout(bytes: Bytes): Bytes | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === PIXELS) return joined([...kept, bytes.subarray(at)]);
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    const way = marker === APP1 ? orientationOf(segment) : undefined;
    if (way !== undefined) kept.push(onlyOrientation(way));
    if (marker !== APP1 && marker !== APP13 && marker !== REMARK) kept.push(segment);
    at = end;
  }
  return undefined;
}

/** The orientation of a picture, 2 to 8; undefined if it is not given, or upright. */
function orientationOf(segment: Bytes): number | undefined {
  const begin = 10;
  if (segment.length < begin + 8 || textAt(segment, 4, 4) !== 'Exif') return undefined;
  const view = viewOf(segment);
  const isLittle = view.getUint16(begin) === 0x4949;
  const list = begin + view.getUint32(begin + 4, isLittle);
  if (list + 2 > segment.length) return undefined;
  const count = view.getUint16(list, isLittle);
  for (let nth = 0; nth < count; nth++) {
    const at = list + 2 + nth * 12;
    if (at + 12 > segment.length) return undefined;
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const way = view.getUint16(at + 8, isLittle);
    return way > 1 && way <= 8 ? way : undefined;
  }
  return undefined;
}

/** An EXIF segment that contains only the orientation. */
// biome-ignore format: one line for each of its parts.
const onlyOrientation = (way: number): Bytes => Uint8Array.of(
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0,
  0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
  0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0,
  0, 0, 0, 0,
);

const PNG_PRIVATE = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function pngWithout(bytes: Bytes): Bytes | undefined {
  if (textAt(bytes, 1, 3) !== 'PNG') return undefined;
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = textAt(bytes, at + 4, 4);
    if (!PNG_PRIVATE.includes(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return joined(kept);
    at = end;
  }
  return undefined;
}

/** The WebP header flags for EXIF and XMP. */
const WEBP_FLAGS = 0x08 | 0x04;

function webpWithout(bytes: Bytes): Bytes | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return undefined;
    const name = textAt(bytes, at, 4);
    const part = bytes.slice(at, end);
    if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~WEBP_FLAGS;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(part);
    at = end;
  }
  const whole = joined(kept);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
