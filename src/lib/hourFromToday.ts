import { LOCALES, shortDay, timeOf } from './dayNames.ts';
import type { Language } from './language.ts';

/** 'Today, 6:00 PM', 'Tomorrow, 6:00 AM', otherwise 'Sun, Dec 6, 2026, 6:00 AM', of a time in the church's time zone. `today` is a day there. */
export function hourFromToday(minute: string, today: string, language: Language = 'en'): string {
  const day = minute.slice(0, 10);
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const name =
    days === 0 || days === 1
      ? new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(days, 'day')
      : shortDay(day, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${timeOf(minute, language)}`;
}
