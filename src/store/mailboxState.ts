import { sql } from 'kysely';
import type { Db } from './db.ts';
import { writing } from './writing.ts';

/** How the last look into the mailbox went. */
export interface MailboxState {
  /** Why it could not be read, since when, and when the next try is; null: it was read. */
  readonly trouble: { readonly since: Date; readonly sentence: string; readonly next: Date } | null;
  readonly failures: number;
  /** When the next look is due. */
  readonly next: Date;
  /** Mails in it of which nobody knows what they are about. */
  readonly unknown: number;
}

/** null: nobody has looked yet. */
export async function mailboxState(db: Db): Promise<MailboxState | null> {
  const found = await sql<{
    failures: number;
    since: Date | null;
    sentence: string;
    next: Date;
    unknown: number;
  }>`select failures, since, sentence, next_at as next, unknown from mailbox_state`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { failures, since, sentence, next, unknown } = row;
  return { failures, next, unknown, trouble: since && { since, sentence, next } };
}

/** Notes that the mailbox was read, and how many mails were left in it for somebody to look at. */
export async function noteMailboxRead(db: Db, unknown: number, now: Date, next: Date): Promise<void> {
  await writing(db, (tx) =>
    sql`insert into mailbox_state (looked_at, next_at, unknown) values (${now}, ${next}, ${unknown})
      on conflict (one) do update set looked_at = excluded.looked_at, next_at = excluded.next_at, unknown = excluded.unknown,
        failures = 0, since = null, sentence = ''`.execute(tx),
  );
}

/** Notes why the mailbox could not be read. */
export async function noteMailboxTrouble(db: Db, sentence: string, now: Date, next: Date): Promise<void> {
  await writing(db, (tx) =>
    sql`insert into mailbox_state (looked_at, next_at, failures, since, sentence) values (${now}, ${next}, 1, ${now}, ${sentence})
      on conflict (one) do update set looked_at = excluded.looked_at, next_at = excluded.next_at, sentence = excluded.sentence,
        failures = mailbox_state.failures + 1, since = coalesce(mailbox_state.since, excluded.since)`.execute(
      tx,
    ),
  );
}
