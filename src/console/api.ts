import type { DataOf, SentTo } from '#calls/calls.ts';
import { type ConsoleCall, PATHS } from '#calls/paths.ts';
import { readSession } from './session.ts';
import { askToSignIn } from './signInGate.ts';

/** A call that did not succeed. `status` is 0 when no answer came. `sentence` is the server's, if it gave one. */
export class CallError extends Error {
  readonly status: number;
  readonly sentence: string | undefined;
  /** A sentence for each input that is wrong, by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    more: { sentence?: string | undefined; fields?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(more.sentence ?? `The call failed with status ${status}.`, { cause: more.cause });
    this.name = 'CallError';
    this.status = status;
    this.sentence = more.sentence;
    this.fields = more.fields ?? {};
  }
}

/** Whether a save came too late: somebody else has saved the record since it was read (ADD-1). */
export const isStale = (error: unknown): boolean => error instanceof CallError && error.status === 409;

/** A body with no other names than the call takes: a misspelt one does not compile, wherever the body was put together. */
type Exactly<Body, Taken> = Body & { readonly [N in Exclude<keyof Body, keyof Taken>]: never };

interface Sent<N extends ConsoleCall, Body extends SentTo<N>> {
  /** For the {id} or {name} of the path. */
  id?: string;
  body?: Exactly<Body, SentTo<N>>;
  /** Sent as Idempotency-Key, so that a create that is sent twice happens once (ADD-2). */
  key?: string;
  signal?: AbortSignal;
  /**
   * When the session has ended it fails, rather than ask to sign in: for what is made behind the person's back, where the question would lie
   * over what is being typed, and for signing in and out.
   */
  quiet?: boolean;
}

/**
 * Makes a call of /api/v1 and gives the `data` of its answer. When the session has ended the person may sign in over the page, and the
 * call is repeated (AMB-068). Throws `CallError`.
 */
export async function send<N extends ConsoleCall, Body extends SentTo<N>>(
  name: N,
  sent: Sent<N, Body> = {},
): Promise<DataOf<N>> {
  return (await ask(name, sent)).data;
}

/** What a call answered, and whole sentences about what it changed of what was sent (ADD-10). */
export interface CallResult<D> {
  readonly data: D;
  readonly warnings: readonly string[];
  /** What stands beside a bare list instead of around it (AMB-008). */
  readonly paging: { readonly hasNextPage: boolean; readonly totalDocs: number };
}

/** The same with the warnings that may stand beside the `data`. */
export async function ask<N extends ConsoleCall, Body extends SentTo<N>>(
  name: N,
  sent: Sent<N, Body> = {},
): Promise<CallResult<DataOf<N>>> {
  const [method, address] = addressOf(name, sent.id);
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
  return resultOf<N>(
    await (sent.quiet ? answered(() => attempt(readSession()?.token ?? null)) : signedIn(attempt)),
  );
}

/**
 * The sentence to show for a failure: the server's where it gave one, else the action's own text (000 §8), to which `noAnswer` is added
 * when the line was the reason.
 */
export function sentenceOf(error: unknown, fallback: string, noAnswer: string): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.status === 0) return `${fallback.trim()}. ${noAnswer}`;
  return error.sentence ?? fallback;
}

/** An answer as it came. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/** Makes an attempt with the stored token; after a 401 asks to sign in again and makes one more. Throws `CallError` (0) when no answer comes. */
export async function signedIn<A extends { readonly status: number }>(
  attempt: (token: string | null) => Promise<A>,
): Promise<A> {
  const first = readSession();
  const answer = await answered(() => attempt(first?.token ?? null));
  if (answer.status !== 401) return answer;
  // Another window may have signed in since; then there is nothing to ask.
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

/** What a call answered. Throws `CallError` for a refusal. */
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

/** What an answer that is no success says. */
export function refusalIn({ status, text }: RawResponse): CallError {
  const body = parsed(text);
  const given = [body.desc, body.message, body.des].find((one) => typeof one === 'string' && one !== '');
  const fields = (typeof body.fields === 'object' && body.fields) || {};
  return new CallError(status, {
    sentence: given as string | undefined,
    fields: fields as Record<string, string>,
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

/** The method and the address of a call. */
export function addressOf(name: ConsoleCall, id = ''): [string, string] {
  const [method = '', path = ''] = PATHS[name].split(' ');
  return [method, `/api/v1/${path.replace(/\{\w+\}/, encodeURIComponent(id))}`];
}
