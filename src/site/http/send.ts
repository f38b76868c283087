import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '#lib/acceptEncoding.ts';
import { type Encoded, etagOf, isKnown } from './encode.ts';

/** A response to send: a text in all encodings, its headers, and whether 304 is allowed. */
export interface Outgoing extends Encoded {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers for the cache in front, of what is asked for each time. */
  readonly edge?: Readonly<Record<string, string>> | undefined;
}

/** Cache-Control: browsers may store the page but revalidate it each time, so a saved change is visible on the next request. */
export const ASK_EACH_TIME = 'public, no-cache';

/** Cache-Control for pages whose address is one person's secret: neither browsers nor proxies may store them. */
export const KEPT_BY_NOBODY = 'private, no-store';

/** Answers GET and HEAD with a prepared text in the best encoding the client accepts, with ETag and 304. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Outgoing,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = etagOf(page, encoding);
  reply.headers(page.headers);
  if (cacheControl === ASK_EACH_TIME) reply.headers(page.edge ?? {});
  reply.headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding', ETag: etag });
  if (page.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    // For HEAD, Fastify derives Content-Length from the body; sending nothing would give 0.
    return reply.code(304).send(request.method === 'HEAD' ? await page.bodyIn(encoding) : undefined);
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .code(page.status)
    .type(page.type)
    .send(await page.bodyIn(encoding));
}
