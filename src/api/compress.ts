import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
/** API responses are not cached, so fast levels are used: compressing takes about as long as writing the JSON. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
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
    return encoding === 'br' ? toBrotli(payload, BROTLI) : toGzip(payload, GZIP);
  });
}
