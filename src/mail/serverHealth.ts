import type { Db } from '#store/database/db.ts';
import { noteMailTrouble } from '#store/mail/mailOutcomes.ts';
import type { ProbeResult } from './addressProbe.ts';
import { troubleOf } from './smtpResponse.ts';
import type { Outcome } from './transport.ts';

export interface HealthDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Waits like `wait`, but somebody may cut it short; resolves to whether somebody did. */
  backoff?(ms: number, signal: AbortSignal): Promise<boolean>;
  /** Asks whether the server still accepts addresses that are known to exist (addressProbe.ts). `from`: the sender. */
  probe(from: string): Promise<ProbeResult>;
  /** Pauses a newsletter that the server rejects for everybody, because of the sender or the content. */
  pause(newsletterId: string, sentence: string): Promise<void>;
  log(sentence: string): void;
}

/** The mail that a response was about. */
export interface About {
  readonly from: string;
  readonly newsletterId: string | null;
  /** Whether it went to a subscriber, who may be suppressed by the response. */
  readonly toSubscriber: boolean;
}

const MINUTE = 60_000;
const FIRST_REST = 5_000;
const LONGEST_REST = 5 * MINUTE;
/** After so many lost connections in a row the server is taken to be in trouble. */
const MANY_LOST = 3;
/** The same after so many rejected mails in a row: a server that no longer accepts us as a sender, or has had too many mails, rejects everybody. */
const MANY_REFUSED = 20;
/** As long as the server has accepted no mail at all, fewer are enough. */
const MANY_REFUSED_AT_FIRST = 5;
/** After so many final rejections of a newsletter in a row it is paused: that is no longer about single readers. */
const MANY_TURNED_AWAY = 10;
/** So many “unknown address” responses in a row are believed; after that the server is probed first. */
const MOST_BELIEVED = 3;

/**
 * Tracks whether the mail server works, as seen by one lane of mails. Responses about single addresses are no trouble, however many there are,
 * as long as it accepts known good ones. While the server is in trouble, all connections of the lane back off for growing times and the console
 * shows why; a newsletter that it rejects for everybody is paused instead.
 */
export function createServerHealth(
  { db, now, wait, backoff, probe, pause, log }: HealthDeps,
  ending: AbortSignal,
) {
  let troubles = 0;
  /**
   * Counts in a row: lost connections; unknown addresses since the last accepted mail; mails deferred or rejected; of those, the final
   * rejections.
   */
  let [lost, unknown, refused, turned] = [0, 0, 0, 0];
  let taken = 0;
  let until = 0;
  /** Whether a trouble may be recorded in the database; true at first, so that one from an earlier run is cleared. */
  let noted = true;

  async function note(sentence: string | null): Promise<void> {
    try {
      await noteMailTrouble(db, sentence, now());
      noted = sentence !== null;
    } catch (error) {
      // Recorded again with the next response.
      noted = true;
      log(`What the mail server says can't be noted yet: ${(error as Error).message}`);
    }
  }

  const many = (): number => (taken > 0 ? MANY_REFUSED : MANY_REFUSED_AT_FIRST);

  /** The outcome for an address that the server does not know. Nobody is suppressed by a server that may have lost its list of mailboxes. */
  async function ofUnknown(outcome: Outcome, { from, toSubscriber }: About): Promise<Outcome> {
    if (++unknown <= MOST_BELIEVED && (taken > 0 || !toSubscriber)) return outcome;
    const probed = await probe(from);
    if (probed === 'takes') unknown = 0;
    if (probed === 'takes') return outcome;
    const { response } = outcome;
    if (probed === 'unknown' && unknown >= MANY_REFUSED) await note(troubleOf(response));
    return { as: probed === 'refuses' ? 'trouble' : 'later', response, about: 'address' };
  }

  return {
    /** Waits until the current backoff is over, if there is one. */
    backOff: async () => {
      const ms = until - now().getTime();
      if (ms <= 0) return;
      if (!backoff) await wait(ms, ending);
      else if (await backoff(ms, ending)) until = 0;
    },
    /** Corrects an outcome by what the server has said to others: nobody is suppressed or finally refused by a server that refuses everybody. */
    meant: async (outcome: Outcome, of: About): Promise<Outcome> => {
      const { as, about, response } = outcome;
      if (as !== 'never' || outcome.unasked) return outcome;
      if (about === 'address') return outcome.nobodyThere ? ofUnknown(outcome, of) : outcome;
      // Block lists and content rules get fixed one day, so such a newsletter mail is only deferred.
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
