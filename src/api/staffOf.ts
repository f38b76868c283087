import type { FastifyRequest } from 'fastify';
import { authCalls } from '#calls/auth.ts';
import { type Call, MANY_AT_ONCE, onlyReads } from '#calls/call.ts';
import type { Role } from '#kinds/define.ts';
import { TOKEN_PREFIX } from '#kinds/tokens.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { viewerOfApiToken } from '#store/accounts/apiTokens.ts';
import { viewerOfToken } from '#store/accounts/sessions.ts';
import { PRACTICE_PREFIX, viewerOfPractice } from '#store/practice/practiceSessions.ts';
import { proveAgain } from '#store/records/unproved.ts';
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
  programs?: Call['programs'],
): Promise<Staff> {
  const token = tokenOf(request);
  if (token?.startsWith(TOKEN_PREFIX)) return programOf(who, deps, token, programs);
  const browserCookie = browserCookieOf(request.headers.cookie, deps.publicUrl);
  const find = token?.startsWith(PRACTICE_PREFIX) ? viewerOfPractice : viewerOfToken;
  const viewer = token && (await find(deps.db, token, browserCookie, deps.now()));
  if (!viewer) throw new Refusal(401, 'Please log in: you are not, or your time has run out.');
  if (!who.includes(viewer.role)) throw new Refusal(403, 'Your user is not allowed to do this.');
  if (viewer.lacksKey && !withoutKey)
    throw new Refusal(403, NEEDS_KEY, { details: { code: 'second_key_required' } });
  return viewer;
}

/** In whose name a program makes the request, if its token and its owner's role may. Throws Refusal: 401, 403. */
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

/** Throws Refusal (403) for who practises, where a call touches what is real all the same: the own account and its keys, and what asks for a proof whatever it is about. */
export function refusePractised(
  call: Pick<Call, 'fresh' | 'group' | 'method' | 'path'>,
  viewer: Staff,
): void {
  if (!viewer.practises) return;
  const isReal =
    (call.fresh && call.fresh !== 'many' && call.fresh !== 'accounts') ||
    (call.group === 'Authentication' && !onlyReads(call) && call.path !== authCalls.logout.path);
  if (isReal) throw new Refusal(403, 'You are practising, and this would be real. Stop practising first.');
}

/** Throws Refusal (403 `prove_again`) where a call asks who makes it to have proved who that is, and that is too long ago. */
export function refuseUnproved({ fresh }: Pick<Call, 'fresh'>, viewer: Staff, input: unknown): void {
  // A program has nobody who could prove anything.
  if (fresh && viewer.token) throw new Refusal(403, 'No token can do this. Sign in to do it.');
  if (!fresh || !viewer.mustProve || (viewer.isProgram && fresh !== 'always')) return;
  const isMany = Number((input as { limit?: unknown } | undefined)?.limit ?? 0) > MANY_AT_ONCE;
  const asks = { holders: viewer.mustProve === 'key', many: isMany, accounts: false };
  if (fresh === true || fresh === 'always' || asks[fresh]) throw proveAgain(viewer);
}
