import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { listRecords } from '#store/records/records.ts';
import type { ApiDeps } from '../context.ts';
import { queryOf } from '../fromWire.ts';

/** More entries than any of these lists has: for what is answered whole. */
export const ALL = { page: 1, limit: 100_000 };

/** A page of what the body asks for. */
export const pageOf = <K extends Kind>(
  viewer: Viewer,
  deps: ApiDeps,
  kind: K,
  input: Readonly<Record<string, unknown>>,
) => listRecords(viewer, deps.db, kind, queryOf(kind, input));
