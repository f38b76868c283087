import { createInterruption } from '#lib/interruption.ts';
import { withTimeout } from '#lib/timeout.ts';
import type { ContentVersions } from '#store/database/contentVersions.ts';

/** How long cached pages may still be served while the database is unreachable (design §6). */
const MAY_BE_AWAY_MS = 10 * 60_000;
/** How long to wait for a database that neither answers nor refuses. */
const TIMEOUT_MS = 2000;

/**
 * Tracks the newest content generations that this node has seen, and whether the database is reachable. As long as no number changes, every
 * caller gets the same object, so two versions can be compared with ===.
 */
export interface ContentVersion {
  /** The current generations, if cached and up to date; undefined if they have to be read first. */
  known(): ContentVersions | undefined;
  /** Returns the current generations, reading them from the database if necessary. Throws if the database does not answer. */
  ask(): Promise<ContentVersions>;
  /** Queries the database and reports whether it answered. */
  answers(): Promise<boolean>;
  /** Invalidates the cached generations after a write on this node, so that later requests read the new ones. Call it after COMMIT. */
  changed(): void;
  /** Handles a NOTIFY with the generations that some node has increased; null if notifications may have been lost. */
  notified(moved: ContentVersions | null): void;
  /** Reads the generations in the background; never throws. */
  poll(): Promise<void>;
  away(): boolean;
  /** Waits for the work, or until the database is found to be away, and then answers undefined; at once while it is. */
  unlessAway<T>(work: Promise<T>): Promise<T | undefined>;
  /** Whether cached pages may be served: false once the database has been unreachable for ten minutes. */
  mayAnswerFromMemory(): boolean;
  now(): number;
}

/** Creates the tracker. `read` returns the committed generations; `now` returns the time in milliseconds. */
export function createContentVersion(
  read: () => Promise<ContentVersions>,
  now: () => number = Date.now,
): ContentVersion {
  let known: ContentVersions | undefined;
  /** Lower bound from notifications: a query that was already running when one arrived may return older numbers. */
  let atLeast: ContentVersions = {};
  let last: ContentVersions = {};
  let asking: Promise<ContentVersions> | undefined;
  let lastAnswer = now();
  const outage = createInterruption();

  async function look(): Promise<ContentVersions> {
    const found = await withTimeout(read(), TIMEOUT_MS, 'The database takes too long to answer.').catch(
      (error: unknown) => {
        outage.set(true);
        throw error;
      },
    );
    outage.set(false);
    lastAnswer = now();
    return found;
  }

  /** Returns the previous object if it holds the same numbers, otherwise the new one. */
  function one(contentVersions: ContentVersions): ContentVersions {
    if (!isSame(last, contentVersions)) last = contentVersions;
    return last;
  }

  function ask(): Promise<ContentVersions> {
    if (known !== undefined && !outage.isOn) return Promise.resolve(known);
    if (asking) return asking;
    const mine = look()
      .then((found) => {
        const newest = one(newestOf(found, atLeast));
        // If `changed` was called while this query ran, its result may be too old for later callers, so it is not cached.
        if (asking === mine) known = newest;
        return newest;
      })
      .finally(() => {
        if (asking === mine) asking = undefined;
      });
    asking = mine;
    return mine;
  }

  const changed = (): void => {
    // A recent write or notification shows that the database answers, so read from it rather than from memory.
    outage.set(false);
    known = undefined;
    asking = undefined;
  };

  return {
    known: () => known,
    ask,
    answers: () =>
      look().then(
        () => true,
        () => false,
      ),
    changed,
    notified: (moved) => {
      if (moved === null || !Object.values(moved).every(Number.isSafeInteger)) return changed();
      outage.set(false);
      lastAnswer = now();
      atLeast = newestOf(atLeast, moved);
      if (known !== undefined) known = one(newestOf(known, moved));
    },
    poll: async () => {
      const before = known;
      const found = await look().catch(() => undefined);
      // If a write happened meanwhile, the result may be too old. Numbers lower than before come from a restored database.
      if (found === undefined || known === undefined || known !== before) return;
      known = one(found);
      atLeast = found;
    },
    away: () => outage.isOn,
    unlessAway: outage.unless,
    mayAnswerFromMemory: () => !outage.isOn || now() - lastAnswer <= MAY_BE_AWAY_MS,
    now,
  };
}

/** Merges two sets of generations, taking the higher number for each topic. */
function newestOf(some: ContentVersions, others: ContentVersions): ContentVersions {
  const newest: Record<string, number> = { ...some };
  for (const [topic, n] of Object.entries(others)) newest[topic] = Math.max(n, newest[topic] ?? n);
  return newest;
}

function isSame(some: ContentVersions, others: ContentVersions): boolean {
  const topics = Object.keys(others);
  return topics.length === Object.keys(some).length && topics.every((topic) => some[topic] === others[topic]);
}
