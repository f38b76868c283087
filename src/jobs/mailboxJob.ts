import type { Post } from '#mail/post.ts';
import { lookIntoMailbox } from '#mail/returned/lookInto.ts';
import { unlessElsewhere } from '#store/database/alone.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';

/**
 * Looks into the mailbox, unless another copy is at it: then it is in good hands. The lock goes with the connection, when either is killed.
 * undefined: the settings name no mailbox.
 */
export function createMailboxJob(
  {
    db,
    post: { imapUrl, mailbox },
    now,
    log,
  }: { readonly db: Db; readonly post: Post; now(): Date; log(sentence: string): void },
  pool: ReturnType<typeof sidePool>,
  ending: AbortSignal,
): (() => Promise<void>) | undefined {
  if (imapUrl === undefined || mailbox === undefined) return undefined;
  return async () => {
    await unlessElsewhere(pool, 'mailbox', (lost) =>
      lookIntoMailbox({ db, imapUrl, mailbox, now, log }, AbortSignal.any([ending, lost])),
    );
  };
}
