import { withTimeout } from '#lib/timeout.ts';
import type { Generations } from '../reading/database.load.ts';

/** For how long pages answer from memory while the database is away (design §6). */
const MAY_BE_AWAY_MS = 10 * 60_000;
/** So long one waits for a database that neither answers nor refuses. */
const TIMEOUT_MS = 2000;

/**
 * Which generations of the content this node knows, and whether the database answers. Until a generation moves everybody is given the same object,
 * so that two of them are compared by ===.
 */
export interface ContentVersion {
  /** The generations when they are surely the newest; undefined when they must be asked for. */
  known(): Generations | undefined;
  /** The newest generations, asked for when they are not known. Throws when the database does not answer. */
  ask(): Promise<Generations>;
  /** Whether the database answers just now. */
  answers(): Promise<boolean>;
  /** Somebody on this node has changed content: what is asked from now on sees it. To be called after COMMIT. */
  changed(): void;
  /** Another node (or this one) tells the generations that it has moved; null: some may have been missed. */
  notified(moved: Generations | null): void;
  /** Looks at the database by itself; never throws. */
  poll(): Promise<void>;
  away(): boolean;
  /** False once the database has been away for ten minutes: then nothing old is shown any more. */
  mayAnswerFromMemory(): boolean;
  now(): number;
}

/** `read` gives the generations that are committed; `now` is in milliseconds. */
export function createContentVersion(
  read: () => Promise<Generations>,
  now: () => number = Date.now,
): ContentVersion {
  let known: Generations | undefined;
  /** What notices have told: an answer of the database that was under way when one came may be older. */
  let atLeast: Generations = {};
  let last: Generations = {};
  let asking: Promise<Generations> | undefined;
  let lastAnswer = now();
  let isAway = false;

  async function look(): Promise<Generations> {
    const found = await withTimeout(read(), TIMEOUT_MS, 'The database takes too long to answer.').catch(
      (error: unknown) => {
        isAway = true;
        throw error;
      },
    );
    isAway = false;
    lastAnswer = now();
    return found;
  }

  /** The object that was given last, if it holds the same numbers. */
  function one(generations: Generations): Generations {
    if (!isSame(last, generations)) last = generations;
    return last;
  }

  function ask(): Promise<Generations> {
    if (known !== undefined && !isAway) return Promise.resolve(known);
    if (asking) return asking;
    const mine = look()
      .then((found) => {
        const newest = one(newestOf(found, atLeast));
        // After `changed` the answer may be too old for whoever asks from then on, and is not remembered.
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
      atLeast = newestOf(atLeast, moved);
      if (known !== undefined) known = one(newestOf(known, moved));
    },
    poll: async () => {
      const before = known;
      const found = await look().catch(() => undefined);
      // After a write in between the answer may be too old. Lower numbers than before come from a database that was restored.
      if (found === undefined || known === undefined || known !== before) return;
      known = one(found);
      atLeast = found;
    },
    away: () => isAway,
    mayAnswerFromMemory: () => !isAway || now() - lastAnswer <= MAY_BE_AWAY_MS,
    now,
  };
}

/** Of each topic the higher of two generations. */
function newestOf(some: Generations, others: Generations): Generations {
  const newest: Record<string, number> = { ...some };
  for (const [topic, n] of Object.entries(others)) newest[topic] = Math.max(n, newest[topic] ?? n);
  return newest;
}

function isSame(some: Generations, others: Generations): boolean {
  const topics = Object.keys(others);
  return topics.length === Object.keys(some).length && topics.every((topic) => some[topic] === others[topic]);
}
