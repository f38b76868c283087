import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '#lib/acceptEncoding.ts';

/** A response body. Each encoding is compressed once for all visitors, when somebody first requests it. */
export interface Encoded {
  readonly etag: string;
  /** Estimated memory, including the compressed copies to come. */
  readonly bytes: number;
  /** The body in this encoding if it has been compressed already; undefined otherwise. */
  madeIn(encoding: Encoding): Buffer | undefined;
  bodyIn(encoding: Encoding): Promise<Buffer>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bodies up to this size are compressed synchronously: a worker thread and its stream would double the cost. */
const SHORT = 256 * 1024;
/** A window of 64 KB, about the size of a page: setting up a larger encoder takes longer than using it. */
const WINDOW_BITS = 16;

const brotliParams = (text: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  ...(text.length <= SHORT ? { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } : {}),
});

const COMPRESS: Readonly<Record<Encoding, (text: Buffer) => Buffer | Promise<Buffer>>> = {
  identity: (text) => text,
  br: (text) => {
    const options = { params: brotliParams(text) };
    return text.length <= SHORT ? brotliCompressSync(text, options) : toBrotli(text, options);
  },
  gzip: (text) => (text.length <= SHORT ? gzipSync(text, { level: 6 }) : toGzip(text, { level: 6 })),
};

/** Memory for both compressed copies, as a fraction of the text. */
const COMPRESSED = 0.5;

/** Creates a body from these pieces. Its ETag is derived from the content, so all nodes produce the same one. */
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
