import { dayOf, daysLater, startOfDay } from './dates.ts';

const HOUR = 3_600_000;

/** The latest moment, up to now, at which the church's clock showed this full hour (0–23). */
export function lastTimeAt(hour: number, now: Date): Date {
  const today = dayOf(now);
  const at = (day: string): Date => new Date(startOfDay(day).getTime() + hour * HOUR);
  return at(today) <= now ? at(today) : at(daysLater(today, -1));
}

/** The beginning of the current hour in the church's time zone. */
export const startOfHour = (now: Date): Date => {
  const midnight = startOfDay(dayOf(now)).getTime();
  return new Date(midnight + Math.floor((now.getTime() - midnight) / HOUR) * HOUR);
};
