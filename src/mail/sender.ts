import type { Db } from '#store/database/db.ts';
import type { Settled } from '#store/delivery/mailOutcomes.ts';
import { giveBackMail } from '#store/mailQueue/claims.ts';
import { type DueMail, type Lane, OTHER_LANES, OWN_LANES } from '#store/mailQueue/mail.ts';
import { endTrial, pauseByItself } from '#store/newsletter/newsletterTrials.ts';
import { BadAddress } from './address.ts';
import { createAddressProbe } from './addressProbe.ts';
import { createClaimer, NotOurs } from './claimer.ts';
import { createConnectionLimit, type Place } from './connectionLimit.ts';
import { createDueQueue } from './dueQueue.ts';
import { createIdle } from './idle.ts';
import { paceOf } from './pace.ts';
import { createServerHealth } from './serverHealth.ts';
import { createSettler } from './settler.ts';
import type { Connection, Outcome, SealedMail, Transport } from './transport.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly transport: Transport;
  /** Renders and seals a mail; null when its record no longer exists. Throws BadAddress. */
  sealedMailOf(mail: DueMail): Promise<SealedMail | null>;
  /** How many mails may be in flight at a time, each on its own connection, not counting those that a person waits for. */
  readonly connections: number;
  /** The same for mails that a person waits for. */
  readonly ownConnections: number;
  /** The most mails per minute. */
  readonly pace?: number | undefined;
  now(): Date;
  /** Resolves after this time, or as soon as `signal` fires. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The wait during server trouble, which somebody may cut short (serverHealth.ts). */
  backoff?(ms: number, signal: AbortSignal): Promise<boolean>;
  log(sentence: string): void;
}

/** Wrapped in an object, since awaiting a promise of a promise awaits both. */
interface Noting {
  readonly noted: Promise<void>;
  /** The server accepts no further connection from us. */
  readonly isFull?: boolean;
}

const NEVER = new AbortController().signal;
const MINUTE = 60_000;
/** How long to wait after the n-th failed attempt. Mail that is not accepted within about four days is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * MINUTE);
/** How many recipients of the latest accepted mails are remembered: addresses that certainly exist (addressProbe.ts). */
const REMEMBERED = 3;

/**
 * Sends all due mails, until none is left, the program is asked to end (`ending`), or another copy may have taken over (`lost`); only one copy sends at a time.
 * Mails that a person waits for have their own connections and backoff, so that neither a newsletter nor anything else in bulk delays them. A mail is recorded
 * as sent once the server has accepted it, and before the same connection transmits the next one: if the program is killed, at most the one in flight on each
 * connection is sent twice, with the same Message-ID, and none is lost. It is claimed before it is handed over, so that a running copy which has lost the
 * database has time to reconnect and record the outcome.
 */
export async function sendDue(
  deps: SenderDeps,
  ending: AbortSignal,
  lost: AbortSignal = NEVER,
): Promise<void> {
  const { db, transport, now, log } = deps;
  const { settle, settleAgain } = createSettler(deps, ending);
  const over = AbortSignal.any([ending, lost]);
  const claim = createClaimer(deps, over);
  const pace = paceOf(deps, over);
  const idle = createIdle(deps.connections + deps.ownConnections, over);
  const limit = createConnectionLimit(now, log);
  const resting = new Set<object>();
  const taken: string[] = [];

  function createLane(lanes: readonly Lane[]) {
    const queue = createDueQueue(db, lanes, now);
    const pause = async (newsletterId: string, sentence: string): Promise<void> => {
      await pauseByItself(db, newsletterId, sentence, now());
      queue.forget();
    };
    const resume = async (newsletterId: string): Promise<void> => {
      await endTrial(db, newsletterId, now());
      queue.forget();
    };
    const probe = createAddressProbe(db, transport, taken);
    return {
      queue,
      server: createServerHealth({ ...deps, probe, pause, resume, resting }, over),
      isOwn: lanes === OWN_LANES,
    };
  }

  /**
   * Sends one mail. Resolves as soon as the connection is free, with the promise that the outcome is recorded. `before`: that promise of the
   * connection's previous mail.
   */
  async function deliver(
    { queue, server, isOwn }: ReturnType<typeof createLane>,
    mail: DueMail,
    { connection, place }: { readonly connection: Connection; readonly place: Place },
    before: Promise<void>,
  ): Promise<Noting> {
    const note = (settled: Settled): Noting => {
      const noted = Promise.all([before, settle(mail.id, settled)]).then(() => queue.done(mail));
      // Awaited later, when the failure matters; until then it must not count as unhandled.
      noted.catch(() => undefined);
      return { noted };
    };
    let sealed: SealedMail | null;
    try {
      sealed = await deps.sealedMailOf(mail);
    } catch (error) {
      const response = (error as Error).message;
      if (error instanceof BadAddress) return note({ state: 'refused', response });
      // A mail that cannot be rendered must not block the others.
      log(`The mail ${mail.id} could not be written: ${response}`);
      return note(settledBy({ as: 'later', response }, mail.tries, now()));
    }
    if (sealed === null) return note({ state: 'cancelled', response: 'What it was about is gone.' });
    await pace(isOwn);
    const { from, to } = sealed.envelope;
    const { newsletterId, mailKey, isTrial } = mail;
    const about = { from, newsletterId, isTrial, toSubscriber: mailKey !== null };
    const failed = await place.open(() => connection.open());
    if (failed) {
      queue.done(mail);
      if (failed !== 'full') await server.heard(failed, about);
      return { noted: before, isFull: failed === 'full' };
    }
    const claimed = claim(mail.id);
    const ready = Promise.all([before, claimed]);
    // The code that hands it over handles a failure; if the server refuses the mail before, it does not wait for that.
    ready.catch(() => undefined);
    let answer: Outcome;
    try {
      answer = await connection.send(sealed, ready);
    } catch (error) {
      if (!(error instanceof NotOurs)) throw error;
      connection.close();
      queue.done(mail);
      return { noted: before };
    }
    const outcome = await server.meant(answer, about);
    const isCrowded = outcome.crowded === true && place.refused();
    if (outcome.as === 'sent') taken.splice(0, taken.length, to, ...taken.slice(0, REMEMBERED - 1));
    const { as, response, uncounted = as === 'trouble' && 'now' } = outcome;
    if (uncounted) {
      const later = uncounted === 'later' && { due: new Date(now().getTime() + MINUTE), response };
      // If it can't be released, it is due a minute later.
      await claimed.then(({ at }) => giveBackMail(db, mail, at, later || undefined)).catch(() => undefined);
      queue.done(mail);
    }
    const noting = uncounted ? { noted: before } : note(settledBy(outcome, mail.tries, now()));
    if (isCrowded) return { ...noting, isFull: true };
    await server.heard(outcome, about);
    return noting;
  }

  async function work(lane: ReturnType<typeof createLane>): Promise<void> {
    const connection = transport.openConnection();
    const place = limit.createPlace(lane.isOwn);
    const letGo = (): void => {
      connection.close();
      place.free();
    };
    let noting: Noting = { noted: Promise.resolve() };
    try {
      while (!over.aborted) {
        if (lane.server.isResting() || place.isSurplus()) letGo();
        await lane.server.backOff();
        if (noting.isFull) await place.room(over);
        if (over.aborted) break;
        const mail = await lane.queue.next();
        if (mail) noting = await deliver(lane, mail, { connection, place }, noting.noted);
        else {
          letGo();
          noting = { noted: noting.noted };
          if (!(await idle.wait())) return;
        }
      }
      idle.leave();
    } catch (error) {
      idle.leave();
      throw error;
    } finally {
      letGo();
      await noting.noted;
    }
  }
  const [own, others] = [createLane(OWN_LANES), createLane(OTHER_LANES)];
  const connections = [...Array(deps.ownConnections).fill(own), ...Array(deps.connections).fill(others)];
  const done = await Promise.allSettled(connections.map(work));
  // A promoted standby may lack what was recorded last.
  if (lost.aborted) await settleAgain();
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What to record after an attempt; `tries`: the number of earlier ones. */
export function settledBy({ as, response, nobodyThere = false }: Outcome, tries: number, now: Date): Settled {
  if (as === 'sent') return { state: 'sent', response };
  const pause = PAUSES[tries];
  if (as === 'never' || pause === undefined) return { state: 'refused', response, nobodyThere };
  // Jitter, so that mails which failed together are not retried together.
  const spread = pause * (1 + Math.random() / 4);
  return { state: 'waiting', response, due: new Date(now.getTime() + spread) };
}
