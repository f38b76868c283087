import type { Db } from '#store/database/db.ts';
import { type DueMail, dueMails, type Lane } from '#store/mailQueue/mail.ts';

/** A queue of due mails, read from the database in batches and handed out one by one. */
export interface DueQueue {
  /** Takes the next mail, which nobody else gets until `done`; undefined when there is none. */
  next(): Promise<DueMail | undefined>;
  /** The mail was recorded or given up; if it is still due, it is handed out again. */
  done(mail: DueMail): void;
  /** Drops the batch, so that the next mail comes from the database. */
  forget(): void;
}

const AT_A_TIME = 200;
/** A batch older than this is dropped: its newsletter may have been paused, or a reader may have unsubscribed. */
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
