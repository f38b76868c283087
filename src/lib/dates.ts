const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a real calendar day written YYYY-MM-DD, between the years 1 and 9999. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const date = utcDay(text);
  return date.getUTCFullYear() >= 1 && date.toISOString().startsWith(text);
}

/** The day of a moment in the church's own time zone (UTC+5:30), as YYYY-MM-DD: a news item saved at night belongs to that day. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** 'Sat, Nov 14, 2026' from '2026-11-14': the console's news lists (000 §9, 'ddd, MMM D, YYYY'). */
export function shortDay(day: string): string {
  const date = utcDay(day);
  return `${weekday(date).slice(0, 3)}, ${month(date).slice(0, 3)} ${date.getUTCDate()}, ${year(date)}`;
}

/** 'Saturday, Nov 14, 2026' from '2026-11-14': news cards and details on the site (AMB-084, 'dddd, MMM D, YYYY'). */
export function newsDay(day: string): string {
  const date = utcDay(day);
  return `${weekday(date)}, ${month(date).slice(0, 3)} ${date.getUTCDate()}, ${year(date)}`;
}

/** '14-11-2026' from '2026-11-14' (000 §9, 'DD-MM-YYYY'). */
export function dashedDay(day: string): string {
  const [years = '', months = '', days = ''] = day.split('-');
  return `${days}-${months}-${years}`;
}

function utcDay(day: string): Date {
  const [, years, months, days] = DAY.exec(day) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(years), Number(months) - 1, Number(days));
  return date;
}

const weekday = (date: Date): string => WEEKDAYS[date.getUTCDay()] ?? '';
const month = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';
const year = (date: Date): string => String(date.getUTCFullYear()).padStart(4, '0');
