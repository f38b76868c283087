import { CallError, refusalIn, signedIn } from '../api.ts';
import { forgetUpload, rememberedUpload, rememberUpload } from './pendingUploads.ts';
import type { Upload } from './upload.ts';

/** Size of a part: the most that has to be sent again after a broken connection. */
const PART = 4 * 1024 * 1024;
/** Delays between attempts to reconnect. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 20_000];
/** Number of restarts if the server no longer knows the upload. */
const MOST_BEGINNINGS = 3;

/** Progress callbacks: percentage uploaded, and whether there is a connection. */
export interface UploadListeners {
  progress(percent: number): void;
  line(state: 'held' | 'back'): void;
}

/** How much of an upload the server has; `url` once it is complete and accepted. */
interface At {
  readonly offset: number;
  readonly url: string | null;
}

/**
 * Uploads a file in parts (tus 1.0, decision 0033). After a broken connection it waits and resumes at the server's offset; `key` identifies
 * the file across page reloads. Rejects with `CallError` if the server refuses.
 */
export function uploadInParts(key: string, file: File, listeners: UploadListeners): Upload {
  const stopped = new AbortController();
  return {
    done: run(key, file, listeners, stopped.signal),
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

/** Does one step after the other: begins, asks how far it is, or sends a part. Never settles once it is stopped. */
async function run(
  key: string,
  file: File,
  listeners: UploadListeners,
  signal: AbortSignal,
): Promise<string> {
  let [held, beginnings] = [0, 0];
  let address = rememberedUpload(key);
  let at: At | undefined;
  const progress = (bytes: number) => listeners.progress(Math.floor((bytes / file.size) * 100));
  while (!signal.aborted) {
    try {
      const isTakenUp = address && !at;
      if (!address) {
        if (++beginnings > MOST_BEGINNINGS) throw new CallError(404);
        address = await begin(file);
        rememberUpload(key, address);
        at = { offset: 0, url: null };
      } else if (!at) {
        at = await whereIs(address, file);
        if (!at) address = undefined;
      } else {
        const { offset } = at;
        at = await sendPart(address, file, offset, { signal, progress: (sent) => progress(offset + sent) });
      }
      if (!at || signal.aborted) continue;
      held = 0;
      progress(at.offset);
      if (isTakenUp) listeners.line('back');
      if (!at.url) continue;
      forgetUpload(key);
      return at.url;
    } catch (error) {
      if (signal.aborted) break;
      if (error instanceof CallError && error.status === 404 && beginnings < MOST_BEGINNINGS)
        address = undefined;
      else if (!address || !isOfTheLine(error)) {
        if (error instanceof CallError && error.status < 500) forgetUpload(key);
        throw error;
      } else {
        listeners.line('held');
        await pause(PAUSES_MS[Math.min(held++, PAUSES_MS.length - 1)] ?? 0, signal);
      }
      at = undefined;
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
    headers: { 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` },
  });
  const address = answer.getResponseHeader('location');
  if (answer.status !== 201 || !address) throw refused(answer);
  return address;
}

/** undefined if the server does not know this upload (any more). */
async function whereIs(address: string, file: File): Promise<At | undefined> {
  const answer = await ask('HEAD', address);
  // Cancelled by the office: the next part gets the reason.
  if (answer.status === 410) return { offset: 0, url: null };
  if (answer.status >= 500) throw refused(answer);
  return answer.getResponseHeader('upload-length') === String(file.size) ? atOf(answer) : undefined;
}

/** Sends the next part; if everything is there already, an empty part that requests completion. */
async function sendPart(address: string, file: File, offset: number, way: Way): Promise<At> {
  const answer = await ask('PATCH', address, {
    ...way,
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: file.slice(offset, offset + PART),
  });
  if (answer.status !== 204) throw refused(answer);
  return atOf(answer);
}

const atOf = (answer: XMLHttpRequest): At => ({
  offset: Number(answer.getResponseHeader('upload-offset') ?? 0),
  url: answer.getResponseHeader('content-location'),
});

const refused = ({ status, responseText: text }: XMLHttpRequest): CallError => refusalIn({ status, text });

/** How a request is followed and stopped. */
interface Way {
  readonly signal?: AbortSignal;
  progress?(sent: number): void;
}

/** Makes one request of the protocol. By XMLHttpRequest, since fetch does not report how much was sent. */
const ask = (
  method: string,
  address: string,
  { headers, body, signal, progress }: Way & { headers?: Record<string, string>; body?: Blob } = {},
): Promise<XMLHttpRequest> =>
  signedIn(
    (token) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open(method, address);
        const all = { 'tus-resumable': '1.0.0', ...headers, ...(token ? { authorization: token } : {}) };
        for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
        if (progress) request.upload.onprogress = ({ loaded }) => progress(loaded);
        request.onload = () => resolve(request);
        request.onerror = () => reject(new TypeError('No answer came.'));
        signal?.addEventListener('abort', () => request.abort(), { once: true });
        request.send(body);
      }),
  );

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
