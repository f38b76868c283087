import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF } from '#calls/call.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { AcceptContext, AcceptedMedia } from '#media/keep.ts';
import { mediaTable } from '#store/files/media.ts';
import type { ApiDeps } from './context.ts';
import { staffOf } from './staffOf.ts';

/** The request that carries the files, and a signal that aborts when the client disconnects. */
interface Coming {
  readonly request?: FastifyRequest;
  readonly signal?: AbortSignal;
}

/** The context for accepting somebody's uploads: who uploads, for which unit, into which store, and within which limits. */
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
    // Called during an upload, which may take hours: anyone who has signed out or lost the account meanwhile is refused.
    askAgain: request && (async () => void (await staffOf(STAFF, deps, request))),
  };
}

/** Starts the jobs that make something of accepted files: variants, covers, text. They make nothing of videos. */
export function reportAccepted(files: readonly Pick<AcceptedMedia, 'kind'>[], deps: ApiDeps): void {
  if (files.some(({ kind }) => kind !== 'video')) deps.picturesAdded();
}

/** A signal that aborts when the client disconnects before the response is sent. */
export function whenClientGoes({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  let answered = false;
  raw.once('finish', () => {
    answered = true;
  });
  raw.once('close', () => {
    if (!answered) gone.abort();
  });
  return gone.signal;
}
