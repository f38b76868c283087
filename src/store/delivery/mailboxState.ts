import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** The result of the last mailbox check. */
export interface MailboxState {
  /** Why it could not be read, since when, and the next try; null: it was read. */
  readonly trouble: { readonly since: Date; readonly sentence: string; readonly next: Date } | null;
  readonly failures: number;
  /** When it was last read; null: not yet. */
  readonly lastRead: Date | null;
  /** When the next check is due. */
  readonly next: Date;
  /** Mails in it that could not be matched to anything. */
  readonly unknown: number;
  /** Of these, those that crashed the reader. */
  readonly setAside: number;
}

/** The state of the mailbox; null: not checked yet. */
export async function mailboxState(db: Db): Promise<MailboxState | null> {
  const found = await sql<{
    failures: number;
    since: Date | null;
    sentence: string;
    next: Date;
    unknown: number;
    lastRead: Date | null;
    setAside: number;
  }>`select failures, since, sentence, next_at as next, unknown,
      case when since is null or looked_at < since then looked_at end as "lastRead",
      (select count(*)::int from mail_reading join mail_read using (uid_validity, uid)) as "setAside" from mailbox_state`.execute(
    db,
  );
  const [row] = found.rows;
  if (!row) return null;
  const { failures, since, sentence, next, unknown, lastRead, setAside } = row;
  return { failures, lastRead, next, unknown, setAside, trouble: since && { since, sentence, next } };
}

/** Ends the pause of a mailbox that could not be read: the next check is due at once. */
export const askMailboxLook = (db: Db, now: Date): Promise<unknown> =>
  writing(db, (tx) => sql`update mailbox_state set next_at = ${now} where failures > 0`.execute(tx));

/** Records that the mailbox was read, and how many mails were left for somebody to look at. */
export async function noteMailboxRead(db: Db, unknown: number, now: Date, next: Date): Promise<void> {
  await writing(db, (tx) =>
    sql`insert into mailbox_state (looked_at, next_at, unknown) values (${now}, ${next}, ${unknown})
      on conflict (one) do update set looked_at = excluded.looked_at, next_at = excluded.next_at, unknown = excluded.unknown,
        failures = 0, since = null, sentence = ''`.execute(tx),
  );
}

/** Records why the mailbox could not be read. */
export async function noteMailboxTrouble(db: Db, sentence: string, now: Date, next: Date): Promise<void> {
  await writing(db, (tx) =>
    sql`insert into mailbox_state (looked_at, next_at, failures, since, sentence) values (${now}, ${next}, 1, ${now}, ${sentence})
      on conflict (one) do update set looked_at = excluded.looked_at, next_at = excluded.next_at, sentence = excluded.sentence,
        failures = mailbox_state.failures + 1, since = coalesce(mailbox_state.since, excluded.since)`.execute(
      tx,
    ),
  );
}
