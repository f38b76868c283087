import { dayOf } from '#lib/dates.ts';
import type { ContentVersion } from './contentVersion.ts';
import { type Encoded, encode } from './encode.ts';

/** A page as it was rendered. Only `cacheable` ones of status 200 are cached. */
export interface Rendered {
  readonly status: number;
  /** Content-Type. */
  readonly type: string;
  readonly body: string;
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
  /** The content generation that it shows, and the day on which it was made: some pages speak of today. */
  readonly generation: number;
  readonly day: string;
  readonly madeAt: number;
}

/** What is sent: `stale` when it may be out of date because the database is away. */
export interface Answer {
  readonly page: Prepared;
  readonly stale: boolean;
}

/** The database is away, and no copy of this page is young enough. */
export class DatabaseAway extends Error {}

export interface PageCache {
  /** The cached page for this key, when it is surely of today's content; at once, without asking anybody. */
  hit(key: string): Answer | undefined;
  /**
   * The page for this key: cached, or rendered. However many ask at the same time, it is rendered once.
   * Throws what `render` throws, and DatabaseAway.
   */
  answer(key: string, render: (generation: number) => Promise<Rendered>): Promise<Answer>;
  /** Of all cached pages together. */
  readonly bytes: number;
}

/**
 * Ready pages by key, each of one content generation and one day of the church (design §6). Least recently used pages go when `maxBytes` is reached;
 * one that would take more than an eighth of it is not cached. `isOutage` knows the failures of a rendering that are the database's.
 */
export function createPageCache(
  contentVersion: ContentVersion,
  maxBytes = 48 * 1024 * 1024,
  isOutage: (error: unknown) => boolean = () => false,
): PageCache {
  const pages = new Map<string, Prepared>();
  const flights = new Map<string, Promise<Prepared>>();
  const today = dayClock(contentVersion.now);
  let bytes = 0;

  function forget(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= page.bytes;
    pages.delete(key);
  }

  function keep(key: string, page: Prepared): void {
    forget(key);
    if (page.bytes > maxBytes / 8) return;
    pages.set(key, page);
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  /** Moves a page to the end of the Map, which is the order in which pages go. */
  function used(key: string, page: Prepared): Prepared {
    pages.delete(key);
    pages.set(key, page);
    return page;
  }

  async function make(
    key: string,
    generation: number,
    render: (generation: number) => Promise<Rendered>,
  ): Promise<Prepared> {
    const day = today();
    const { status, type, body, headers = {}, cacheable, encoded } = await render(generation);
    const page: Prepared = {
      ...(encoded ?? (await encode(body))),
      status,
      type,
      headers,
      generation,
      day,
      madeAt: contentVersion.now(),
    };
    if (cacheable && status === 200) keep(key, page);
    return page;
  }

  function once(
    key: string,
    generation: number,
    render: (generation: number) => Promise<Rendered>,
  ): Promise<Prepared> {
    // Who asks after a change never joins a rendering that began before it.
    const flight = `${generation} ${today()} ${key}`;
    const underWay = flights.get(flight);
    if (underWay !== undefined) return underWay;
    const made = make(key, generation, render).finally(() => flights.delete(flight));
    flights.set(flight, made);
    return made;
  }

  /** A database that has restarted leaves broken connections behind: the rendering that meets one is made on another. */
  async function againAfterOutage<T>(rendering: () => Promise<T>): Promise<T> {
    try {
      return await rendering();
    } catch (error) {
      if (isOutage(error) && (await contentVersion.answers())) return rendering();
      throw error;
    }
  }

  function staleCopy(key: string): Answer | undefined {
    const page = pages.get(key);
    return page && contentVersion.mayAnswerFromMemory() ? { page: used(key, page), stale: true } : undefined;
  }

  return {
    get bytes() {
      return bytes;
    },
    hit(key) {
      const page = pages.get(key);
      if (!page || page.generation !== contentVersion.known() || page.day !== today()) return undefined;
      if (!contentVersion.mayAnswerFromMemory()) return undefined;
      return { page: used(key, page), stale: contentVersion.away() };
    },
    async answer(key, render) {
      let generation: number;
      try {
        generation = await contentVersion.ask();
      } catch (error) {
        const copy = staleCopy(key);
        if (copy) return copy;
        throw new DatabaseAway('The database does not answer.', { cause: error });
      }
      const page = pages.get(key);
      if (page?.generation === generation && page.day === today())
        return { page: used(key, page), stale: false };
      try {
        return { page: await againAfterOutage(() => once(key, generation, render)), stale: false };
      } catch (error) {
        if ((await contentVersion.answers()) && !isOutage(error)) throw error;
        const copy = staleCopy(key);
        if (copy) return copy;
        throw new DatabaseAway('The database went away while the page was made.', { cause: error });
      }
    },
  };
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
