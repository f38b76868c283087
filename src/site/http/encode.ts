import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#lib/acceptEncoding.ts';

/** A text as it goes out. It is compressed once for all visitors, and only as somebody takes it. */
export interface Encoded {
  readonly etag: string;
  /** About so much it takes in memory, with what it will take once it has been compressed. */
  readonly bytes: number;
  /** The body in an encoding in which somebody has taken it before. */
  madeIn(encoding: Encoding): Buffer | undefined;
  bodyIn(encoding: Encoding): Promise<Buffer>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESS: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  identity: async (text) => text,
  br: (text) =>
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (text) => toGzip(text, { level: 6 }),
};

/** What both compressed copies take, beside the text. */
const COMPRESSED = 0.5;

/** The text that these pieces are together; its ETag comes from the content, so that all nodes give the same. */
export function encode(...pieces: readonly (string | Buffer)[]): Encoded {
  const buffers = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
  const hash = createHash('sha256');
  for (const buffer of buffers) hash.update(buffer);
  const length = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
  const made: Partial<Record<Encoding, Buffer>> = {};
  const underWay: Partial<Record<Encoding, Promise<Buffer>>> = {};

  async function make(encoding: Encoding): Promise<Buffer> {
    const [first = Buffer.alloc(0)] = buffers;
    const body = await COMPRESS[encoding](buffers.length > 1 ? Buffer.concat(buffers, length) : first);
    made[encoding] = body;
    return body;
  }

  return {
    etag: hash.digest('base64url').slice(0, 22),
    bytes: Math.ceil(length * (1 + COMPRESSED)),
    madeIn: (encoding) => made[encoding],
    bodyIn(encoding) {
      underWay[encoding] ??= make(encoding);
      return underWay[encoding];
    },
  };
}

/** A strong ETag names the bytes that travel, so each encoding has its own. */
export function etagOf(encoded: Pick<Encoded, 'etag'>, encoding: Encoding): string {
  return encoding === 'identity' ? `"${encoded.etag}"` : `"${encoded.etag}-${encoding}"`;
}

/** Whether an If-None-Match header holds this ETag. A proxy may have made it weak. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => {
    const known = one.trim();
    return known === '*' || known.replace(/^W\//, '') === etag;
  });
}
