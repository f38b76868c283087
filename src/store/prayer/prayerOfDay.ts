import { prayer } from '#kinds/prayer.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { churchDayName } from '#lib/churchDayName.ts';
import { churchDay } from '#lib/churchYear.ts';
import type { Language } from '#lib/language.ts';
import type { PrayerOfDay } from '#lib/prayerOfDay.ts';
import { readingsIn } from '#lib/readings.ts';
import type { Db } from '../database/db.ts';
import { listRecords } from '../records/records.ts';

/** More entries than a day has. */
const MOST = 50;

/**
 * What the prayer calendar holds for a day, YYYY-MM-DD, as visitors read it in this language: versions in it, else the English ones (decision 0131). null if
 * nothing is prayed for or read on it.
 */
export async function prayerOfDay(db: Db, day: string, language: Language): Promise<PrayerOfDay | null> {
  const where = { from_date: day, to_date: day };
  const query = { page: 1, limit: MOST, where, order: 'byDay', readIn: language };
  const { docs } = await listRecords(VISITOR, db, prayer, query, {
    fields: ['description', 'day_name', 'readings', 'theme'],
  });
  const first = (field: 'day_name' | 'readings' | 'theme'): string =>
    docs.find((entry) => entry[field].trim() !== '')?.[field].trim() ?? '';
  const prayers = docs.map(({ description }) => description.trim()).filter((text) => text !== '');
  const [own, readings] = [first('day_name'), readingsIn(first('readings'), language)];
  if (prayers.length === 0 && readings.length === 0) return null;
  const name = own !== '' || churchDay(day) ? churchDayName(day, own, language) : '';
  return { day, name, theme: first('theme'), prayers, readings, hasPage: own !== '' || readings.length > 0 };
}
