import type { Mailer } from '#mail/mailer.ts';
import { lookIntoMailbox } from '#mail/returned/lookInto.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';

/**
 * Creates the job that reads the mailbox, unless another copy is doing so; the lock is released when either process dies. undefined: no mailbox
 * is configured.
 */
export function createMailboxJob(
  {
    db,
    mailer: { imapUrl, mailbox },
    now,
    log,
  }: { readonly db: Db; readonly mailer: Mailer; now(): Date; log(sentence: string): void },
  pool: ReturnType<typeof sidePool>,
  ending: AbortSignal,
): (() => Promise<void>) | undefined {
  if (imapUrl === undefined || mailbox === undefined) return undefined;
  return async () => {
    await withLeaderLock(pool, 'mailbox', (lost) =>
      lookIntoMailbox({ db, imapUrl, mailbox, now, log }, AbortSignal.any([ending, lost])),
    );
  };
}
