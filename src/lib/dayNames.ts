import { churchMinute, dayOf } from './dates.ts';
import type { Language } from './language.ts';

/**
 * The specified date formats use 'Sep' and 'Oct', which is American English. They are for English alone: in the other languages parts of a date come in the
 * order of the language (CLDR), '2026 നവംബർ 14' in Malayalam.
 */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  ta: 'ta-IN',
  te: 'te-IN',
  kn: 'kn-IN',
  ml: 'ml-IN',
};

/** 'Sat, Nov 14, 2026' from '2026-11-14': the console's news lists (000 §9, 'ddd, MMM D, YYYY'). */
export const shortDay = (day: string, language: Language = 'en'): string => written(day, 'short', language);

/** 'Saturday, Nov 14, 2026' from '2026-11-14': news cards and details on the site (AMB-084, 'dddd, MMM D, YYYY'). */
export const newsDay = (day: string, language: Language = 'en'): string => written(day, 'long', language);

/** 'Sat' or 'Saturday' from '2026-11-28'. */
export const weekdayOf = (
  day: string,
  language: Language = 'en',
  weekday: 'short' | 'long' = 'short',
): string => datePart({ weekday }, language, utc(day));

/** The names of the seven weekdays, Sunday first. */
export const weekdayNames = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, i) => weekdayOf(`2023-01-0${i + 1}`, language, 'long'));

/** '10:00 AM' from '2026-11-28T10:00', a time in the church's time zone. */
export const timeOf = (minute: string, language: Language = 'en'): string =>
  datePart({ hour: 'numeric', minute: '2-digit' }, language, new Date(`${minute}Z`));

/** 'November 2026' from a day of it, or from '2026-11'. */
export const monthOf = (day: string, language: Language = 'en'): string =>
  datePart({ month: 'long', year: 'numeric' }, language, utc(`${day.slice(0, 7)}-01`));

/** 'November' or 'Nov' from the same. */
export const monthNameOf = (
  day: string,
  language: Language = 'en',
  month: 'short' | 'long' = 'long',
): string => datePart({ month }, language, utc(`${day.slice(0, 7)}-01`));

/** The names of the twelve months, January first, as filters and headings show them (002 §9, AMB-061). */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    datePart({ month: 'long' }, language, new Date(Date.UTC(2000, month))),
  );

/** 'Nov 14, 2026, 6:05 PM' of a moment in the church's time zone: drafts and activity. */
export function momentInWords(moment: Date, language: Language = 'en'): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Date(`${churchMinute(moment)}Z`).toLocaleString(LOCALES[language], shape);
}

/** The same, relative to today: 'today, 9:12 AM', 'yesterday, 6:10 PM', otherwise as above. */
export function momentFromNow(moment: Date, now: Date, language: Language = 'en'): string {
  const days = daysBetween(moment, now);
  const said = momentInWords(moment, language);
  if (days < 0 || days > 1) return said;
  const day = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(-days, 'day');
  const time = new Date(`${churchMinute(moment)}Z`).toLocaleString(LOCALES[language], {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${day}, ${time}`;
}

/** The same for the end of a period: '8:00 PM' if it ends on the day on which it begins, otherwise as above; '' for none. */
export function momentAfter(to: string | null, from: string | null, language: Language = 'en'): string {
  if (!to) return '';
  const [end, begin] = [new Date(to), from ? new Date(from) : undefined];
  return begin && begin < end && daysBetween(begin, end) === 0
    ? timeOf(churchMinute(end), language)
    : momentInWords(end, language);
}

/** The number of days between two moments in the church's calendar: 0 on the same day, 1 from yesterday. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000);

function written(day: string, weekday: 'short' | 'long', language: Language): string {
  const date = utc(day);
  if (language !== 'en')
    return datePart({ weekday, day: 'numeric', month: 'short', year: 'numeric' }, language, date);
  const month = datePart({ month: 'short' }, language, date);
  return `${datePart({ weekday }, language, date)}, ${month} ${date.getUTCDate()}, ${day.slice(0, 4)}`;
}

/** The start of a day, YYYY-MM-DD. */
export const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date, or one part of it by its name, as the language writes it. Creating a formatter is slow, so they are cached. */
export function datePart(part: Intl.DateTimeFormatOptions, language: Language, date: Date): string {
  const key = `${language} ${JSON.stringify(part)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...part, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(date);
}
