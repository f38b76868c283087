import { wait } from '#lib/timeout.ts';

/** How soon a connection without work looks again, while others still have some. */
const LOOK_MS = 1_000;

/**
 * What connections do that have no mail: they wait while others are at work, since what comes meanwhile must not wait for that one. Real
 * time, whatever clock the mails go by: it says only how soon somebody looks.
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
    /** Resolves when it is time to look again; false: nobody has anything to do any more. */
    wait: async (): Promise<boolean> => {
      leave();
      if (enough.aborted) return false;
      // All look at the same moment, so that they ask the database once.
      look ??= wait(LOOK_MS, enough).finally(() => {
        look = undefined;
      });
      await look;
      if (enough.aborted) return false;
      working++;
      return true;
    },
    /** A connection that ends for another reason keeps nobody waiting. */
    leave,
  };
}
