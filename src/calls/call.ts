import type { z } from 'zod';
import type { Kind, Role } from '#kinds/define.ts';

/** One call of /api/v1 as data. Routes, checks, the reference page and the law tests all follow from it. */
export interface Call<I extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1/, with {id} for the record's id, or {name} for a file's name. */
  readonly path: string;
  readonly summary: string;
  readonly group: string;
  /** The roles that may make the call at all, or everyone. Whether they may touch this record is the query's business. */
  readonly who: 'everyone' | readonly Role[];
  /** The JSON body; absent where the call takes none. */
  readonly input?: I;
  /** A list's page size by what it is asked for, where that makes a difference; undefined for the usual one. */
  pageSize?(body: Readonly<Record<string, unknown>>): number | undefined;
  /** Files in a multipart body: how many the field 'file' may carry. */
  readonly files?: number;
  readonly response: A;
  /** What the body names may be missing or foreign (404). */
  readonly mayMiss?: true;
  /** May carry an Idempotency-Key (ADD-2). */
  readonly repeatable?: true;
  /** May carry If-Match although it has no body that names a version (ADD-1). */
  readonly versioned?: true;
  /** One person may make it so many times a minute (429). */
  readonly limited?: true;
  /** The answer holds a secret such as a token: it is never compressed. */
  readonly secret?: true;
  /** Where the specification or a decision says so. */
  readonly source: string;
  /** The kind whose records the call saves: its formatted texts are taken in, and what the save changes is told in `warnings` (ADD-10). */
  readonly saves?: Kind;
  /** The largest JSON body in bytes, where it is not the usual one (ADD-5). */
  readonly bodyLimit?: number;
}

/** Declares a call, keeping the exact types of its input and answer; one without input takes no body. */
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

/** 1 MB of JSON, 2 MB where rich text is (ADD-5). */
export const JSON_LIMIT = 1_048_576;
export const RICH_TEXT_LIMIT = 2 * JSON_LIMIT;
