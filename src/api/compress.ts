import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '#lib/acceptEncoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses of this route are never compressed. */
    readonly plain?: boolean;
  }
}

/** Responses below this size fit into one packet anyhow, so compressing them is not worth the work. */
const WORTH_IT = 1024;
/** Compressed at once, in a millisecond or two: to hand it to another thread and back takes as long. */
const AT_ONCE = 256 * 1024;
/**
 * API responses are not cached, so a fast level is used, and a window of 128 KB: by default the encoder takes 4 MB for each response, outside of V8's
 * heap, which makes V8 collect its heap again and again.
 */
const brotliFor = (bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});
const GZIP = { level: 5 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses responses for clients that accept it, except on routes marked `plain`: where a response holds both a secret and text that an
 * attacker chooses, its compressed length reveals the secret (BREACH).
 */
export function registerCompression(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < WORTH_IT || request.routeOptions.config.plain) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const bytes = Buffer.byteLength(payload);
    if (bytes > AT_ONCE)
      return encoding === 'br' ? toBrotli(payload, brotliFor(bytes)) : toGzip(payload, GZIP);
    return encoding === 'br' ? brotliCompressSync(payload, brotliFor(bytes)) : gzipSync(payload, GZIP);
  });
}
