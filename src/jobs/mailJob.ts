import { createInterruption } from '#lib/interruption.ts';
import { wait } from '#lib/timeout.ts';
import type { Db } from '#store/database/db.ts';
import { isMailDue } from '#store/mailQueue/mail.ts';
import type { SendOnce } from './sending.ts';

export interface MailJobDeps {
  readonly db: Db;
  readonly sendOnce: SendOnce;
  /** Whether this copy is the one that asks by the clock. */
  leads(): boolean;
  now(): Date;
  log(sentence: string): void;
}

/** How often to check whether the copy that sends is still running. */
const ELSEWHERE_MS = 3_000;
/** How often the leading copy checks for due mails on its own: when another one is killed, nobody notifies it. */
const LOOK_MS = 5_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** How long shutdown waits for a mail server that does not respond. */
const PATIENCE_AT_THE_END = 20_000;

/**
 * Sends mails from this copy of the program until none is due. While another copy sends, it keeps checking and takes over if that one is killed.
 */
export function createMailJob({ db, sendOnce, leads, now, log }: MailJobDeps, ending: AbortSignal) {
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    let failures = 0;
    let [isAway, wasSending] = [false, false];
    while (!ending.aborted) {
      try {
        const wasAway = isAway;
        isAway = true;
        const isDue = await isMailDue(db, now());
        isAway = false;
        if (!isDue) return;
        // A copy that was sending when the database was lost goes first, and records again what it had sent (settler.ts).
        if (wasAway && !wasSending) await wait(ELSEWHERE_MS, ending);
        const sent = await sendOnce();
        if (sent === 'done') return;
        failures = 0;
        wasSending = sent === 'lost';
        if (!wasSending) await wait(ELSEWHERE_MS, ending);
      } catch (error) {
        // The database cannot be reached: mails are sent when it is back, whatever the queue does with this job.
        if (failures === 0) log(`Mails wait: ${(error as Error).message}`);
        await wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++), ending);
      }
    }
  }

  const enough = createInterruption();
  /** Sends the mails that are due. A second call while that is in progress returns the same promise. */
  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return enough.unless(sending);
  };

  const looking = setInterval(async () => {
    // The database cannot be reached: try again.
    if (!sending && leads() && (await isMailDue(db, now()).catch(() => false))) await send();
  }, LOOK_MS);
  ending.addEventListener('abort', () => {
    clearInterval(looking);
    setTimeout(() => enough.set(true), PATIENCE_AT_THE_END).unref();
  });

  return {
    send,
    /** Resolves after `ending` has fired, when the outcome of mails in flight is recorded or the mail server has used up its time. */
    ended: async (): Promise<void> => {
      if (sending !== undefined) await enough.unless(sending);
    },
  };
}
