import type { CallName, DataOf } from '#calls/calls.ts';
import type { ConsoleCall } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import type { PageDoc, RowPlanDoc } from '#kinds/docs.ts';
import { ask, type CallResult, send } from '../api.ts';

/** The prefix of a kind's calls: `newsList`, `newsGet` … Accounts and persons share those of `user` (AMB-069). */
type CallsName<K extends Kind> = K['name'] extends 'account' | 'person' ? 'user' : K['name'];

/** A record of a kind as its calls return it. */
export type RecordDoc<K extends Kind> = `${CallsName<K>}Get` extends infer N extends CallName
  ? DataOf<N> & AnyDoc
  : AnyDoc;

/** What every record has, whatever its kind. */
export interface AnyDoc {
  readonly _id: string;
  readonly version: number;
  readonly activated?: boolean;
  readonly plans?: readonly RowPlanDoc[];
}

/** The console's operations on the records of a kind, made by the calls of that kind. */
export interface RecordCalls<D> {
  /** The prefix of the calls, used in the cache keys of their responses. */
  readonly name: string;
  list(body: object, signal: AbortSignal): Promise<PageDoc<D>>;
  get(id: string, signal?: AbortSignal): Promise<D>;
  /** `key` is the Idempotency-Key (ADD-2). */
  create(body: object, key: string): Promise<CallResult<D>>;
  edit(id: string, body: object): Promise<CallResult<D>>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
}

/** The calls of a form. `name` is the cache key of the responses. */
export type FormCalls<D> = Pick<RecordCalls<D>, 'name' | 'get' | 'create' | 'edit'> & {
  /** For a form of a part of a record: the whole record, whose page shows the part and whose history includes it. */
  readonly whole?: {
    readonly kind: string;
    /** The whole record's id. */
    readonly id: string;
    /** The record with the part's input merged in; `id` is the part's, undefined for a new one. */
    with(id: string | undefined, body: object): Promise<{ id: string; values: Record<string, unknown> }>;
  };
};

/** The calls of a kind. contentCalls, where they are declared, makes sure that all six exist. */
export function recordCalls<K extends Kind>(kind: K): RecordCalls<RecordDoc<K>> {
  type Doc = RecordDoc<K>;
  const name = kind.name === 'account' || kind.name === 'person' ? 'user' : kind.name;
  const call = (verb: string): ConsoleCall => `${name}${verb}` as ConsoleCall;
  return {
    name,
    list: async (body, signal) => {
      const { data, paging } = await ask(call('List'), { body, signal } as object);
      return pageOf<Doc>(data as PageDoc<Doc> | Doc[], paging);
    },
    get: (id, signal) => send(call('Get'), { id, signal } as object) as Promise<Doc>,
    create: (body, key) => ask(call('Create'), { body, key } as object) as Promise<CallResult<Doc>>,
    edit: (id, body) => ask(call('Edit'), { id, body } as object) as Promise<CallResult<Doc>>,
    remove: (id) => send(call('Delete'), { id }),
    restore: (id) => send(call('Restore'), { id }),
  };
}

/** A page of a list. Some calls return a bare array, with the paging data separate (AMB-008), or without any when it is complete (AMB-009). */
function pageOf<D>(data: PageDoc<D> | D[], paging: CallResult<unknown>['paging']): PageDoc<D> {
  if (!Array.isArray(data)) return data;
  const totalDocs = Math.max(paging.totalDocs, data.length);
  return { docs: data, page: 1, limit: data.length, hasNextPage: paging.hasNextPage, totalDocs };
}
