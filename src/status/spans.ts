import type { WordsOf } from '#lib/translations.ts';
import type { statusWords } from './words.ts';

type Words = WordsOf<typeof statusWords>;

/** Seconds as measured: '2.5 s', '120 s'. */
export const secondsIn = (words: Words, seconds: number): string =>
  words.seconds(seconds.toFixed(seconds < 10 ? 1 : 0));

/** Minutes in the unit that people would use. */
export const spanIn = (words: Words, minutes: number): string =>
  minutes < 120
    ? words.minutes(Math.round(minutes))
    : minutes < 2880
      ? words.hours(Math.round(minutes / 60))
      : words.days(Math.round(minutes / 1440));
