import { CallError, refusalIn, signedIn } from '../api.ts';
import { forgetUpload, rememberedUpload, rememberUpload } from './begunUploads.ts';
import type { Upload } from './upload.ts';

/** Size of a part: the most that has to be sent again after a broken connection. */
const PART = 4 * 1024 * 1024;
/** Delays between attempts to reconnect. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 20_000];
/** Number of restarts if the server no longer knows the upload. */
const MOST_BEGINNINGS = 3;

/** Progress callbacks: percentage uploaded, and whether there is a connection. */
export interface Told {
  progress(percent: number): void;
  line(state: 'held' | 'back'): void;
}

/** How much of an upload the server has; `url` once it is complete and accepted. */
interface At {
  readonly offset: number;
  readonly url: string | null;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}

/**
 * Uploads a file in parts (tus 1.0, decision 0033). After a broken connection it waits and resumes at the server's offset; `key` identifies
 * the file across page reloads. Rejects with `CallError` if the server refuses.
 */
export function uploadInParts(key: string, file: File, told: Told): Upload {
  const stopped = new AbortController();
  const done = new Promise<string>((resolve, reject) => {
    const settle =
      <T>(how: (value: T) => void) =>
      (value: T) => {
        if (!stopped.signal.aborted) how(value);
      };
    run(key, file, told, stopped.signal).then(settle(resolve), settle(reject));
  });
  return {
    done,
    cancel: (forGood = false) => {
      stopped.abort();
      if (!forGood) return;
      const address = rememberedUpload(key);
      forgetUpload(key);
      // An upload that is not cancelled now is forgotten within an hour.
      if (address) void ask('DELETE', address).catch(() => undefined);
    },
  };
}

async function run(key: string, file: File, told: Told, signal: AbortSignal): Promise<string> {
  let [held, beginnings] = [0, 0];
  let address = rememberedUpload(key);
  let at: At | undefined;
  const percentOf = (bytes: number) => Math.floor((bytes / file.size) * 100);
  while (!signal.aborted) {
    try {
      if (!address) {
        if (++beginnings > MOST_BEGINNINGS) throw new CallError(404);
        address = await begin(file);
        rememberUpload(key, address);
        at = { offset: 0, url: null };
      }
      const isTakenUp = at === undefined;
      at ??= await whereIs(address, file);
      if (!at) {
        address = undefined;
        continue;
      }
      held = 0;
      told.progress(percentOf(at.offset));
      if (isTakenUp) told.line('back');
      if (at.url) {
        forgetUpload(key);
        return at.url;
      }
      const from: number = at.offset;
      at = await sendPart(address, file, from, signal, (sent) => told.progress(percentOf(from + sent)));
    } catch (error) {
      if (error instanceof CallError && error.status === 404 && beginnings < MOST_BEGINNINGS)
        address = undefined;
      else if (!isOfTheLine(error)) {
        if (error instanceof CallError && error.status < 500) forgetUpload(key);
        throw error;
      }
      at = undefined;
      if (address) {
        told.line('held');
        await pause(PAUSES_MS[Math.min(held++, PAUSES_MS.length - 1)] ?? 0, signal);
      }
    }
  }
  return new Promise(() => undefined);
}

/** Whether an error is temporary: no response, a gateway error, or another part of the same file still being received. */
const isOfTheLine = (error: unknown): boolean =>
  error instanceof CallError &&
  ([0, 409, 423].includes(error.status) || (error.status >= 502 && error.status <= 504 && !error.sentence));

async function begin(file: File): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)));
  const answer = await ask('POST', '/api/v1/uploads', {
    'upload-length': String(file.size),
    'upload-metadata': `filename ${name}`,
  });
  const address = answer.header('location');
  if (answer.status !== 201 || !address) throw refusalIn(answer);
  return address;
}

/** undefined if the server does not know this upload (any more). */
async function whereIs(address: string, file: File): Promise<At | undefined> {
  const answer = await ask('HEAD', address);
  // Cancelled by the office: the next part gets the reason.
  if (answer.status === 410) return { offset: 0, url: null };
  if (answer.status === 404 || answer.header('upload-length') !== String(file.size)) {
    if (answer.status >= 500) throw refusalIn(answer);
    return undefined;
  }
  return atOf(answer);
}

const atOf = (answer: Answer): At => ({
  offset: Number(answer.header('upload-offset') ?? 0),
  url: answer.header('content-location'),
});

async function ask(method: string, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return signedIn(async (token) => {
    const response = await fetch(address, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers, ...(token ? { authorization: token } : {}) },
    });
    const text = await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  });
}

/** Sends the next part; if everything is there already, an empty part that requests completion. */
async function sendPart(
  address: string,
  file: File,
  offset: number,
  signal: AbortSignal,
  progress: (sent: number) => void,
): Promise<At> {
  const answer = await signedIn(
    (token) =>
      new Promise<Answer>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('PATCH', address);
        request.setRequestHeader('tus-resumable', '1.0.0');
        request.setRequestHeader('upload-offset', String(offset));
        request.setRequestHeader('content-type', 'application/offset+octet-stream');
        if (token) request.setRequestHeader('authorization', token);
        request.upload.onprogress = (event) => progress(event.loaded);
        request.onload = () =>
          resolve({
            status: request.status,
            text: request.responseText,
            header: (name) => request.getResponseHeader(name),
          });
        request.onerror = () => reject(new TypeError('No answer came.'));
        signal.addEventListener('abort', () => request.abort(), { once: true });
        request.send(file.slice(offset, offset + PART));
      }),
  );
  if (answer.status !== 204) throw refusalIn(answer);
  return atOf(answer);
}

/** Waits for a time, or until the browser reports that it is online. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
