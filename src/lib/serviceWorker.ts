/** The path of the main host's service worker, shared by console and website: browsers allow one worker per scope, and both use `/`. */
export const WORKER = '/worker.js';
/** Its path when only the console had it; devices that installed it from there look for updates there. */
export const FORMER_WORKER = '/console-worker.js';

/** One of the programs that make up the worker. */
export interface WorkerPart {
  /** Prefix of its cache names. */
  readonly caches: string;
  /** Its data, available to it as `KEPT`. */
  readonly kept: object;
  /** Its built script; undefined where it is switched off, or has not been built. */
  readonly script: string | undefined;
  /** Whether it handles every page: browsers then start requests before the worker runs (navigation preload). */
  readonly everyPage?: true;
}

/**
 * A page's request to the worker: save the console; save what is always saved, or only make room for what is chosen; save or remove one page; check the
 * reader's settings.
 */
export type WorkerWish =
  | { readonly do: 'keepConsole' }
  | { readonly do: 'begin' | 'open' | 'keep' | 'drop' | 'look'; readonly path: string };
/** The worker's answer to a waiting page: whether it was done. And its message about a page that arrived late. */
export type WorkerSays = { readonly done: boolean } | { readonly late: 'fresh' | 'gone' };

/** The browser's types for workers, as far as we use them. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Asked extends Lasting {
  readonly request: Request;
  /** The window that sent the request, and the one that will show the page. */
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}
export interface WorkerMessageEvent extends Lasting {
  readonly data: WorkerWish;
  readonly ports: readonly MessagePort[];
}
export interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
export interface SubscriptionChanged extends Lasting {
  /** Most browsers leave making it to the worker. */
  readonly newSubscription?: PushSubscription | null;
}
export interface NotificationPressed extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Client {
  postMessage(message: WorkerSays): void;
}
interface WindowClient extends Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChanged) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}
