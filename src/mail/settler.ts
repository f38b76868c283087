import type { Db } from '#store/database/db.ts';
import { type Settled, settleMails, type Tried } from '#store/delivery/mailOutcomes.ts';

export interface SettlerDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  log(sentence: string): void;
}

/** How often recording is retried after the program was asked to end: for about ten seconds. */
const MOST_AT_THE_END = 12;
const LONGEST_PAUSE = 1_000;
/** Recorded outcomes are remembered at least this long: longer than a standby's lag. */
const REMEMBERED_MS = 10_000;
const NEVER = new AbortController().signal;

/**
 * Creates `settle`, which records the outcome of a mail and resolves after COMMIT. Outcomes that arrive while a statement is running are combined in the next
 * one, so many connections share one commit. Each connection awaits its own, and so never has more than one mail unrecorded. Retried for as long as the
 * database is away: what is not recorded would be sent again. After it was away, and by `settleAgain`, the outcomes of the last seconds before are recorded
 * once more, since the database may now be a standby that lacks them.
 */
export function createSettler({ db, now, wait, log }: SettlerDeps, ending: AbortSignal) {
  let last: Promise<void> = Promise.resolve();
  // In two parts, of which the older is dropped as a whole.
  let [older, newer]: [Tried[], Tried[]] = [[], []];
  let newerSince = 0;
  let next: { readonly tries: Tried[]; readonly noted: Promise<void> } | undefined;

  /** Final outcomes: recording them again changes nothing. */
  function remember(tries: readonly Tried[]): void {
    const at = now().getTime();
    if (at - newerSince > REMEMBERED_MS) [older, newer, newerSince] = [newer, [], at];
    newer.push(...tries.filter(({ settled: { state } }) => state === 'sent' || state === 'refused'));
  }

  async function note(tries: readonly Tried[]): Promise<void> {
    for (let attempt = 0, atTheEnd = 0; ; attempt++) {
      try {
        await settleMails(db, attempt === 0 ? tries : [...older, ...newer, ...tries], now());
        return;
      } catch (error) {
        if (ending.aborted && ++atTheEnd > MOST_AT_THE_END) throw error;
        if (attempt === 0) log(`Mails went out that can't be noted yet: ${(error as Error).message}`);
        await wait(Math.min(LONGEST_PAUSE, 100 * 2 ** attempt), NEVER);
      }
    }
  }

  const settle = (id: string, settled: Settled): Promise<void> => {
    if (!next) {
      const tries: Tried[] = [];
      const noted = last.then(() => {
        next = undefined;
        return note(tries).then(() => remember(tries));
      });
      last = noted.catch(() => undefined);
      next = { tries, noted };
    }
    next.tries.push({ id, settled });
    return next.noted;
  };
  /** Rejects only when the program is asked to end and the database stays away. */
  const settleAgain = (): Promise<void> => note([...older, ...newer]);
  return { settle, settleAgain };
}
