import type { FastifyRequest } from 'fastify';
import { type Call, MANY_AT_ONCE } from '#calls/call.ts';
import type { Role } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { viewerOfToken } from '#store/accounts/sessions.ts';
import { proveAgain } from '#store/secondKey/unproved.ts';
import { browserCookieOf, tokenOf } from './caller.ts';
import type { ApiDeps } from './context.ts';

const NEEDS_KEY =
  'Full administrators must have a second key here. Make one under “Your account” in the console; then everything works as before.';

/** The signed-in account that makes the request, if its role may. `withoutKey`: for calls by which a second key is made. Throws Refusal: 401, 403. */
export async function staffOf(
  who: readonly Role[],
  deps: Pick<ApiDeps, 'db' | 'now' | 'publicUrl'>,
  request: FastifyRequest,
  withoutKey = false,
): Promise<Staff> {
  const token = tokenOf(request);
  const browserCookie = browserCookieOf(request.headers.cookie, deps.publicUrl);
  const viewer = token && (await viewerOfToken(deps.db, token, browserCookie, deps.now()));
  if (!viewer) throw new Refusal(401, 'Please log in: you are not, or your time has run out.');
  if (!who.includes(viewer.role)) throw new Refusal(403, 'Your user is not allowed to do this.');
  if (viewer.lacksKey && !withoutKey)
    throw new Refusal(403, NEEDS_KEY, { details: { code: 'second_key_required' } });
  return viewer;
}

/** Throws Refusal (403 `prove_again`) where a call asks who makes it to have proved who that is, and that is too long ago. */
export function refuseUnproved({ fresh }: Pick<Call, 'fresh'>, viewer: Staff, input: unknown): void {
  if (!fresh || !viewer.mustProve) return;
  const isMany = Number((input as { limit?: unknown } | undefined)?.limit ?? 0) > MANY_AT_ONCE;
  const asks = { holders: viewer.mustProve === 'key', many: isMany, accounts: false };
  if (fresh === true || asks[fresh]) throw proveAgain(viewer);
}
