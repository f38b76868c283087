/** The organisation's time zone (ADD-11), which has no daylight saving time. The database's date columns name it too: migrations/0012. */
export const CHURCH_ZONE_NAME = 'Asia/Kolkata';
export const CHURCH_ZONE = '+05:30';
const CHURCH_OFFSET_MS = 5.5 * 3_600_000;
/** PostgreSQL supports earlier dates; an earlier year in a text is a typing error. */
const FIRST = Date.UTC(1000, 0, 1);
/** ISO years of five digits have a sign in front, which no page or calendar accepts as a date. */
const LAST = Date.UTC(9999, 11, 31, 24) - 1 - CHURCH_OFFSET_MS;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a real calendar day written YYYY-MM-DD, between the years 1 and 9999. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const date = utcDay(text);
  return date.getUTCFullYear() >= 1 && date.toISOString().startsWith(text);
}

/** The day of a moment in the church's time zone (UTC+5:30), as YYYY-MM-DD: a news item saved at night belongs to that day. */
export function dayOf(moment: Date): string {
  return inChurchTime(moment).toISOString().slice(0, 10);
}

/** The first moment of a day in the church's time zone. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${CHURCH_ZONE}`);

/** Adds days to a day, YYYY-MM-DD. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** 'Sat, 14 Nov 2026 00:00:00 +0530' of a day: midnight in the church's time zone, in the format of RSS (RFC 822, with a year of four digits). */
export const writtenDay = (day: string): string =>
  utcDay(day).toUTCString().replace('GMT', CHURCH_ZONE.replace(':', ''));

/** '14-11-2026' from '2026-11-14' (000 §9, 'DD-MM-YYYY'). */
export function dashedDay(day: string): string {
  const [years = '', months = '', days = ''] = day.split('-');
  return `${days}-${months}-${years}`;
}

/** '14-11-2026 18:05 PM' of a moment in the church's time zone: banner and gallery dates (000 §9, AMB-040). */
export function dashedMoment(moment: Date): string {
  const time = inChurchTime(moment).toISOString().slice(11, 16);
  return `${dashedDay(dayOf(moment))} ${time} ${time < '12' ? 'AM' : 'PM'}`;
}

/** '2026-11-14T18:05' of a moment in the church's time zone, for a datetime-local field; '' if it is invalid. */
export function churchMinute(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : inChurchTime(moment).toISOString().slice(0, 16);
}

/**
 * Parses a day from a person or a client to YYYY-MM-DD: a date as YYYY-MM-DD or DD-MM-YYYY, or a moment, converted to its day in the church's time
 * zone (ADD-11): '2026-11-21T20:00:00Z' is the 22nd there. undefined if it is invalid.
 */
export function dayFrom(text: string): string | undefined {
  if (text.trim().length === 10) return dayWritten(text.trim());
  const moment = momentFrom(text);
  return moment && dayOf(moment);
}

/** A date without a time, in either form. */
function dayWritten(text: string): string | undefined {
  const dashed = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  const written = dashed ? `${dashed[3]}-${dashed[2]}-${dashed[1]}` : text;
  return isDay(written) ? written : undefined;
}

const TIME = /^[T ]\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|AM|PM)?$/i;

/**
 * Parses a moment from a person or a client: a date in either form, optionally followed by a time with AM or PM, Z or an offset. Without an offset it
 * is in the church's time zone; without a time, the beginning of the day. undefined if it is invalid.
 */
export function momentFrom(text: string): Date | undefined {
  const day = dayWritten(text.trim().slice(0, 10));
  const rest = text.trim().slice(10);
  const time = rest === '' ? ['', '0', '00', ''] : TIME.exec(rest);
  if (!day || !time) return undefined;
  const [, hours = '', minutes = '', mark = ''] = time;
  const noon = /^pm$/i.test(mark) && Number(hours) < 12 ? 12 : /^am$/i.test(mark) && hours === '12' ? -12 : 0;
  const hour = Number(hours) + noon;
  if (hour > 23 || Number(minutes) > 59) return undefined;
  const zone = /^[+-]/.test(mark) ? mark.replace(/^(...):?/, '$1:') : /^z$/i.test(mark) ? 'Z' : CHURCH_ZONE;
  const moment = new Date(`${day}T${String(hour).padStart(2, '0')}:${minutes}:00${zone}`);
  return moment.getTime() >= FIRST && moment.getTime() <= LAST ? moment : undefined;
}

function utcDay(day: string): Date {
  const [, years, months, days] = DAY.exec(day) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(years), Number(months) - 1, Number(days));
  return date;
}

const inChurchTime = (moment: Date): Date => new Date(moment.getTime() + CHURCH_OFFSET_MS);

/** '14/11/2026' from '2026-11-14': campaigns, and the console's lists of documents (AMB-084, 001 §9). */
export function slashedDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}
