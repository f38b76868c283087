import { timeOf } from './dayNames.ts';
import type { Language } from './language.ts';

/** The hours at which the day's prayer goes out, in the church's time zone: readers choose one. */
export const PRAYER_HOURS: readonly number[] = Array.from({ length: 17 }, (_, nth) => 5 + nth);
/** The hour that a form proposes. */
export const USUAL_PRAYER_HOUR = 6;

/** '6:00 AM'. */
export const hourInWords = (hour: number, language: Language): string =>
  timeOf(`2000-01-01T${String(hour).padStart(2, '0')}:00`, language);
