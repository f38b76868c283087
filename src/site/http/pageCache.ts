import { LRUCache } from 'lru-cache';
import type { Encoding } from '#lib/acceptEncoding.ts';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import type { ContentVersions } from '#store/database/contentVersions.ts';
import type { Reads } from '#store/database/reads.ts';
import type { Topic } from '#store/database/topics.ts';
import type { Body, SlotTexts } from '../context/openBody.ts';
import type { ContentVersion } from './contentVersion.ts';
import type { Edge } from './edge.ts';
import { type Encoded, encode } from './encode.ts';

/** A rendered page. Only pages that are `cacheable` and have status 200 are cached. */
export interface Rendered {
  readonly status: number;
  /** Content-Type. */
  readonly type: string;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cacheable: boolean;
  /** The body in every encoding, if already available. */
  readonly encoded?: Encoded;
}

/** A page ready to be sent. */
export interface Prepared extends Encoded {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly madeAt: number;
  /** Headers for the cache in front, while the page is current; undefined: nobody keeps it. */
  readonly edge: Readonly<Record<string, string>> | undefined;
  /** Its headers for the front handler, by encoding, filled in when they are first sent. */
  readonly heads: Partial<Record<Encoding, PreparedHead>>;
}

/** Prepared headers, as alternating names and values, which is the fastest form for `writeHead`. */
export interface PreparedHead {
  readonly etag: string;
  readonly whole: string[];
  readonly unchanged: string[];
}

/** What a page is rendered from: its recorded reads. As long as they return the same data, the page is not rendered again. */
export interface Source {
  readonly reads: Reads;
}

/** The HTML for the pages' slot (openBody.ts). A new object means that it has changed: pages compare it by ===. */
export interface SlotContent {
  readonly value: SlotTexts;
  readonly reads: Pick<Reads, 'untouched' | 'topics'>;
}

export interface SourcesOf<S extends Source> {
  /** Creates the source for rendering one page at this version. */
  of(version: ContentVersions): Promise<S>;
  slotContent(version: ContentVersions): Promise<SlotContent>;
}

/** A cached page to send; `stale` if it may be out of date because the database is unreachable. */
export interface CachedResponse {
  readonly page: Prepared;
  readonly stale: boolean;
}

/** Errors within this time come from a broken connection, later ones from a database that hangs. */
const AT_ONCE_MS = 1000;

/** Thrown if the database is unreachable and there is no cached copy that is recent enough. */
export class DatabaseAway extends Error {}

export interface PageCache<S> {
  /** Returns the cached page for this key synchronously, if it is known to be current; otherwise undefined. */
  hit(key: string): CachedResponse | undefined;
  /**
   * Returns the page for this key from the cache, or renders it. Concurrent requests share one rendering. Throws what `render` throws, and
   * DatabaseAway.
   */
  respond(key: string, render: (source: S) => Promise<Rendered>): Promise<CachedResponse>;
  /** Size of all cached pages together. */
  readonly bytes: number;
  /** Number of renderings since the start. */
  readonly rendered: number;
}

/** A rendered page before its slot is filled, with the reads that it depends on. */
interface RenderedOnce extends Pick<Prepared, 'status' | 'type' | 'headers'> {
  readonly reads: Reads;
  /** The parts before and after the slot, or the whole page if it has no slot. */
  readonly pieces: readonly Buffer[];
  readonly cacheable: boolean;
  readonly encoded: Encoded | undefined;
  /** The language of the slot's content. */
  readonly language: Language;
}

/** A cache entry: the page, and the version and day for which it is known to be current (some pages show today's date). */
interface CacheEntry {
  readonly page: Prepared;
  readonly rendered: RenderedOnce;
  /** undefined if the page has no slot. */
  readonly slotContent: SlotContent | undefined;
  readonly day: string;
  version: ContentVersions;
}

/**
 * Creates the cache of finished pages (design §6). An entry is valid for one day and as long as the data that its page has read are
 * unchanged. After a write to a topic that the page depends on, its reads are repeated, and it is rendered again only if they return
 * something else. If only the slot's content differs, the rendered page is reused. The least recently used entries are evicted at
 * `maxBytes`; a page larger than an eighth of that is not cached. `isOutage` tells whether a rendering failed because of the database;
 * `edge`: the cache in front, if there is one.
 */
export function createPageCache<S extends Source>(
  contentVersion: ContentVersion,
  sources: SourcesOf<S>,
  maxBytes = 48 * 1024 * 1024,
  isOutage: (error: unknown) => boolean = () => false,
  edge?: Pick<Edge, 'headersOf'>,
): PageCache<S> {
  const pages = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ page }) => page.bytes,
  });
  const flights = new Map<string, PendingRender>();
  const today = dayClock(contentVersion.now);
  let renderings = 0;

  /** Returns the entry if no topic that its page depends on has changed up to this version; undefined otherwise. */
  function fresh(key: string, version: ContentVersions | undefined): CacheEntry | undefined {
    const kept = pages.get(key);
    if (!kept || version === undefined || kept.day !== today()) return undefined;
    const { rendered, slotContent } = kept;
    const untouched = ({ reads }: Pick<SlotContent, 'reads'>) => reads.untouched(kept.version, version);
    if (kept.version !== version && !(untouched(rendered) && (!slotContent || untouched(slotContent))))
      return undefined;
    kept.version = version;
    return kept;
  }

  async function make(key: string, version: ContentVersions, render: Render<S>): Promise<Prepared> {
    const day = today();
    const kept = pages.get(key);
    const before =
      kept?.day === day && (await kept.rendered.reads.same(kept.version, version)) ? kept : undefined;
    const rendered = before?.rendered ?? (await renderAgain(version, render));
    const { status, type, headers, pieces, cacheable, encoded, language } = rendered;
    const [start = '', end] = pieces;
    const slotContent = end && (await sources.slotContent(version));
    if (before && before.slotContent === slotContent) {
      before.version = version;
      return before.page;
    }
    const ready = encoded ?? (end ? encode(start, slotContent?.value[language] ?? '', end) : encode(start));
    const isKept = cacheable && status === 200;
    const page: Prepared = {
      ...{ ...ready, status, type, headers, madeAt: contentVersion.now(), heads: {} },
      edge: isKept ? edge?.headersOf(topicsOf(rendered.reads, slotContent?.reads)) : undefined,
    };
    if (isKept) pages.set(key, { page, rendered, slotContent, day, version });
    return page;
  }

  async function renderAgain(version: ContentVersions, render: Render<S>): Promise<RenderedOnce> {
    const source = await sources.of(version);
    const { status, type, body, headers = {}, cacheable, encoded } = await render(source);
    renderings++;
    const pieces = (typeof body === 'string' ? [body] : [body.before, body.after]).map((text) =>
      Buffer.from(text),
    );
    const language = typeof body === 'string' ? 'en' : body.language;
    return { reads: source.reads, status, type, headers, pieces, cacheable, encoded, language };
  }

  function once(key: string, version: ContentVersions, render: Render<S>): Promise<Prepared> {
    const underWay = flights.get(key);
    // A request that arrives after a change must not join a rendering that started before it.
    if (underWay?.version === version && underWay.day === today()) return underWay.page;
    const page = make(key, version, render).finally(() => {
      if (flights.get(key)?.page === page) flights.delete(key);
    });
    flights.set(key, { version, day: today(), page });
    return page;
  }

  /**
   * Retries a rendering once on another connection if it failed at once, which is what happens on connections that a restarted database has
   * left broken. After a timeout there is no retry, so nobody waits twice.
   */
  async function retryAfterOutage<T>(rendering: () => Promise<T>): Promise<T> {
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
      // While the database is unreachable, requests that can be served from the cache do not wait for it; a background check finds out when it is
      // back.
      const known = contentVersion.away() ? staleCopy(key) : undefined;
      if (known) return known;
      let version: ContentVersions;
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
        const making = retryAfterOutage(() => once(key, version, render));
        const page = await contentVersion.unlessAway(making);
        if (page) return { page, stale: false };
        // A page waiting for a database that has stopped answering may be rendered much later, or never.
        return staleCopy(key) ?? { page: await making, stale: false };
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

/** A rendering in progress. */
interface PendingRender {
  readonly version: ContentVersions;
  readonly day: string;
  readonly page: Promise<Prepared>;
}

/** The topics that a page with this slot depends on; undefined if any write may change it. */
function topicsOf(own: Pick<Reads, 'topics'>, slot?: Pick<Reads, 'topics'>): readonly Topic[] | undefined {
  const [topics, ofSlot] = [own.topics(), slot ? slot.topics() : []];
  return topics && ofSlot && [...topics, ...ofSlot];
}

/** Returns a function that gives today's date in the church's time zone, computed at most once a minute. */
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
