import { dayOf } from '#lib/dates.ts';
import { LANGUAGES } from '#lib/language.ts';
import type { Db } from '#store/database/db.ts';
import { prayerOfDay } from '#store/prayer/prayerOfDay.ts';
import { churchHour } from '#store/prayer/prayerReaders.ts';
import { dailyPrayerMail } from './dailyPrayer.tsx';
import type { MailForMany } from './forMany.ts';
import { type Church, churchIn } from './Sheet.tsx';

/** Creates the function that renders the prayer of a day, YYYY-MM-DD, once an hour for each language; null once the day is over, or if nothing is entered for it. */
export function createPrayerMails(db: Db, church: Church, now: () => Date) {
  const kept = new Map<string, Promise<MailForMany | null>>();
  return async (day = '', wished = ''): Promise<MailForMany | null> => {
    if (day !== dayOf(now())) return null;
    const language = LANGUAGES.find((one) => one === wished) ?? 'en';
    const key = `${day} ${churchHour(now())} ${language}`;
    if (kept.size >= LANGUAGES.length && !kept.has(key)) kept.clear();
    const mail =
      kept.get(key) ??
      prayerOfDay(db, day, language).then(
        (found) => found && dailyPrayerMail(churchIn(church, language), found),
      );
    kept.set(key, mail);
    // One that could not be read is read again next time.
    mail.catch(() => kept.delete(key));
    return mail;
  };
}
