import type { Db } from '#store/database/db.ts';
import { type Settled, settleMails, type Tried } from '#store/mail/mailOutcomes.ts';

export interface SettlerDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  log(sentence: string): void;
}

/** So often it is tried again to note what went out after the program was told to end: some ten seconds. */
const MOST_AT_THE_END = 12;
const LONGEST_PAUSE = 1_000;
const NEVER = new AbortController().signal;

/**
 * Gives the function that notes what became of a mail, and resolves once that is committed. One statement at a time: what connections tell while it
 * is under way goes together into the next one, so that many connections cost one commit. Each connection waits for its own, and so has no more than one
 * mail that is not noted. Tried again however long the database is away, since what is not noted would go out once more.
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
