import { sql } from 'kysely';
import { subscriber } from '#kinds/subscriber.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { churchMinute, dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import { type ConsentFrom, noteConsent } from '../consent/consent.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { mayMailAnonymous } from '../mailQueue/anonymousRecipients.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { KNOWN_ADDRESS } from '../newsletter/subscriberRules.ts';
import { ofKey } from '../newsletter/subscriptions.ts';
import { createRecord, type WriteOptions } from '../records/write.ts';

/** The list of a consent that is about the day's prayer. */
const LIST = 'prayer';
const LONGEST_NAME = subscriber.fields.name.max;

/** When and in which language somebody wants the day's prayer. */
export interface PrayerWish {
  /** Of the church's time zone (`PRAYER_HOURS`). */
  readonly hour: number;
  readonly language: Language;
}

/** A reader of the day's prayer as its owner sees it, who followed a link in a mail. `wish`: null for somebody who gets none. */
export interface PrayerReader {
  readonly email: string;
  readonly wish: PrayerWish | null;
}

/** The hour of a moment in the church's time zone. */
export const churchHour = (now: Date): number => Number(churchMinute(now).slice(11, 13));

/**
 * Handles a visitor's wish to get the day's prayer. Everybody has to confirm it by mail, at most once a day. The answer is the same for an address that
 * gets it already, which changes nothing: a stranger may have typed it (AMB-052).
 */
export async function askForPrayers(
  db: Db,
  { email, ...wish }: PrayerWish & { readonly email: string },
  options: WriteOptions & { readonly from: ConsentFrom },
): Promise<void> {
  const ask = (tx: Tx, who: ReturnType<typeof sql>): Promise<void> => askByMail(tx, who, wish, options);
  // The form asks for no name; lists and letters call the person by the address.
  const change = { name: email.slice(0, LONGEST_NAME), email, phone: '' };
  const also = async (tx: Tx, id: string): Promise<void> => {
    // The newsletter was not asked for.
    await sql`update subscriber set confirmed = false where id = ${id}`.execute(tx);
    await ask(tx, sql`id = ${id}`);
  };
  try {
    await createRecord(VISITOR, db, subscriber, change, { ...options, also });
  } catch (error) {
    if (!(error instanceof Refusal && error.message === KNOWN_ADDRESS)) throw error;
    const waits = sql`lower(email) = lower(${email}) and deleted_at is null and (prayer_hour is null or parked_at is not null)`;
    await writing(db, (tx) => ask(tx, waits));
  }
}

async function askByMail(
  tx: Tx,
  who: ReturnType<typeof sql>,
  { hour, language }: PrayerWish,
  { from, now }: { readonly from: ConsentFrom; readonly now: Date },
): Promise<void> {
  const found = await sql<{
    id: string;
    email: string;
  }>`select id, email from subscriber where ${who} for no key update`.execute(tx);
  const [one] = found.rows;
  if (!one || !(await mayMailAnonymous(tx, one.email, 'daily_prayer_confirm', now))) return;
  await noteConsent(tx, one.id, 'asked', { ...from, list: LIST }, now);
  const to = { address: one.email, name: '' };
  const data = { language, hour: String(hour) };
  await queueMail(tx, { template: 'daily_prayer_confirm', to, data, subscriberId: one.id }, now);
}

/** The reader of the day's prayer whose mails carry this key; null for an unknown key. */
export async function prayerReaderOf(db: Db, mailKey: string): Promise<PrayerReader | null> {
  if (!isId(mailKey)) return null;
  const found = await sql<{ email: string; hour: number | null; language: Language }>`
    select email, case when deleted_at is null then prayer_hour end as hour, prayer_language as language
    from subscriber where id = ${ofKey(mailKey)}`.execute(db);
  const [one] = found.rows;
  if (!one) return null;
  const { email, hour, language } = one;
  return { email, wish: hour === null ? null : { hour, language } };
}

/**
 * Sends the day's prayer to the owner of a key from now on, at another hour or in another language, or no more (`wish`: null). A person with the key has
 * received our mail, so the address is confirmed. It begins with the next time that the hour comes. Throws Refusal (404) for an unknown key.
 */
export async function setPrayers(
  db: Db,
  mailKey: string,
  wish: PrayerWish | null,
  { from, now }: { readonly from: ConsentFrom; readonly now: Date },
): Promise<void> {
  const isKnown =
    isId(mailKey) &&
    (await writing(db, async (tx) => {
      const found = await sql<{ id: string; gets: boolean }>`
        select id, prayer_hour is not null as gets from subscriber
        where id = ${ofKey(mailKey)} and (deleted_at is null or ${wish === null}) for no key update`.execute(
        tx,
      );
      const [one] = found.rows;
      if (!one) return false;
      const hasPassed = wish !== null && wish.hour <= churchHour(now);
      const change = wish
        ? sql`prayer_hour = ${wish.hour}, prayer_language = ${wish.language}, parked_at = null, parked_reason = '',
            prayer_day = case when prayer_hour is null and ${hasPassed} then ${dayOf(now)}::date else prayer_day end`
        : sql`prayer_hour = null`;
      await sql`update subscriber set ${change} where id = ${one.id}`.execute(tx);
      if (one.gets !== (wish !== null))
        await noteConsent(tx, one.id, wish ? 'confirmed' : 'left', { ...from, list: LIST }, now);
      return true;
    }));
  if (!isKnown)
    throw new Refusal(404, 'This link is not known (any more). Write to the office, which will help you.');
}

/** Ends the day's prayer for a reader who has marked it as spam, in the caller's transaction. */
export async function endPrayers(tx: Tx, id: string, now: Date): Promise<void> {
  const left = await sql`update subscriber set prayer_hour = null
    where id = ${id} and prayer_hour is not null returning 1`.execute(tx);
  if (left.rows.length > 0)
    await noteConsent(tx, id, 'left', { page: '', networkHash: null, list: LIST }, now);
}

/** The subscribers who get the day's prayer. */
const GETS_IT = sql`prayer_hour is not null and deleted_at is null and parked_at is null`;

/** How many get the day's prayer. The caller's role was checked by the call. */
export async function countPrayerReaders(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from subscriber where ${GETS_IT}`.execute(
    db,
  );
  return found.rows[0]?.n ?? 0;
}
