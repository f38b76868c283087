import { sql } from 'kysely';
import { dayOf } from '#lib/dates.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { LANES } from '../mailQueue/mail.ts';
import { prayerOfDay } from './prayerOfDay.ts';
import { churchHour } from './prayerReaders.ts';

/** Readers in one statement. */
const PORTION = 500;

/**
 * Queues the day's prayer for each reader whose hour has come, and returns for how many. Called each minute, by any copy: one statement writes the reader's
 * day and the mail, so each reader gets one a day, whichever copy is killed, and a server that was away catches up on the same day. On a day for which
 * nothing is entered the readers' day passes without a mail.
 */
export async function queuePrayers(db: Db, now: Date): Promise<number> {
  const day = dayOf(now);
  const due = sql`prayer_hour <= ${churchHour(now)} and deleted_at is null and parked_at is null
    and prayer_day < ${day}::date`;
  const waits = await sql`select from subscriber where ${due} limit 1`.execute(db);
  if (waits.rows.length === 0) return 0;
  const isPrayedFor = (await prayerOfDay(db, day, 'en')) !== null;
  for (let queued = 0; ; ) {
    const noted = await writing(db, async (tx) => {
      const done = await sql<{ readers: number }>`with due as (
          select id from subscriber where ${due} order by id limit ${PORTION} for no key update skip locked),
        done as (update subscriber s set prayer_day = ${day}::date from due where s.id = due.id
          returning s.id, s.email, s.prayer_language),
        mailed as (insert into mail (template, lane, to_address, to_name, subscriber_id, data, due_at, created_at)
          select 'daily_prayer', ${LANES.many}, email, '', id,
            jsonb_build_object('language', prayer_language, 'day', ${day}::text), ${now}, ${now} from done where ${isPrayedFor})
        select count(*)::int as readers from done`.execute(tx);
      return done.rows[0]?.readers ?? 0;
    });
    if (noted === 0) return queued;
    if (isPrayedFor) queued += noted;
  }
}
