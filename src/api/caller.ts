import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFE_MS, type DeviceCookie } from '#store/accounts/deviceCookie.ts';
import { SESSION_LONGEST } from '#store/accounts/sessions.ts';
import { TRUST_DAYS, type TrustCookie } from '#store/twoFactor/trustedBrowsers.ts';

const DAY_SECONDS = 86_400;
/** The cookie that a browser must send with its token (AMB-068). */
const BROWSER_COOKIE = 'lectern_companion';

/** Whether cookies are for https alone. */
const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * The name of a cookie as it is set. Over https it gets the prefix __Host-, so that browsers accept it from this host only and no sub-domain can
 * replace it.
 */
const nameOf = (cookie: string, publicUrl: string): string =>
  isSecure(publicUrl) ? `__Host-${cookie}` : cookie;

/** The token of a request from its Authorization header: bare, or behind 'Bearer' (AMB-003). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim();
  if (!header) return undefined;
  return header.replace(/^Bearer\s+/i, '');
}

/** The cookie of this name in a Cookie header, if it holds one. */
export function cookieNamed(
  cookie: string,
  cookies: string | undefined,
  publicUrl: string,
): string | undefined {
  const name = nameOf(cookie, publicUrl);
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** The browser cookie in a Cookie header, if it holds one. */
export const browserCookieOf = (cookies: string | undefined, publicUrl: string): string | undefined =>
  cookieNamed(BROWSER_COOKIE, cookies, publicUrl);

/** Sets the browser cookie for this host only: the console lives on the main host (AMB-028). */
export const setBrowserCookie = (reply: FastifyReply, browserCookie: string, publicUrl: string): void =>
  setCookie(reply, BROWSER_COOKIE, browserCookie, SESSION_LONGEST / 1000, publicUrl);

export const clearBrowserCookie = (reply: FastifyReply, publicUrl: string): void =>
  setCookie(reply, BROWSER_COOKIE, '', 0, publicUrl);

/** The cookie of a browser whose password was right and which still has to present a second factor. */
const SECOND_STEP_COOKIE = 'lectern_second_step';
const SECOND_STEP_SECONDS = 600;

export const secondStepCookieOf = (cookies: string | undefined, publicUrl: string): string | undefined =>
  cookieNamed(SECOND_STEP_COOKIE, cookies, publicUrl);

/** Sets the cookie required by the second step of a sign-in, so that it cannot be continued in another browser. */
export const setSecondStepCookie = (reply: FastifyReply, value: string, publicUrl: string): void =>
  setCookie(reply, SECOND_STEP_COOKIE, value, SECOND_STEP_SECONDS, publicUrl);

export const clearSecondStepCookie = (reply: FastifyReply, publicUrl: string): void =>
  setCookie(reply, SECOND_STEP_COOKIE, '', 0, publicUrl);

/** Sets the cookie by which the browser is known to an account at its next sign-in (ADD-3). It grants no access. */
export const setDevice = (reply: FastifyReply, { name, value }: DeviceCookie, publicUrl: string): void =>
  setCookie(reply, name, value, DEVICE_LIFE_MS / 1000, publicUrl);

/** Sets the cookie that lets a browser skip an account's second factor. It works only together with the password, and only for signing in. */
export const setTrusted = (reply: FastifyReply, { name, value }: TrustCookie, publicUrl: string): void =>
  setCookie(reply, name, value, TRUST_DAYS * DAY_SECONDS, publicUrl);

function setCookie(
  reply: FastifyReply,
  cookie: string,
  value: string,
  seconds: number,
  publicUrl: string,
): void {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(cookie, publicUrl)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
  );
}

/**
 * The key of a repeated request (ADD-2), taken from the header or, for forms, from the field idempotency_key. It is bound to the caller and the
 * call, so that nobody can reuse another caller's key. `who`: the caller's account, or one name for all visitors, whose responses reveal
 * nothing.
 */
export function idempotencyKeyOf(request: FastifyRequest, who: string): Buffer | undefined {
  const hidden = (request.body as { idempotency_key?: unknown } | null | undefined)?.idempotency_key;
  const sent = request.headers['idempotency-key'] ?? hidden;
  if (typeof sent !== 'string' || sent === '') return undefined;
  return createHash('sha256')
    .update(JSON.stringify([who, request.routeOptions.url, sent.slice(0, 200)]))
    .digest();
}
