import type { Db } from '#store/database/db.ts';
import { type DueMail, type Lane, OTHER_LANES, OWN_LANES } from '#store/mail/mail.ts';
import type { Settled } from '#store/mail/mailOutcomes.ts';
import { pauseByItself } from '#store/newsletter/sentNewsletters.ts';
import { BadAddress } from './address.ts';
import { createDueQueue } from './dueQueue.ts';
import { createIdle } from './idle.ts';
import { paceOf } from './pace.ts';
import { createServerHealth } from './serverHealth.ts';
import { createSettler } from './settler.ts';
import type { Connection, Outcome, SealedMail, Transport } from './transport.ts';
import { createVouching } from './vouch.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly transport: Transport;
  /** The finished mail; null: what it was about is gone. Throws BadAddress. */
  sealedMailOf(mail: DueMail): Promise<SealedMail | null>;
  /** Mails in flight at a time, each on a connection of its own, besides those of what single persons wait for. */
  readonly connections: number;
  /** The same of those. */
  readonly ownConnections: number;
  /** Most mails a minute. */
  readonly pace?: number | undefined;
  now(): Date;
  /** Waits, but no longer than until `signal` fires. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The rest of a server in trouble, where somebody may end it (serverHealth.ts). */
  backoff?(ms: number, signal: AbortSignal): Promise<boolean>;
  log(sentence: string): void;
}

/** In an object, since a promise of a promise waits for both. */
interface Noting {
  readonly noted: Promise<void>;
}

const NEVER = new AbortController().signal;
const MINUTE = 60_000;
/** After the n-th try that came to nothing. Whoever has not taken it after these four days does not get it. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * MINUTE);
/** So many whose mails were taken last are remembered: it is known that they are there. */
const REMEMBERED = 3;

/**
 * Sends all mails whose time has come, until there are none, the program is told to end (`ending`), or another copy may have taken over
 * (`lost`): only one does so at a time. What single persons wait for goes on connections of its own, with a backoff of its own, so that neither a newsletter nor
 * whatever else many cause keeps it. A mail is
 * noted as sent when the server has taken it, before the same connection carries the text of another: whenever this program or the database is killed, at
 * most the one in flight on each connection goes out a second time, with the same Message-ID, and none is missed.
 */
export async function sendDue(
  deps: SenderDeps,
  ending: AbortSignal,
  lost: AbortSignal = NEVER,
): Promise<void> {
  const { db, transport, now, log } = deps;
  const settle = createSettler(deps, ending);
  const over = AbortSignal.any([ending, lost]);
  const pace = paceOf(deps, over);
  const idle = createIdle(deps.connections + deps.ownConnections, over);
  const taken: string[] = [];

  function createLane(lanes: readonly Lane[]) {
    const queue = createDueQueue(db, lanes, now);
    const pause = async (newsletterId: string, sentence: string): Promise<void> => {
      await pauseByItself(db, newsletterId, sentence, now());
      queue.forget();
    };
    const vouch = createVouching(db, transport, taken);
    return { queue, server: createServerHealth({ ...deps, vouch, pause }, over), isOwn: lanes === OWN_LANES };
  }

  /** Answers, as soon as the connection is free, the promise that what came of it is noted. `before`: the same of the mail before on this connection. */
  async function deliver(
    { queue, server, isOwn }: ReturnType<typeof createLane>,
    mail: DueMail,
    connection: Connection,
    before: Promise<void>,
  ): Promise<Noting> {
    const note = (settled: Settled): Noting => {
      const noted = Promise.all([before, settle(mail.id, settled)]).then(() => queue.done(mail));
      // Nobody waits for it yet; whoever does hears of a failure.
      noted.catch(() => undefined);
      return { noted };
    };
    let sealed: SealedMail | null;
    try {
      sealed = await deps.sealedMailOf(mail);
    } catch (error) {
      const response = (error as Error).message;
      if (error instanceof BadAddress) return note({ state: 'refused', response });
      // One mail that can't be written must not hold up all others.
      log(`The mail ${mail.id} could not be written: ${response}`);
      return note(settledBy({ as: 'later', response }, mail.tries, now()));
    }
    if (sealed === null) return note({ state: 'cancelled', response: 'What it was about is gone.' });
    await pace(isOwn);
    const { from, to } = sealed.envelope;
    const { newsletterId, mailKey } = mail;
    const about = { from, newsletterId, toSubscriber: mailKey !== null };
    const outcome = await server.meant(await connection.send(sealed, before), about);
    if (outcome.as === 'sent') taken.splice(0, taken.length, to, ...taken.slice(0, REMEMBERED - 1));
    if (outcome.as === 'trouble') queue.done(mail);
    const noting = outcome.as === 'trouble' ? { noted: before } : note(settledBy(outcome, mail.tries, now()));
    await server.heard(outcome, about);
    return noting;
  }

  async function work(lane: ReturnType<typeof createLane>): Promise<void> {
    const connection = transport.openConnection();
    let noted = Promise.resolve();
    try {
      while (!over.aborted) {
        await lane.server.backOff();
        if (over.aborted) break;
        const mail = await lane.queue.next();
        if (mail) ({ noted } = await deliver(lane, mail, connection, noted));
        else {
          connection.close();
          if (!(await idle.wait())) return;
        }
      }
      idle.leave();
    } catch (error) {
      idle.leave();
      throw error;
    } finally {
      connection.close();
      await noted;
    }
  }
  const [own, others] = [createLane(OWN_LANES), createLane(OTHER_LANES)];
  const connections = [...Array(deps.ownConnections).fill(own), ...Array(deps.connections).fill(others)];
  const done = await Promise.allSettled(connections.map(work));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What is noted of a try; `tries` is how many there were before. */
export function settledBy(
  { as, response, nobodyThere = false, full = false }: Outcome,
  tries: number,
  now: Date,
): Settled {
  if (as === 'sent') return { state: 'sent', response };
  const pause = PAUSES[tries];
  if (as === 'never' || pause === undefined) return { state: 'refused', response, nobodyThere, full };
  // Spread, so that what failed together does not come back together.
  const spread = pause * (1 + Math.random() / 4);
  return { state: 'waiting', response, due: new Date(now.getTime() + spread) };
}
