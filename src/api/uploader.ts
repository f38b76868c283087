import type { Staff } from '#kinds/viewer.ts';
import type { AcceptContext } from '#media/accept.ts';
import { mediaTable } from '#store/media.ts';
import type { ApiDeps } from './context.ts';

/** With what somebody's files are taken in: whose they are, where they go, and how much may be kept. */
export const acceptContextOf = (viewer: Staff, deps: ApiDeps, signal?: AbortSignal): AcceptContext => ({
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
});
