import { monthNameOf, monthOf, weekdayOf } from './dayNames.ts';
import type { Language } from './language.ts';
import { dayInMonth, longDay } from './longDays.ts';

/** A date or range of dates for display: the large numeral, and the text next to it. */
export interface DayRange {
  /** '25'; the first day of a range. */
  readonly first: string;
  /** '27': the last day, if it is a different day of the same month; both form one numeral with a dash. */
  readonly last?: string;
  /** 'November, Wednesday to Friday'; across months 'December to 2 January, Wednesday to Saturday'. */
  readonly line: string;
  /** The same below a month's heading: 'Wed–Fri'; across months 'to 2 Jan'. */
  readonly brief: string;
}

interface Said {
  /** Decides whether years are shown: the current year is omitted. YYYY-MM-DD. */
  readonly today: string;
  /** The word between the first and the last day: 'to'. */
  readonly until: string;
  readonly language: Language;
}

/** Formats a range of days, YYYY-MM-DD, without repetition (look book §3). */
export function dayRange(from: string, to: string, { today, until, language }: Said): DayRange {
  const first = bare(from);
  const weekday = weekdayOf(from, language, 'long');
  const isThisYear = (day: string) => day.slice(0, 4) === today.slice(0, 4);
  const month = (day: string) => (isThisYear(day) ? monthNameOf(day, language) : monthOf(day, language));
  if (to === from) return { first, line: `${month(from)}, ${weekday}`, brief: weekdayOf(from, language) };
  const weekdays = `${weekday} ${until} ${weekdayOf(to, language, 'long')}`;
  if (to.slice(0, 7) === from.slice(0, 7))
    return {
      ...{ first, last: bare(to), line: `${month(from)}, ${weekdays}` },
      brief: `${weekdayOf(from, language)}–${weekdayOf(to, language)}`,
    };
  const begins = from.slice(0, 4) === to.slice(0, 4) ? monthNameOf(from, language) : month(from);
  const ends = isThisYear(to) ? dayInMonth(to, language) : longDay(to, language);
  return {
    ...{ first, line: `${begins} ${until} ${ends}, ${weekdays}` },
    brief: `${until} ${dayInMonth(to, language, 'short')}`,
  };
}

/** '5' from '2026-12-05'. */
const bare = (day: string): string => String(Number(day.slice(8)));
