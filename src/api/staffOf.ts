import type { FastifyRequest } from 'fastify';
import { type Call, MANY_AT_ONCE } from '#calls/call.ts';
import type { Role } from '#kinds/define.ts';
import { TOKEN_PREFIX } from '#kinds/tokens.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { viewerOfApiToken } from '#store/accounts/apiTokens.ts';
import { viewerOfToken } from '#store/accounts/sessions.ts';
import { reauthenticateAgain } from '#store/records/reauthentication.ts';
import { browserCookieOf, tokenOf } from './caller.ts';
import type { ApiDeps } from './context.ts';

const NEEDS_KEY =
  'Full administrators must have a second key here. Make one under “Your account” in the console; then everything works as before.';

/** The signed-in account that makes the request, if its role may. `withoutKey`: for calls that create a second factor. Throws Refusal: 401, 403. */
export async function staffOf(
  who: readonly Role[],
  deps: Pick<ApiDeps, 'db' | 'now' | 'publicUrl'>,
  request: FastifyRequest,
  withoutKey = false,
  programs?: Call['programs'],
): Promise<Staff> {
  const token = tokenOf(request);
  if (token?.startsWith(TOKEN_PREFIX)) return programOf(who, deps, token, programs);
  const browserCookie = browserCookieOf(request.headers.cookie, deps.publicUrl);
  const viewer = token && (await viewerOfToken(deps.db, token, browserCookie, deps.now()));
  if (!viewer) throw new Refusal(401, 'Please log in: you are not, or your time has run out.');
  if (!who.includes(viewer.role)) throw new Refusal(403, 'Your user is not allowed to do this.');
  if (viewer.lacksKey && !withoutKey)
    throw new Refusal(403, NEEDS_KEY, { details: { code: 'second_key_required' } });
  return viewer;
}

/** The account on whose behalf a program makes the request, if token and role allow it. Throws Refusal: 401, 403. */
async function programOf(
  who: readonly Role[],
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  token: string,
  programs: Call['programs'],
): Promise<Staff> {
  const found = await viewerOfApiToken(db, token, now());
  if (!found) throw new Refusal(401, 'This token is unknown, or has ended.');
  const { viewer, scope } = found;
  if (!programs) throw new Refusal(403, 'No token can do this. Sign in to do it.');
  if (programs.does === 'write' && !scope.mayWrite) throw new Refusal(403, 'This token may only read.');
  if (programs.of !== 'files' && scope.kinds && !scope.kinds.includes(programs.of))
    throw new Refusal(403, 'This token is for other kinds.');
  if (!who.includes(viewer.role)) throw new Refusal(403, 'Your user is not allowed to do this.');
  return viewer;
}

/** Throws Refusal (403 `prove_again`) if a call requires a recent proof of identity and the last one is too old. */
export function requireReauthentication({ fresh }: Pick<Call, 'fresh'>, viewer: Staff, input: unknown): void {
  // A program has no person who could prove their identity.
  if (fresh && viewer.token) throw new Refusal(403, 'No token can do this. Sign in to do it.');
  if (!fresh || !viewer.mustProve || (viewer.isProgram && fresh !== 'always')) return;
  const isMany = Number((input as { limit?: unknown } | undefined)?.limit ?? 0) > MANY_AT_ONCE;
  const asks = { holders: viewer.mustProve === 'key', many: isMany, accounts: false };
  if (fresh === true || fresh === 'always' || asks[fresh]) throw reauthenticateAgain(viewer);
}
