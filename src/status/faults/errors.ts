import { momentFromNow } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, known, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import type { StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

/** For this long after the last one, errors count as ongoing. */
const GOES_ON_MS = 3_600_000;

/** Whether requests were answered properly today. */
export function errorLines({ now, errors }: Measurements, language: Language): StatusLine[] {
  const words = wordsIn(statusWords, language).errors;
  const failures = errors.filter(({ kind }) => kind === 'failure');
  const count = failures.reduce((sum, { times }) => sum + times, 0);
  const [latest] = failures;
  if (!latest) return [well('errors', { sentence: words.none, figure: words.count(0) })];
  const line = {
    sentence: words.some(count),
    small: words.note,
    figure: words.last(momentFromNow(latest.last, now, language)),
  };
  return [now.getTime() - latest.last.getTime() < GOES_ON_MS ? fault('errors', line) : known('errors', line)];
}
