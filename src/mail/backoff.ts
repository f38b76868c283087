import type { Db } from '#store/database/db.ts';
import { mailTryAsked } from '#store/mail/mailOutcomes.ts';

export interface BackoffDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const LOOK_MS = 2_000;

/**
 * A backoff of the mail server's connections that ends as soon as somebody asks in the console to try at once, at whichever copy of the program that was.
 * Returns whether somebody did.
 */
export function backoffUntilAsked({ db, now, wait }: BackoffDeps) {
  return async (ms: number, signal: AbortSignal): Promise<boolean> => {
    const began = now();
    const until = began.getTime() + ms;
    while (!signal.aborted && now().getTime() < until) {
      await wait(Math.min(LOOK_MS, until - now().getTime()), signal);
      // Whoever has no database just now looks again.
      const asked = await mailTryAsked(db).catch(() => null);
      if (asked && asked > began) return true;
    }
    return false;
  };
}
