import type { Db } from '#store/db.ts';
import { noteMailTrouble } from '#store/mailOutcomes.ts';
import { troubleOf } from './smtpAnswer.ts';
import type { Outcome } from './transport.ts';

export interface HealthDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The same for a rest, which somebody may end: answers whether somebody did. */
  rest?(ms: number, signal: AbortSignal): Promise<boolean>;
  log(sentence: string): void;
}

const MINUTE = 60_000;
const FIRST_REST = 5_000;
const LONGEST_REST = 5 * MINUTE;
/** So many lines broken one after the other are the server's trouble, not the recipients'. */
const MANY_LOST = 3;
/** So many recipients turned away one after the other too: one that knows us no more, or has had enough of us, says so of everybody. */
const MANY_REFUSED = 20;
/** Of so many in a row it is believed that nobody is there: the addresses of a list are good for the most part. */
const MOST_PARKED = 3;
/** Sooner while it has taken none at all. */
const MANY_REFUSED_AT_FIRST = 5;

/** The mail server's well-being: while it is in trouble all lines rest, longer each time, and the console is told why. */
export function createServerHealth({ db, now, wait, rest, log }: HealthDeps, ending: AbortSignal) {
  let troubles = 0;
  let lost = 0;
  let refused = 0;
  let taken = 0;
  let until = 0;
  /** What an earlier run noted is over too. */
  let noted = true;

  async function note(sentence: string | null): Promise<void> {
    try {
      await noteMailTrouble(db, sentence, now());
      noted = sentence !== null;
    } catch (error) {
      // Said again with the next answer.
      noted = true;
      log(`What the mail server says can't be noted yet: ${(error as Error).message}`);
    }
  }

  const turnsAllAway = (): boolean => refused >= (taken > 0 ? MANY_REFUSED : MANY_REFUSED_AT_FIRST);
  return {
    /** Waits until the lines need not rest any more. */
    rest: async () => {
      const ms = until - now().getTime();
      if (ms <= 0) return;
      if (!rest) await wait(ms, ending);
      else if (await rest(ms, ending)) until = 0;
    },
    /**
     * What an answer means for its recipient, by what the server has said to others: nobody is parked or refused
     * for good by one that refuses everybody.
     */
    meant: (outcome: Outcome): Outcome => {
      if (outcome.as !== 'never' || outcome.unasked || refused < MOST_PARKED) return outcome;
      return { as: turnsAllAway() ? 'later' : 'never', answer: outcome.answer };
    },
    heard: async ({ as, answer, unasked }: Outcome) => {
      if (unasked) return;
      lost = as === 'lost' ? lost + 1 : 0;
      if (as === 'later' || as === 'never') refused++;
      if (as === 'sent') {
        taken++;
        refused = 0;
        troubles = 0;
        if (noted) await note(null);
        return;
      }
      if (as !== 'trouble' && lost < MANY_LOST && !turnsAllAway()) return;
      // Lines that fail together are one trouble.
      if (until > now().getTime()) return;
      until = now().getTime() + Math.min(LONGEST_REST, FIRST_REST * 2 ** troubles++);
      log(`The mail server is in trouble: ${answer}`);
      await note(troubleOf(answer));
    },
  };
}
