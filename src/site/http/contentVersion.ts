import { withTimeout } from '#lib/timeout.ts';

/** For how long pages answer from memory while the database is away (design §6). */
const MAY_BE_AWAY_MS = 10 * 60_000;
/** So long one waits for a database that neither answers nor refuses. */
const TIMEOUT_MS = 2000;

/** What this node knows about the content generation, and whether the database can be reached. */
export interface ContentVersion {
  /** The generation when it is surely the newest; undefined when it must be asked for. */
  known(): number | undefined;
  /** The newest generation, asked for when it is not known. Throws when the database does not answer. */
  ask(): Promise<number>;
  /** Whether the database answers just now. */
  answers(): Promise<boolean>;
  /** Somebody on this node has changed content: what is asked from now on sees it. To be called after COMMIT. */
  changed(): void;
  /** Another node (or this one) tells a new generation; null: some may have been missed. */
  notified(generation: number | null): void;
  /** Looks at the database by itself; never throws. */
  poll(): Promise<void>;
  away(): boolean;
  /** False once the database has been away for ten minutes: then nothing old is shown any more. */
  mayAnswerFromMemory(): boolean;
  now(): number;
}

/** `read` gives the generation that is committed; `now` is in milliseconds. */
export function createContentVersion(
  read: () => Promise<number>,
  now: () => number = Date.now,
): ContentVersion {
  let known: number | undefined;
  /** No answer that began earlier counts less than what was notified meanwhile. */
  let atLeast = 0;
  let asking: Promise<number> | undefined;
  let lastAnswer = now();
  let isAway = false;

  async function look(): Promise<number> {
    const generation = await withTimeout(read(), TIMEOUT_MS, 'The database takes too long to answer.').catch(
      (error: unknown) => {
        isAway = true;
        throw error;
      },
    );
    isAway = false;
    lastAnswer = now();
    return generation;
  }

  function ask(): Promise<number> {
    if (known !== undefined && !isAway) return Promise.resolve(known);
    if (asking) return asking;
    const mine = look()
      .then((generation) => {
        const newest = Math.max(generation, atLeast);
        // A change in between has taken `asking` away: the answer is for those who asked before it only.
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
    notified: (generation) => {
      if (generation === null || !Number.isSafeInteger(generation)) return changed();
      atLeast = Math.max(atLeast, generation);
      if (known !== undefined) known = Math.max(known, generation);
    },
    poll: async () => {
      const before = known;
      const generation = await look().catch(() => undefined);
      // What became unknown meanwhile stays so, and nothing goes backwards but a restored database.
      if (generation === undefined || known === undefined || known !== before) return;
      known = generation;
      atLeast = Math.min(atLeast, generation);
    },
    away: () => isAway,
    mayAnswerFromMemory: () => !isAway || now() - lastAnswer <= MAY_BE_AWAY_MS,
    now,
  };
}
