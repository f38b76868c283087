import { type Address, partsOf, pathWith } from '#calls/address.ts';
import type { DataOf, SentTo } from '#calls/calls.ts';
import { type ConsoleCall, type FirstCall, type LaterCall, PATHS } from '#calls/paths.ts';
import { readSession } from './session.ts';
import { askToSignIn } from './signInGate.ts';

/** Thrown if a call fails. `status` is 0 if there was no response. `sentence` is the server's, if it sent one. */
export class CallError extends Error {
  readonly status: number;
  readonly sentence: string | undefined;
  /** A message for each invalid input, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole response, including data for programs besides the sentence. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    more: {
      sentence?: string | undefined;
      fields?: Readonly<Record<string, string>>;
      body?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(more.sentence ?? `The call failed with status ${status}.`, { cause: more.cause });
    this.name = 'CallError';
    this.status = status;
    this.sentence = more.sentence;
    this.fields = more.fields ?? {};
    this.body = more.body ?? {};
  }
}

/** Whether a save was rejected because another user has saved the record since it was read (409, ADD-1). */
export const isStale = (error: unknown): boolean => error instanceof CallError && error.status === 409;

/** Whether the record of a call does not exist (any more). Components next to a form then stay silent: the form itself reports it. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Rejects properties that the call does not accept at compile time, also in bodies that are built before. */
type Exactly<Body, Taken> = Body & { readonly [N in Exclude<keyof Body, keyof Taken>]: never };

interface Sent<N extends ConsoleCall, Body extends SentTo<N>> {
  /** For the {id} or {name} of the path. */
  id?: string;
  body?: Exactly<Body, SentTo<N>>;
  /** Sent as Idempotency-Key, so that a repeated create happens only once (ADD-2). */
  key?: string;
  signal?: AbortSignal;
  /**
   * If the session has ended, fail instead of asking to sign in: for background requests, where the dialog would interrupt typing, and for
   * signing in and out.
   */
  quiet?: boolean;
  /** With `quiet`: the token to send, where it has to be a certain person's. */
  as?: string;
}

/**
 * Makes a call of /api/v1 and returns the `data` of its response. If the session has ended, the person can sign in over the page, and the
 * call is repeated (AMB-068). Throws `CallError`.
 */
export async function send<N extends ConsoleCall, Body extends SentTo<N>>(
  name: N,
  sent: Sent<N, Body> = {},
): Promise<DataOf<N>> {
  return (await ask(name, sent)).data;
}

/** A call's result, with `warnings`: sentences on what the server changed in the input (ADD-10). */
export interface CallResult<D> {
  readonly data: D;
  readonly warnings: readonly string[];
  /** Pagination, if it is next to the list instead of around it (AMB-008). */
  readonly paging: { readonly hasNextPage: boolean; readonly totalDocs: number };
}

/** Makes a call like `send`, but returns the warnings and pagination as well. */
export async function ask<N extends ConsoleCall, Body extends SentTo<N>>(
  name: N,
  sent: Sent<N, Body> = {},
): Promise<CallResult<DataOf<N>>> {
  const known = name in PATHS ? PATHS[name as FirstCall] : (await laterPaths())[name as LaterCall];
  const [method, address] = addressIn(known, sent.id);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  if (sent.key) headers['idempotency-key'] = sent.key;
  const body = sent.body === undefined ? null : JSON.stringify(sent.body);
  const attempt = async (token: string | null) => {
    const response = await fetch(address, {
      method,
      body,
      headers: token ? { ...headers, authorization: token } : headers,
      signal: sent.signal ?? null,
    });
    return { status: response.status, text: await response.text() };
  };
  if (sent.quiet) return resultOf<N>(await answered(() => attempt(sent.as ?? readSession()?.token ?? null)));
  const answer = await signedIn(attempt);
  return resultOf<N>(
    answer.status === 403 ? await onForbidden(answer, () => signedIn(attempt), name, sent.body) : answer,
  );
}

/** Handles a rejected call (403): the user may have to prove their identity first, and the call is then repeated. */
type Forbidden = (
  answer: RawResponse,
  again: () => Promise<RawResponse>,
  call: ConsoleCall,
  sent: unknown,
) => Promise<RawResponse>;
let onForbidden: Forbidden = async (answer) => answer;
/** Registers the handler, once: it is loaded on demand, and makes calls itself. */
export function settleForbiddenBy(settle: Forbidden): void {
  onForbidden = settle;
}

/**
 * Returns the sentence to show for a failure: the server's if there is one, otherwise the action's own text (000 §8), followed by
 * `noAnswer` if the connection failed.
 */
export function sentenceOf(error: unknown, fallback: string, noAnswer: string): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.status === 0) return `${fallback.trim()}. ${noAnswer}`;
  return error.sentence ?? fallback;
}

/** A response before parsing. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Runs `attempt` with the stored token; after a 401 asks to sign in and runs it once more. Throws `CallError` (status 0) if there is no
 * response.
 */
export async function signedIn<A extends { readonly status: number }>(
  attempt: (token: string | null) => Promise<A>,
): Promise<A> {
  const first = readSession();
  const answer = await answered(() => attempt(first?.token ?? null));
  if (answer.status !== 401) return answer;
  // If another window has signed in since, there is no need to ask.
  const now = readSession();
  const renewed = now && now.token !== first?.token && now.userId === first?.userId;
  if (!renewed && !(await askToSignIn())) return answer;
  return answered(() => attempt(readSession()?.token ?? null));
}

async function answered<A>(attempt: () => Promise<A>): Promise<A> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError(0, { cause: error });
  }
}

/** Parses a response. Throws `CallError` for a refusal. */
export function resultOf<N extends ConsoleCall>({ status, text }: RawResponse): CallResult<DataOf<N>> {
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    const warnings = Array.isArray(body.warnings)
      ? body.warnings.filter((one) => typeof one === 'string')
      : [];
    const { hasNextPage, totalDocs } = body;
    const paging = { hasNextPage: hasNextPage === true, totalDocs: Number(totalDocs ?? 0) };
    return { data: body.data as DataOf<N>, warnings, paging };
  }
  throw refusalIn({ status, text });
}

/** Parses an error response. */
export function refusalIn({ status, text }: RawResponse): CallError {
  const body = parsed(text);
  const given = [body.desc, body.message, body.des].find((one) => typeof one === 'string' && one !== '');
  const fields = (typeof body.fields === 'object' && body.fields) || {};
  return new CallError(status, {
    sentence: given as string | undefined,
    fields: fields as Record<string, string>,
    body,
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns method and address of a call whose path is known from the start. */
export const addressOf = (name: FirstCall): [string, string] => addressIn(PATHS[name]);

function addressIn(known: Address, id = ''): [string, string] {
  const [method, path] = partsOf(known);
  return [method, `/api/v1/${pathWith(path, encodeURIComponent(id))}`];
}

/** The paths of the later screens' calls. Throws `CallError` (status 0) if they cannot be loaded. */
const laterPaths = () =>
  import('#calls/laterPaths.ts').then(
    ({ LATER_PATHS }) => LATER_PATHS,
    (cause: unknown) => {
      throw new CallError(0, { cause });
    },
  );
