import type { z } from 'zod';
import type { CallName, Calls } from '#calls/calls.ts';
import { CONTENT_PATHS, type ContentName, type Verb, type VerbOf } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import type { DocOf, PageDoc } from '#kinds/docs.ts';
import type { RecordOf } from '#kinds/records.ts';
import type { Staff, Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Tx } from '#store/database/db.ts';
import { MustWait } from '#store/records/mustWait.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import {
  changeRecord,
  createRecord,
  removeRecord,
  restoreRecord,
  switchRecords,
  type WriteOptions,
} from '#store/records/write.ts';
import { type Change, notFound } from '#store/rows/rows.ts';
import { letChangeWait } from '#store/schedule/waitingChange.ts';
import type { ApiDeps, CallContext } from '../context.ts';
import { changeOf, queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';
import { withPlans } from './rowPlans.ts';
import { canBeWritten, writtenList } from './writtenList.ts';

type CallNamed<S> = S extends CallName ? Calls[S] : never;
type AnswerNamed<S> = z.input<CallNamed<S>['response']>;
/** One record as the calls of a kind return it. */
type Doc<N extends ContentName> = AnswerNamed<`${N}Get`>['data'];
type Serializer<N extends ContentName, K extends Kind> = (record: RecordOf<K>, deps: WireDeps) => Doc<N>;

interface Answers<N extends ContentName> {
  List: { data: PageDoc<Doc<N>> };
  Get: { data: Doc<N> };
  Create: { data: Doc<N> };
  Edit: { data: Doc<N> };
  Delete: { data: { _id: string; message: string } };
  Restore: { data: Doc<N> };
}
/** Handlers of a kind's calls. A kind whose list returns other records than the single calls does not compile without its own list handler. */
export type ContentHandlers<N extends ContentName> = {
  readonly [V in VerbOf<N> as `${N}${V}`]: (
    context: CallContext<CallNamed<`${N}${V}`>>,
  ) => Promise<Answers<N>[V]>;
};

/** What each of these handlers needs from a call. */
type Context = Pick<CallContext<Calls['newsList']>, 'deps' | 'id' | 'now' | 'version' | 'idempotencyKey'> & {
  readonly viewer: Staff;
  readonly input: Input;
};
type Input = Readonly<Record<string, unknown>>;

/**
 * Creates the handlers of a kind's calls from its declaration. `serialize` turns a record into its response; it may be left out where the calls
 * return what onWire gives. Lists of public kinds answer a WrittenPage, which no other handler may take apart.
 */
export function contentHandlers<N extends ContentName, K extends Kind>(
  name: N,
  kind: K,
  ...[own]: DocOf<K> extends Doc<N> ? [serialize?: Serializer<N, K>] : [serialize: Serializer<N, K>]
): ContentHandlers<N> {
  // The parameter types allow leaving it out only where onWire gives the right shape.
  const serialize = own ?? (onWireOf(kind) as unknown as Serializer<N, K>);
  const one = async (viewer: Viewer, deps: ApiDeps, id: string) => ({
    data: serialize(await readOr404(viewer, deps, kind, id), deps),
  });
  const handlers: Record<Verb, (context: Context) => Promise<unknown>> = {
    List: async ({ viewer, deps, input }) => {
      const query = queryOf(kind, input);
      if (canBeWritten(kind, deps.db, query))
        return writtenList(
          viewer,
          deps,
          name,
          kind,
          query,
          (record) => serialize(record as RecordOf<K>, deps) as Doc<N> & { readonly _id: string },
        );
      const page = await listRecords(viewer, deps.db, kind, query);
      const docs = pageOnWire(page, (record) => serialize(record, deps) as Doc<N> & { readonly _id: string });
      return { data: await withPlans(viewer, deps, kind, docs) };
    },
    Get: ({ viewer, deps, id }) => one(viewer, deps, id),
    Create: ({ viewer, deps, input, now, idempotencyKey }) =>
      servedInside(
        deps,
        (inside, id) => one(viewer, inside, id),
        (seen) => createRecord(viewer, deps.db, kind, changeOf(kind, input), { now, idempotencyKey, seen }),
      ),
    Edit: async (context) => {
      const warnings: string[] = [];
      const answer = await servedInside(
        context.deps,
        (inside, id) => one(context.viewer, inside, id),
        (seen) => edit(context, kind, seen, warnings),
      );
      return warnings.length > 0 ? { ...answer, warnings } : answer;
    },
    Delete: async ({ viewer, deps, id, now, version }) => {
      await removeRecord(viewer, deps.db, kind, id, { now, version });
      return { data: { _id: id, message: 'Deleted' } };
    },
    Restore: ({ viewer, deps, id, now, version }) =>
      servedInside(
        deps,
        (inside) => one(viewer, inside, id),
        (seen) => restoreRecord(viewer, deps.db, kind, id, { now, version, seen }),
      ),
  };
  // The names are built at run time; ContentHandlers builds the same ones as types.
  return Object.fromEntries(
    Object.keys(CONTENT_PATHS[name]).map((verb) => [name + verb, handlers[verb as Verb]]),
  ) as unknown as ContentHandlers<N>;
}

const onWireOf =
  <K extends Kind>(kind: K) =>
  (record: RecordOf<K>, deps: WireDeps) =>
    onWire(kind, record, deps);

/** Changes the fields that were sent. `activated` alone is the switch, which only the office may use (AMB-066, ADD-7). */
async function edit(
  { viewer, deps, id, input, now }: Context,
  kind: Kind,
  seen: Seen,
  cleaned: string[],
): Promise<void> {
  const { version, ...fields } = input as Input & { version?: number };
  const options = { now, version, seen, mayBePublic: deps.preview };
  const { activated, ...rest } = fields;
  const switches =
    typeof activated === 'boolean' && Object.values(rest).every((value) => value === undefined);
  if (switches && viewer.role !== 'full_administrator')
    throw new Refusal(403, `Only the synod office can make ${kind.many} active or inactive.`);
  if (switches) await switchRecords(viewer, deps.db, kind, [id], activated, options);
  else await changeOrWait(viewer, deps, kind, id, changeOf(kind, fields), options, cleaned);
}

const WAITS =
  'Your change awaits approval by the synod office. Until then visitors see this as it was before.';

/** Changes a record, or lets the change wait for the office's approval where required (decision 0117); `told` gets a sentence about that. */
async function changeOrWait(
  viewer: Staff,
  { db }: ApiDeps,
  kind: Kind,
  id: string,
  change: Change,
  options: WriteOptions,
  cleaned: string[],
): Promise<void> {
  try {
    await changeRecord(viewer, db, kind, id, change, options);
  } catch (error) {
    if (!(error instanceof MustWait)) throw error;
    if (await letChangeWait(viewer, db, kind, id, change, options)) cleaned.push(WAITS);
  }
}

type Seen = (tx: Tx, id: string) => Promise<void>;

/**
 * Runs a write and returns the record as `read` finds it inside the write's own transaction (through the callback `seen`). If it were read
 * afterwards, somebody else might have deleted the record: the change would be stored, but the caller would get a 404.
 */
export async function servedInside<T>(
  deps: ApiDeps,
  read: (inside: ApiDeps, id: string) => Promise<T>,
  write: (seen: Seen) => Promise<unknown>,
): Promise<T> {
  const answers: T[] = [];
  await write(async (tx, id) => void answers.push(await read({ ...deps, db: tx }, id)));
  // A write may run again after a conflict: the last run is the one that was committed.
  const answer = answers.at(-1);
  if (answer === undefined) throw notFound();
  return answer;
}

/** The record, if the viewer may see it; otherwise the same 404 for missing and for foreign ones (AMB-002). */
export async function readOr404<K extends Kind>(viewer: Viewer, deps: ApiDeps, kind: K, id: string) {
  const record = await readRecord(viewer, deps.db, kind, id);
  if (!record) throw notFound();
  return record;
}
