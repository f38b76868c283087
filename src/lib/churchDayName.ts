import { churchDayWords } from './churchDayWords.ts';
import { churchDay } from './churchYear.ts';
import { weekdayOf } from './dayNames.ts';
import type { Language } from './language.ts';
import { wordsIn } from './translations.ts';

/** The name of a Sunday or feast: the office's own, or else that of the church year; of another day its weekday. `own`: ''. */
export function churchDayName(day: string, own: string, language: Language): string {
  if (own !== '') return own;
  const found = churchDay(day);
  if (!found) return weekdayOf(day, language, 'long');
  return wordsIn(churchDayWords, language)[found.name](ordinal(found.nth, language));
}

const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '2nd' in English; the other languages put an ending of their own behind the number. */
const ordinal = (nth: number, language: Language): string =>
  language === 'en' ? `${nth}${ENDINGS[ENGLISH.select(nth)] ?? 'th'}` : String(nth);
