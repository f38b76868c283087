import { wait } from '#lib/timeout.ts';
import { backoffUntilAsked } from '#mail/backoff.ts';
import { createWriter, type Mailer } from '#mail/mailer.ts';
import { sendDue } from '#mail/sender.ts';
import { CONNECTIONS, OWN_CONNECTIONS } from '#mail/transport.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';

export interface SendDeps {
  readonly db: Db;
  /** Connections for the lock that lets one copy send at a time. */
  readonly pool: ReturnType<typeof sidePool>;
  readonly mailer: Mailer;
  now(): Date;
  log(sentence: string): void;
}

/** 'done': nothing is due any more; 'elsewhere': another copy sends; 'lost': this copy was sending, and another one may do so now. */
export type Sent = 'done' | 'elsewhere' | 'lost';

/** Sends what is due unless another copy is sending. Rejects while the database cannot be reached. */
export type SendOnce = () => Promise<Sent>;

/**
 * Sends mail in this thread. Only one copy of the program sends at a time: it holds a lock that is released with its connection, so that a
 * killed copy blocks nobody.
 */
export function createSending({ db, pool, mailer, now, log }: SendDeps, ending: AbortSignal): SendOnce {
  return async () => {
    let sent: Sent = 'elsewhere';
    await withLeaderLock(pool, 'mail', async (lost) => {
      const sealedMailOf = createWriter(db, mailer, now);
      const { transport, pace } = mailer;
      const backoff = backoffUntilAsked({ db, now, wait });
      await sendDue(
        {
          db,
          transport,
          sealedMailOf,
          connections: CONNECTIONS,
          ownConnections: OWN_CONNECTIONS,
          pace,
          now,
          wait,
          backoff,
          log,
        },
        ending,
        lost,
      );
      sent = lost.aborted ? 'lost' : 'done';
    });
    return sent;
  };
}
