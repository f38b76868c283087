import { wait } from '#lib/timeout.ts';
import type { Db } from '#store/database/db.ts';
import { isMailDue } from '#store/mail/mail.ts';
import type { SendOnce } from './sending.ts';

export interface MailJobDeps {
  readonly db: Db;
  readonly sendOnce: SendOnce;
  now(): Date;
  log(sentence: string): void;
}

/** How soon it is looked again whether a copy that sends is still there. */
const ELSEWHERE_MS = 3_000;
/** How soon a copy looks by itself whether mails are due: of one that is killed the others hear nothing. */
const LOOK_MS = 5_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** How long the end of the program waits for a mail server that says nothing. */
const PATIENCE_AT_THE_END = 20_000;

/**
 * When this copy of the program sends mails: until none is due. Where another copy does so already it stays near, and takes over when that
 * one is killed.
 */
export function createMailJob({ db, sendOnce, now, log }: MailJobDeps, ending: AbortSignal) {
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    let failures = 0;
    while (!ending.aborted) {
      try {
        if (!(await isMailDue(db, now())) || (await sendOnce())) return;
        failures = 0;
        await wait(ELSEWHERE_MS, ending);
      } catch (error) {
        // The database is away: what is due goes out as soon as it is back, whatever became of the job.
        if (failures === 0) log(`Mails wait: ${(error as Error).message}`);
        await wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++), ending);
      }
    }
  }

  const enough = Promise.withResolvers<void>();
  /** Sends what is due. Asked again while it does so, it is the same sending. */
  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return Promise.race([sending, enough.promise]);
  };

  const looking = setInterval(async () => {
    // Whoever has no database just now looks again.
    if (!sending && (await isMailDue(db, now()).catch(() => false))) await send();
  }, LOOK_MS);
  ending.addEventListener('abort', () => {
    clearInterval(looking);
    setTimeout(enough.resolve, PATIENCE_AT_THE_END).unref();
  });

  return {
    send,
    /** After `ending` has fired: when the mails in flight are noted, or the mail server has had its time. */
    ended: async (): Promise<void> => {
      await Promise.race([sending, enough.promise]);
    },
  };
}
