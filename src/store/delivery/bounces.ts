import { sql } from 'kysely';
import { noteConsent } from '../consent/consent.ts';
import type { Tx } from '../database/db.ts';
import { reopenThreads } from '../inbox/incomingReplies.ts';
import type { MailTemplate } from '../mailQueue/mail.ts';
import { endPrayers } from '../prayer/prayerReaders.ts';
import { countUndelivered, suppress } from './suppression.ts';

/**
 * A mail bounced: its newsletter or thread shows this from now on. `hard`, permanently: its subscriber is suppressed. `counts`, for an unknown reason:
 * suppressed only after many in a row. Returns false when the mail is unknown.
 */
export async function noteBounce(
  tx: Tx,
  mailId: string,
  { hard, counts, words }: { readonly hard: boolean; readonly counts: boolean; readonly words: string },
  now: Date,
): Promise<boolean> {
  const found = await sql<{ subscriberId: string | null; isFirst: boolean }>`
    select subscriber_id as "subscriberId", returned_at is null as "isFirst" from mail where id = ${mailId} for update`.execute(
    tx,
  );
  const [mail] = found.rows;
  if (!mail) return false;
  await sql`update mail set returned_at = coalesce(returned_at, ${now}), state = 'refused', answer = ${words},
    done_at = coalesce(done_at, ${now}) where id = ${mailId} and state <> 'cancelled'`.execute(tx);
  if (mail.isFirst) await reopenThreads(tx, [mailId], now);
  if (mail.subscriberId === null) return true;
  if (hard) await suppress(tx, [{ subscriberId: mail.subscriberId, words }], now);
  else if (counts && mail.isFirst) await countUndelivered(tx, mail.subscriberId, words, now);
  return true;
}

const COMPLAINED = 'The reader has marked our mail as spam.';

/** A reader has marked a mail as spam: that ends what the mail was. Returns false when the mail is unknown. */
export async function noteComplaint(tx: Tx, mailId: string, now: Date): Promise<boolean> {
  const found = await sql<{ subscriberId: string | null; template: MailTemplate }>`
    select subscriber_id as "subscriberId", template from mail where id = ${mailId}`.execute(tx);
  const [mail] = found.rows;
  if (!mail) return false;
  if (mail.subscriberId === null) return true;
  if (mail.template === 'daily_prayer') {
    await endPrayers(tx, mail.subscriberId, now);
    return true;
  }
  const left = await sql`update subscriber set unsubscribed_at = ${now}, goodbye = ${COMPLAINED}
    where id = ${mail.subscriberId} and unsubscribed_at is null returning 1`.execute(tx);
  if (left.rows.length > 0)
    await noteConsent(tx, mail.subscriberId, 'left', { page: '', networkHash: null }, now);
  return true;
}
