import { dayOf, daysLater, startOfDay } from './dates.ts';

const HOUR = 3_600_000;

/** When the clock of the church last showed this full hour (0–23), at the latest now. */
export function lastTimeAt(hour: number, now: Date): Date {
  const today = dayOf(now);
  const at = (day: string): Date => new Date(startOfDay(day).getTime() + hour * HOUR);
  return at(today) <= now ? at(today) : at(daysLater(today, -1));
}

/** When the present hour of the church's clock began. */
export const startOfHour = (now: Date): Date => {
  const midnight = startOfDay(dayOf(now)).getTime();
  return new Date(midnight + Math.floor((now.getTime() - midnight) / HOUR) * HOUR);
};
