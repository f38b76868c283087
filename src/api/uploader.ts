import type { FastifyRequest } from 'fastify';
import { STAFF } from '#calls/call.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { AcceptContext } from '#media/accept.ts';
import { mediaTable } from '#store/files/media.ts';
import type { ApiDeps } from './context.ts';
import { staffOf } from './staffOf.ts';

/** How files come in: with the request whose body they are, and until its sender goes. */
interface Coming {
  readonly request?: FastifyRequest;
  readonly signal?: AbortSignal;
}

/** With what somebody's files are taken in: whose they are, where they go, and how much may be kept. */
export function acceptContextOf(
  viewer: Staff,
  deps: ApiDeps,
  { request, signal }: Coming = {},
): AcceptContext {
  const length = Number(request?.headers['content-length']);
  return {
    store: deps.files,
    table: mediaTable(deps.db),
    limits: deps.mediaLimits,
    uploader: {
      accountId: viewer.accountId,
      unitKind: viewer.unit?.kind ?? null,
      unitId: viewer.unit?.id ?? null,
    },
    now: deps.now,
    signal,
    announced: Number.isFinite(length) ? length : undefined,
    // An upload may take hours: whoever has signed out meanwhile, or has lost the account, brings nothing to its end.
    askAgain: request && (async () => void (await staffOf(STAFF, deps, request))),
  };
}
