import { prayer } from '#kinds/prayer.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { lastDayOf } from '#lib/months.ts';
import { type Reading, readingsIn } from '#lib/readings.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load } from '#store/records/load.ts';
import { listRecords, readRecord } from '#store/records/records.ts';

/** A prayer of a day. */
export interface PrayerShown {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** '' if there are only readings. */
  readonly text: string;
  /** The day's name; ''. */
  readonly dayName: string;
  readonly readings: readonly Reading[];
}

export interface PrayerMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly prayers: readonly PrayerShown[];
  /** The first and the last month that can be opened, including this one and the current one. */
  readonly first: string;
  readonly last: string;
}

/** Upper bound, many per day of a month. */
const MOST_PRAYERS = 300;
const DAY_ONLY: Load<typeof prayer, 'date', 'names'> = { fields: ['date'] };

/**
 * Loads the prayers of a month for a reader of this language. Months can be opened from the first with a prayer to the last one, including the
 * current one; null for all others: otherwise there would be a page for every month of all time.
 */
export async function loadPrayers(
  db: ReadDb,
  today: string,
  month: string,
  readIn: Language,
): Promise<PrayerMonth | null> {
  const present = today.slice(0, 7);
  const where = { from_date: `${month}-01`, to_date: lastDayOf(month) };
  const query = { page: 1, limit: MOST_PRAYERS, where, order: 'byDay', readIn };
  const [found, bounds] = await Promise.all([
    listRecords(VISITOR, db, prayer, query),
    monthsOfPrayer(db, present),
  ]);
  if (month < bounds.first || month > bounds.last) return null;
  const prayers = found.docs.map(({ id, date, description, day_name: dayName, readings }) => ({
    ...{ id, day: date ?? '', text: description.trim(), dayName, readings: readingsIn(readings, readIn) },
  }));
  return { month, prayers, ...bounds };
}

/** The first and the last month with an entry, or the present one if it is beyond. */
export async function monthsOfPrayer(
  db: ReadDb,
  present: string,
): Promise<Pick<PrayerMonth, 'first' | 'last'>> {
  const end = (order?: string) =>
    listRecords(VISITOR, db, prayer, { page: 1, limit: 1, order }, DAY_ONLY).then(({ docs }) =>
      docs[0]?.date?.slice(0, 7),
    );
  const [first, last] = await Promise.all([end('byDay'), end()]);
  const months = [present, first ?? present, last ?? present].sort();
  return { first: months[0] ?? present, last: months.at(-1) ?? present };
}

/** The month, YYYY-MM, of an entry; undefined if there is none that visitors may see. */
export async function monthOfPrayer(db: ReadDb, id: string): Promise<string | undefined> {
  const found = await readRecord(VISITOR, db, prayer, id, DAY_ONLY);
  return found?.date?.slice(0, 7);
}
