import type { Db } from '#store/database/db.ts';
import { mailTryAsked } from '#store/delivery/mailOutcomes.ts';

export interface BackoffDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const LOOK_MS = 2_000;

/**
 * Creates the wait of the mail server's connections after an error. It ends early when somebody requests an immediate retry in the console, on whichever copy
 * of the program. Resolves to whether that was so.
 */
export function backoffUntilAsked({ db, now, wait }: BackoffDeps) {
  return async (ms: number, signal: AbortSignal): Promise<boolean> => {
    const began = now();
    const until = began.getTime() + ms;
    while (!signal.aborted && now().getTime() < until) {
      await wait(Math.min(LOOK_MS, until - now().getTime()), signal);
      // The database cannot be reached: look again at the next turn.
      const asked = await mailTryAsked(db).catch(() => null);
      if (asked && asked > began) return true;
    }
    return false;
  };
}
