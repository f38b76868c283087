import type { Db } from '#store/db.ts';
import { type DueMail, dueMails, noteMailTrouble, type Settled, settleMail } from '#store/mail.ts';
import { BadAddress } from './compose.ts';
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
  log(sentence: string): void;
}

/** Few enough that a newsletter which is paused or cancelled stops soon. */
const AT_A_TIME = 50;
const MINUTE = 60_000;
/** After the n-th try that came to nothing. Whoever has not taken it after these four days does not get it. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * MINUTE);
const FIRST_REST = 5_000;
const LONGEST_REST = 5 * MINUTE;
/** So many lines broken one after the other are the server's trouble, not the recipients'. */
const MANY_LOST = 3;

/**
 * Sends all mails whose time has come, until there are none or `ending` fires; only one copy of the program does so at a time. A mail is
 * noted as sent when the server has taken it, before the same line carries another: whenever this program or the database is killed, at
 * most the one in flight on each line goes out a second time, with the same Message-ID, and none is missed.
 */
export async function sendDue(deps: SenderDeps, ending: AbortSignal): Promise<void> {
  const { db, transport, now, log } = deps;
  let waiting: DueMail[] = [];
  let fetching: Promise<void> | undefined;
  const inHand = new Set<string>();
  const pace = paceOf(deps, ending);
  const server = restsOf(deps, ending);

  async function next(): Promise<DueMail | undefined> {
    for (;;) {
      const mail = waiting.shift();
      if (mail) {
        inHand.add(mail.id);
        return mail;
      }
      fetching ??= dueMails(db, now(), AT_A_TIME, [...inHand])
        .then((mails) => {
          waiting = mails;
        })
        .finally(() => {
          fetching = undefined;
        });
      await fetching;
      if (waiting.length === 0) return undefined;
    }
  }

  async function deliver(mail: DueMail, line: Line): Promise<void> {
    let letter: Letter | null;
    try {
      letter = await deps.letterOf(mail);
    } catch (error) {
      const answer = (error as Error).message;
      if (error instanceof BadAddress) return settle(mail, { state: 'refused', answer });
      // One mail that can't be written must not hold up all others.
      log(`The mail ${mail.id} could not be written: ${answer}`);
      return settle(mail, settledBy({ as: 'later', answer }, mail.tries, now()));
    }
    if (letter === null) return settle(mail, { state: 'cancelled', answer: 'What it was about is gone.' });
    await pace();
    const outcome = await line.send(letter);
    await server.heard(outcome);
    if (outcome.as === 'trouble') waiting.unshift(mail);
    else await settle(mail, settledBy(outcome, mail.tries, now()));
  }

  /** Noted however long the database is away: what is not noted would go out again. */
  async function settle(mail: DueMail, settled: Settled): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await settleMail(db, mail.id, settled, now());
      } catch (error) {
        if (ending.aborted && attempt >= 3) throw error;
        log(`A mail went out that can't be noted yet: ${(error as Error).message}`);
        await deps.wait(Math.min(10_000, 250 * 2 ** attempt), NEVER);
      }
    }
  }

  async function work(): Promise<void> {
    const line = transport.openLine();
    try {
      while (!ending.aborted) {
        await server.rest();
        if (ending.aborted) return;
        const mail = await next();
        if (!mail) return;
        try {
          await deliver(mail, line);
        } finally {
          inHand.delete(mail.id);
        }
      }
    } finally {
      line.close();
    }
  }
  const done = await Promise.allSettled(Array.from({ length: deps.lines }, work));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

const NEVER = new AbortController().signal;

/** What is noted of a try; `tries` is how many there were before. */
export function settledBy({ as, answer }: Outcome, tries: number, now: Date): Settled {
  if (as === 'sent') return { state: 'sent', answer };
  const pause = PAUSES[tries];
  if (as === 'never' || pause === undefined) return { state: 'refused', answer };
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

/** The server's well-being: while it is in trouble all lines rest, longer each time, and the console is told why. */
function restsOf({ db, now, wait, log }: SenderDeps, ending: AbortSignal) {
  let troubles = 0;
  let lost = 0;
  let until = 0;
  let told = true;
  return {
    rest: async () => {
      const ms = until - now().getTime();
      if (ms > 0) await wait(ms, ending);
    },
    heard: async ({ as, answer }: Outcome) => {
      if (as === 'lost') lost++;
      else if (as !== 'trouble') lost = 0;
      if (as !== 'trouble' && lost < MANY_LOST) {
        if (as === 'lost') return;
        troubles = 0;
        // What an earlier run noted is over too.
        if (told) await noteMailTrouble(db, null, now());
        told = false;
        return;
      }
      // Lines that fail together are one trouble.
      if (until > now().getTime()) return;
      until = now().getTime() + Math.min(LONGEST_REST, FIRST_REST * 2 ** troubles++);
      told = true;
      log(`The mail server is in trouble: ${answer}`);
      await noteMailTrouble(db, answer, now());
    },
  };
}
