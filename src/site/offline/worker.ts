import type { Asked, WorkerScope } from '#lib/serviceWorker.ts';
import { answerPushes } from './notify.ts';
import { keepPictures, placeOf } from './pictures.ts';
import { makeRoom, type Shelves } from './room.ts';

/**
 * Offline pages of the main host. Every page is requested from the server first; a copy is shown if no response arrives, or none within eight
 * seconds, and is then replaced by the page when it does arrive. Saved are a few pages that everybody gets, the last ones read, and those that the
 * reader chose. It shares no imports with other scripts: the server sends it as one file, preceded by the site's data (`KEPT`).
 */
export interface Kept {
  /** Regular expressions of the paths that may be saved. */
  readonly pages: readonly string[];
  /** The path prefixes of languages other than English. */
  readonly languages: readonly string[];
  /** The Cache-Control value of responses that anybody may store. */
  readonly control: string;
  /** The pages saved unread, in the reader's language. */
  readonly always: readonly string[];
  /** The path of the prayer calendar, which a month is appended to. */
  readonly prayers: string;
  /** The page that lists what is saved; shown in place of a page that is not. */
  readonly shelf: string;
}
declare const KEPT: Kept;

const worker = self as unknown as WorkerScope;
const NAMES = ['site pages', 'site chosen', 'site files', 'site pictures'] as const;
const PATIENCE_MS = 8000;
const DRAWN_MS = 1000;
const RENEW_MS = 3 * 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const LANGUAGE = new RegExp(`^/(?:${KEPT.languages.join('|')})(?=/|$)`);
const IMPORTED = /\.\/[\w-]+\.js/g;
const FILES = /\/(?:assets\/site|seals)\/[\w.-]+/g;
const LESS = 'site less';
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const mayBeKept = KEPT.pages.map((pattern) => new RegExp(pattern));

let opened: Promise<Shelves | undefined> | undefined;
const open = (): Promise<Shelves> =>
  Promise.all(NAMES.map((name) => caches.open(name))) as unknown as Promise<Shelves>;
/** The caches, if they exist. Only a page creates them: a page that was already open must not recreate caches that were deleted. */
function shelves(): Promise<Shelves | undefined> {
  opened ??= caches.has(NAMES[0]).then((isKept) => (isKept ? open() : undefined));
  return opened;
}

/** Whether the reader wants pictures only on click: the existence of this cache says so (islands/switches.ts). */
let isLess = false;
const look = async (): Promise<boolean> => {
  isLess = await caches.has(LESS);
  return isLess;
};
void look();

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  const isPicture = event.request.destination === 'image' && pathname.startsWith('/media/');
  if (mode === 'navigate') event.respondWith(pageFor(event));
  else if (copies.has(event.clientId) && /^\/(?:assets\/site|seals)\//.test(pathname))
    event.respondWith(fileFor(event.request));
  else if (isPicture && isLess && mode === 'no-cors')
    event.respondWith(
      Promise.resolve(new Response(NOTHING, { headers: { 'content-type': 'image/svg+xml' } })),
    );
  else if (isPicture && copies.has(event.clientId)) event.respondWith(pictureFor(event.request));
});

answerPushes(worker);
worker.addEventListener('message', (event) => {
  const wish = event.data;
  if (wish.do === 'keepConsole') return;
  const work = { begin, open: prepare, keep, drop, look }[wish.do](wish.path).catch(() => false);
  event.waitUntil(work.then((done) => event.ports[0]?.postMessage({ done })));
});

/** The pages saved unread, including next month's prayers if the month ends within a week. */
function always(): string[] {
  const [now, inAWeek] = [Date.now(), Date.now() + WEEK_MS].map((at) =>
    new Date(at).toISOString().slice(0, 7),
  );
  return [...KEPT.always, ...(now === inAWeek ? [] : [`${KEPT.prayers}/${inAWeek}`])];
}

/** Makes the caches, so that pages that are read are saved and others can be chosen, and fetches nothing. */
async function prepare(): Promise<boolean> {
  opened = open();
  await opened;
  return trim();
}

/** Saves the pages that everybody gets, and the requesting page; renews them after some hours. */
async function begin(path: string): Promise<boolean> {
  opened = open();
  const [pages, chosen] = (await opened) as Shelves;
  const prefix = LANGUAGE.exec(path)?.[0] ?? '';
  for (const one of new Set([path, ...always().map((bare) => prefix + bare)])) {
    if (!isListed(one)) continue;
    const known = (await chosen.match(one)) ?? (await pages.match(one));
    const age = Date.now() - Date.parse(known?.headers.get('x-saved') ?? '');
    if (age < RENEW_MS) continue;
    const answer = await fetch(one, { credentials: 'omit', redirect: 'manual', priority: 'low' });
    if (isPublic(one, answer)) await store(one, answer);
  }
  return trim();
}

/** Saves a page until the reader removes it. Returns false if there is no space, or it may not be saved. */
async function keep(path: string): Promise<boolean> {
  const [pages, chosen] = (await shelves()) ?? [];
  if (!pages || !chosen) return false;
  const answer = await fetch(path, { credentials: 'omit', redirect: 'manual' }).catch(() => undefined);
  const copy = await pages.match(path);
  if (answer && isPublic(path, answer)) await store(path, answer, true);
  else if (copy) await chosen.put(path, copy);
  await pages.delete(path);
  if (await trim()) return (await chosen.match(path)) !== undefined;
  await chosen.delete(path);
  return false;
}

async function drop(path: string): Promise<boolean> {
  const [, chosen] = (await shelves()) ?? [];
  const isDropped = (await chosen?.delete(path)) ?? false;
  await trim();
  return isDropped;
}

async function pageFor(event: Asked): Promise<Response> {
  const { request, preloadResponse } = event;
  const { pathname, search } = new URL(request.url);
  const arrived = cameLate.get(request.url);
  cameLate.delete(request.url);
  if (arrived) return arrived;
  const asked = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));
  const first = await Promise.race([asked.catch(() => 'gone' as const), late]);
  if (first instanceof Response) {
    if (isPublic(pathname + search, first)) event.waitUntil(storeLater(pathname, first.clone()));
    return first;
  }
  copies.add(event.resultingClientId);
  const copy = await copyOf(pathname + search, first);
  if (copy && first === 'late') event.waitUntil(giveWay(event, asked));
  if (copy || first === 'late') return copy ?? asked;
  const prefix = LANGUAGE.exec(pathname)?.[0] ?? '';
  return (await copyOf(prefix + KEPT.shelf, 'missing')) ?? (await copyOf(KEPT.shelf, 'missing')) ?? asked;
}

/** Windows that show a copy: their files come from the cache, those of other windows directly from the browser. */
const copies = new Set<string>();

/** Saves a page after it has been painted, so that saving does not compete with the page for the CPU. */
async function storeLater(path: string, answer: Response): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
  await store(path, answer);
  await trim();
}

/** Pages that arrived after their copy was shown, held until the copy requests them again. */
const cameLate = new Map<string, Response>();

async function giveWay({ request, resultingClientId }: Asked, asked: Promise<Response>): Promise<void> {
  const come = await asked
    .then(async (answer) => ({ answer, body: await answer.blob() }))
    .catch(() => undefined);
  const { pathname, search } = new URL(request.url);
  if (come && come.answer.status >= 200 && come.answer.status < 500) {
    const whole = new Response(come.body, {
      status: come.answer.status,
      headers: plain(come.answer.headers),
    });
    if (isPublic(pathname + search, come.answer)) await store(pathname, whole.clone());
    cameLate.set(request.url, whole);
  }
  const isThere = come !== undefined && come.answer.status < 500;
  (await worker.clients.get(resultingClientId))?.postMessage({ late: isThere ? 'fresh' : 'gone' });
}

/** Whether a page may be saved at all; others, such as pages reached from a mail, are not even requested. */
function isListed(address: string): boolean {
  const path = address.replace(LANGUAGE, '') || '/';
  return mayBeKept.some((one) => one.test(path));
}

/** Whether anybody may store this response: a complete page from the list, with the server's public Cache-Control value. */
function isPublic(address: string, { status, type, redirected, headers }: Response): boolean {
  const isPage = status === 200 && type === 'basic' && !redirected && isListed(address);
  return isPage && headers.get('cache-control') === KEPT.control;
}

/**
 * Saves a page compressed, with the files that it refers to, replacing its copy in whichever cache has it. A chosen page also gets its first
 * pictures.
 */
async function store(path: string, answer: Response, isChosen = false): Promise<void> {
  const [pages, chosen, files, pictures] = (await shelves()) ?? [];
  if (!pages || !chosen || !files || !pictures) return;
  const html = await answer.text();
  const named = await keepFiles(files, html.match(FILES) ?? []);
  const body = await new Response(through(html, new CompressionStream('gzip'))).arrayBuffer();
  const headers = plain(answer.headers);
  headers.set('x-saved', new Date().toISOString());
  headers.set('x-bytes', String(body.byteLength));
  headers.set(
    'x-title',
    encodeURIComponent(/<title>([^<]*?)(?: \| [^<]*)?<\/title>/.exec(html)?.[1] ?? path),
  );
  headers.set('x-files', named.join(' '));
  const place = isChosen || (await chosen.match(path)) ? chosen : pages;
  if (place === chosen && !(await look()))
    headers.set('x-pictures', (await keepPictures(pictures, html)).join(' '));
  await place.put(path, new Response(body, { headers }));
}

/** Saves files and the scripts that they import. Returns all of their paths. */
async function keepFiles(files: Cache, paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  // Iterating over a Set includes paths added meanwhile.
  for (const path of all) {
    if (!(await files.match(path))) await files.add(path).catch(() => undefined);
    const script = path.endsWith('.js') ? await files.match(path) : undefined;
    for (const name of (await script?.text())?.match(IMPORTED) ?? [])
      all.add(`/assets/site/${name.slice(2)}`);
  }
  return [...all];
}

/** The copy of a page, marked with when it was saved and why it is shown. */
async function copyOf(address: string, why: 'gone' | 'late' | 'missing'): Promise<Response | undefined> {
  const [pages, chosen] = (await shelves()) ?? [];
  const kept = (await chosen?.match(address)) ?? (await pages?.match(address));
  if (!kept?.body) return undefined;
  const html = await new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).text();
  const said = `<html data-saved="${kept.headers.get('x-saved')}" data-why="${why}"`;
  return new Response(html.replace('<html', said), { headers: plain(kept.headers) });
}

/** Names of built files contain a content hash, so a saved file is always the right one. */
async function fileFor(request: Request): Promise<Response> {
  const [, , files] = (await shelves()) ?? [];
  return (await files?.match(request)) ?? fetch(request);
}

/** One saved copy serves all widths of a picture. */
async function pictureFor(request: Request): Promise<Response> {
  const [, , , pictures] = (await shelves()) ?? [];
  return (await pictures?.match(placeOf(new URL(request.url).pathname))) ?? fetch(request);
}

/** Frees space. Returns false if the chosen pages alone exceed the limit. */
async function trim(): Promise<boolean> {
  const all = await shelves();
  const staying = always();
  return all !== undefined && makeRoom(all, (path) => staying.includes(path.replace(LANGUAGE, '')));
}

/** The page's own headers, without those about its transfer or storage. */
function plain(headers: Headers): Headers {
  const said = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'x-bytes', 'x-files', 'x-pictures'])
    said.delete(name);
  return said;
}

const through = (text: string, way: CompressionStream): ReadableStream =>
  (new Response(text).body as ReadableStream).pipeThrough(way);
