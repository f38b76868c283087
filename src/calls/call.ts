import type { z } from 'zod';
import type { Kind, Role } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { type Address, type Method, partsOf } from './address.ts';

/** What `Call` and `Declaration` have in common. */
interface Common<I extends z.ZodType, A extends z.ZodType> {
  readonly summary: string;
  readonly group: string;
  /** The JSON body; absent where the call takes none. */
  readonly input?: I;
  /** The default page size of a list, if it depends on the body; undefined for the usual one. */
  pageSize?(body: Readonly<Record<string, unknown>>): number | undefined;
  /** Files in a multipart body: how many the field 'file' may carry. */
  readonly files?: number;
  readonly response: A;
  /** Records named in the body may be missing or belong to another unit (404). */
  readonly mayMiss?: true;
  /** Accepts an Idempotency-Key (ADD-2). */
  readonly repeatable?: true;
  /** Accepts If-Match although its body has no version (ADD-1). */
  readonly versioned?: true;
  /** May be refused (409) because of the record's current state. */
  readonly conflicts?: true;
  /** Rate-limited per person (429). */
  readonly limited?: true;
  /**
   * The signed-in person must have proved their identity within the last 15 minutes, or is refused (403 `prove_again`), programs that signed in without a
   * second factor excepted; 'always': those too, since it creates something that outlives the session; 'holders': those with a second factor, since the call
   * asks for the password itself; 'accounts': if the record is guarded (kinds/define.ts); 'many': requests for so many records that they are an export
   * (MANY_AT_ONCE).
   */
  readonly fresh?: true | 'always' | 'holders' | 'accounts' | 'many';
  /** What a program with a token does by it (calls/token.ts): reads or writes records of a kind, or files. Calls that do not say so are for people only. */
  readonly programs?: { readonly does: 'read' | 'write'; readonly of: KindName | 'files' };
  /** May be made by a full administrator who has no second factor although the church requires one. */
  readonly withoutKey?: true;
  /** The response contains a secret such as a token, so it is never compressed. */
  readonly secret?: true;
  /** The specification section or decision it comes from. */
  readonly source: string;
  /** The kind whose records the call saves: rich text in the body is cleaned, and what that changes is reported in `warnings` (ADD-10). */
  readonly saves?: Kind;
  /** Maximum size of the JSON body in bytes, if not the default (ADD-5). */
  readonly bodyLimit?: number;
}

/** One call of /api/v1. Its route, checks, reference page and law tests are derived from it. */
export interface Call<I extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> extends Common<I, A> {
  readonly method: Method;
  /** Below /api/v1/. Nothing follows from how it is spelled; `pathWith` (calls/address.ts) puts the id in its place. */
  readonly path: string;
  /** What the path takes, as its address declares: a record's id, a file's name, or nothing. */
  readonly id: 'id' | 'name' | null;
  /** The roles that may make the call, or everyone. Whether they may access a given record is decided by the query. */
  readonly who: 'everyone' | readonly Role[];
  /** Changes no record. After all other calls the site checks its cached pages, and they are refused (507) while the disk is full. */
  readonly reads: boolean;
  /** Takes words to `search` for: its statements get the time limit of a search, and visitors only so many of them. */
  readonly searches: boolean;
  /** Uses the visitors' connections, whose statements have a short time limit. Signing in does not, although nobody is signed in yet. */
  readonly database?: 'visitors';
  /**
   * The console may break the request off although it does not only read: a newer one follows, or nothing depends on its arrival. A request that is
   * broken off without saying so here is an error, and the browser tests report it.
   */
  readonly abortable?: true;
}

/** A GET always reads; a POST does if it says so, because its query is in its body. What reads may be broken off without a word. */
type Reading =
  | { readonly address: Address<'GET'>; readonly reads?: never; readonly abortable?: never }
  | { readonly address: Address<'GET' | 'POST'>; readonly reads: true; readonly abortable?: never }
  | {
      readonly address: Address<'POST' | 'PUT' | 'DELETE'>;
      readonly reads?: never;
      readonly abortable?: true;
    };

type Who =
  | { readonly who: 'everyone'; readonly database?: 'visitors' }
  | { readonly who: readonly Role[]; readonly database?: never };

/** How a call is declared: those of its properties that do not follow from others. */
export type Declaration<I extends z.ZodType, A extends z.ZodType> = Common<I, A> & Reading & Who;

/** Declares a call, keeping the exact types of its input and response; one without input takes no body. */
export function call<A extends z.ZodType, I extends z.ZodType = z.ZodNever>({
  address,
  ...declared
}: Declaration<I, A>): Call<I, A> {
  const [method, path] = partsOf(address);
  return {
    ...declared,
    method,
    path,
    id: path.includes('{id}') ? 'id' : path.includes('{name}') ? 'name' : null,
    reads: method === 'GET' || declared.reads === true,
    searches: takesSearch(declared.input),
  };
}

/** The same call with another input. */
export const withInput = <C extends Call, I extends z.ZodType>(of: C, input: I) => ({
  ...of,
  input,
  searches: takesSearch(input),
});

const takesSearch = (input: z.ZodType | undefined): boolean => 'search' in shapeOf(input);

/** The fields of an input by name. */
export const shapeOf = (input: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  (input as { shape?: Readonly<Record<string, z.ZodType>> } | undefined)?.shape ?? {};

export const STAFF = [
  'full_administrator',
  'diocese_user',
  'department_user',
] as const satisfies readonly Role[];
export const OFFICE = ['full_administrator'] as const satisfies readonly Role[];
export const OFFICE_AND_DEPARTMENT = [
  'full_administrator',
  'department_user',
] as const satisfies readonly Role[];
export const OFFICE_AND_DIOCESE = ['full_administrator', 'diocese_user'] as const satisfies readonly Role[];

/** At this number of records a request is an export, not a page. */
export const MANY_AT_ONCE = 500;

/** Maximum size of a JSON body: 1 MB, 2 MB with rich text (ADD-5). */
export const JSON_LIMIT = 1_048_576;
export const RICH_TEXT_LIMIT = 2 * JSON_LIMIT;
