import type { Mailer } from '#mail/mailer.ts';
import { lookIntoMailbox } from '#mail/returned/lookInto.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { withLeaderLock } from '#store/database/leaderLock.ts';
import { askMailboxLook } from '#store/delivery/mailboxState.ts';
import { createMailReader } from './mailReader.ts';

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
  const parse = createMailReader();
  let isFirst = true;
  return async () => {
    await withLeaderLock(pool, 'mailbox', async (lost) => {
      // The settings may have been fixed since an earlier run failed: its pause, of up to an hour, is skipped.
      if (isFirst) await askMailboxLook(db, now());
      isFirst = false;
      await lookIntoMailbox({ db, imapUrl, mailbox, parse, now, log }, AbortSignal.any([ending, lost]));
    });
  };
}
