import { LRUCache } from 'lru-cache';
import { dayOf } from '#lib/dates.ts';
import type { Generations, Reads } from '../reading/database.load.ts';
import type { ContentVersion } from './contentVersion.ts';
import { type Encoded, encode } from './encode.ts';
import type { Body } from './openBody.ts';

/** A page as it was rendered. Only `cacheable` ones of status 200 are cached. */
export interface Rendered {
  readonly status: number;
  /** Content-Type. */
  readonly type: string;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cacheable: boolean;
  /** The body in every encoding, where it is there already. */
  readonly encoded?: Encoded;
}

/** A page ready to be sent. */
export interface Prepared extends Encoded {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly madeAt: number;
}

/** What a page is rendered from. While everything that it has read still reads the same, the page is not rendered again. */
export interface Source {
  readonly reads: Reads;
}

/** What is put into the open place of pages (openBody.ts), as HTML. It is another object only when it has changed: pages compare it by ===. */
export interface Filling {
  readonly value: string;
  readonly reads: Pick<Reads, 'untouched'>;
}

export interface SourcesOf<S extends Source> {
  /** A source for a page that is about to be rendered of these generations. */
  of(version: Generations): Promise<S>;
  filling(version: Generations): Promise<Filling>;
}

/** What is sent: `stale` when it may be out of date because the database is away. */
export interface CachedResponse {
  readonly page: Prepared;
  readonly stale: boolean;
}

/** A broken connection is noticed within so long. */
const AT_ONCE_MS = 1000;

/** The database is away, and no copy of this page is young enough. */
export class DatabaseAway extends Error {}

export interface PageCache<S> {
  /** The cached page for this key, when it is surely of today's content; at once, without asking anybody. */
  hit(key: string): CachedResponse | undefined;
  /**
   * The page for this key: cached, or rendered from a source. However many ask at the same time, it is rendered once.
   * Throws what `render` throws, and DatabaseAway.
   */
  respond(key: string, render: (source: S) => Promise<Rendered>): Promise<CachedResponse>;
  /** Of all cached pages together. */
  readonly bytes: number;
  /** How often something was rendered. */
  readonly rendered: number;
}

/** A page as it was rendered, and what it was rendered from. */
interface RenderedOnce extends Pick<Prepared, 'status' | 'type' | 'headers'> {
  readonly reads: Reads;
  /** What stands before its open place and after it, or the whole. */
  readonly pieces: readonly Buffer[];
  readonly cacheable: boolean;
  readonly encoded: Encoded | undefined;
}

/** A page with the generations and the day for which it is known to be right: some pages show today's date. */
interface Kept {
  readonly page: Prepared;
  readonly rendered: RenderedOnce;
  /** undefined: the page leaves nothing open. */
  readonly filling: Filling | undefined;
  readonly day: string;
  version: Generations;
}

/**
 * Keeps finished pages by key (design §6). A page is right for one day, and for as long as what it has read is the same in the database. When a write
 * may have changed some of that, it is read again: only if it is different the page is rendered anew. If just the filling is different, it is put
 * into the page that there is. The least recently used pages go when `maxBytes` is reached; a page that takes more than an eighth of that is not
 * kept. `isOutage` tells whether a rendering failed because of the database.
 */
export function createPageCache<S extends Source>(
  contentVersion: ContentVersion,
  sources: SourcesOf<S>,
  maxBytes = 48 * 1024 * 1024,
  isOutage: (error: unknown) => boolean = () => false,
): PageCache<S> {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ page }) => page.bytes,
  });
  const flights = new Map<string, Flight>();
  const today = dayClock(contentVersion.now);
  let renderings = 0;

  /** The page that is kept for this key, when nothing that it was rendered from has been touched until this version. */
  function fresh(key: string, version: Generations | undefined): Kept | undefined {
    const kept = pages.get(key);
    if (!kept || version === undefined || kept.day !== today()) return undefined;
    const { rendered, filling } = kept;
    const untouched = ({ reads }: Pick<Filling, 'reads'>) => reads.untouched(kept.version, version);
    if (kept.version !== version && !(untouched(rendered) && (!filling || untouched(filling))))
      return undefined;
    kept.version = version;
    return kept;
  }

  async function make(key: string, version: Generations, render: Render<S>): Promise<Prepared> {
    const day = today();
    const kept = pages.get(key);
    const before =
      kept?.day === day && (await kept.rendered.reads.same(kept.version, version)) ? kept : undefined;
    const rendered = before?.rendered ?? (await renderAnew(version, render));
    const { status, type, headers, pieces, cacheable, encoded } = rendered;
    const [start = '', end] = pieces;
    const filling = end && (await sources.filling(version));
    if (before && before.filling === filling) {
      before.version = version;
      return before.page;
    }
    const ready = encoded ?? (end ? encode(start, filling?.value ?? '', end) : encode(start));
    const page: Prepared = { ...ready, status, type, headers, madeAt: contentVersion.now() };
    if (cacheable && status === 200) pages.set(key, { page, rendered, filling, day, version });
    return page;
  }

  async function renderAnew(version: Generations, render: Render<S>): Promise<RenderedOnce> {
    const source = await sources.of(version);
    const { status, type, body, headers = {}, cacheable, encoded } = await render(source);
    renderings++;
    const pieces = (typeof body === 'string' ? [body] : [body.before, body.after]).map((text) =>
      Buffer.from(text),
    );
    return { reads: source.reads, status, type, headers, pieces, cacheable, encoded };
  }

  function once(key: string, version: Generations, render: Render<S>): Promise<Prepared> {
    const underWay = flights.get(key);
    // Who asks after a change never joins a rendering that began before it.
    if (underWay?.version === version && underWay.day === today()) return underWay.page;
    const page = make(key, version, render).finally(() => {
      if (flights.get(key)?.page === page) flights.delete(key);
    });
    flights.set(key, { version, day: today(), page });
    return page;
  }

  /**
   * A database that has restarted leaves broken connections behind: the rendering that meets one is made on another. Such a one fails at once;
   * who has waited for a database that hangs does not wait a second time.
   */
  async function againAfterOutage<T>(rendering: () => Promise<T>): Promise<T> {
    const began = contentVersion.now();
    try {
      return await rendering();
    } catch (error) {
      const atOnce = contentVersion.now() - began < AT_ONCE_MS;
      if (isOutage(error) && atOnce && (await contentVersion.answers())) return rendering();
      throw error;
    }
  }

  function staleCopy(key: string): CachedResponse | undefined {
    const kept = pages.get(key);
    return kept && contentVersion.mayAnswerFromMemory() ? { page: kept.page, stale: true } : undefined;
  }

  return {
    get bytes() {
      return pages.calculatedSize;
    },
    get rendered() {
      return renderings;
    },
    hit(key) {
      const kept = fresh(key, contentVersion.known());
      if (!kept || !contentVersion.mayAnswerFromMemory()) return undefined;
      return { page: kept.page, stale: contentVersion.away() };
    },
    async respond(key, render) {
      let version: Generations;
      try {
        version = await contentVersion.ask();
      } catch (error) {
        const copy = staleCopy(key);
        if (copy) return copy;
        throw new DatabaseAway('The database does not answer.', { cause: error });
      }
      const kept = fresh(key, version);
      if (kept) return { page: kept.page, stale: false };
      try {
        return { page: await againAfterOutage(() => once(key, version, render)), stale: false };
      } catch (error) {
        if (!isOutage(error) && (await contentVersion.answers())) throw error;
        const copy = staleCopy(key);
        if (copy) return copy;
        throw new DatabaseAway('The database went away while the page was made.', { cause: error });
      }
    },
  };
}

type Render<S> = (source: S) => Promise<Rendered>;

/** A rendering that is under way. */
interface Flight {
  readonly version: Generations;
  readonly day: string;
  readonly page: Promise<Prepared>;
}

/** Today in the church's time, looked up once a minute: no zone's day begins between two minutes. */
function dayClock(now: () => number): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      day = dayOf(new Date(now()));
    }
    return day;
  };
}
