import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#lib/acceptEncoding.ts';

/** A text as it goes out, ready in every encoding. */
export interface Encoded {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Of all bodies together. */
  readonly bytes: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

let nothing: Promise<Encoded> | undefined;

/** Compresses a text once for all visitors; its ETag comes from the content, so that all nodes give the same. */
export function encode(text: string): Promise<Encoded> {
  if (text !== '') return compress(text);
  // What a redirect says: an encoder is large, and made for each text.
  nothing ??= compress('');
  return nothing;
}

async function compress(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    toGzip(identity, { level: 6 }),
  ]);
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br, gzip: gz },
    bytes: identity.length + br.length + gz.length,
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
