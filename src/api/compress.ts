import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '#lib/acceptEncoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answers of this route are never compressed. */
    readonly plain?: boolean;
  }
}

/** Below this, what is saved would not pay for the work, and fits into one packet anyhow. */
const WORTH_IT = 1024;
/** Each answer is made once: quick levels, which take about as long as writing the JSON did. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 5 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Sends answers compressed to who takes them so. Never those of routes that are `plain`: where a secret and what a stranger chose come back
 * together, the length of a compressed answer tells of the secret (BREACH).
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
