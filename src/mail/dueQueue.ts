import type { Db } from '#store/database/db.ts';
import { type DueMail, dueMails, type Lane } from '#store/mail/mail.ts';

/** The mails that are due, handed out one by one. */
export interface DueQueue {
  /** The next one, which is nobody else's until `done`; undefined: there is none just now. */
  next(): Promise<DueMail | undefined>;
  /** Settled, or given up: if it is still due it comes again. */
  done(mail: DueMail): void;
  /** What has been read ahead is read again. */
  forget(): void;
}

const AT_A_TIME = 200;
/** What was read earlier is read again: its newsletter may have been paused, or its reader have left. */
const FRESH_MS = 3_000;

export function createDueQueue(db: Db, lanes: readonly Lane[], now: () => Date): DueQueue {
  let read: DueMail[] = [];
  let readAt = 0;
  let reading: Promise<void> | undefined;
  const inHand = new Set<string>();

  async function readMore(): Promise<void> {
    const at = now();
    read = await dueMails(db, at, AT_A_TIME, [...inHand], lanes);
    readAt = at.getTime();
  }

  return {
    next: async () => {
      for (;;) {
        if (read.length > 0 && now().getTime() - readAt > FRESH_MS) read = [];
        const mail = read.shift();
        if (mail) {
          inHand.add(mail.id);
          return mail;
        }
        reading ??= readMore().finally(() => {
          reading = undefined;
        });
        await reading;
        if (read.length === 0) return undefined;
      }
    },
    done: ({ id }) => {
      inHand.delete(id);
    },
    forget: () => {
      read = [];
    },
  };
}
