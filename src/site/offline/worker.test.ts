import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked, WorkerMessageEvent, WorkerWish } from '#lib/serviceWorker.ts';
import type { Kept } from './worker.ts';

/** The worker in a minimal simulated browser: what it saves, shows and deletes. With a real browser: test/e2e/site/offline.test.ts. */
const ORIGIN = 'https://church.example';
const CONTROL = 'public, no-cache';
const KEPT: Kept = {
  pages: ['^/news$', '^/news/[^/?]+$', '^/saved$'],
  languages: ['ta'],
  control: CONTROL,
  always: ['/saved'],
  prayers: '/prayers',
  shelf: '/saved',
};

const wholeOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href;

/** The part of the Cache API that the worker uses. */
class Shelf {
  readonly kept = new Map<string, Response>();
  async match(asked: RequestInfo | URL) {
    return this.kept.get(wholeOf(asked))?.clone();
  }
  async put(asked: RequestInfo | URL, copy: Response) {
    this.kept.set(wholeOf(asked), copy);
  }
  async delete(asked: RequestInfo | URL) {
    return this.kept.delete(wholeOf(asked));
  }
  async add(asked: RequestInfo | URL) {
    await this.put(asked, await fetch(asked));
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}
const shelves = new Map<string, Shelf>();
const pathsIn = (name: string): string[] =>
  [...(shelves.get(name)?.kept.keys() ?? [])].map((url) => new URL(url).pathname + new URL(url).search);

/** The server's content: pages by address, and pictures by size in bytes. */
const pages = new Map<string, string>();
const pictures = new Map<string, number>();
let hasLine = true;
const fetched: string[] = [];
async function answer(what: RequestInfo | URL): Promise<Response> {
  const { pathname, search } = new URL(wholeOf(what));
  fetched.push(pathname + search);
  if (!hasLine) throw new TypeError('Failed to fetch');
  const bytes = pictures.get(pathname);
  if (bytes !== undefined)
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } });
  const html = pages.get(pathname + search);
  const response = new Response(html ?? 'Not there', {
    status: html === undefined ? 404 : 200,
    headers: { 'cache-control': CONTROL, 'content-type': 'text/html' },
  });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

/** Each page is shown in a separate window, which requests its pictures. */
let shown = 0;
const listeners: {
  fetch?: (event: Asked) => void;
  message?: (event: WorkerMessageEvent) => void;
} = {};
/** Sends a request from a window; resolves to the response once all work started by it is done. undefined: the worker leaves it to the browser. */
async function ask(path: string, destination = 'document'): Promise<Response | undefined> {
  let given: Promise<Response> | undefined;
  const works: Promise<unknown>[] = [];
  const request = Object.defineProperties(new Request(ORIGIN + path), {
    mode: { value: destination === 'document' ? 'navigate' : 'no-cors' },
    destination: { value: destination },
  });
  if (destination === 'document') shown += 1;
  const window = `window ${shown}`;
  listeners.fetch?.({
    ...{ request, clientId: window, resultingClientId: window, preloadResponse: undefined },
    respondWith: (promise: Promise<Response>) => {
      given = promise;
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  } as unknown as Asked);
  const response = await given;
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(works);
  return response;
}
const askWorker = (what: WorkerWish['do'], path = ''): Promise<unknown> =>
  new Promise((resolve) => {
    listeners.message?.({
      data: { do: what, path },
      ports: [{ postMessage: (said: { done: unknown }) => resolve(said.done) }],
      waitUntil: () => undefined,
    } as unknown as WorkerMessageEvent);
  });
const textOf = async (path: string): Promise<string | undefined> =>
  (await ask(path).catch(() => undefined))?.text();

const photo = (name: string): string =>
  `<picture><source type="image/avif" srcSet="/media/${name}-w640.avif 640w"/><source type="image/webp" srcSet="/media/${name}-w320.webp 320w, /media/${name}-w640.webp 640w, /media/${name}-w960.webp 960w"/><img src="/media/${name}-w960.jpg" fetchPriority="high"/></picture>`;
const later = '<picture><img src="/media/later1.jpg" loading="lazy"/></picture>';
function story(name: string, bytes = 40_000): string {
  const path = `/news/${name}`;
  pages.set(
    path,
    `<html><title>${name} | Church</title><main>${photo(`${name}1.jpg`)}${later}</main></html>`,
  );
  pictures.set(`/media/${name}1.jpg-w640.webp`, bytes);
  return path;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('KEPT', KEPT);
  vi.stubGlobal('caches', {
    open: async (name: string) => shelves.get(name) ?? shelves.set(name, new Shelf()).get(name),
    has: async (name: string) => shelves.has(name),
    delete: async (name: string) => shelves.delete(name),
  });
  vi.stubGlobal('self', {
    addEventListener: (type: keyof typeof listeners, listener: never) => {
      listeners[type] = listener;
    },
    clients: {
      claim: async () => undefined,
      get: async () => undefined,
    },
  });
  await import('./worker.ts');
  hasLine = true;
  shelves.clear();
  pages.clear();
  pictures.clear();
  pages.set('/saved', '<html>What is kept</html>');
  pages.set('/news', '<html>The first page</html>');
  await askWorker('look');
  await askWorker('begin', '/saved');
  fetched.length = 0;
});
afterEach(() => {
  hasLine = true;
});

it('where each byte counts, nothing is fetched unread, and a page can be chosen all the same', async () => {
  shelves.clear();
  await askWorker('open', '/news');
  expect(fetched).toEqual([]);
  const path = story('walk');
  expect(await askWorker('keep', path)).toBe(true);
  expect(pathsIn('site chosen')).toEqual([path]);
});

it('keeps no second page of a list in the place of the first', async () => {
  pages.set('/news?page=2', '<html>The second page</html>');
  expect(await textOf('/news?page=2')).toContain('The second page');
  expect(pathsIn('site pages')).toEqual(['/saved']);
  expect(await textOf('/news')).toContain('The first page');
  await ask('/news?page=2');
  hasLine = false;
  expect(await textOf('/news')).toContain('The first page');
  // The list of saved pages is shown instead.
  expect(await textOf('/news?page=2')).toContain('What is kept');
});

it('keeps the first picture of what the reader chose, small, for whichever width is asked for', async () => {
  const path = story('boats');
  await ask(path);
  expect(pathsIn('site pictures')).toEqual([]);
  expect(await askWorker('keep', path)).toBe(true);
  expect(pathsIn('site chosen')).toEqual([path]);
  expect(pathsIn('site pictures')).toEqual(['/media/boats1.jpg']);
  expect(fetched.filter((one) => one.startsWith('/media/'))).toEqual(['/media/boats1.jpg-w640.webp']);
  // Online, the worker leaves pictures to the browser.
  expect(await ask('/media/boats1.jpg-w1280.avif', 'image')).toBeUndefined();
  // Reading the page again saves its current state, with its picture.
  pages.set(path, (pages.get(path) ?? '').replaceAll('boats1', 'roofs1'));
  pictures.set('/media/roofs1.jpg-w640.webp', 10_000);
  await ask(path);
  expect(pathsIn('site pictures')).toEqual(['/media/roofs1.jpg']);

  hasLine = false;
  expect(await textOf(path)).toContain('data-why="gone"');
  for (const width of ['-w1280.avif', '-w320.webp', ''])
    expect((await (await ask(`/media/roofs1.jpg${width}`, 'image'))?.blob())?.size).toBe(10_000);
  await expect(ask('/media/later1.jpg', 'image')).rejects.toThrow();
  expect(await askWorker('drop', path)).toBe(true);
  expect(pathsIn('site pictures')).toEqual([]);
});

it('keeps a page without a picture that is not there, or too large', async () => {
  const [gone, large] = [story('gone'), story('large', 150_001)];
  pictures.delete('/media/gone1.jpg-w640.webp');
  expect([await askWorker('keep', gone), await askWorker('keep', large)]).toEqual([true, true]);
  expect(pathsIn('site pictures')).toEqual([]);
});

it('asks for no picture while the reader wants less data', async () => {
  const path = story('boats');
  shelves.set('site less', new Shelf());
  await askWorker('look');
  expect(await askWorker('keep', path)).toBe(true);
  await ask(path);
  expect(fetched.filter((one) => one.startsWith('/media/'))).toEqual([]);
  hasLine = false;
  await ask(path);
  expect((await ask('/media/boats1.jpg-w640.webp', 'image'))?.headers.get('content-type')).toBe(
    'image/svg+xml',
  );
});

it('lets go of pictures for want of room, those of the page that was kept longest ago first, and of no page', async () => {
  const paths = Array.from({ length: 14 }, (_, at) => story(`story${at}`, 140_000));
  for (const path of paths) {
    vi.setSystemTime(Date.now() + 60_000);
    expect(await askWorker('keep', path)).toBe(true);
  }
  expect(pathsIn('site chosen')).toEqual(paths);
  expect(pathsIn('site pictures')).toEqual(paths.slice(-12).map((path) => `/media/${path.slice(6)}1.jpg`));
});
