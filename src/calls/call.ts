import type { z } from 'zod';
import type { Kind, Role } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';

/** The declaration of one call of /api/v1. Its route, checks, reference page and law tests are derived from it. */
export interface Call<I extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1/, with {id} for the record's id, or {name} for a file's name. */
  readonly path: string;
  readonly summary: string;
  readonly group: string;
  /** The roles that may make the call, or everyone. Whether they may access a given record is decided by the query. */
  readonly who: 'everyone' | readonly Role[];
  /** The JSON body; absent where the call takes none. */
  readonly input?: I;
  /** The default page size of a list, if it depends on the body; undefined for the usual one. */
  pageSize?(body: Readonly<Record<string, unknown>>): number | undefined;
  /** Files in a multipart body: how many the field 'file' may carry. */
  readonly files?: number;
  readonly response: A;
  /** Records named in the body may be missing or belong to another unit (404). */
  readonly mayMiss?: true;
  /**
   * The console may break the request off although it is no read (onlyReads): a newer one follows, or nothing depends on its arrival. A request that
   * is broken off without saying so here is an error, and the browser tests report it.
   */
  readonly abortable?: true;
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

/** Declares a call, keeping the exact types of its input and response; one without input takes no body. */
export function call<A extends z.ZodType, I extends z.ZodType = z.ZodNever>(
  declaration: Call<I, A>,
): Call<I, A> {
  return declaration;
}

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

/**
 * Whether a call only reads: a GET, or one whose path ends with `get` or `get_…` because the query is in its body. All others may change what visitors see, so
 * a call that only reads must be named this way.
 */
export const onlyReads = ({ method, path }: Pick<Call, 'method' | 'path'>): boolean =>
  method === 'GET' || /\/get(_\w+)?$/.test(path);

/** Whether a request may end without a response because the console did not wait for it. */
export const mayAbort = (request: Pick<Call, 'method' | 'path' | 'abortable'>): boolean =>
  onlyReads(request) || request.abortable === true;

/** At this number of records a request is an export, not a page. */
export const MANY_AT_ONCE = 500;

/** Maximum size of a JSON body: 1 MB, 2 MB with rich text (ADD-5). */
export const JSON_LIMIT = 1_048_576;
export const RICH_TEXT_LIMIT = 2 * JSON_LIMIT;
