import { wait } from '#lib/timeout.ts';

/** How often a connection without mail looks for new ones while others are still sending. */
const LOOK_MS = 1_000;

/**
 * Lets connections without mail wait while others are still sending, since a mail that arrives meanwhile must not wait for those. It uses real
 * time even where tests set the clock: it only decides how soon to look again.
 */
export function createIdle(connections: number, over: AbortSignal) {
  let working = connections;
  const nothingLeft = new AbortController();
  const enough = AbortSignal.any([over, nothingLeft.signal]);
  let look: Promise<void> | undefined;
  const leave = (): void => {
    if (--working === 0) nothingLeft.abort();
  };
  return {
    /** Resolves to true when it is time to look again, and to false when no connection has anything left to send. */
    wait: async (): Promise<boolean> => {
      leave();
      if (enough.aborted) return false;
      // All share one timer, so that the database is queried once.
      look ??= wait(LOOK_MS, enough).finally(() => {
        look = undefined;
      });
      await look;
      if (enough.aborted) return false;
      working++;
      return true;
    },
    /** For a connection that ends early: the others no longer wait for it. */
    leave,
  };
}
