import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFE_MS, type DeviceCookie } from '#store/deviceCookie.ts';

/** The cookie that a browser's token needs beside it (AMB-068). */
const COMPANION = 'lectern_companion';

/** The token of a request: the raw stored one, or behind 'Bearer' (AMB-003). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim();
  if (!header) return undefined;
  return header.replace(/^Bearer\s+/i, '');
}

/** The cookie of this name in a Cookie header, if it holds one. */
export function cookieNamed(name: string, cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** The companion in a Cookie header, if it holds one. */
export const companionOf = (cookies: string | undefined): string | undefined =>
  cookieNamed(COMPANION, cookies);

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

/** Sets the cookie by which the browser is known to an account at its next sign-in (ADD-3). It opens nothing by itself. */
export function setDevice(reply: FastifyReply, { name, value }: DeviceCookie, publicUrl: string): void {
  const seconds = DEVICE_LIFE_MS / 1000;
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure(publicUrl)}`,
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
