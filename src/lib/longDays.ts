import { datePart, monthNameOf, monthOf, utc, weekdayOf } from './dayNames.ts';
import type { Language } from './language.ts';

/** 'Saturday 28 November 2026' from '2026-11-28', days below ten as '05': events (AMB-084, 'dddd DD MMMM YYYY'). */
export const eventDay = (day: string, language: Language = 'en'): string =>
  language === 'en'
    ? `${weekdayOf(day, 'en', 'long')} ${day.slice(8)} ${monthOf(day)}`
    : datePart({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, language, utc(day));

/** '2 November 2026' from '2026-11-02': a campaign's own page (AMB-084). */
export const longDay = (day: string, language: Language = 'en'): string =>
  language === 'en'
    ? `${dayInMonth(day)} ${day.slice(0, 4)}`
    : datePart({ day: 'numeric', month: 'long', year: 'numeric' }, language, utc(day));

/** '2 November' or '2 Nov' from '2026-11-02'. */
export const dayInMonth = (
  day: string,
  language: Language = 'en',
  month: 'short' | 'long' = 'long',
): string =>
  language === 'en'
    ? `${Number(day.slice(8))} ${monthNameOf(day, 'en', month)}`
    : datePart({ day: 'numeric', month }, language, utc(day));
