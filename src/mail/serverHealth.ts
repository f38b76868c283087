import type { Db } from '#store/database/db.ts';
import { noteMailTrouble } from '#store/delivery/mailOutcomes.ts';
import type { ProbeResult } from './addressProbe.ts';
import { troubleOf } from './smtpResponse.ts';
import { isOfMailbox } from './status.ts';
import type { Outcome } from './transport.ts';

export interface HealthDeps {
  readonly db: Db;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Waits like `wait`, but somebody may cut it short; resolves to whether somebody did. */
  backoff?(ms: number, signal: AbortSignal): Promise<boolean>;
  /** Asks whether the server still accepts addresses that are known to exist (addressProbe.ts). `from`: the sender. */
  probe(from: string): Promise<ProbeResult>;
  /** Pauses a newsletter that the server rejects for everybody after receiving the whole mail: because of the sender or the content. */
  pause(newsletterId: string, sentence: string): Promise<void>;
  /** Resumes a newsletter that was paused in that way. */
  resume(newsletterId: string): Promise<void>;
  /** The lanes of mails whose connections back off: the console shows the trouble until there are none. */
  readonly resting: Set<object>;
  log(sentence: string): void;
}

/** The mail that a response was about. */
export interface About {
  readonly from: string;
  readonly newsletterId: string | null;
  /** Whether that was paused before and is being retried. */
  readonly isTrial: boolean;
  /** Whether it went to a subscriber, who may be suppressed by the response. */
  readonly toSubscriber: boolean;
}

const MINUTE = 60_000;
const FIRST_REST = 5_000;
const LONGEST_REST = 5 * MINUTE;
/** After this many lost connections in a row the server is considered in trouble. */
const MANY_LOST = 3;
/** The same for rejected mails in a row: a server that no longer accepts us as a sender, or has had too many mails, rejects everybody. */
const MANY_REFUSED = 20;
/** As long as the server has accepted no mail at all, or none for a while, fewer are enough: a slow one would take minutes to refuse many. */
const MANY_REFUSED_AT_FIRST = 5;
const A_WHILE = 30_000;
/** After this many permanent rejections in a row a newsletter is paused: the cause is no longer single readers. */
const MANY_TURNED_AWAY = 10;
/** At most this many refusals of single recipients in a row are believed; after that the server is probed first. */
const MOST_BELIEVED = 3;

/**
 * Tracks whether the mail server works, as seen by one lane of mails. Responses about single addresses do not count as trouble, however many there are, as long
 * as it accepts known good ones. While the server is in trouble, all connections of the lane back off for growing times and the console shows why, and the
 * mails that it refuses meanwhile keep their number of tries; a newsletter whose whole mail it rejects for everybody is paused instead, and retried
 * automatically (newsletterTrials.ts).
 */
export function createServerHealth(
  { db, now, wait, backoff, probe, pause, resume, resting, log }: HealthDeps,
  ending: AbortSignal,
) {
  let troubles = 0;
  /** Counts in a row: lost connections; recipients refused since the last accepted mail; mails deferred or rejected; whole mails rejected permanently. */
  let [lost, unknown, refused, turned] = [0, 0, 0, 0];
  let taken = 0;
  let takenAt = 0;
  const lane = {};
  let until = 0;
  let resumed = new AbortController();
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

  /** Ends the backoff of all connections, including those waiting now. */
  function goOn(): void {
    if (until === 0) return;
    until = 0;
    resumed.abort();
    resumed = new AbortController();
  }

  const takesAny = (): boolean => taken > 0 && now().getTime() - takenAt < A_WHILE;
  const many = (): number => (takesAny() ? MANY_REFUSED : MANY_REFUSED_AT_FIRST);

  /**
   * The outcome for a recipient whom the server refuses permanently. Nobody is suppressed or given up because of a server that may have lost its list of
   * mailboxes, or that has block-listed us and so refuses everybody, in whatever words: it is probed with other addresses first.
   */
  async function ofRecipient(
    outcome: Outcome,
    { from, toSubscriber, newsletterId }: About,
  ): Promise<Outcome> {
    const { response, about, nobodyThere } = outcome;
    // Block lists get fixed one day, so such a newsletter mail is only deferred.
    const believed: Outcome = about === 'us' && newsletterId ? { as: 'later', response, about } : outcome;
    // Words alone, or a bare 550, are not conclusive.
    const isLikely = nobodyThere && isOfMailbox(response) && (taken > 0 || !toSubscriber);
    if (++unknown <= MOST_BELIEVED && isLikely) return believed;
    const probed = await probe(from);
    if (probed === 'takes') {
      unknown = 0;
      // It may have fixed in between what made it refuse everybody.
      return troubles > 0 ? { as: 'later', response, about: 'address' } : believed;
    }
    if (probed === 'refuses') return { as: 'trouble', response };
    // No accepted address is known. Others are tried before this one, since the server may be right.
    if (unknown >= many()) return { as: 'trouble', response, uncounted: 'later' };
    return { as: 'later', response, about: 'address' };
  }

  return {
    isResting: (): boolean => until > now().getTime(),
    /** Waits until the current backoff is over, if there is one. */
    backOff: async () => {
      const ms = until - now().getTime();
      if (ms <= 0) return;
      const over = AbortSignal.any([ending, resumed.signal]);
      if (!backoff) await wait(ms, over);
      else if (await backoff(ms, over)) goOn();
    },
    /** Corrects an outcome by the server's responses to others: nobody is suppressed or finally refused because of a server that refuses everybody. */
    meant: async (outcome: Outcome, of: About): Promise<Outcome> => {
      const { as, about, response, seen } = outcome;
      if (as !== 'never' || outcome.unasked) return outcome;
      if (about === 'address' && !outcome.nobodyThere) return outcome;
      if (!seen) return ofRecipient(outcome, of);
      const { newsletterId, isTrial } = of;
      turned++;
      if (newsletterId && isTrial) return { as: 'later', response, about, seen, uncounted: 'now' };
      // Content rules get fixed one day too; and no mail of a newsletter is given up before the server has accepted any.
      const isOfAll = newsletterId !== null && (about === 'us' || !takesAny());
      return turned > MOST_BELIEVED || isOfAll ? { as: 'later', response, about, seen } : outcome;
    },
    heard: async ({ as, response, unasked, about, seen }: Outcome, { newsletterId, isTrial }: About) => {
      if (unasked) return;
      lost = as === 'lost' ? lost + 1 : 0;
      if (as === 'sent') {
        [unknown, refused, turned, troubles] = [0, 0, 0, 0];
        taken++;
        takenAt = now().getTime();
        resting.delete(lane);
        goOn();
        // The trouble of another lane stays shown.
        if (noted && resting.size === 0) await note(null);
        if (newsletterId && isTrial) await resume(newsletterId);
        return;
      }
      if (about === 'address' && as !== 'trouble') return;
      if (as === 'later' || as === 'never') refused++;
      const isTurned = seen && (isTrial || turned >= Math.min(many(), MANY_TURNED_AWAY));
      if (isTurned && newsletterId) {
        log(`A newsletter is paused, since the mail server turns it away: ${response}`);
        await note(troubleOf(response));
        return pause(newsletterId, troubleOf(response));
      }
      if (as !== 'trouble' && lost < MANY_LOST && refused < many()) return;
      // Connections that fail together count as one failure.
      if (until > now().getTime()) return;
      until = now().getTime() + Math.min(LONGEST_REST, FIRST_REST * 2 ** troubles++);
      resting.add(lane);
      log(`The mail server is in trouble: ${response}`);
      await note(troubleOf(response));
    },
  };
}
