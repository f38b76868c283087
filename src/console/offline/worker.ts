import type { Asked, WorkerScope } from '#lib/serviceWorker.ts';

/**
 * Offline support for the console: caches the page and the modules needed for writing, and serves them when the server cannot be reached. Pages are
 * always requested from the server first; API responses are never cached. Everything outside the console is left to the website's part of the worker
 * (src/site/offline/worker.ts). It has no runtime imports: the server sends it at one address, preceded by its configuration (`KEPT`). Visitors get
 * the same worker, so nothing is cached before the console requests it.
 */
interface Kept {
  /** Changes with each build. */
  readonly build: string;
  /** The address of its page, and the text in it that identifies this build. */
  readonly page: string;
  readonly entry: string;
  readonly files: readonly string[];
  /** The console's addresses, as regular expressions. */
  readonly addresses: readonly string[];
}

/** Prepended by the server. */
declare const KEPT: Kept;

const worker = self as unknown as WorkerScope;
const { build, page, entry, files, addresses } = KEPT;
const OURS = 'console ';
const NAME = `${OURS}${entry} ${build}`;
/** How long a page may take before the cached one is shown instead. */
const PATIENCE_MS = 10_000;
const isOurs = addresses.map((pattern) => new RegExp(pattern));

worker.addEventListener('install', (event) => event.waitUntil(keepAgain()));

worker.addEventListener('message', (event) => {
  if (event.data.do === 'keepConsole') event.waitUntil(keepOnce());
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOlder().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isOurs.some((pattern) => pattern.test(pathname))) return;
    event.respondWith(pageFor(event));
    // The website's part handles all other pages.
    event.stopImmediatePropagation();
  } else if (pathname.startsWith('/assets/console/')) event.respondWith(fileFor(request));
});

let ofThisBuild: Promise<Cache | undefined> | undefined;
/**
 * The cache of this build, if there is one. It is looked up once and not reopened, which would create it again: after the cache was removed, this
 * worker still serves a window that was open, and leaves nothing behind.
 */
function keptHere(): Promise<Cache | undefined> {
  ofThisBuild ??= openKept();
  return ofThisBuild;
}

async function openKept(): Promise<Cache | undefined> {
  if (!(await caches.has(NAME))) return undefined;
  const kept = await caches.open(NAME);
  if (keeping || (await kept.keys()).length > 0) return kept;
  // It was removed between the two calls, and `open` has created it again.
  await caches.delete(NAME);
  return undefined;
}

/** Caches a newer build if an older one was cached. */
async function keepAgain(): Promise<void> {
  if ((await caches.keys()).some((name) => name.startsWith(OURS))) await keep();
}

async function keepOnce(): Promise<void> {
  if (await (await keptHere())?.match(page)) return;
  await keep();
  ofThisBuild = undefined;
}

/** The number of caching runs in progress. */
let keeping = 0;
async function keep(): Promise<void> {
  const answer = await fetch(page, { cache: 'no-store', credentials: 'omit' });
  // A page of another build has other files: cache a consistent set, or nothing.
  if (!answer.ok || answer.redirected || !(await answer.clone().text()).includes(entry))
    throw new Error('The page of this build is not there.');
  keeping += 1;
  try {
    const kept = await caches.open(NAME);
    await kept.addAll([...files]);
    await kept.put(page, answer);
  } finally {
    keeping -= 1;
  }
}

/** The previous build stays, for the windows in which it is still open. */
async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const before = names.filter((name) => name !== NAME);
  for (const name of before.slice(0, -1)) await caches.delete(name);
}

async function pageFor({ request, preloadResponse }: Asked): Promise<Response> {
  const asked = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));
  const first = await Promise.race([asked.catch(() => 'gone' as const), late]);
  if (first instanceof Response) return first;
  const kept = await keptHere().then((cache) => cache?.match(page));
  if (!kept) return asked;
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response((await kept.text()).replace('<html', '<html data-kept'), { headers });
}

/** File names contain content hashes, so a cached file is always the right one. */
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void keptHere().then((cache) => cache?.put(request, copy));
  }
  return answer;
}
