import { dayOf } from '#lib/dates.ts';

const DAY = 24 * 3_600_000;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** What stands in the place of a day, as `{{day -12}}`: a word, a number, and for a day of a month a second one. */
const PLACE = /\{\{([a-z-]+)(?: (-?[\d.]+))?(?: day (\d+))?\}\}/g;

/** Fills what depends on the day of filling into a text, and throws when a place in it is called like nothing here. */
export type Dated = (text: string) => string;

/**
 * The days of the sample church, counted from the day on which it is brought in: there is always a past and something ahead. Numbers count
 * from today, this month or this year, and are negative for what has been. `brand`: the organisation's short form on the wire.
 */
export function datesAround(now: Date, brand: string): Dated {
  const today = dayOf(now);
  const midday = new Date(`${today}T12:00:00Z`).getTime();
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const day = (ahead: number): string => new Date(midday + ahead * DAY).toISOString().slice(0, 10);
  const monthAhead = (ahead: number, days = 0): string =>
    new Date(Date.UTC(year, month - 1 + ahead, 1 + days)).toISOString().slice(0, 10);
  const words: Readonly<Record<string, (ahead: number, days: string | undefined) => string>> = {
    brand: () => brand,
    day,
    /** The moment so many days before now; parts of days count. */
    ago: (days) => new Date(now.getTime() - days * DAY).toISOString(),
    /** A month as 2026-11, or a day so many days after its first. */
    month: (ahead, days) =>
      days === undefined ? monthAhead(ahead).slice(0, 7) : monthAhead(ahead, Number(days)),
    'month-name': (ahead) => {
      const [its = '', number = ''] = monthAhead(ahead).split('-');
      return `${MONTHS[Number(number) - 1]} ${its}`;
    },
    'month-number': (ahead) => String(Number(monthAhead(ahead).slice(5, 7))),
    year: (ahead) => String(year + ahead),
    'year-at': (ahead) => day(ahead).slice(0, 4),
    /** The letter of the lectionary's year. */
    cycle: (ahead) => ['A', 'B', 'C'][(year + ahead + 2) % 3] ?? '',
  };
  return (text) =>
    text.replace(PLACE, (place, word: string, ahead: string | undefined, days: string | undefined) => {
      const filled = words[word]?.(Number(ahead ?? 0), days);
      if (filled === undefined) throw new Error(`The sample church knows nothing that is called ${place}.`);
      return filled;
    });
}
