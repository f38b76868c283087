import { momentFromNow } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, known } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import type { StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

const MINUTE = 60_000;
/** Work is polled every few seconds. A picture's may wait behind thousands of others, and so may nightly work. */
const STUCK_MS = 60 * MINUTE;
const DAY = 1440 * MINUTE;
/** Scheduled changes are checked each minute. */
const PLANS_MS = 5 * MINUTE;

/** Background work: what failed and has not succeeded since, what does not start, and pictures. Empty if all of it is done. */
export function workLines({ now, work }: Measurements, language: Language): StatusLine[] {
  const words = wordsIn(statusWords, language).work;
  const said = (moment: Date): string => momentFromNow(moment, now, language);
  const lines: StatusLine[] = work.jobs.flatMap(({ name, failed, lastFailed, lastDone, due }) => [
    ...(lastFailed && (!lastDone || lastDone < lastFailed)
      ? [
          fault(
            'job_failed',
            {
              sentence: words.failed(words.name(name), failed),
              small: words.failedNote,
              figure: said(lastFailed),
            },
            name,
          ),
        ]
      : []),
    ...(due && now.getTime() - due.getTime() > STUCK_MS
      ? [
          fault(
            'job_stuck',
            { sentence: words.stuck(words.name(name), said(due)), small: words.stuckNote },
            name,
          ),
        ]
      : []),
  ]);
  const looked = work.jobs.find(({ name }) => name === 'plans')?.lastDone ?? work.planDue;
  if (looked && now.getTime() - looked.getTime() > PLANS_MS)
    lines.push(
      fault('plans_late', {
        sentence: words.plansLate(said(looked)),
        small: words.plansLateNote(work.planDue !== null),
      }),
    );
  const { waiting, oldest } = work.pictures;
  if (oldest && now.getTime() - oldest.getTime() > DAY)
    lines.push(
      fault('pictures_wait', {
        sentence: words.picturesLong(waiting, said(oldest)),
        small: words.picturesNote,
      }),
    );
  else if (waiting > 0)
    lines.push(known('pictures', { sentence: words.pictures(waiting), small: words.picturesNote }));
  return lines;
}
