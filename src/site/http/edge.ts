import type { ContentVersions } from '#store/database/contentVersions.ts';
import type { Topic } from '#store/database/topics.ts';
import type { SiteDeps } from '../context/deps.ts';
import type { ContentVersion } from './contentVersion.ts';

/**
 * Seconds for which Varnish keeps a page that nothing purges: the most by which one is late when a purge fails, or when the copy that wrote is
 * killed after COMMIT.
 */
const KEPT_S = 10;
/** A save waits no longer than this for a Varnish that neither answers nor refuses. */
const TIMEOUT_MS = 1000;
/** How many changes there were, as Varnish knows of with a purge and says with each request: its copy must show all of them. */
const AGE_HEADER = 'x-content-age';

/** The caches in front (PURGE_URL): what pages say to them, and their purging. */
export interface Edge {
  /** Headers of a page that depends on these topics, for Varnish, which removes them; none if any write may change it (undefined). */
  headersOf(topics: Iterable<Topic> | undefined): Readonly<Record<string, string>>;
  /** Takes in from a request's headers what Varnish knows: if that is more than this copy does, the page is not from memory. */
  heard(headers: Readonly<Record<string, string | string[] | undefined>>): void;
  /**
   * Has Varnish drop what depends on topics that have changed since its last purge; the first time everything. One purge at a time: who calls
   * meanwhile shares the next. Never rejects; resolves after the purge, or at once while Varnish is known to be away.
   */
  passOn(): Promise<void>;
}

/** How versions are compared (store/database/contentVersions.ts). */
interface Counting {
  ageOf(version: ContentVersions): number;
  movedTopics(before: ContentVersions | undefined, now: ContentVersions): readonly Topic[];
}

/** Creates the edge for the addresses of PURGE_URL; undefined without any. */
export function createEdge(
  purges: SiteDeps['purges'],
  contentVersion: Pick<ContentVersion, 'ask' | 'known' | 'changed'>,
  { ageOf, movedTopics }: Counting,
): Edge | undefined {
  if (!purges || purges.urls.length === 0) return undefined;
  const { urls, log } = purges;
  let purged: ContentVersions | undefined;
  let isAway = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let lastHeard = '';

  async function purge(): Promise<void> {
    // While the database does not answer, nothing changes.
    const version = await contentVersion.ask().catch(() => undefined);
    const tags = version ? movedTopics(purged, version) : [];
    if (version === undefined || tags.length === 0) return;
    try {
      const headers = { [AGE_HEADER]: String(ageOf(version)), 'x-purge': tags.join(' ') };
      await Promise.all(urls.map((url) => call(url, headers)));
      purged = version;
      isAway = false;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!isAway) log(`Varnish took no purge (${why}), so pages may be ${KEPT_S} seconds late.`);
      isAway = true;
    }
  }

  function passOn(): Promise<void> {
    if (running === undefined) {
      running = purge().finally(() => {
        running = undefined;
      });
      return running;
    }
    // The one that runs may have asked for the versions before this change.
    next ??= running.then(() => {
      next = undefined;
      return passOn();
    });
    return next;
  }

  return {
    headersOf: (topics): Readonly<Record<string, string>> =>
      topics === undefined
        ? {}
        : {
            'surrogate-control': `max-age=${KEPT_S}`,
            xkey: [...new Set(topics)].sort().join(' '),
          },
    heard: ({ [AGE_HEADER]: age }) => {
      // Each number but once: a wrong one must not have every request ask the database.
      if (typeof age !== 'string' || age === lastHeard) return;
      lastHeard = age;
      if (Number(age) > ageOf(contentVersion.known() ?? {})) contentVersion.changed();
    },
    passOn: () => {
      const passed = passOn();
      return isAway ? Promise.resolve() : passed;
    },
  };
}

async function call(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { method: 'PURGE', headers, signal, redirect: 'error' });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`${url} answered a purge with ${answer.status}.`);
}
