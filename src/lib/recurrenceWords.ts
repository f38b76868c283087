import { monthNameOf, weekdayOf } from './dayNames.ts';
import type { Language } from './language.ts';
import { longDay } from './longDays.ts';
import { type Recurrence, weekOfMonth } from './recurrence.ts';
import { translations, wordsIn } from './translations.ts';

/** The words that describe a rule. */
export const RECURRENCE = translations({
  en: {
    weekly: (weekday: string, every: number) =>
      every === 1 ? `Every ${weekday}` : `Every ${every} weeks on ${weekday}`,
    monthly: (day: string, every: number) => `${months(every)} on day ${day}`,
    monthlyWeekday: (which: number, weekday: string, every: number) =>
      `${months(every)} on the ${['first', 'second', 'third', 'fourth', 'fifth'][which - 1]} ${weekday}`,
    monthlyLast: (weekday: string, every: number) => `${months(every)} on the last ${weekday}`,
    yearly: (day: string, month: string, every: number) =>
      `Every ${every === 1 ? 'year' : `${every} years`} on ${day} ${month}`,
    until: (day: string) => `until ${day}`,
    times: (times: number) => (times === 1 ? 'once' : `${times} times`),
  },
});

const months = (every: number): string => `Every ${every === 1 ? 'month' : `${every} months`}`;

/** 'Every month on the second Sunday, until 28 November 2027'. `first`: the first day. */
export function recurrenceInWords(rule: Recurrence, first: string, language: Language = 'en'): string {
  const words = wordsIn(RECURRENCE, language);
  const end =
    rule.times !== null
      ? words.times(rule.times)
      : rule.until
        ? words.until(longDay(rule.until, language))
        : '';
  return [how(rule, first, language), end].filter(Boolean).join(', ');
}

function how({ repeats, every }: Recurrence, first: string, language: Language): string {
  const words = wordsIn(RECURRENCE, language);
  const weekday = weekdayOf(first, language, 'long');
  const day = String(Number(first.slice(8)));
  switch (repeats) {
    case 'weekly':
      return words.weekly(weekday, every);
    case 'monthly':
      return words.monthly(day, every);
    case 'monthly_weekday':
      return words.monthlyWeekday(weekOfMonth(first), weekday, every);
    case 'monthly_last':
      return words.monthlyLast(weekday, every);
    case 'yearly':
      return words.yearly(day, monthNameOf(first, language), every);
  }
}
