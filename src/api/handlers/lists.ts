import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { listRecords } from '#store/records/records.ts';
import type { ApiDeps } from '../context.ts';
import { queryOf } from '../fromWire.ts';

/** A page larger than any of these lists, for calls that return everything. */
export const ALL = { page: 1, limit: 100_000 };

/** The requested page of a list. */
export const pageOf = <K extends Kind>(
  viewer: Viewer,
  deps: ApiDeps,
  kind: K,
  input: Readonly<Record<string, unknown>>,
) => listRecords(viewer, deps.db, kind, queryOf(kind, input));
