import { type ReadDb, untracked } from '#store/database/reads.ts';
import { type PrayerReader, prayerReaderOf } from '#store/prayer/prayerReaders.ts';

export type { PrayerReader };

/** Loads the reader of the day's prayer with this key; null if there is none. */
export const loadPrayerReader = (db: ReadDb, key: string): Promise<PrayerReader | null> =>
  prayerReaderOf(untracked(db), key);
