import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that a browser's token needs beside it (AMB-068). */
const COMPANION = 'lectern_companion';

/** The token of a request: the raw stored one, or behind 'Bearer' (AMB-003). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim();
  if (!header) return undefined;
  return header.replace(/^Bearer\s+/i, '');
}

/** The companion in a Cookie header, if it holds one. */
export function companionOf(cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === COMPANION) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** Sets the companion for this host only: the console lives on the main host (AMB-028). */
export function setCompanion(reply: FastifyReply, companion: string, publicUrl: string): void {
  reply.header(
    'set-cookie',
    `${COMPANION}=${companion}; Path=/; HttpOnly; SameSite=Strict; Max-Age=604800${secure(publicUrl)}`,
  );
}

export function clearCompanion(reply: FastifyReply, publicUrl: string): void {
  reply.header(
    'set-cookie',
    `${COMPANION}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${secure(publicUrl)}`,
  );
}

const secure = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '; Secure' : '');

/**
 * The key of a repeated request (ADD-2), from the header or, as forms carry it, from the field idempotency_key: bound to the caller and the
 * call, so that nobody can claim another's. `who`: the caller's account, or one name for all visitors, to whom an answer tells nothing.
 */
export function idempotencyKeyOf(request: FastifyRequest, who: string): Buffer | undefined {
  const hidden = (request.body as { idempotency_key?: unknown } | null | undefined)?.idempotency_key;
  const sent = request.headers['idempotency-key'] ?? hidden;
  if (typeof sent !== 'string' || sent === '') return undefined;
  return createHash('sha256')
    .update(JSON.stringify([who, request.routeOptions.url, sent.slice(0, 200)]))
    .digest();
}
