import type { CallName, DataOf } from '#calls/calls.ts';
import type { ConsoleCall } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import type { PageDoc, RowPlanDoc } from '#kinds/docs.ts';
import { ask, type CallResult, send } from '../../api.ts';

/** How the calls of a kind begin: `newsList`, `newsGet` … Accounts and persons share those of `user` (AMB-069). */
type CallsName<K extends Kind> = K['name'] extends 'account' | 'person' ? 'user' : K['name'];

/** A record of a kind as its calls answer it. */
export type RecordDoc<K extends Kind> = `${CallsName<K>}Get` extends infer N extends CallName
  ? DataOf<N> & AnyDoc
  : AnyDoc;

/** What every record answers, whatever its kind. */
export interface AnyDoc {
  readonly _id: string;
  readonly version: number;
  readonly activated?: boolean;
  readonly plans?: readonly RowPlanDoc[];
}

/** What the console does with the records of a kind, by the calls of that kind. */
export interface RecordCalls<D> {
  /** How the calls begin, for the keys under which their answers are kept. */
  readonly name: string;
  list(body: object, signal: AbortSignal): Promise<PageDoc<D>>;
  get(id: string, signal?: AbortSignal): Promise<D>;
  /** `key` is the Idempotency-Key (ADD-2). */
  create(body: object, key: string): Promise<CallResult<D>>;
  edit(id: string, body: object): Promise<CallResult<D>>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
}

/** The calls that a form makes. `name` is the key under which answers are kept. */
export type FormCalls<D> = Pick<RecordCalls<D>, 'name' | 'get' | 'create' | 'edit'> & {
  /** Of a form for a part of a record: the whole, by whose page the part is seen, and whose history tells of it. */
  readonly whole?: {
    readonly kind: string;
    /** The whole record's. */
    readonly id: string;
    /** The record with what is typed into the part; `id` is that of the part, none for a new one. */
    with(id: string | undefined, body: object): Promise<{ id: string; values: Record<string, unknown> }>;
  };
};

/** The calls of a kind. That it has all six is what contentCalls makes sure of, where they are declared. */
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

/** A page of a list; some calls answer the bare list, with what a page needs beside it (AMB-008) or not, when it is all (AMB-009). */
function pageOf<D>(data: PageDoc<D> | D[], paging: CallResult<unknown>['paging']): PageDoc<D> {
  if (!Array.isArray(data)) return data;
  const totalDocs = Math.max(paging.totalDocs, data.length);
  return { docs: data, page: 1, limit: data.length, hasNextPage: paging.hasNextPage, totalDocs };
}
