import type { Db } from '#store/database/db.ts';
import { claimMails } from '#store/mailQueue/claims.ts';

/** The mail is no longer ours to send: it was cancelled, another copy is sending it, or the lock that lets us send is lost. */
export class NotOurs extends Error {}

export interface ClaimerDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** A claim on a mail: its time, with which it can be released. */
export interface Claim {
  readonly at: Date;
}

const LONGEST_PAUSE = 1_000;

/**
 * Creates the function that claims a mail, shortly before it is handed over. Claims requested while a statement is running are combined in the next one. Tries
 * again while the database is away; rejects with NotOurs when the mail must not be sent, and when `over` fires before it is claimed.
 */
export function createClaimer({ db, now, wait }: ClaimerDeps, over: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve();
  let next: { readonly ids: string[]; readonly claimed: Promise<Claim & { ids: Set<string> }> } | undefined;

  async function claim(ids: readonly string[]): Promise<Claim & { ids: Set<string> }> {
    for (let attempt = 0; ; attempt++) {
      const at = now();
      try {
        if (over.aborted) return { at, ids: new Set() };
        return { at, ids: await claimMails(db, ids, at) };
      } catch {
        await wait(Math.min(LONGEST_PAUSE, 100 * 2 ** attempt), over);
      }
    }
  }

  return async (id: string): Promise<Claim> => {
    if (!next) {
      const ids: string[] = [];
      const claimed = last.then(() => {
        next = undefined;
        return claim(ids);
      });
      last = claimed;
      next = { ids, claimed };
    }
    next.ids.push(id);
    const { at, ids } = await next.claimed;
    if (!ids.has(id)) throw new NotOurs('This mail is not ours to send any more.');
    return { at };
  };
}
