import { wait } from '#lib/timeout.ts';
import { createWriter, type Post } from '#mail/post.ts';
import { restUntilAsked } from '#mail/rest.ts';
import { sendDue } from '#mail/sender.ts';
import { LINES, OWN_LINES } from '#mail/transport.ts';
import { unlessElsewhere } from '#store/database/alone.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';

export interface SendDeps {
  readonly db: Db;
  /** For the lock of the one copy that sends. */
  readonly pool: ReturnType<typeof sidePool>;
  readonly post: Post;
  now(): Date;
  log(sentence: string): void;
}

/** Sends what is due, unless another copy does; answers whether it was this one, up to the end. Rejects while the database is away. */
export type SendOnce = () => Promise<boolean>;

/**
 * The sending in this thread. One copy of the program sends at a time, and that is said by a lock which goes with its connection: a copy that
 * is killed keeps nobody out.
 */
export function createSending({ db, pool, post, now, log }: SendDeps, ending: AbortSignal): SendOnce {
  return async () => {
    let done = false;
    await unlessElsewhere(pool, 'mail', async (lost) => {
      const letterOf = createWriter(db, post, now);
      const { transport, pace } = post;
      const rest = restUntilAsked({ db, now, wait });
      await sendDue(
        { db, transport, letterOf, lines: LINES, ownLines: OWN_LINES, pace, now, wait, rest, log },
        ending,
        lost,
      );
      done = !lost.aborted;
    });
    return done;
  };
}
