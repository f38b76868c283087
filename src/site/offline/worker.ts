import type { Asked, WorkerScope } from '#lib/serviceWorker.ts';
import { keepPictures, placeOf } from './pictures.ts';
import { makeRoom, type Shelves } from './room.ts';

/**
 * Pages of the main host without a line. Each page is asked for at the server first, always; a copy is shown when no answer comes, or after eight
 * seconds, and then gives way to the page by itself. What is kept: a few pages that everybody has, the last that were read, and those that the reader
 * chose. It imports nothing that others run too: the server sends it whole, with what it knows of the site written before it (`KEPT`).
 */
export interface Kept {
  /** The pages that may be kept, as regular expressions of their paths. */
  readonly pages: readonly string[];
  /** With what the addresses of pages in other languages than English begin. */
  readonly languages: readonly string[];
  /** With what header the server sends what anybody may keep. */
  readonly control: string;
  /** What is kept unread, in the language of the reader. */
  readonly always: readonly string[];
  /** Where the prayers of a month are, before the month. */
  readonly prayers: string;
  /** The page that lists what is kept, which is shown in place of one that is not. */
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
/** What is kept, where something is. It is begun by a page alone: what was given up must not be begun anew by a page that was open before. */
function shelves(): Promise<Shelves | undefined> {
  opened ??= caches.has(NAMES[0]).then((isKept) => (isKept ? open() : undefined));
  return opened;
}

/** Whether the reader wants pictures only when they are pressed: a cache of this name says so (islands/switches.ts). */
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

worker.addEventListener('message', (event) => {
  const wish = event.data;
  if (wish.do === 'keepConsole') return;
  const work = { begin, keep, drop, look }[wish.do](wish.path).catch(() => false);
  event.waitUntil(work.then((done) => event.ports[0]?.postMessage({ done })));
});

/** What is kept unread: with the prayers of the next month when this week ends in it. */
function always(): string[] {
  const [now, inAWeek] = [Date.now(), Date.now() + WEEK_MS].map((at) =>
    new Date(at).toISOString().slice(0, 7),
  );
  return [...KEPT.always, ...(now === inAWeek ? [] : [`${KEPT.prayers}/${inAWeek}`])];
}

/** Begins to keep what everybody has, and the page that asks; or renews it after some hours. */
async function begin(path: string): Promise<boolean> {
  opened = open();
  const [pages, chosen] = (await opened) as Shelves;
  const prefix = LANGUAGE.exec(path)?.[0] ?? '';
  for (const one of new Set([path, ...always().map((bare) => prefix + bare)])) {
    if (!isListed(one)) continue;
    const known = (await chosen.match(one)) ?? (await pages.match(one));
    const age = Date.now() - Date.parse(known?.headers.get('x-saved') ?? '');
    if (age < RENEW_MS) continue;
    const answer = await fetch(one, { credentials: 'omit', redirect: 'manual' });
    if (isPublic(one, answer)) await store(one, answer);
  }
  return trim();
}

/** Keeps a page until the reader lets go of it. False: there is no room, or it may not be kept. */
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

/** Windows that show a copy: their files come from what is kept, everybody else's straight from where the browser has them. */
const copies = new Set<string>();

/** Puts a page away once it has been drawn: until then the processor is the page's. */
async function storeLater(path: string, answer: Response): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
  await store(path, answer);
  await trim();
}

/** Pages that came after their copy was shown, for the moment until it asks for them again. */
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

/** Whether a page is one of those that may be kept: others, such as who has come from a mail sees, are not even asked for. */
function isListed(address: string): boolean {
  const path = address.replace(LANGUAGE, '') || '/';
  return mayBeKept.some((one) => one.test(path));
}

/** Whether anybody may keep this answer: a whole page of the list, which the server says is everybody's. */
function isPublic(address: string, { status, type, redirected, headers }: Response): boolean {
  const isPage = status === 200 && type === 'basic' && !redirected && isListed(address);
  return isPage && headers.get('cache-control') === KEPT.control;
}

/** Puts a page away, compressed, with the files that it names; in place of its copy, wherever that stands. One that is chosen has its first pictures. */
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

/** Keeps files, and those that scripts among them import. Answers with all of them. */
async function keepFiles(files: Cache, paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  // What is added while it is walked through is walked through as well.
  for (const path of all) {
    if (!(await files.match(path))) await files.add(path).catch(() => undefined);
    const script = path.endsWith('.js') ? await files.match(path) : undefined;
    for (const name of (await script?.text())?.match(IMPORTED) ?? [])
      all.add(`/assets/site/${name.slice(2)}`);
  }
  return [...all];
}

/** The copy of a page, which says since when it is kept and why it is shown. */
async function copyOf(address: string, why: 'gone' | 'late' | 'missing'): Promise<Response | undefined> {
  const [pages, chosen] = (await shelves()) ?? [];
  const kept = (await chosen?.match(address)) ?? (await pages?.match(address));
  if (!kept?.body) return undefined;
  const html = await new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).text();
  const said = `<html data-saved="${kept.headers.get('x-saved')}" data-why="${why}"`;
  return new Response(html.replace('<html', said), { headers: plain(kept.headers) });
}

/** Built files have their content's hash in their names, so one that is kept is the right one. */
async function fileFor(request: Request): Promise<Response> {
  const [, , files] = (await shelves()) ?? [];
  return (await files?.match(request)) ?? fetch(request);
}

/** One copy of a picture stands for all of its widths. */
async function pictureFor(request: Request): Promise<Response> {
  const [, , , pictures] = (await shelves()) ?? [];
  return (await pictures?.match(placeOf(new URL(request.url).pathname))) ?? fetch(request);
}

/** Lets go of what there is no room for. False: what was chosen alone is too much. */
async function trim(): Promise<boolean> {
  const all = await shelves();
  const staying = always();
  return all !== undefined && makeRoom(all, (path) => staying.includes(path.replace(LANGUAGE, '')));
}

/** What is said of the page itself, without how it travelled or was kept. */
function plain(headers: Headers): Headers {
  const said = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'x-bytes', 'x-files', 'x-pictures'])
    said.delete(name);
  return said;
}

const through = (text: string, way: CompressionStream): ReadableStream =>
  (new Response(text).body as ReadableStream).pipeThrough(way);
