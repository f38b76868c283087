import type { Db } from '#store/database/db.ts';
import { type Settled, settleMails, type Tried } from '#store/mail/mailOutcomes.ts';

export interface SettlerDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  log(sentence: string): void;
}

/** How often recording is retried after the program was told to end: for some ten seconds. */
const MOST_AT_THE_END = 12;
const LONGEST_PAUSE = 1_000;
const NEVER = new AbortController().signal;

/**
 * Creates the function that records the outcome of a mail and resolves after COMMIT. Outcomes that arrive while one statement is running go
 * together into the next, so many connections share one commit. Each connection awaits its own, and so never has more than one mail unrecorded.
 * Retried for as long as the database is away: what is not recorded would be sent again.
 */
export function createSettler({ db, now, wait, log }: SettlerDeps, ending: AbortSignal) {
  let last: Promise<void> = Promise.resolve();
  let next: { readonly tries: Tried[]; readonly noted: Promise<void> } | undefined;

  async function note(tries: readonly Tried[]): Promise<void> {
    for (let attempt = 0, atTheEnd = 0; ; attempt++) {
      try {
        return await settleMails(db, tries, now());
      } catch (error) {
        if (ending.aborted && ++atTheEnd > MOST_AT_THE_END) throw error;
        if (attempt === 0) log(`Mails went out that can't be noted yet: ${(error as Error).message}`);
        await wait(Math.min(LONGEST_PAUSE, 100 * 2 ** attempt), NEVER);
      }
    }
  }

  return (id: string, settled: Settled): Promise<void> => {
    if (!next) {
      const tries: Tried[] = [];
      const noted = last.then(() => {
        next = undefined;
        return note(tries);
      });
      last = noted.catch(() => undefined);
      next = { tries, noted };
    }
    next.tries.push({ id, settled });
    return next.noted;
  };
}
