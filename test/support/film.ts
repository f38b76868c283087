import sharp from 'sharp';

/** Small, since it is carried by every sample church; each picture stays this long. */
const WIDTH = 640;
const HEIGHT = 360;
const STAYS = 2500;

/**
 * A film without sound out of pictures, as WebM: a WebP picture is a whole picture of VP8, the video format, so that nothing has to be encoded
 * anew.
 */
export async function makeFilm(pictures: readonly Buffer[]): Promise<Buffer> {
  const frames = await Promise.all(pictures.map(vp8));
  // The last one is there twice, so that it stays as long as the others.
  const shown = [...frames, ...frames.slice(-1)];
  const blocks = shown.map((frame, i) => element('a3', Buffer.concat([blockHead(i * STAYS), frame])));
  return Buffer.concat([
    element('1a45dfa3', [
      element('4286', number(1)),
      element('42f7', number(1)),
      element('42f2', number(4)),
      element('42f3', number(8)),
      element('4282', Buffer.from('webm')),
      element('4287', number(2)),
      element('4285', number(2)),
    ]),
    element('18538067', [
      element('1549a966', [
        // Times are milliseconds.
        element('2ad7b1', number(1_000_000)),
        element('4489', decimal(frames.length * STAYS)),
        element('4d80', Buffer.from('Lectern')),
        element('5741', Buffer.from('Lectern')),
      ]),
      element('1654ae6b', [
        element('ae', [
          element('d7', number(1)),
          element('73c5', number(1)),
          element('83', number(1)),
          element('86', Buffer.from('V_VP8')),
          element('e0', [element('b0', number(WIDTH)), element('ba', number(HEIGHT))]),
        ]),
      ]),
      element('1f43b675', [element('e7', number(0)), ...blocks]),
    ]),
  ]);
}

/** A picture as the one frame that a WebP file is made of. */
async function vp8(picture: Buffer): Promise<Buffer> {
  const webp = await sharp(picture).resize(WIDTH, HEIGHT).webp({ quality: 70 }).toBuffer();
  const at = webp.indexOf('VP8 ');
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4));
}

/** An element of EBML: its id in hexadecimal, its length in eight bytes, what is in it. */
function element(id: string, inside: Buffer | readonly Buffer[]): Buffer {
  const content = Buffer.isBuffer(inside) ? inside : Buffer.concat(inside);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length));
  length[0] = 1;
  return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function decimal(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** Of the first track, at this time, and complete in itself. */
function blockHead(time: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(time, 1);
  return head;
}
