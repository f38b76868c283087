import type { Asked, WorkerScope } from '#lib/serviceWorker.ts';

/**
 * The console without a line: the page and the parts of the program that writing needs are kept, and shown where the server is not reached. Pages are
 * asked for at the server first, always; answers of calls are never kept, and what is not the console's is left to the website's part of the worker
 * (src/site/offline/worker.ts). It imports nothing that runs: the server sends it at one address with what it keeps written before it (`KEPT`).
 * Visitors have the same worker, so nothing is kept before the console asks for it.
 */
interface Kept {
  /** Another one with each build. */
  readonly build: string;
  /** Where its page is had, and what of it names this build. */
  readonly page: string;
  readonly entry: string;
  readonly files: readonly string[];
  /** The console's addresses, as regular expressions. */
  readonly addresses: readonly string[];
}

/** Written before it by the server. */
declare const KEPT: Kept;

const worker = self as unknown as WorkerScope;
const { build, page, entry, files, addresses } = KEPT;
const OURS = 'console ';
const NAME = `${OURS}${entry} ${build}`;
/** How long a page may take before the one that is kept is shown instead. */
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
    // The website's part answers for every other page.
    event.stopImmediatePropagation();
  } else if (pathname.startsWith('/assets/console/')) event.respondWith(fileFor(request));
});

let ofThisBuild: Promise<Cache | undefined> | undefined;
/**
 * What is kept of this build, where something is. It is looked up once and not opened again, which would begin it anew: a window that was open when
 * everything was given up is still answered by this worker, and leaves nothing behind.
 */
function keptHere(): Promise<Cache | undefined> {
  ofThisBuild ??= openKept();
  return ofThisBuild;
}

async function openKept(): Promise<Cache | undefined> {
  if (!(await caches.has(NAME))) return undefined;
  const kept = await caches.open(NAME);
  if (keeping || (await kept.keys()).length > 0) return kept;
  // It was given up between the two, and this has begun it anew.
  await caches.delete(NAME);
  return undefined;
}

/** A newer build is kept where an older one was. */
async function keepAgain(): Promise<void> {
  if ((await caches.keys()).some((name) => name.startsWith(OURS))) await keep();
}

async function keepOnce(): Promise<void> {
  if (await (await keptHere())?.match(page)) return;
  await keep();
  ofThisBuild = undefined;
}

/** How often this build is being kept just now. */
let keeping = 0;
async function keep(): Promise<void> {
  const answer = await fetch(page, { cache: 'no-store', credentials: 'omit' });
  // A page of another build has other files: what belongs together is kept, or nothing.
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

/** The build before stays, for the windows in which it is still open. */
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

/** Files have their content's hash in their names, so one that is kept is the right one. */
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
