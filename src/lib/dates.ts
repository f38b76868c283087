/** The organisation's time zone (ADD-11), in which no clock is ever put forward. The database's columns of days name it too: migrations/0012. */
export const CHURCH_ZONE_NAME = 'Asia/Kolkata';
export const CHURCH_ZONE = '+05:30';
const CHURCH_OFFSET_MS = 5.5 * 3_600_000;
/** PostgreSQL and everybody's calendar begin well before; what is written as the year 0 is a slip. */
const FIRST = Date.UTC(1000, 0, 1);
/** A year of five digits is written with a sign before it, which no page and no calendar takes for a day. */
const LAST = Date.UTC(9999, 11, 31, 24) - 1 - CHURCH_OFFSET_MS;

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
  return inChurchTime(moment).toISOString().slice(0, 10);
}

/** The first moment of a day in the church's own time. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${CHURCH_ZONE}`);

/** The day so many days after another one, YYYY-MM-DD. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** 'Sat, 14 Nov 2026 00:00:00 +0530' of a day: its beginning in the church's own time, as RSS wants it (RFC 822, with a year of four digits). */
export const writtenDay = (day: string): string =>
  utcDay(day).toUTCString().replace('GMT', CHURCH_ZONE.replace(':', ''));

/** '14-11-2026' from '2026-11-14' (000 §9, 'DD-MM-YYYY'). */
export function dashedDay(day: string): string {
  const [years = '', months = '', days = ''] = day.split('-');
  return `${days}-${months}-${years}`;
}

/** '14-11-2026 18:05 PM' of a moment in the church's own time: banner and gallery dates (000 §9, AMB-040). */
export function dashedMoment(moment: Date): string {
  const time = inChurchTime(moment).toISOString().slice(11, 16);
  return `${dashedDay(dayOf(moment))} ${time} ${time < '12' ? 'AM' : 'PM'}`;
}

/** '2026-11-14T18:05' of a moment in the church's own time, as a field for a date and a time holds it; '' when it is none. */
export function churchMinute(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : inChurchTime(moment).toISOString().slice(0, 16);
}

/**
 * The day that a person or a client wrote, as YYYY-MM-DD: a day as YYYY-MM-DD or DD-MM-YYYY, or a moment, whose day in the church's own time
 * counts (ADD-11): '2026-11-21T20:00:00Z' is the 22nd there. undefined when it is none.
 */
export function dayFrom(text: string): string | undefined {
  if (text.trim().length === 10) return dayWritten(text.trim());
  const moment = momentFrom(text);
  return moment && dayOf(moment);
}

/** A day alone, in either form. */
function dayWritten(text: string): string | undefined {
  const dashed = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  const written = dashed ? `${dashed[3]}-${dashed[2]}-${dashed[1]}` : text;
  return isDay(written) ? written : undefined;
}

const TIME = /^[T ]\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|AM|PM)?$/i;

/**
 * The moment that a person or a client wrote: a day in either form, then perhaps a time with AM or PM, Z or an offset. Without an offset it
 * is meant in the church's own time; without a time, as the beginning of the day. undefined when it is none.
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

/** '14/11/2026' from '2026-11-14': campaigns, and the console's lists of papers (AMB-084, 001 §9). */
export function slashedDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}
