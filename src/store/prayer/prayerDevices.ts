import { createHash, ECDH } from 'node:crypto';
import { sql } from 'kysely';
import { dayOf, daysLater } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { isPushEndpoint } from '#lib/pushServices.ts';
import { Refusal } from '#lib/refusal.ts';
import { noticeShown } from '../consent/notices.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { churchHour, type PrayerWish } from './prayerReaders.ts';

/** More than the church has members with phones; it bounds what forged subscriptions can fill. */
const MOST_DEVICES = 200_000;
/** Days in a row on which a push service refused it. */
const MOST_FAILURES = 30;

/** What a browser says of its subscription. The secret and the key are base64url. */
export interface PushSubscriber {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A device whose day has come. */
export interface DueDevice extends PushSubscriber {
  readonly hash: Buffer;
  readonly language: Language;
}

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/**
 * Shows the day's prayer on a device from now on, or at another hour or in another language. It begins with the next time that the hour comes. Who knows the
 * address but not its secret changes nothing, and learns nothing. Throws Refusal (422) for what no browser sends, 503 if there are too many devices.
 */
export async function addPrayerDevice(
  db: Db,
  { endpoint, p256dh, auth }: PushSubscriber,
  { hour, language }: PrayerWish,
  { notice, now }: { readonly notice?: string | undefined; readonly now: Date },
): Promise<void> {
  if (!isPushEndpoint(endpoint) || !isPoint(p256dh) || !isSecret(auth))
    throw new Refusal(422, 'This browser’s notifications are not known here. Ask for the mail instead.');
  const today = dayOf(now);
  const done = hour <= churchHour(now) ? today : daysLater(today, -1);
  await writing(db, async (tx) => {
    const hash = hashOf(endpoint);
    const known = await sql`update prayer_device set hour = ${hour}, language = ${language}
      where endpoint_hash = ${hash} and p256dh = ${p256dh} and auth = ${auth} returning 1`.execute(tx);
    if (known.rows.length > 0) return;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from prayer_device`.execute(tx);
    if ((rows[0]?.n ?? 0) >= MOST_DEVICES)
      throw new Refusal(503, 'No more devices can be added just now. Ask for the mail instead.');
    await sql`insert into prayer_device (endpoint_hash, endpoint, p256dh, auth, hour, language, sent_day, notice, created_at)
      values (${hash}, ${endpoint}, ${p256dh}, ${auth}, ${hour}, ${language}, ${done}::date, ${noticeShown(notice)}, ${now})
      on conflict do nothing`.execute(tx);
  });
}

/** Ends it for a device. Only its browser knows the secret; the answer is the same if there is no such device. */
export async function removePrayerDevice(
  db: Db,
  { endpoint, auth }: Pick<PushSubscriber, 'endpoint' | 'auth'>,
): Promise<void> {
  await writing(db, (tx) =>
    sql`delete from prayer_device where endpoint_hash = ${hashOf(endpoint)} and auth = ${auth}`.execute(tx),
  );
}

/** Whether the hour of any device has come. */
export async function isAnyDeviceDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`select from prayer_device where ${isDue(now)} limit 1`.execute(db);
  return rows.length > 0;
}

const isDue = (now: Date) => sql`sent_day < ${dayOf(now)}::date and hour <= ${churchHour(now)}`;

/**
 * Takes up to `most` devices whose hour has come, and writes their day before anything is sent: so whatever copies do or die, a day comes at most once. What
 * was taken and not sent when a copy was killed does not come any more: a second notification is worse than none.
 */
export const takeDueDevices = (db: Db, now: Date, most: number): Promise<DueDevice[]> =>
  writing(db, async (tx) => {
    const { rows } = await sql<DueDevice>`with due as (
        select endpoint_hash from prayer_device where ${isDue(now)} limit ${most} for no key update skip locked)
      update prayer_device d set sent_day = ${dayOf(now)}::date from due where d.endpoint_hash = due.endpoint_hash
      returning d.endpoint_hash as hash, d.endpoint, d.p256dh, d.auth, d.language`.execute(tx);
    return rows;
  });

/** What became of what was sent: by the devices' hashes. */
export interface PushOutcomes {
  readonly sent: readonly Buffer[];
  readonly failed: readonly Buffer[];
  /** Their subscription is over. */
  readonly gone: readonly Buffer[];
}

/** Notes it: who is gone is removed, and so is who has failed for thirty days. */
export async function notePushes(db: Db, { sent, failed, gone }: PushOutcomes): Promise<void> {
  await writing(db, async (tx) => {
    await sql`select from prayer_device where endpoint_hash = any(${[...sent, ...failed, ...gone]}::bytea[])
      order by endpoint_hash for update`.execute(tx);
    await sql`update prayer_device set failures = 0 where endpoint_hash = any(${sent}::bytea[]) and failures > 0`.execute(
      tx,
    );
    await sql`update prayer_device set failures = failures + 1 where endpoint_hash = any(${failed}::bytea[])`.execute(
      tx,
    );
    await sql`delete from prayer_device where endpoint_hash = any(${gone}::bytea[])
      or (endpoint_hash = any(${failed}::bytea[]) and failures >= ${MOST_FAILURES})`.execute(tx);
  });
}

const BASE64URL = /^[\w-]+$/;
/** A point of the curve P-256, uncompressed (RFC 8291, 3.1). */
function isPoint(key: string): boolean {
  if (!BASE64URL.test(key) || Buffer.from(key, 'base64url').length !== 65) return false;
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** 16 bytes (RFC 8291, 3.2). */
const isSecret = (auth: string): boolean =>
  BASE64URL.test(auth) && Buffer.from(auth, 'base64url').length === 16;
