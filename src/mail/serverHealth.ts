import type { Db } from '#store/database/db.ts';
import { noteMailTrouble } from '#store/mail/mailOutcomes.ts';
import { troubleOf } from './smtpResponse.ts';
import type { Outcome } from './transport.ts';
import type { Vouched } from './vouch.ts';

export interface HealthDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The same for a backoff, which somebody may end: returns whether somebody did. */
  backoff?(ms: number, signal: AbortSignal): Promise<boolean>;
  /** Whether the server still takes good addresses, asked as `from`. */
  vouch(from: string): Promise<Vouched>;
  /** The server turns every mail away, for our sake or for what it says: this newsletter is paused. */
  pause(newsletterId: string, sentence: string): Promise<void>;
  log(sentence: string): void;
}

/** What an answer was about. */
export interface About {
  readonly from: string;
  readonly newsletterId: string | null;
  /** Who would be suppressed by it. */
  readonly toSubscriber: boolean;
}

const MINUTE = 60_000;
const FIRST_REST = 5_000;
const LONGEST_REST = 5 * MINUTE;
/** So many connections broken one after the other are the server's trouble, not the recipients'. */
const MANY_LOST = 3;
/** So many mails turned away one after the other too: one that knows us no more, or has had enough of us, says so of everybody. */
const MANY_REFUSED = 20;
/** Sooner while it has taken none at all. */
const MANY_REFUSED_AT_FIRST = 5;
/** So many of a newsletter turned away for good, one after the other, are no matter of single readers any more. */
const MANY_TURNED_AWAY = 10;
/** So many are believed one after the other; then it is asked whether the server is well. */
const MOST_BELIEVED = 3;

/**
 * The mail server's well-being, as one lane of mails sees it. What it says of an address is no trouble of its own, however often it says so, as
 * long as it takes good ones. While it is in trouble all connections of the lane back off, longer each time, and the console is told why; a newsletter
 * that it turns away from everybody is paused instead.
 */
export function createServerHealth(
  { db, now, wait, backoff, vouch, pause, log }: HealthDeps,
  ending: AbortSignal,
) {
  let troubles = 0;
  /** In a row: broken connections, unknown addresses since a good one was last taken, mails put off or turned away, and of these for good. */
  let [lost, unknown, refused, turned] = [0, 0, 0, 0];
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

  const many = (): number => (taken > 0 ? MANY_REFUSED : MANY_REFUSED_AT_FIRST);

  /** Of an address that the server does not know. Nobody is given up by one that may have lost its list of people. */
  async function ofUnknown(outcome: Outcome, { from, toSubscriber }: About): Promise<Outcome> {
    if (++unknown <= MOST_BELIEVED && (taken > 0 || !toSubscriber)) return outcome;
    const vouched = await vouch(from);
    if (vouched === 'takes') unknown = 0;
    if (vouched === 'takes') return outcome;
    const { response } = outcome;
    if (vouched === 'unknown' && unknown >= MANY_REFUSED) await note(troubleOf(response));
    return { as: vouched === 'refuses' ? 'trouble' : 'later', response, about: 'address' };
  }

  return {
    /** Waits until the connections need not back off any more. */
    backOff: async () => {
      const ms = until - now().getTime();
      if (ms <= 0) return;
      if (!backoff) await wait(ms, ending);
      else if (await backoff(ms, ending)) until = 0;
    },
    /**
     * What an answer means for its recipient, by what the server has said to others: nobody is suppressed or refused
     * for good by one that refuses everybody.
     */
    meant: async (outcome: Outcome, of: About): Promise<Outcome> => {
      const { as, about, response } = outcome;
      if (as !== 'never' || outcome.unasked) return outcome;
      if (about === 'address') return outcome.nobodyThere ? ofUnknown(outcome, of) : outcome;
      // A list of senders that are blocked is put right one day, and so is what a server dislikes today.
      const isOfAll = about === 'us' && of.newsletterId !== null;
      return ++turned > MOST_BELIEVED || isOfAll ? { as: 'later', response, about } : outcome;
    },
    heard: async ({ as, response, unasked, about }: Outcome, { newsletterId }: About) => {
      if (unasked) return;
      lost = as === 'lost' ? lost + 1 : 0;
      if (as === 'sent') {
        [unknown, refused, turned, troubles] = [0, 0, 0, 0];
        taken++;
        if (noted) await note(null);
        return;
      }
      if (about === 'address' && as !== 'trouble') return;
      if (as === 'later' || as === 'never') refused++;
      if (turned >= Math.min(many(), MANY_TURNED_AWAY) && as !== 'trouble' && newsletterId) {
        log(`A newsletter is paused, since the mail server turns it away: ${response}`);
        return pause(newsletterId, troubleOf(response));
      }
      if (as !== 'trouble' && lost < MANY_LOST && refused < many()) return;
      // Connections that fail together are one trouble.
      if (until > now().getTime()) return;
      until = now().getTime() + Math.min(LONGEST_REST, FIRST_REST * 2 ** troubles++);
      log(`The mail server is in trouble: ${response}`);
      await note(troubleOf(response));
    },
  };
}
