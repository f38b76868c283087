import { prayer } from '#kinds/prayer.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { sundayFrom } from '#lib/months.ts';
import { type Reading, readingsIn } from '#lib/readings.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { listRecords } from '#store/records/records.ts';
import { ownFirst } from '../reading/ownFirst.ts';

/** The readings of the coming Sunday, or of today if it is one. */
export interface SundayReadings {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** 'Christ the King'; ''. */
  readonly name: string;
  readonly readings: readonly Reading[];
}

/** Prayers and readings of a day. */
export interface TodayData {
  readonly prayers: readonly { readonly id: string; readonly text: string }[];
  readonly sunday: SundayReadings | null;
}

/** More entries than any week has. */
const A_WEEK = 140;
/** The home page shows today's first ones; the calendar has them all. */
const PRAYERS = 3;

/** Loads the prayer calendar's entries for today and the coming Sunday. `today`: YYYY-MM-DD. */
export async function loadToday(db: ReadDb, today: string, readIn: Language): Promise<TodayData> {
  const day = sundayFrom(today);
  const where = { from_date: today, to_date: day };
  const { docs } = await listRecords(
    VISITOR,
    db,
    prayer,
    { page: 1, limit: A_WEEK, where, order: 'byDay', readIn },
    { fields: ['date', 'description', 'day_name', 'readings'] },
  );
  const ofToday = docs.filter(({ date, description }) => date === today && description.trim() !== '');
  const prayers = ownFirst(ofToday, ({ description }) => description, readIn)
    .slice(0, PRAYERS)
    .map(({ id, description }) => ({ id, text: description.trim() }));
  const ofSunday = docs.filter(({ date, readings }) => date === day && readings.trim() !== '');
  const [read] = ownFirst(ofSunday, ({ readings }) => readings, readIn);
  return {
    prayers,
    sunday: read ? { day, name: read.day_name, readings: readingsIn(read.readings, readIn) } : null,
  };
}
