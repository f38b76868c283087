/** The browser's caches of the main host, limited in size. */
export type Shelves = readonly [pages: Cache, chosen: Cache, files: Cache, pictures: Cache];

/** Maximum size of all of it in bytes; the browser needs some for each entry. */
const MOST_BYTES = 1_800_000;
const ENTRY_BYTES = 1000;
const MOST_READ = 10;

/**
 * Deletes files that no page refers to; then, until the limit is met, pictures of the pages saved longest ago; then the pages read longest ago, until
 * at most ten are left and the limit is met. `stays`: whether a page is always saved. Returns false if the chosen pages alone exceed the limit.
 */
export async function makeRoom(
  [pages, chosen, files, pictures]: Shelves,
  stays: (path: string) => boolean,
): Promise<boolean> {
  const [read, own] = [await entriesOf(pages), await entriesOf(chosen)];
  const all = [...read, ...own];
  const named = new Set(all.flatMap(({ headers }) => headers.get('x-files')?.split(' ')));
  let bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  for (const { path, size } of await filesOf(files)) {
    if (!named.has(path)) await files.delete(path);
    else bytes += size + ENTRY_BYTES;
  }
  const shown: { path: string; bytes: number; saved: string }[] = [];
  for (const { path, size } of await filesOf(pictures)) {
    const on = own.filter(({ headers }) => headers.get('x-pictures')?.split(' ').includes(path));
    const saved = on.map((one) => one.saved).sort();
    if (saved.length === 0) await pictures.delete(path);
    else shown.push({ path, bytes: size + ENTRY_BYTES, saved: saved.at(-1) ?? '' });
  }
  bytes += shown.reduce((sum, one) => sum + one.bytes, 0);
  for (const picture of shown.sort(oldestFirst)) {
    if (bytes <= MOST_BYTES) break;
    await pictures.delete(picture.path);
    bytes -= picture.bytes;
  }
  const old = read.filter(({ path }) => !stays(path)).sort(oldestFirst);
  let left = old.length;
  for (const page of old) {
    if (left <= MOST_READ && bytes <= MOST_BYTES) break;
    await pages.delete(page.path);
    bytes -= page.bytes;
    left -= 1;
  }
  return bytes <= MOST_BYTES;
}

const oldestFirst = (a: { readonly saved: string }, b: { readonly saved: string }): number =>
  a.saved.localeCompare(b.saved);

interface Entry {
  readonly path: string;
  readonly headers: Headers;
  readonly saved: string;
  readonly bytes: number;
}
async function entriesOf(cache: Cache): Promise<Entry[]> {
  const all = (await cache.keys()).map(async (request) => {
    const headers = (await cache.match(request))?.headers ?? new Headers();
    const bytes = Number(headers.get('x-bytes')) + ENTRY_BYTES;
    return { path: new URL(request.url).pathname, headers, saved: headers.get('x-saved') ?? '', bytes };
  });
  return Promise.all(all);
}

async function filesOf(cache: Cache): Promise<{ path: string; size: number }[]> {
  const all = (await cache.keys()).map(async (request) => ({
    path: new URL(request.url).pathname,
    size: (await (await cache.match(request))?.blob())?.size ?? 0,
  }));
  return Promise.all(all);
}
