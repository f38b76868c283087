import type { FastifyRequest } from 'fastify';
import type { Role } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { viewerOfToken } from '#store/accounts/sessions.ts';
import { browserCookieOf, tokenOf } from './caller.ts';
import type { ApiDeps } from './context.ts';

/** The signed-in account that makes the request, if its role may. Throws Refusal: 401, 403. */
export async function staffOf(
  who: readonly Role[],
  deps: Pick<ApiDeps, 'db' | 'now' | 'publicUrl'>,
  request: FastifyRequest,
): Promise<Staff> {
  const token = tokenOf(request);
  const browserCookie = browserCookieOf(request.headers.cookie, deps.publicUrl);
  const viewer = token && (await viewerOfToken(deps.db, token, browserCookie, deps.now()));
  if (!viewer) throw new Refusal(401, 'Please log in: you are not, or your time has run out.');
  if (!who.includes(viewer.role)) throw new Refusal(403, 'Your user is not allowed to do this.');
  return viewer;
}
