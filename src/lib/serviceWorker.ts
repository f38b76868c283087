/** The address of the one worker of the main host, which console and website share: browsers allow one for each scope, and that is `/` for both. */
export const WORKER = '/worker.js';
/** Where it was had when it was the console's alone; devices that have it from there look for a newer one there. */
export const FORMER_WORKER = '/console-worker.js';

/** One of the programs of which the worker is made. */
export interface WorkerPart {
  /** With what the names of its caches begin. */
  readonly caches: string;
  /** What it has to know, as `KEPT`. */
  readonly kept: object;
  /** Its built script; undefined where it is switched off, or has not been built. */
  readonly script: string | undefined;
  /** Whether it answers for every page: browsers then ask for pages before it has been started. */
  readonly everyPage?: true;
}

/** What a page asks of the worker: to keep the console; to keep what is always kept; to keep or forget one page; to look what the reader wants. */
export type WorkerWish =
  | { readonly do: 'keepConsole' }
  | { readonly do: 'begin' | 'keep' | 'drop' | 'look'; readonly path: string };
/** What it answers to one that waits for it: whether it is done. And what it says by itself of a page that came late. */
export type WorkerSays = { readonly done: boolean } | { readonly late: 'fresh' | 'gone' };

/** What a worker is given by the browser, as far as ours use it. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Asked extends Lasting {
  readonly request: Request;
  /** The window that asks, and the one that a page will be shown in. */
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}
export interface Told extends Lasting {
  readonly data: WorkerWish;
  readonly ports: readonly MessagePort[];
}
interface Client {
  postMessage(message: WorkerSays): void;
}
export interface WorkerScope {
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}
