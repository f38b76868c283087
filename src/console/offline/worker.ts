/**
 * The console without a line: the page and the parts of the program that writing needs are kept, and shown where the server is not reached. Pages are
 * asked for at the server first, always; answers of calls are never kept, and what is not the console's is left alone. It has no imports: the server
 * sends it at one address with what it keeps written before it (`KEPT`).
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

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly KEPT: Kept;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

const worker = self as unknown as WorkerScope;
const { build, page, entry, files, addresses } = worker.KEPT;
const OURS = 'console ';
const NAME = `${OURS}${entry} ${build}`;
/** How long a page may take before the one that is kept is shown instead. */
const PATIENCE_MS = 10_000;
const isOurs = addresses.map((pattern) => new RegExp(pattern));

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOlder().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isOurs.some((pattern) => pattern.test(pathname))) event.respondWith(pageFor(request));
  } else if (pathname.startsWith('/assets/console/')) event.respondWith(fileFor(request));
});

let ofThisBuild: Promise<Cache | undefined> | undefined;
/**
 * What is kept of this build, where something is. It is looked up once and not opened again, which would begin it anew: a window that was open when
 * everything was given up is still answered by this worker, and leaves nothing behind.
 */
function keptHere(): Promise<Cache | undefined> {
  ofThisBuild ??= caches.has(NAME).then((isKept) => (isKept ? caches.open(NAME) : undefined));
  return ofThisBuild;
}

async function keep(): Promise<void> {
  const kept = await caches.open(NAME);
  const answer = await fetch(page, { cache: 'no-store', credentials: 'omit' });
  // A page of another build has other files: what belongs together is kept, or nothing.
  if (!answer.ok || answer.redirected || !(await answer.clone().text()).includes(entry))
    throw new Error('The page of this build is not there.');
  await kept.addAll([...files]);
  await kept.put(page, answer);
}

/** The build before stays, for the windows in which it is still open. */
async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const before = names.filter((name) => name !== NAME);
  for (const name of before.slice(0, -1)) await caches.delete(name);
}

async function pageFor(request: Request): Promise<Response> {
  const asked = fetch(request);
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
