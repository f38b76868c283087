import { type RawBuilder, sql } from 'kysely';
import { KINDS } from '#kinds/kinds.ts';
import { TRASH_DAYS } from '#kinds/trash.ts';
import { dayOf, daysLater } from '#lib/dates.ts';
import { DRAFT_LIFE_MS } from '#lib/draftLife.ts';
import { KEPT_DAYS, type Retention, retentionOf } from '#lib/retention.ts';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { removeOldMails } from '../mailQueue/oldMails.ts';
import { endReaderDays } from '../readers/readerDays.ts';
import { ERRORS_KEPT_DAYS } from '../status/loggedErrors.ts';
import { endLetters } from './endLetters.ts';
import { forgetWords } from './forgetWords.ts';
import { removeForGood } from './removeForGood.ts';

const DAY = 24 * 3_600_000;
/** How long an expired link is reported as expired, instead of unknown. */
const EXPIRED_LINKS_SPEAK = 30 * DAY;

const SIGN_INS_KEPT = KEPT_DAYS.signIns * DAY;
/** India's rules want logs kept for a year at least. */
const ACTS_KEPT = KEPT_DAYS.acts * DAY;

/**
 * Deletes what has expired: sessions, logged errors, pending second factors, drafts, deleted templates, trust in browsers, old sign-ins and tries, request keys, links in
 * mails, and records that have been in the trash for 30 days, with the texts of their history, their readings and their file references. Ends expired letters
 * of visitors and days of readers, and removes words that no record has. Returns how many records were deleted permanently.
 */
export async function removeExpired(db: Db, now: Date, kept: Retention = retentionOf({})): Promise<number> {
  const yesterday = new Date(now.getTime() - DAY);
  await removeFree(db, 'session', sql`ends_at < ${now}`);
  await removeFree(db, 'api_token', sql`ends_at < ${now}`);
  await removeFree(db, 'sign_in', sql`at < ${new Date(now.getTime() - SIGN_INS_KEPT)}`);
  await removeFree(db, 'act', sql`at < ${new Date(now.getTime() - ACTS_KEPT)}`);
  await removeFree(db, 'revision', sql`at < ${new Date(now.getTime() - ACTS_KEPT)} and after ? 'gone'`);
  await removeFree(db, 'planned', sql`settled_at < ${new Date(now.getTime() - ACTS_KEPT)}`);
  await removeFree(db, 'second_key_challenge', sql`expires_at < ${now}`);
  await removeFree(db, 'trusted_browser', sql`ends_at < ${now}`);
  await removeFree(db, 'failed_login', sql`at < ${yesterday}`);
  await removeFree(db, 'repeated_request', sql`at < ${yesterday}`);
  await removeFree(db, 'single_use_link', sql`expires_at < ${new Date(now.getTime() - EXPIRED_LINKS_SPEAK)}`);
  await removeFree(db, 'waiting_mail_day', sql`day < ${new Date(now.getTime() - TRASH_DAYS * DAY)}`);
  await removeFree(db, 'form_sent', sql`at < ${yesterday}`);
  await removeFree(db, 'logged_error', sql`day < ${daysLater(dayOf(now), -ERRORS_KEPT_DAYS)}`);
  await removeFree(db, 'presence', sql`seen_at < ${yesterday}`);
  await removeFree(db, 'last_looked', sql`at < ${new Date(now.getTime() - ACTS_KEPT)}`);
  const draftLife = new Date(now.getTime() - DRAFT_LIFE_MS);
  await removeFree(db, 'template', sql`deleted_at < ${new Date(now.getTime() - TRASH_DAYS * DAY)}`);
  await removeFree(db, 'draft', sql`at < ${draftLife}`);
  await removeFree(db, 'draft_ended', sql`at < ${draftLife}`);
  await endReaderDays(db, now);
  const before = new Date(now.getTime() - TRASH_DAYS * DAY);
  let gone = await endLetters(db, now, kept);
  for (const kind of Object.values(KINDS))
    if (kind.purgeable) gone += await removeForGood(db, kind, sql`deleted_at < ${before}`, now);
  // After the letters, so that the mails of their threads are removed with them.
  await removeOldMails(db, now);
  await forgetWords(db, now);
  return gone;
}

/** Deletes rows that nobody has locked; the others are deleted next time. */
async function removeFree(db: Db, table: string, where: RawBuilder<unknown>): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} for update skip locked))`.execute(tx),
  );
}
