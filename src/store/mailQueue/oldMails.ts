import { type RawBuilder, sql } from 'kysely';
import { KEPT_DAYS } from '#lib/retention.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

const DAY = 24 * 3_600_000;
const AT_A_TIME = 5_000;

/**
 * Removes mails that were finished long ago, when no bounce can arrive any more; refused newsletter mails are kept longer, for looking up whom it did not
 * reach. A newsletter keeps its counts; an answer's mail stays as long as its letter, whose thread shows its outcome. Returns how many were removed.
 */
export async function removeOldMails(db: Db, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const single = sql`newsletter_id is null and done_at < ${before(KEPT_DAYS.mails)}
    and not exists (select from letter_message where mail_id = mail.id)`;
  const ofNewsletters = (states: readonly string[], days: number) =>
    sql`newsletter_id in (select id from newsletter where created_at < ${before(days)})
      and state = any(${[...states]}::text[]) and done_at < ${before(days)}`;
  return (
    (await removeInPieces(db, single)) +
    (await removeInPieces(db, ofNewsletters(['sent', 'cancelled'], KEPT_DAYS.mails))) +
    (await removeInPieces(db, ofNewsletters(['refused'], KEPT_DAYS.refusedMails)))
  );
}

/** Which of these mails are still stored, and which were emptied when their reader's data was erased. */
export async function mailsKept(
  db: Db,
  ids: readonly string[],
): Promise<{ kept: ReadonlySet<string>; emptied: ReadonlySet<string> }> {
  const found = await sql<{ id: string; emptied: boolean }>`
    select id, to_address is not distinct from '' as emptied from mail where id = any(${ids.filter(isId)}::uuid[])`.execute(
    db,
  );
  const those = (emptied: boolean) =>
    new Set(found.rows.filter((row) => row.emptied === emptied).map(({ id }) => id));
  return { kept: those(false), emptied: those(true) };
}

/** Short transactions, so that sending is not delayed for long. */
async function removeInPieces(db: Db, where: RawBuilder<unknown>): Promise<number> {
  let all = 0;
  for (;;) {
    const removed = await writingLittle(db, (tx) =>
      sql`delete from mail where ctid = any(array(
        select ctid from mail where ${where} limit ${AT_A_TIME} for update skip locked))`.execute(tx),
    );
    const count = Number(removed.numAffectedRows ?? 0);
    all += count;
    if (count < AT_A_TIME) return all;
  }
}
