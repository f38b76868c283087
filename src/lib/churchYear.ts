import { daysLater } from './dates.ts';
import { sundayFrom, weekdayNumber } from './months.ts';

/** The colours of vestments and hangings. */
export type ChurchColour = 'violet' | 'white' | 'green' | 'red' | 'black';

/** The Sundays and feasts of the western church year. Those of a season are numbered. */
export const CHURCH_DAYS = [
  'advent',
  'christmas',
  'afterChristmas',
  'epiphany',
  'afterEpiphany',
  'ashWednesday',
  'lent',
  'palmSunday',
  'maundyThursday',
  'goodFriday',
  'easter',
  'ofEaster',
  'ascension',
  'pentecost',
  'trinity',
  'afterPentecost',
  'allSaints',
  'christTheKing',
] as const;
export type ChurchDayName = (typeof CHURCH_DAYS)[number];

/** A Sunday or feast. `nth`: which Sunday of its season; 0 for those that have a name of their own. */
export interface ChurchDay {
  readonly name: ChurchDayName;
  readonly nth: number;
  readonly colour: ChurchColour;
}

/** Easter of a year by the Gregorian computus (Meeus, Astronomical Algorithms, ch. 8). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${writtenYear(year)}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
}

/** Advent Sunday of a year, the fourth before Christmas: with it a church year begins. */
export const adventOf = (year: number): string => sundayFrom(`${writtenYear(year)}-11-27`);

/** Feasts on the same day of each year. */
const FIXED: Readonly<Record<string, ChurchDay>> = {
  '01-06': { name: 'epiphany', nth: 0, colour: 'white' },
  '11-01': { name: 'allSaints', nth: 0, colour: 'white' },
  '12-25': { name: 'christmas', nth: 0, colour: 'white' },
};

/** Days by their distance from Easter. */
const AROUND_EASTER: Readonly<Record<number, ChurchDay>> = {
  [-46]: { name: 'ashWednesday', nth: 0, colour: 'violet' },
  [-7]: { name: 'palmSunday', nth: 0, colour: 'red' },
  [-3]: { name: 'maundyThursday', nth: 0, colour: 'white' },
  [-2]: { name: 'goodFriday', nth: 0, colour: 'black' },
  0: { name: 'easter', nth: 0, colour: 'white' },
  39: { name: 'ascension', nth: 0, colour: 'white' },
  49: { name: 'pentecost', nth: 0, colour: 'red' },
  56: { name: 'trinity', nth: 0, colour: 'white' },
};

/** Which Sunday or feast of the church year a day, YYYY-MM-DD, is; null for the other days. */
export function churchDay(day: string): ChurchDay | null {
  const year = Number(day.slice(0, 4));
  const fromEaster = daysFrom(easterOf(year), day);
  const feast = FIXED[day.slice(5)] ?? AROUND_EASTER[fromEaster];
  if (feast) return feast;
  return weekdayNumber(day) === 0 ? sunday(day, year, fromEaster) : null;
}

/** A Sunday without a name of its own. */
function sunday(day: string, year: number, fromEaster: number): ChurchDay {
  const advent = adventOf(year);
  const nthFrom = (first: string): number => daysFrom(first, day) / 7 + 1;
  const written = writtenYear(year);
  if (day > `${written}-12-25`) return { name: 'afterChristmas', nth: 1, colour: 'white' };
  if (day >= advent) return { name: 'advent', nth: nthFrom(advent), colour: 'violet' };
  if (day < `${written}-01-06`) {
    const first = sundayFrom(`${writtenYear(year - 1)}-12-26`);
    return { name: 'afterChristmas', nth: nthFrom(first), colour: 'white' };
  }
  if (fromEaster < -46) {
    const nth = nthFrom(sundayFrom(`${written}-01-07`));
    return { name: 'afterEpiphany', nth, colour: nth === 1 ? 'white' : 'green' };
  }
  if (fromEaster < 0) return { name: 'lent', nth: (fromEaster + 49) / 7, colour: 'violet' };
  if (fromEaster < 49) return { name: 'ofEaster', nth: fromEaster / 7 + 1, colour: 'white' };
  if (day === daysLater(advent, -7)) return { name: 'christTheKing', nth: 0, colour: 'white' };
  return { name: 'afterPentecost', nth: (fromEaster - 49) / 7, colour: 'green' };
}

/** The Sundays and feasts from a day to another, both included. */
export function churchDaysBetween(from: string, to: string): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) if (churchDay(day)) found.push(day);
  return found;
}

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const writtenYear = (year: number): string => String(year).padStart(4, '0');
