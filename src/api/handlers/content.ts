import type { ContentCalls, Verb } from '#calls/content.ts';
import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { ListQuery } from '#store/listQuery.ts';
import { listRecords, readRecord } from '#store/records.ts';
import { notFound } from '#store/rows.ts';
import { changeRecord, createRecord, removeRecord, restoreRecord, switchRecords } from '#store/write.ts';
import type { ApiDeps, CallContext, Handler } from '../context.ts';
import { changeOf, queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';

/** How one record is serialized, where it is not onWire's way. */
export type Serializer = (record: never, deps: WireDeps) => object;
type Input = Readonly<Record<string, unknown>>;

/** Handlers of the six calls of a kind. `serialize` gives the answer for a record; `serializeInList` that of a list where it differs. */
export type ContentHandlers<N extends string> = {
  readonly [K in keyof ContentCalls<N>]: Handler<ContentCalls<N>[K]>;
};

/** Makes the six calls of a kind true, as its declaration says. */
export function contentHandlers<N extends string>(
  name: N,
  kind: Kind,
  overrides: {
    readonly serialize?: Serializer;
    readonly serializeInList?: Serializer;
    readonly query?: (input: Input) => Partial<ListQuery>;
  } = {},
): ContentHandlers<N> {
  const serialize = (overrides.serialize ??
    ((record: AnyRecord, deps: WireDeps) => onWire(kind, record, deps))) as (
    record: AnyRecord,
    deps: WireDeps,
  ) => object;
  const serializeInList = (overrides.serializeInList as typeof serialize | undefined) ?? serialize;
  const one = async (viewer: Viewer, deps: ApiDeps, id: string) => ({
    data: serialize(await readOr404(viewer, deps, kind, id), deps),
  });
  const options = (context: AnyContext) => ({ now: context.now, brand: context.deps.organisation.brand });

  const handlers: Record<Verb, (context: AnyContext) => Promise<unknown>> = {
    List: async ({ viewer, deps, input }) => {
      const query = { ...queryOf(kind, input, deps.organisation.brand), ...overrides.query?.(input) };
      return {
        data: pageOnWire(await listRecords(viewer, deps.db, kind, query), (record) =>
          serializeInList(record, deps),
        ),
      };
    },
    Get: ({ viewer, deps, id }) => one(viewer, deps, id),
    Create: async (context) => {
      const { viewer, deps, input, idempotencyKey } = context;
      const change = changeOf(kind, input, deps.organisation.brand);
      const written = await createRecord(viewer, deps.db, kind, change, {
        ...options(context),
        idempotencyKey,
      });
      return one(viewer, deps, written.id);
    },
    Edit: async (context) => {
      await edit(context, kind);
      return one(context.viewer, context.deps, context.id);
    },
    Delete: async (context) => {
      await removeRecord(context.viewer, context.deps.db, kind, context.id, options(context));
      return { data: { _id: context.id, message: 'Deleted' } };
    },
    Restore: async (context) => {
      await restoreRecord(context.viewer, context.deps.db, kind, context.id, options(context));
      return one(context.viewer, context.deps, context.id);
    },
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([verb, handler]) => [`${name}${verb}`, handler]),
  ) as unknown as ContentHandlers<N>;
}

type AnyContext = Omit<CallContext<ContentCalls<'any'>['anyList']>, 'input'> & { readonly input: Input };

/** Changes the fields that are sent; `activated` alone is the switch, which is the office's (AMB-066, ADD-7). */
export async function edit({ viewer, deps, id, input, now }: AnyContext, kind: Kind): Promise<void> {
  const { version, ...fields } = input as Input & { version?: number };
  const options = { now, version, brand: deps.organisation.brand };
  const { activated, ...rest } = fields;
  const switches =
    typeof activated === 'boolean' && Object.values(rest).every((value) => value === undefined);
  if (switches && viewer.role !== 'full_administrator')
    throw new Refusal(403, `Only the synod office can make ${kind.many} active or inactive.`);
  if (switches) await switchRecords(viewer, deps.db, kind, [id], activated, options);
  else
    await changeRecord(viewer, deps.db, kind, id, changeOf(kind, fields, deps.organisation.brand), options);
}

/** The record, when the viewer may see it; else the one 404 for missing and foreign (AMB-002). */
export async function readOr404<K extends Kind>(viewer: Viewer, deps: ApiDeps, kind: K, id: string) {
  const record = await readRecord(viewer, deps.db, kind, id);
  if (!record) throw notFound();
  return record;
}
