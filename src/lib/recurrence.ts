import { daysLater, isDay } from './dates.ts';
import { lastDayOf, monthsLater, weekdayNumber } from './months.ts';

/** The types of recurrence: same weekday, day of the month, weekday of the month counted from its beginning or its end, or day of the year. */
export const REPEATS = ['weekly', 'monthly', 'monthly_weekday', 'monthly_last', 'yearly'] as const;
export type Repeats = (typeof REPEATS)[number];

/** A recurrence rule as in RFC 5545. Without `until` and `times` it has no end. */
export interface Recurrence {
  readonly repeats: Repeats;
  /** The interval in weeks, months or years. */
  readonly every: number;
  /** The last possible day, YYYY-MM-DD. */
  readonly until: string | null;
  /** The total number of days, including the first. */
  readonly times: number | null;
}

/** Nobody plans further ahead; a rule without an end ends here, and none reaches years of five digits. */
const MOST_YEARS = 200;
const LAST_YEAR = 9800;

/**
 * Yields the days of a rule in order, beginning with the first. Months or years without such a day (the 31st, the fifth Sunday, 29 February) are
 * skipped. The first day is skipped too if it does not match its rule, such as one that is not the last Sunday of its month.
 */
export function* recurringDays(first: string, rule: Recurrence): Generator<string> {
  const end = endOf(first, rule.until);
  let given = 0;
  for (let step = 0; rule.times === null || given < rule.times; step += rule.every) {
    const { day, notBefore } = dayAt(first, rule.repeats, step);
    if (notBefore > end) return;
    if (day === undefined || day < first) continue;
    if (day > end) return;
    given += 1;
    yield day;
  }
}

function endOf(first: string, until: string | null): string {
  const last = `${String(Math.min(LAST_YEAR, Number(first.slice(0, 4)) + MOST_YEARS)).padStart(4, '0')}-12-31`;
  return until !== null && until < last ? until : last;
}

/** The day this number of weeks, months or years after the first, if it exists, and a lower bound for it. */
function dayAt(
  first: string,
  repeats: Repeats,
  step: number,
): { day: string | undefined; notBefore: string } {
  if (repeats === 'weekly') {
    const day = daysLater(first, 7 * step);
    return { day, notBefore: day };
  }
  const month = monthsLater(first.slice(0, 7), repeats === 'yearly' ? 12 * step : step);
  const notBefore = `${month}-01`;
  if (repeats === 'monthly_last') return { day: lastWeekday(month, weekdayNumber(first)), notBefore };
  const day =
    repeats === 'monthly_weekday'
      ? nthWeekday(month, weekdayNumber(first), weekOfMonth(first))
      : `${month}-${first.slice(8)}`;
  return { day: isDay(day) && day.startsWith(month) ? day : undefined, notBefore };
}

/** The ordinal of a day's weekday in its month: 2 for the second Sunday. */
export const weekOfMonth = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether a day is the last of its weekday in the month. */
export const isLastOfMonth = (day: string): boolean => daysLater(day, 7).slice(0, 7) !== day.slice(0, 7);

/** The n-th of a weekday in a month; falls into the next month if there is no fifth. */
function nthWeekday(month: string, weekday: number, n: number): string {
  const first = weekdayNumber(`${month}-01`);
  return daysLater(`${month}-01`, ((weekday - first + 7) % 7) + 7 * (n - 1));
}

function lastWeekday(month: string, weekday: number): string {
  const last = lastDayOf(month);
  return daysLater(last, -((weekdayNumber(last) - weekday + 7) % 7));
}
