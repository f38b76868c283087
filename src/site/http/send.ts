import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '#lib/acceptEncoding.ts';
import { type Encoded, etagOf, isKnown } from './encode.ts';

/** What goes out: a text in all encodings, its headers, and whether a 304 may stand for it. */
export interface Outgoing extends Encoded {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Kept by browsers, but asked about each time: an editor who saves sees the change on the next request. */
export const ASK_EACH_TIME = 'public, no-cache';

/** Of a page whose address is a secret of one person, neither browsers nor what stands between keep a copy. */
export const KEPT_BY_NOBODY = 'private, no-store';

/** Answers GET and HEAD with a prepared text: the visitor's best encoding, ETag, 304 when they have it already. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Outgoing,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = etagOf(page, encoding);
  reply.headers(page.headers).headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding', ETag: etag });
  if (page.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    // Of a HEAD request the server states the length that the page would have; nothing sent would be a length of 0.
    return reply.code(304).send(request.method === 'HEAD' ? await page.bodyIn(encoding) : undefined);
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .code(page.status)
    .type(page.type)
    .send(await page.bodyIn(encoding));
}
