import type { Db } from '#store/db.ts';
import type { DueMail } from '#store/mail.ts';
import type { Settled } from '#store/mailOutcomes.ts';
import { BadAddress } from './address.ts';
import { createDueQueue } from './dueQueue.ts';
import { createServerHealth } from './serverHealth.ts';
import { createSettler } from './settler.ts';
import type { Letter, Line, Outcome, Transport } from './transport.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly transport: Transport;
  /** The finished mail; null: what it was about is gone. Throws BadAddress. */
  letterOf(mail: DueMail): Promise<Letter | null>;
  /** Letters in flight at a time, each on a line of its own. */
  readonly lines: number;
  /** Most letters a minute. */
  readonly pace?: number | undefined;
  now(): Date;
  /** Waits, but no longer than until `signal` fires. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The rest of a server in trouble, where somebody may end it (serverHealth.ts). */
  rest?(ms: number, signal: AbortSignal): Promise<boolean>;
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

/**
 * Sends all mails whose time has come, until there are none, the program is told to end (`ending`), or another copy may have taken over
 * (`lost`): only one does so at a time. A mail is
 * noted as sent when the server has taken it, before the same line carries the text of another: whenever this program or the database is killed, at
 * most the one in flight on each line goes out a second time, with the same Message-ID, and none is missed.
 */
export async function sendDue(
  deps: SenderDeps,
  ending: AbortSignal,
  lost: AbortSignal = NEVER,
): Promise<void> {
  const { db, transport, now, log } = deps;
  const queue = createDueQueue(db, now);
  const settle = createSettler(deps, ending);
  const over = AbortSignal.any([ending, lost]);
  const server = createServerHealth(deps, over);
  const pace = paceOf(deps, over);

  /** Answers, as soon as the line is free, the promise that what came of it is noted. `before`: the same of the mail before on this line. */
  async function deliver(mail: DueMail, line: Line, before: Promise<void>): Promise<Noting> {
    const note = (settled: Settled): Noting => {
      const noted = Promise.all([before, settle(mail.id, settled)]).then(() => queue.done(mail));
      // Nobody waits for it yet; whoever does hears of a failure.
      noted.catch(() => undefined);
      return { noted };
    };
    let letter: Letter | null;
    try {
      letter = await deps.letterOf(mail);
    } catch (error) {
      const answer = (error as Error).message;
      if (error instanceof BadAddress) return note({ state: 'refused', answer });
      // One mail that can't be written must not hold up all others.
      log(`The mail ${mail.id} could not be written: ${answer}`);
      return note(settledBy({ as: 'later', answer }, mail.tries, now()));
    }
    if (letter === null) return note({ state: 'cancelled', answer: 'What it was about is gone.' });
    await pace();
    const outcome = await line.send(letter, before);
    if (outcome.as === 'trouble') queue.done(mail);
    const noting =
      outcome.as === 'trouble'
        ? { noted: before }
        : note(settledBy(server.meant(outcome), mail.tries, now()));
    await server.heard(outcome);
    return noting;
  }

  async function work(): Promise<void> {
    const line = transport.openLine();
    let noted = Promise.resolve();
    try {
      while (!over.aborted) {
        await server.rest();
        if (over.aborted) break;
        const mail = await queue.next();
        if (!mail) break;
        ({ noted } = await deliver(mail, line, noted));
      }
    } finally {
      line.close();
      await noted;
    }
  }
  const done = await Promise.allSettled(Array.from({ length: deps.lines }, work));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What is noted of a try; `tries` is how many there were before. */
export function settledBy({ as, answer, nobodyThere = false }: Outcome, tries: number, now: Date): Settled {
  if (as === 'sent') return { state: 'sent', answer };
  const pause = PAUSES[tries];
  if (as === 'never' || pause === undefined) return { state: 'refused', answer, nobodyThere };
  // Spread, so that what failed together does not come back together.
  const spread = pause * (1 + Math.random() / 4);
  return { state: 'waiting', answer, due: new Date(now.getTime() + spread) };
}

/** Waits its turn, so that no more than `pace` letters go out in a minute, evenly. */
function paceOf({ pace, now, wait }: SenderDeps, ending: AbortSignal): () => Promise<void> {
  if (pace === undefined) return async () => {};
  const apart = MINUTE / pace;
  let free = 0;
  return async () => {
    const at = Math.max(free, now().getTime());
    free = at + apart;
    const ms = at - now().getTime();
    if (ms > 0) await wait(ms, ending);
  };
}
