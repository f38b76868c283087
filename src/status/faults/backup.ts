import { momentFromNow } from '#lib/dayNames.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, known, well } from '../faultGrades.ts';
import type { Readings } from '../readings.ts';
import type { StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

const HOUR = 3_600_000;
/** One each night: this long after the last good one two have been missed. */
const OLD_MS = 50 * HOUR;

/** Whether there is a good copy of everything, and whether it was tried out. */
export function backupLines({ now, begun, outcomes, settings }: Readings): StatusLine[] {
  const words = wordsIn(statusWords, 'en').backup;
  const said = (moment: Date): string => momentFromNow(moment, now);
  const { backup, drill } = outcomes;
  if (!backup && !settings.makesBackups)
    return [fault('backup_off', { sentence: words.off, small: words.offNote })];
  const good = goodOf(backup?.value);
  const since = good ?? begun;
  const isOld = now.getTime() - since.getTime() > OLD_MS;
  if (isOld)
    return [
      fault('backup_old', {
        sentence: good ? words.old(said(good)) : words.never,
        small: [backup && !backup.value.ok ? backup.value.sentence : '', words.todo]
          .filter(Boolean)
          .join(' '),
        ...(good && { figure: words.good(said(good)) }),
      }),
    ];
  if (!backup) return [known('backup', { sentence: words.notYet, small: words.firstTonight })];
  if (!backup.value.ok)
    return [
      fault('backup_failed', {
        sentence: words.failed,
        more: good ? words.lastGood(said(good)) : words.noneGood,
        small: backup.value.sentence,
        figure: said(backup.at),
      }),
    ];
  const figure = said(backup.at);
  if (drill && !drill.value.ok)
    return [
      fault('drill_failed', {
        sentence: words.drillFailed,
        small: `${drill.value.sentence} ${words.drillTodo}`,
        figure: said(drill.at),
      }),
    ];
  const tried = goodOf(drill?.value);
  if (now.getTime() - (tried ?? begun).getTime() > OLD_MS)
    return [
      fault('drill_old', {
        sentence: tried ? words.drillOld(said(tried)) : words.notTried,
        small: words.drillTodo,
        figure,
      }),
    ];
  const isTried = drill !== undefined && drill.at >= backup.at;
  return [
    well('backup', {
      sentence: words.made(isTried),
      ...(isTried && { more: words.allBack }),
      small: (isTried ? drill : backup).value.sentence,
      figure,
    }),
  ];
}

const goodOf = (kept: { good: string | null } | undefined): Date | undefined =>
  kept?.good ? new Date(kept.good) : undefined;
