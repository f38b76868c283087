import { daysLater } from './dates.ts';

/** Whether a text is a plausible month, written YYYY-MM. */
export const isMonth = (text: string): boolean => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The day of the week: 0 for Sunday, the first day. */
export const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next Sunday, or the day itself if it is one. */
export const sundayFrom = (day: string): string => daysLater(day, (7 - weekdayNumber(day)) % 7);

/** The last day of a month: '2026-11-30' from '2026-11'. */
export const lastDayOf = (month: string): string => daysLater(`${monthsLater(month, 1)}-01`, -1);

/** Adds months to a month, YYYY-MM. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
