import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, known, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import { slowestOf } from '../slowest.ts';
import { secondsIn } from '../spans.ts';
import type { SlowCall, StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

/** After a longer wait, people think that something is broken. */
const LONG_MS = 3000;
/** A single slow response is no fault. */
const OFTEN = 20;

/** How long responses took today, by route. */
export function pageLines({ now, copies }: Measurements, language: Language): StatusLine[] {
  const all = wordsIn(statusWords, language);
  const words = all.pages;
  const today = slowestOf({ now, copies });
  const [first] = today;
  if (!first) return [known('pages', { sentence: words.none })];
  const figure = ({ p95 }: SlowCall): string => secondsIn(all, p95 / 1000);
  const slow = today.filter(({ p95, count }) => p95 > LONG_MS && count >= OFTEN);
  if (slow.length === 0)
    return [well('pages', { sentence: words.quick, more: words.slowest(first.name), figure: figure(first) })];
  return slow.map((one) =>
    fault(
      'slow',
      {
        sentence: words.slow(one.name),
        small: words.slowNote(one.count, secondsIn(all, one.worst / 1000)),
        figure: figure(one),
      },
      one.name,
    ),
  );
}
